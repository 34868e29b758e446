import Agenda
import Civil
import Foundation
import Grammar
import Importing

/// Reads the dates that some files have in words, as the chat reads them: `every monday 9am`.
enum WrittenDates {
  static let read: ImportReader.Dates = { words, person, now in
    let reader = Reader(
      now: person.zone.local(at: now), zone: person.zone, conventions: person.conventions,
      language: .of(person.language))
    // As the date of something; what is left over besides its name is no date.
    let name = "item"
    let item = reader.item("\(name) \(words)")
    guard item.name == name, let moment = item.due ?? item.start else { return nil }
    return (moment, item.recurrence)
  }
}
