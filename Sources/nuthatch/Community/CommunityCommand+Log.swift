import Agenda
import ArgumentParser
import Conversation
import Foundation
import Storage

extension CommunityCommand {
  /// Shows the decisions about events.
  struct Log: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "log",
      abstract: "Shows the decisions about events: which were hidden, shown or removed, by whom and why.")

    @OptionGroup var file: DatabaseChoice
    @OptionGroup var output: OutputChoice

    func run() async throws {
      let ledger = try openLedger(at: try await file.path())
      defer { try? ledger.close() }
      var entries: [ModerationEntry] = []
      while true {
        let after = entries.last?.number ?? 0
        let more = try await ledger.read { try $0.moderationLog(after: after, limit: Self.batch) }
        entries += more
        if more.count < Self.batch { break }
      }
      let report = ModerationReport(entries)
      try output.tell(report, report.text.printable)
    }

    private static let batch = 500
  }

  /// Shows an event that waits or is hidden.
  struct Approve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "approve",
      abstract: "Publishes an event that waits, is hidden or was removed; works beside a running daemon.")

    @OptionGroup var choice: EventChoice

    func run() async throws { try await choice.moderate(as: .shown, because: nil) }
  }

  /// Takes an event away.
  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Removes an event for everybody; works beside a running daemon.")

    @OptionGroup var choice: EventChoice

    @Option(help: "The reason, for the log.")
    var why: String?

    func run() async throws { try await choice.moderate(as: .removed, because: why) }
  }
}

/// The event that an operator means, and its database.
struct EventChoice: ParsableArguments {
  @OptionGroup var file: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Argument(help: "The event's number, such as c12.")
  var event: String

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var event: Int64
    var standing: String
  }

  func moderate(as standing: ModeratedEvent.Standing, because reason: String?) async throws {
    guard let number = Int64(event.drop { $0 == "c" }) else {
      throw Problem(code: EX_USAGE, description: "\(event) is not the number of an event, such as c12")
    }
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    let now = Composition.now()
    guard try await ledger.write({ try $0.moderate(number, as: standing, because: reason, at: now) }) else {
      throw Problem(code: EX_NOINPUT, description: "there is no event c\(number)")
    }
    try output.tell(Outcome(event: number, standing: standing.rawValue), "c\(number) is \(standing.rawValue) now")
  }
}
