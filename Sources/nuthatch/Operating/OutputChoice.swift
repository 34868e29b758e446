import ArgumentParser
import Foundation

/// Whether a subcommand tells its outcome to people or to a program.
struct OutputChoice: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  /// Prints the outcome: as JSON, or in words.
  func tell(_ outcome: some Encodable, _ words: @autoclosure () -> String) throws {
    guard json else { return print(words()) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
  }

  /// Prints what people are told before the outcome, and programs read in it.
  func note(_ words: String) {
    if !json { print(words) }
  }
}
