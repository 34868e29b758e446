import Agenda
import Civil
import Foundation

/// Plays the conversation of a transcript, and notes the bot's real messages.
struct TranscriptRunner {
  var correspondent: any Correspondent

  /// Returns the bot's messages at each step.
  func run(_ transcript: Transcript) async throws -> [[Transcript.Delivery]] {
    var zone = Zone.utc
    var now: Date?
    var said: [[Transcript.Delivery]] = []
    for step in transcript.steps {
      switch step.event {
      case .clock(let clock):
        now = try move(clock, from: now, zone: &zone, line: step.line)
        said.append(try await correspondent.wait(until: now ?? .distantPast))
      case .message(let message):
        guard let now else {
          throw TranscriptReader.Failure(line: step.line, reason: "the clock is not set yet: '@ 2026-11-20T10:00 Zone'")
        }
        said.append(try await correspondent.say(message, at: now, zone: zone))
      }
    }
    return said
  }

  private func move(_ clock: Transcript.Clock, from now: Date?, zone: inout Zone, line: Int) throws -> Date {
    switch clock {
    case .set(let time, let newZone):
      zone = newZone ?? zone
      let instant = zone.instant(of: time)
      guard now.map({ $0 <= instant }) ?? true else {
        throw TranscriptReader.Failure(line: line, reason: "the clock goes backwards")
      }
      return instant
    case .advance(let seconds):
      guard let now else { throw TranscriptReader.Failure(line: line, reason: "the clock is not set yet") }
      return now.addingTimeInterval(Double(seconds))
    }
  }
}

extension Transcript {
  /// Returns the same conversation with the bot's real messages.
  func recording(_ said: [[Delivery]]) -> String {
    var output: [String] = []
    var index = 0
    for (step, deliveries) in zip(steps, said) {
      output += lines[index..<step.source.upperBound]
      index = step.source.upperBound
      output += deliveries.flatMap { $0.notation }
      for old in step.expectedSource {
        output += lines[index..<old.lowerBound]
        index = old.upperBound
      }
    }
    output += lines[index...]
    return output.joined(separator: "\n") + "\n"
  }
}

extension Transcript.Delivery {
  /// The lines of a transcript that stand for it.
  var notation: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let speaker = person.map { "bot (to \($0))>" } ?? "bot>"
    return lines.enumerated().map { index, line in
      if index == 0 { return line.isEmpty ? speaker : "\(speaker) \(line)" }
      return line.isEmpty ? "" : "  \(line)"
    }
  }
}
