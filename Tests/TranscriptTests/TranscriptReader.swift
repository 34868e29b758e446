import Agenda
import Civil
import Foundation

/// Reads the notation of transcripts.
struct TranscriptReader {
  struct Failure: Error, CustomStringConvertible, Equatable {
    var line: Int
    var reason: String
    var description: String { "line \(line): \(reason)" }
  }

  private var lines: [String]
  private var next = 0
  private var steps: [Transcript.Step] = []
  private var place = Transcript.Place.fediverse
  private var hasCommunity = false

  static func read(_ text: String) throws -> Transcript {
    var reader = TranscriptReader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return try reader.read()
  }

  private init(lines: [String]) {
    self.lines = lines
    if self.lines.last == "" { self.lines.removeLast() }
  }

  private mutating func read() throws -> Transcript {
    while next < lines.count {
      let line = lines[next]
      if line.isEmpty || line.hasPrefix("#") {
        next += 1
      } else if line.hasPrefix("on "), steps.isEmpty {
        guard let named = Transcript.Place(rawValue: String(line.dropFirst(3))) else {
          throw failure("'\(line)' is none of \(Transcript.Place.allCases.map { "on \($0.rawValue)" })")
        }
        place = named
        next += 1
      } else if line == "with a community", steps.isEmpty {
        hasCommunity = true
        next += 1
      } else if line.hasPrefix("@") {
        let clock = try clock(line.dropFirst())
        steps.append(.init(event: .clock(clock), line: next + 1, source: next..<next + 1))
        next += 1
      } else {
        try readSpeech()
      }
    }
    return Transcript(steps: steps, lines: lines, place: place, hasCommunity: hasCommunity)
  }

  /// `2026-11-20T10:00 Europe/London`, `2026-11-21T09:00`, `+90m`.
  private func clock(_ rest: Substring) throws -> Transcript.Clock {
    let words = rest.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { throw failure("@ takes a time and, if it changes, a zone") }
    if first.hasPrefix("+") {
      let units: [Character: Int] = ["m": 60, "h": 3600, "d": 86_400]
      guard let unit = first.last.flatMap({ units[$0] }), let count = Int(first.dropFirst().dropLast()) else {
        throw failure("'\(first)' is no length of time such as +90m, +2h, +1d")
      }
      return .advance(seconds: count * unit)
    }
    guard let time = CivilDateTime(String(first)) else {
      throw failure("'\(first)' is not a time such as 2026-11-20T10:00")
    }
    guard words.count == 2 else { return .set(time, zone: nil) }
    guard let zone = Zone(identifier: String(words[1])) else { throw failure("'\(words[1])' is no time zone") }
    return .set(time, zone: zone)
  }

  /// Reads `ana> text`, `ana (public, reply)> text`, `bot> text`, `bot (to bob)> text`, each with the indented lines
  /// below.
  private mutating func readSpeech() throws {
    let start = next
    let line = lines[start]
    guard let end = line.firstIndex(of: ">"), let (speaker, options) = speaker(line[..<end]) else {
      throw failure("neither '# comment', '@ time', 'person> text' nor an indented line below one")
    }
    var text = [String(line[line.index(after: end)...].drop { $0 == " " })]
    next += 1
    text += continuation()
    let speech = text.joined(separator: "\n")

    guard speaker == "bot" else {
      let message = try message(from: speaker, speech, options: options, line: start)
      steps.append(.init(event: .message(message), line: start + 1, source: start..<next))
      return
    }
    guard !steps.isEmpty else { throw Self.Failure(line: start + 1, reason: "the bot speaks before anything happened") }
    var delivery = Transcript.Delivery(person: nil, text: speech)
    for option in options {
      guard option.hasPrefix("to ") else {
        throw Self.Failure(line: start + 1, reason: "'\(option)': bot takes (to name)")
      }
      delivery.person = String(option.dropFirst(3))
    }
    steps[steps.count - 1].expected.append(delivery)
    steps[steps.count - 1].expectedSource.append(start..<next)
  }

  /// The indented lines that follow, with the empty ones between them.
  private mutating func continuation() -> [String] {
    var found: [String] = []
    var end = next
    while end < lines.count {
      if lines[end].hasPrefix("  ") {
        found += Array(repeating: "", count: end - next)
        found.append(String(lines[end].dropFirst(2)))
        next = end + 1
      } else if !lines[end].isEmpty {
        break
      }
      end += 1
    }
    return found
  }

  /// A name and the options in parentheses behind it; nil if there is no name.
  private func speaker(_ text: Substring) -> (name: String, options: [String])? {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard let name = parts.first.map({ $0.trimmingCharacters(in: .whitespaces) }), !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    guard parts.count == 2 else { return (name, []) }
    guard let options = parts.last, options.last == ")" else { return nil }
    return (name, options.dropLast().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  private func message(from person: String, _ text: String, options: [String], line: Int) throws -> Transcript.Message {
    var message = Transcript.Message(person: person, text: text)
    for option in options {
      let words = option.split(separator: " ")
      switch words.first {
      case "public": message.isPublic = true
      case "photo" where words.count == 1: message.hasPhoto = true
      case "photo" where words.count > 2 && words[1] == "of":
        message.hasPhoto = true
        message.photoShows = words.dropFirst(2).joined(separator: " ")
      case "reply" where words.count == 1: message.repliesTo = 1
      case "reply" where words.count == 2 && (Int(words[1]) ?? 0) > 0: message.repliesTo = Int(words[1])
      case "edit" where words.count == 1: message.edits = 1
      case "edit" where words.count == 2 && (Int(words[1]) ?? 0) > 0: message.edits = Int(words[1])
      case "press" where words.count == 1: message.presses = 1
      case "press" where words.count == 2 && (Int(words[1]) ?? 0) > 0: message.presses = Int(words[1])
      default:
        throw Failure(
          line: line + 1,
          reason: "'\(option)' is none of public, photo, photo of a tap, reply, reply 2, press, press 2, edit, edit 2")
      }
    }
    return message
  }

  private func failure(_ reason: String) -> Failure { Failure(line: next + 1, reason: reason) }
}
