package import Agenda
package import Grammar

/// Lets the person go to a community event. From then on it is in their own calendar.
package struct Going: Command {
  package var name: ItemName
  /// The number of people who come along.
  package var guests: Int
  /// True for every time of a series, not only the one that is shown.
  package var isEveryTime: Bool

  package init(_ name: ItemName, guests: Int = 0, isEveryTime: Bool = false) {
    (self.name, self.guests, self.isEveryTime) = (name, guests, isEveryTime)
  }

  package static let guide = Guide(
    "going", usage: "[X] [+2] [every time]", bare: [.numbers, .numbersAndGuests, .numbersToRecurrence, .nothing],
    summary: "puts an event into your calendar: going 1 +2")

  package static var examples: [Example<Going>] {
    [
      Example("going 1", Going(.numbers([1]))), Example("!going 1 +2", Going(.numbers([1]), guests: 2)),
      Example("going c12", Going(.listed([ListedEvent.Reference(12)]))),
      Example("going 2 every time", Going(.numbers([2]), isEveryTime: true)),
      Example("!going welcome tea", Going(.words("welcome tea"))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let asked = AttendanceAsked(arguments, by: reader)
    guard let guests = asked.guests, (0...Attendance.mostGuests).contains(guests) else {
      throw Misunderstanding(
        asked.writtenGuests, reason: .takesGuests(Attendance.mostGuests), example: "going 1 +2")
    }
    (self.guests, isEveryTime) = (guests, asked.isEveryTime)
    name = reader.expectItems(asked.name)
  }

  package func run(on desk: Desk) throws -> Reply {
    let rest = (guests == 0 ? "" : " +\(guests)") + (isEveryTime ? " \(desk.reader.spelling(.everyTime))" : "")
    return try desk.attend(name, as: .going, guests: guests, isEveryTime: isEveryTime) { "!going \($0)\(rest)" }
  }
}
