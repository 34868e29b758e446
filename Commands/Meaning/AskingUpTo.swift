import Agenda
import Civil
import Grammar

// Questions that reach up to something kept: `what is left to do before the concert`.
extension Desk {
  /// Lists what there is to do up to the day before something; nil if the question does not ask for that.
  func leftBefore(_ what: Selection) throws -> Reply? {
    guard let (asked, day, _) = try thingAtEnd(of: what), reader.stemsOfThings(reader.selection(asked)).isEmpty else {
      return nil
    }
    return try GetDue(today, max(today, day.adding(days: -1))).run(on: self)
  }

  /// The question with a coming thing's day in place of its name: `rehearsals before the concert` becomes `rehearsals
  /// before 2026-12-12`. Unchanged if nothing to come has that name.
  func withDayOfThing(_ what: Selection) throws -> Selection {
    guard let (asked, day, link) = try thingAtEnd(of: what) else { return what }
    return reader.selection("\(asked) \(reader.putting(link, before: day.description))".trimmed)
  }

  /// The words before `before` or `until`, that word itself, and the day of the thing after it.
  private func thingAtEnd(of what: Selection) throws -> (asked: String, day: CivilDate, link: ArgumentLink)? {
    guard what.moment == nil, !what.words.isEmpty else { return nil }
    for link in [ArgumentLink.before, .until] {
      let alone = reader.behind(link, in: what.text).map { (before: "", after: $0) }
      for (asked, thing) in reader.splits(what.text, at: link) + [alone].compactMap({ $0 }) {
        let named = try select(reader.selection(thing)).items.map(coming)
        if let day = named.first(where: { !isBehind($0) })?.moment?.local(in: person.zone).date {
          return (asked, day, link)
        }
      }
    }
    return nil
  }
}
