import Agenda
import ArgumentParser
import Foundation
import Storage

/// Retries a message without effect, a dead letter or a job.
struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract:
      "Tries a message without effect (in-12), a dead letter (out-7) or a job (job-3) again; works beside a running daemon."
  )

  @OptionGroup var file: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Argument(
    help:
      "The id that `nuthatch status` tells: in-12, out-7 or job-3; or all, for everything it lists but what was set aside."
  )
  var id: String

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    /// The number of those that are retried.
    var replayed: Int
    /// The number of those that crashed the process twice, and were left alone.
    var setAside = 0
  }

  func run() async throws {
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    let now = Composition.now()
    if id == "all" {
      let (count, deadly) = try await ledger.write { ledger in
        let troubled = try ledger.troubled(limit: .max)
        // One that has crashed the process twice would do it again.
        let harmless = troubled.filter { if case .setAside = $0.outcome { false } else { true } }
        let items =
          try harmless.map { ReplayableItem.message($0.entry.number) }
          + ledger.deadLetters(limit: .max).map { ReplayableItem.letter($0.number) }
          + ledger.jobs.dead(limit: .max).map { ReplayableItem.job($0.number) }
        return (try items.filter { try $0.replay(in: ledger, at: now) }.count, troubled.count - harmless.count)
      }
      var words = "\(count) will be tried again by the running daemon, or by the next one."
      if deadly > 0 {
        words +=
          "\n\(deadly) took the process down twice and stay set aside: replay each by its id, once that is mended."
      }
      return try output.tell(Outcome(replayed: count, setAside: deadly), words)
    }
    guard let item = ReplayableItem(id) else {
      throw Problem.usage("\(id) is not an id such as in-12, out-7 or job-3; `nuthatch status` lists them")
    }
    guard try await ledger.write({ try item.replay(in: $0, at: now) }) else {
      throw Problem.usage(
        "\(id) is neither a message without effect nor a dead letter nor a job given up; `nuthatch status` lists them")
    }
    try output.tell(Outcome(replayed: 1), "\(id) will be tried again by the running daemon, or by the next one.")
  }
}
