import ArgumentParser
import Foundation
import Storage

/// Sets the server of an account, if the configuration alone does not determine it.
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Sets the server of an account whose address has changed; the daemon must not run.",
    discussion: """
      People are known by the ids that their server gave them, so another server is never taken for the same one. Use this
      if a server has a new address and the same people as before, or if a database is older than this rule and holds an
      account that is no longer configured.
      """)

  @OptionGroup var file: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Argument(
    help:
      "The accounts that are on that server, as the configuration calls them, and its address now: https://example.org."
  )
  var accountsAndAddress: [String]

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var accounts: [String]
    var realm: String
    /// The server that they were on; absent if it was unknown.
    var before: String?
    /// The file with a copy of the database from before its upgrade; absent if it was up to date.
    var copy: String?
    /// The people who may be several, with the remedies.
    var contested: [String]

    var text: String {
      let names = accounts.joined(separator: ", ")
      let deed =
        switch before {
        case nil: "\(names): on \(realm)."
        case realm?: "\(names): on \(realm) already."
        case let before?: "What was on \(before) is on \(realm) now: \(names), and whoever is known from there."
        }
      return ([deed] + contested.map { "\($0)." }).joined(separator: "\n")
    }
  }

  func run() async throws {
    guard accountsAndAddress.count > 1, let address = accountsAndAddress.last else {
      throw Problem.usage("name the account and the server's address: nuthatch server garden https://example.org")
    }
    let accounts = Array(accountsAndAddress.dropLast())
    let path = try await file.path()
    let server = try serverAddress(address)
    let lock = try DaemonLock(database: path, for: .command("server"))
    defer { withExtendedLifetime(lock) {} }
    // This also upgrades a database from an earlier version, since only then is it known on which server each person
    // wrote.
    let copy = try keptBeforeUpgrade(of: path)
    if let copy { output.note("The database is brought up to date; \(copy) is a copy.") }
    let ledger = try openLedger(at: path, migrates: true)
    defer { try? ledger.close() }
    let network = try await ledger.read { try $0.accounts() }.first { accounts.contains($0.account) }?.network
    let realm = try KnownNetworks.all.realm(ofServer: server, on: network)
    do {
      let before = try await ledger.move(accounts, to: realm, at: Composition.now())
      let outcome = Outcome(
        accounts: accounts, realm: realm, before: before.isEmpty ? nil : before, copy: copy,
        contested: try await ledger.unsettled().map(\.advice))
      try output.tell(outcome, outcome.text)
    } catch let error as StoreError {
      throw Problem.usage("nothing was changed: \(error.cause)")
    }
  }
}
