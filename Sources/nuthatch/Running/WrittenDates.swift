import Agenda
import Civil
import Foundation
import Grammar
import Importing

/// Reads dates that are in words in a file, as the chat reads them: `every monday 9am`.
enum WrittenDates {
  static let read: ImportReader.Dates = { words, person, now in
    let reader = Reader(
      now: person.zone.local(at: now), zone: person.zone, conventions: person.conventions,
      language: .of(person.language))
    // The words are read as the date of an item. If words other than the name remain, they are not a date.
    let name = "item"
    let item = reader.item("\(name) \(words)")
    guard item.name == name, let moment = item.due ?? item.start else { return nil }
    return (moment, item.recurrence)
  }
}
