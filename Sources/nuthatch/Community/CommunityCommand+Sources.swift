import ArgumentParser
import Conversation
import Foundation
import Storage

extension CommunityCommand {
  /// Shows the state of each source.
  struct Sources: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sources", abstract: "Shows the state of each source of events; works beside a running daemon.",
      discussion: "With --fetch the daemon asks all of them again at once.",
      subcommands: [Accept.self])

    @OptionGroup var file: DatabaseChoice
    @OptionGroup var output: OutputChoice

    @Flag(help: "Make the daemon read them again now.")
    var fetch = false

    func run() async throws {
      let ledger = try openLedger(at: try await file.path())
      defer { try? ledger.close() }
      let now = Composition.now()
      if fetch { try await ledger.write { try $0.hurrySources(at: now) } }
      let sources = try await ledger.read { try $0.eventSources(at: now) }
      let report = SourceHealth(sources)
      try output.tell(report, report.text.printable)
    }
  }
}
