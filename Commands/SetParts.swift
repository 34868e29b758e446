package import Agenda
import Civil
package import Grammar

/// Sets the time of a part of the day.
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
    guard !arguments.trimmed.isEmpty else {
      self.init()
      return
    }
    guard let hour = PartHour(arguments, by: reader) else {
      throw Misunderstanding(arguments, reason: .isNo(.partOfDay), example: "!parts morning 7:30")
    }
    self.init(hour.part, minutes: hour.minutes)
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
