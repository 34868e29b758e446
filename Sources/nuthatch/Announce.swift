import Agenda
import ArgumentParser
import Foundation
import Store

/// Has everybody told something.
struct Announce: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells everybody something, each where they wrote last, after all that is more urgent.")

  @OptionGroup var file: DatabaseChoice

  @Argument(help: "What to tell them.")
  var text: String

  func run() async throws {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw Problem.usage("there is nothing to tell") }
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    let count = try await ledger.counts().people
    try await ledger.write { try $0.jobs.queue(.announce(text, after: nil), at: Date()) }
    print("\(count) people will be told by the running daemon, or by the next one.")
  }
}
