import Agenda

extension Voice {
  /// Above a list.
  static func heading(_ what: String) -> String { "\(what):" }

  /// Instead of a list.
  static func nothing(_ what: String) -> String { "\(what): nothing." }

  /// `Today, Fri 20 Nov`.
  static func day(_ name: String, _ date: CivilDate, on desk: Desk) -> String {
    "\(name), \(Voice.date(date, on: desk))"
  }

  /// `Mon 23 Nov - Sun 29 Nov`.
  static func days(_ first: CivilDate, _ last: CivilDate, on desk: Desk) -> String {
    first == last ? date(first, on: desk) : "\(date(first, on: desk)) - \(date(last, on: desk))"
  }

  /// How a todo that is late stands in a list.
  static func overdue(_ todo: Todo, on desk: Desk) -> String { "\(line(todo, on: desk)) (overdue)" }
}
