import Agenda
import Civil
import Foundation
import Grammar
import Importing

/// Reads dates that files have in words, as the chat reads them: `every monday 9am`.
enum WrittenDates {
  static let read: ImportReader.Dates = { words, person, now in
    let reader = Reader(
      now: person.zone.local(at: now), zone: person.zone, conventions: person.conventions,
      language: .of(person.language))
    // The words are read as the date of an item; if words besides the name are left over, they are no date.
    let name = "item"
    let item = reader.item("\(name) \(words)")
    guard item.name == name, let moment = item.due ?? item.start else { return nil }
    return (moment, item.recurrence)
  }
}
