import ArgumentParser
import Foundation

/// The choice of a subcommand's output: text for people, or JSON for programs.
struct OutputChoice: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  /// Prints the outcome, as JSON or in words.
  func tell(_ outcome: some Encodable, _ words: @autoclosure () -> String) throws {
    guard json else { return print(words()) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
  }

  /// Prints a note for people that comes before the outcome; the JSON has it in a field.
  func note(_ words: String) {
    if !json { print(words) }
  }
}
