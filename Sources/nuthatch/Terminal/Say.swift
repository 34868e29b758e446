import Agenda
import Agent
import ArgumentParser
import Civil
import Foundation
import Storage

/// Says one message and prints the answer.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Handles one message of yours, prints the answer and exits; calls on one database are one conversation.")

  @OptionGroup var terminal: TerminalOptions

  @Option(help: "What your wall clock shows, such as 2026-11-20T10:00; the present if not given.")
  var now: String?

  @Flag(help: "Print the answer as JSON: {\"replies\": [...]}.")
  var json = false

  @Argument(help: "The message.")
  var text: String

  func run() async throws {
    let said = Said()
    let talk = try await Terminal(terminal, timekeeper: try timekeeper(), output: { said.append($0) })
    // Reminders that came due before the message are sent before its answer.
    try await talk.remind()
    try await talk.say(text)
    try talk.ledger.close()
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(["replies": said.texts]), as: UTF8.self))
    } else {
      for text in said.texts { print(text) }
    }
  }

  private func timekeeper() throws -> Timekeeper {
    guard let now else { return Composition.clock }
    guard let local = CivilDateTime(now) else {
      throw Problem.usage("--now \(now) is not a time such as 2026-11-20T10:00")
    }
    let instant = try terminal.resolvedZone(terminal.settings()).instant(of: local)
    return Timekeeper(now: { instant }, sleep: Composition.clock.sleep)
  }
}

/// The bot's messages, in order.
final class Said: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  var texts: [String] { lock.withLock { kept } }

  func append(_ text: String) { lock.withLock { kept.append(text) } }
}
