import Agenda
import ArgumentParser
import Foundation
import Storage

/// Sends everybody a message.
struct Announce: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce",
    abstract: "Sends a message to everyone, on the account they used last, at the lowest priority.")

  @OptionGroup var file: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Flag(help: "Print how many people it would reach, and send nothing.")
  var dryRun = false

  @Flag(help: "Send it without asking first.")
  var yes = false

  @Argument(help: "The message.")
  var text: String

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var people: Int
    var isSent: Bool
  }

  func run() async throws {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw Problem.usage("there is no text to send") }
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    let count = try await ledger.counts().people
    if dryRun {
      return try output.tell(Outcome(people: count, isSent: false), "\(count) people would be told: \(text)")
    }
    if !yes { try ask("Tell \(count) people: \(text)\nIt can't be taken back. Send it? [y/N] ") }
    try await ledger.write { try $0.jobs.queue(.announce(text, after: nil), at: Composition.now()) }
    try output.tell(
      Outcome(people: count, isSent: true), "\(count) people will be told by the running daemon, or by the next one.")
  }

  /// - Throws: `Problem` unless the answer is yes, or if there is nobody to ask.
  private func ask(_ question: String) throws {
    guard isatty(STDIN_FILENO) == 1 else {
      throw Problem.usage("this goes to everybody: --yes sends it, --dry-run tells how many it would reach")
    }
    // The question goes to standard error, so that output for a program does not contain it.
    FileHandle.standardError.write(Data(question.utf8))
    guard ["y", "yes"].contains(readLine()?.lowercased()) else { throw Problem.usage("nothing was sent") }
  }
}
