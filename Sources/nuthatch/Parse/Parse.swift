import Agenda
import ArgumentParser
import Commands
import Foundation
import Grammar

/// Shows how the bot would understand messages, without keeping or answering any.
struct Parse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Shows how the bot understands a message.",
    discussion: """
      With --jsonl, reads {"id", "text", "now", "zone"} lines on the standard input and writes one JSON object a line, \
      in their order.
      """)

  @Option(help: "What your wall clock shows, such as 2026-11-20T10:00; the present if not given.")
  var now: String?

  @Option(help: "Your time zone, such as Europe/London; the machine's if not given.")
  var zone: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Read JSON lines, write JSON lines.")
  var jsonl = false

  @Option(help: "With --jsonl: parse all lines that many times, and print only how long it took.")
  var time: Int?

  @Flag(help: "Tell which rules read which words, and what was discarded.")
  var explain = false

  @Argument(help: "The message.")
  var text: String?

  func validate() throws {
    if jsonl == (text != nil) { throw ValidationError("Give a message, or --jsonl to read messages from the input.") }
    if explain, jsonl || json { throw ValidationError("--explain is for people: it goes without --json and --jsonl.") }
    if time != nil, !jsonl { throw ValidationError("--time goes with --jsonl.") }
    if let time, time < 1 { throw ValidationError("--time \(time) is not a number of times, such as 20.") }
  }

  func run() throws {
    let readers = try ParseReaders(vocabulary: Catalogue.vocabulary, now: now, zone: zone)
    if let text {
      try say(text, readers)
    } else if let time {
      print(ParseTrial(readers).seconds(parsing: time))
    } else {
      try ParseStream(readers).run()
    }
  }

  private func say(_ text: String, _ readers: ParseReaders) throws {
    let reader = try readers.reader()
    if json {
      print(String(decoding: try ParseStream.encoder().encode(ParsedMessage(text, reader: reader)), as: UTF8.self))
    } else {
      for line in ParseOutline(reader: reader).lines(of: reader.message(text)) { print(line) }
      if explain { for explanation in reader.explanations(of: text) { print("  " + told(explanation)) } }
    }
  }

  private func told(_ explanation: Explanation) -> String {
    let reading = "rule \(explanation.rule): \"\(explanation.words)\""
    return explanation.discarded.map { reading + ", discarded: \($0)" } ?? reading
  }
}
