import Agenda
import Civil
import Markup

extension Href {
  static func day(_ date: CivilDate) -> Href { Href("day", date.description) }
  static func week(_ date: CivilDate) -> Href { Href("week", date.isoWeekText) }
  static func workWeek(_ date: CivilDate) -> Href { Href("work", date.isoWeekText) }
  static func month(_ date: CivilDate) -> Href { Href("month", String(date.description.dropLast(3))) }
  static func agenda(_ date: CivilDate) -> Href { Href("agenda", query: ["from": date.description]) }
  static func undo(_ change: ChangeOrigin) -> Href { Href("undo", change.word) }
  static func group(_ kind: NamedGroup.Kind, _ name: String) -> Href { Href(kind.rawValue, name) }

  /// The page of an item, or of one occurrence if its time on the person's wall clock is given.
  static func item(_ reference: ItemReference, on occurrence: When? = nil) -> Href {
    let number = String(reference.number)
    guard let occurrence else { return Href(reference.kind, number) }
    return Href(reference.kind, number, query: ["on": occurrence.description])
  }
}

extension ItemReference {
  /// The kind of the item in an address: `todo`, `event`, `note`; or `listed`, which has no such page.
  var kind: String {
    switch self {
    case .todo: "todo"
    case .event: "event"
    case .note: "note"
    case .listed: "listed"
    }
  }

  /// The item of a kind with that number; nil for any other word, or if it is not a number.
  init?(kind: String, number: String) {
    guard let number = Int64(number), number > 0 else { return nil }
    switch kind {
    case "todo": self = .todo(Todo.ID(number))
    case "event": self = .event(Event.ID(number))
    case "note": self = .note(Note.ID(number))
    default: return nil
    }
  }
}

extension CivilDate {
  /// `2026-W47`, by ISO 8601.
  var isoWeekText: String {
    let (year, week) = isoWeek
    return CivilDate(year: year, month: 1, clampingDay: 1).description.prefix(4) + "-W" + (week < 10 ? "0" : "")
      + String(week)
  }

  /// The Monday of a week in ISO 8601 (`2026-W47`); nil if there is no such week.
  init?(isoWeek text: String) {
    let parts = text.split(separator: "-W", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2, let year = Int(parts[0]),
      let week = Int(parts[1]), (1...53).contains(week), let january = CivilDate(year: year, month: 1, day: 4)
    else { return nil }
    let monday = january.adding(days: 1 - january.weekday.rawValue + 7 * (week - 1))
    guard monday.isoWeek == (year, week) else { return nil }
    self = monday
  }

  /// The first day of its month.
  var firstOfMonth: CivilDate { adding(days: 1 - day) }

  /// The first day of its week, in weeks that begin on that weekday.
  func startOfWeek(from first: Weekday) -> CivilDate { adding(days: -((weekday.rawValue - first.rawValue + 7) % 7)) }
}
