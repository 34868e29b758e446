import Agent
import Logging
import ServiceLifecycle
import Storage
import UnixSignals

/// Reads the configuration again on SIGHUP and applies it to the accounts. Unchanged accounts notice nothing.
struct Reloading: Service, CustomStringConvertible {
  let hangups: UnixSignalsSequence
  let file: ConfigurationFile
  let agent: Bot
  let ledger: any Ledger & PeopleAdministration
  let composition: Composition
  let live: LiveSettings
  let log: Logger

  var description: String { "reloading" }

  func run() async throws {
    for await _ in hangups.cancelOnGracefulShutdown() { await reload() }
  }

  /// Reads the configuration; an invalid one changes nothing.
  private func reload() async {
    do {
      let settings = try await file.read()
      var changed = composition
      changed.settings = settings
      let accounts = try settings.accounts.map { try changed.account($0) }
      for renamed in try await ledger.renamed(accounts) { log.warning("\(renamed)") }
      try await ledger.register(accounts)
      try await ledger.setDefaultQuota(settings.quota)
      let kept = composition.settings.changesForRestart(to: settings)
      if !kept.isEmpty {
        log.warning(
          "these settings need a restart",
          metadata: ["settings": "\(kept.joined(separator: ","))"])
      }
      agent.change(to: accounts, policy: settings.policy)
      live.settings = settings
      log.notice("configuration read again", metadata: ["accounts": "\(accounts.map(\.name).joined(separator: ","))"])
    } catch {
      log.error(
        "the configuration is invalid: the old one stays in use",
        metadata: ["error": "\(String(describing: error).replacing("\n", with: "; "))"])
    }
  }
}
