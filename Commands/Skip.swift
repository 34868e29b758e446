package import Agenda
import Civil
package import Grammar

/// Skips single occurrences of a series.
package struct Skip: Command {
  package var name: ItemName
  /// The occurrence, or all of those in a range; nil is the next one.
  package var day: TemporalExpression?
  /// All the words as a name, if there may be something of that name.
  package var whole: ItemName?

  package init(_ name: ItemName, on day: TemporalExpression? = nil, whole: ItemName? = nil) {
    self.name = name
    self.day = day
    self.whole = whole
  }

  package static let guide = Guide(
    "skip", usage: "X [D]", bare: [.numbers], summary: "skips one time of a repeat: !skip gym friday")

  package static var examples: [Example<Skip>] {
    [
      Example("!skip gym", Skip(.words("gym"))),
      Example(
        "!skip gym 2026-11-24",
        Skip(.words("gym"), on: .example("2026-11-24", .example(11, 24)), whole: .words("gym 2026-11-24"))),
      Example("skip 2", Skip(.numbers([2]))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let named = try reader.expectItemAndDay(arguments)
    self.init(named.name, on: named.day, whole: named.whole)
  }

  package func run(on desk: Desk) throws -> Reply {
    if let whole, try desk.isNamed(whole) { return try Skip(whole).run(on: desk) }
    let words = day.map { " \($0.text)" } ?? ""
    switch try desk.choose(name, on: day, takesTimes: true, again: { "!skip \($0)\(words)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { try desk.skip($0, named: name, on: day) }
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }
}

extension Desk {
  /// Skips the occurrences that are meant, or the next one, and says so. A todo with no occurrence left is removed.
  ///
  /// - Parameter command: the person's words, for the example of an error.
  func skip(
    _ item: AgendaItem, named words: ItemName, on day: TemporalExpression?, by command: String = Skip.guide.name
  ) throws -> String {
    let name = item.name
    guard item.repeats else {
      throw Misunderstanding(name, reason: .repeatsNot, example: "!delete \(name)")
    }
    let meant = try meant(of: item, by: words, at: day, again: { "!\(command) \(name) \($0)" })
    guard let left = meant ?? next(of: item).map({ [$0] }) else {
      throw Misunderstanding(name, reason: .comesNoMore, example: "!delete \(name)")
    }
    let rest = item.leavingOut(left, on: self)
    if let rest { try update(rest) } else { try remove(item) }
    try describe(.skipped, [name])
    let isOfHours = item.recurrence.map { $0.byHour.count > 1 } ?? false
    return wording.skipped(
      name, left.map(\.start), isOfHours: isOfHours, next: rest.flatMap(next)?.start, on: self)
  }
}

extension AgendaItem {
  /// The same series without some of its occurrences; nil for a todo with no occurrence left.
  fileprivate func leavingOut(_ occurrences: [Occurrence], on desk: Desk) -> AgendaItem? {
    switch self {
    case .event(var event):
      for occurrence in occurrences { event.skip(occurrence.recurrenceID) }
      return .event(event)
    case .todo(var todo):
      let known = todo.recurrence?.exceptions ?? []
      for occurrence in occurrences where !todo.isOpen(occurrence) { todo.skip(occurrence.recurrenceID) }
      guard occurrences.contains(where: todo.isOpen) else { return .todo(todo) }
      // A rule that counts from completion counts from the skipped day.
      let zone = desk.person.zone
      let left = todo.repeatFrom == .completion ? todo.due?.instant(in: zone) : nil
      guard var next = todo.next(after: max(desk.instant, left ?? desk.instant), in: zone) else { return nil }
      // A series goes on after the occurrence that is open. Earlier ones need no exception.
      if let open = next.recurrenceID { next.recurrence?.exceptions.removeAll { !known.contains($0) && $0 < open } }
      return .todo(next)
    case .note: return self
    }
  }
}
