import ArgumentParser
import Foundation
import Store

/// Says which server an account is on, where that can't be told from the configuration alone.
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which server an account is on, after its address has changed; the daemon must not run.",
    discussion: """
      People are known by the ids that their server gave them, so another server is never taken for the same one. Use this
      when the server itself has another address than before, with the same people on it; or for an account of a database
      that is older than this rule, and that is not configured any more.
      """)

  @OptionGroup var file: DatabaseChoice

  @Argument(help: "The account, as the configuration calls it.")
  var account: String

  @Argument(help: "The server's address now, such as https://example.org.")
  var address: String

  func run() async throws {
    let path = try await file.path()
    let realm = try realm(ofServer: address)
    let lock = try DaemonLock(database: path)
    defer { withExtendedLifetime(lock) {} }
    let ledger = try openLedger(at: path)
    defer { try? ledger.close() }
    do {
      let before = try await ledger.move(account: account, to: realm)
      print(
        before == realm
          ? "\(account) was on \(realm) already."
          : before.isEmpty
            ? "\(account) is on \(realm)."
            : "What was on \(before) is on \(realm) now: \(account), and whoever is known from there.")
      for address in try await ledger.unsettled() where address.isContested { print("\(address.advice).") }
    } catch let error as StoreError {
      throw Problem.usage("nothing was changed: \(error.cause)")
    }
  }
}
