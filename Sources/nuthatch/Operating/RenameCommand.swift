import Agent
import ArgumentParser
import Conversation
import Foundation
import Storage

/// Lets an account continue under another name.
struct RenameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Makes a renamed account continue where it stopped; the daemon must not run.",
    discussion: """
      Use this after you have renamed an account in the configuration. Otherwise it starts as a new account, and does
      not read the messages that were written to it since it last ran.
      """)

  @OptionGroup var file: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Argument(help: "The old name.")
  var old: String

  @Argument(help: "The new name.")
  var new: String

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var account: String
    var before: String
    /// The file with a copy of the database from before its upgrade; absent if it was up to date.
    var copy: String?
  }

  func run() async throws {
    let path = try await file.path()
    let lock = try DaemonLock(database: path, for: .command("rename"))
    defer { withExtendedLifetime(lock) {} }
    let copy = try keptBeforeUpgrade(of: path)
    if let copy { output.note("The database is brought up to date; \(copy) is a copy.") }
    let ledger = try openLedger(at: path, migrates: true)
    defer { try? ledger.close() }
    do {
      try await ledger.rename(old, to: new)
      try output.tell(
        Outcome(account: new, before: old, copy: copy), "\(old) is \(new) now, and goes on where it stopped.")
    } catch let error as StoreError {
      throw Problem.usage("nothing was changed: \(error.cause)")
    }
  }
}

/// An account that is configured under a name that was never used before, and may be a renamed one.
struct Renamed: CustomStringConvertible {
  var old: String
  var new: String

  /// Returns the configured accounts that may have had another name.
  ///
  /// - Parameter known: the accounts that the database knows.
  static func among(_ configured: [Account], known: [AccountStatus]) -> [Renamed] {
    let idle = known.filter { status in status.cursor != nil && !configured.contains { $0.name == status.account } }
    return configured.flatMap { account in
      let isNew = known.first { $0.account == account.name }?.cursor == nil
      return idle.filter { isNew && $0.network == account.network.name && $0.realm == account.network.realm }
        .map { Renamed(old: $0.account, new: account.name) }
    }
  }

  var description: String {
    "account \(new) is new, and account \(old) on the same server is not in the configuration any more. If both are the"
      + " same account, stop the daemon and run: nuthatch rename \(old) \(new). Otherwise the bot does not read what was"
      + " written to \(new) since \(old) last ran"
  }
}
