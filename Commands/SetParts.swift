package import Agenda
import Civil
package import Grammar

/// Sets the time of day that a part of the day stands for.
package struct SetParts: Command {
  /// The part's name; nil shows all of them.
  package var part: PartOfDay?
  /// The time in minutes since midnight.
  package var minutes: Int

  package init(_ part: PartOfDay? = nil, minutes: Int = 0) {
    self.part = part
    self.minutes = minutes
  }

  package static let guide = Guide(
    "parts", usage: "morning 7:30", bare: [], summary: "the hour that morning, lunch or evening stands for")

  package static var examples: [Example<SetParts>] {
    [
      Example("!parts morning 7:30", SetParts(.morning, minutes: 450)),
      Example("!parts lunch 1pm", SetParts(.lunch, minutes: 780)), Example("!parts", SetParts()),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased().split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = words.first else {
      self.init()
      return
    }
    let told =
      words.count > 1 ? reader.minutes(words[1]) ?? reader.moment(words[1])?.time.map { $0.secondOfDay / 60 } : nil
    guard let part = reader.partOfDay(first), let told, told < 1440 else {
      throw Misunderstanding(arguments, reason: .isNo(.partOfDay), example: "!parts morning 7:30")
    }
    // `evening 6`: a bare hour lies in that part.
    let isBare = words[1].allSatisfy { $0.isNumber || $0 == ":" || $0 == "." }
    let isLate = [.afternoon, .endOfDay, .evening, .tonight, .night].contains(part) || part == .lunch && told < 360
    let isOpen = isBare || reader.moment(words[1])?.hourIsOpen == true
    self.init(
      part,
      minutes: isOpen && isLate && (60..<720).contains(told)
        ? told + 720 : isOpen && part == .morning ? told % 720 : told)
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let part else {
      return Reply(.answer, [desk.wording.partsAre(desk.person.conventions.partsOfDay, on: desk)])
    }
    var parts = desk.person.conventions.partsOfDay
    parts[part] = minutes
    return try desk.set(
      \.conventions.partsOfDay, to: parts, did: ChangeSummary(.setPartOfDay, [part.rawValue]),
      told: desk.wording.part(part, minutes, on: desk)
    )
  }
}
