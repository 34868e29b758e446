import ArgumentParser
import Foundation
import Storage

extension CommunityCommand.Sources {
  /// Lets the next answer of a source count, however much is missing in it.
  struct Accept: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "accept",
      abstract: "Accepts that a source has lost most of its events; works beside a running daemon.",
      discussion: """
        If many events of a source vanish at once, the bot keeps them, and `nuthatch community sources` says so. After
        this command the daemon reads the source now, and drops the missing events after three answers over three hours.
        """)

    @OptionGroup var file: DatabaseChoice
    @OptionGroup var output: OutputChoice

    @Argument(help: "The source's name in the configuration.")
    var name: String

    /// The fields of the JSON.
    private struct Outcome: Encodable {
      var source: String
      var held: Int
    }

    func run() async throws {
      let ledger = try openLedger(at: try await file.path())
      defer { try? ledger.close() }
      let now = Composition.now()
      let held = try await ledger.write { [name] in try $0.acceptLoss(ofSource: name, at: now) }
      guard let held else {
        throw Problem(code: EX_NOINPUT, description: "nothing of a source called \(name) is held")
      }
      try output.tell(
        Outcome(source: name, held: held), "\(name): the \(held) events that vanished are dropped in time")
    }
  }
}
