import ArgumentParser
import Foundation
import Storage
import Web

/// Prints a link to the operator's page. Anybody who can read the configuration and write the database is the operator.
struct OpenOperatorPage: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web",
    abstract: "Prints a link to the operator's page, which works once within 10 minutes; the daemon must run.")

  @OptionGroup var configuration: ConfigurationFile
  @OptionGroup var output: OutputChoice

  private static let lasts: TimeInterval = 600

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var link: String
    var until: Date
  }

  func run() async throws {
    let settings = try await configuration.readWithoutAccounts()
    guard let pages = settings.web?.pages else {
      throw Problem.configuration(
        "there are no pages: `web.listen` and `web.public_url` say where; the address has to be https, or of this machine"
      )
    }
    guard DaemonLock.holder(of: settings.database)?.version != nil else {
      throw Problem.unavailable("the daemon does not run, and serves no page; do: systemctl start nuthatch")
    }
    let ledger = try openLedger(at: settings.database)
    defer { try? ledger.close() }
    let until = Composition.now() + Self.lasts
    let token = try await ledger.write { try $0.newSignInLink(for: .operator, until: until) }
    let link = "\(pages.origin)/in/\(token)"
    try output.tell(Outcome(link: link, until: until), link)
  }
}
