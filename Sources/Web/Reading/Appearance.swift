import Agenda
import Civil
import Foundation

/// A todo or an event on the days on which it is shown, on the person's wall clock.
struct Appearance {
  let item: AgendaItem
  /// The due time or the start.
  let start: When
  /// The end: a time is exclusive, a whole day inclusive; nil if no end was given.
  let end: When?
  /// True if it is an open todo that should have been done by now.
  let isLate: Bool
  /// True if it is an occurrence at another time than the series' own.
  fileprivate(set) var isMoved = false

  /// Returns nil for an item without a date.
  init?(_ item: AgendaItem, on desk: Desk) {
    guard let moment = item.moment else { return nil }
    self.item = item
    start = moment.local(in: desk.person.zone)
    switch item {
    case .event(let event):
      end = event.end?.local(in: desk.person.zone)
      isLate = false
    case .todo(let todo):
      end = nil
      isLate = todo.completed == nil && desk.isPast(moment)
    case .note:
      (end, isLate) = (nil, false)
    }
  }

  var isAllDay: Bool { start.time == nil }

  /// The days on which it is shown. An event that ends at midnight ends with the day before.
  var days: ClosedRange<CivilDate> {
    guard let end else { return start.date...start.date }
    let last = end.time == .midnight ? end.date.adding(days: -1) : end.date
    return start.date...max(start.date, last)
  }

  /// The days that it takes completely: those of an all-day item, and those between the first and the last day of one
  /// with times; nil if there are none.
  var wholeDays: ClosedRange<CivilDate>? {
    if isAllDay { return days }
    let (first, last) = (days.lowerBound.adding(days: 1), days.upperBound.adding(days: -1))
    return first <= last ? first...last : nil
  }

  /// The time that identifies the occurrence in its page's address, if it is one of several.
  var occurrence: When { start }
}

extension Desk {
  /// Returns the todos and events on the days from `first` to `last`, soonest first.
  func appearances(from first: CivilDate, to last: CivilDate) throws -> [Appearance] {
    let moved = try movedOccurrences(from: first, to: last)
    return try kept(from: first, to: last).compactMap { item in
      guard var shown = Appearance(item, on: self) else { return nil }
      shown.isMoved = item.reference.map { moved[$0.number]?.contains(shown.start) ?? false } ?? false
      return shown
    }
  }

  /// The times of the occurrences that were moved, by the numbers of the items.
  private func movedOccurrences(from first: CivilDate, to last: CivilDate) throws -> [Int64: [When]] {
    let (from, end) = (start(of: first), start(of: last.adding(days: 1)))
    var moved: [Int64: [When]] = [:]
    for event in try belongings.events.events(from: from, before: end) where event.recurrence != nil {
      moved[event.id?.number ?? 0] = moments(of: event.overrides, movedFrom: event.start)
    }
    for todo in try belongings.todos.openSeries() {
      moved[todo.id?.number ?? 0] = (todo.seriesStart ?? todo.due).map { moments(of: todo.overrides, movedFrom: $0) }
    }
    return moved
  }

  /// The times of those overrides that were moved. Others differ only in their name or place.
  private func moments(of overrides: [Override], movedFrom start: When) -> [When] {
    overrides.compactMap { override in
      let own = override.recurrenceID
      let regular = When(own.date, start.time == nil ? nil : own.time, zone: start.zone)
      let shown = override.start.local(in: person.zone)
      return shown == regular.local(in: person.zone) ? nil : shown
    }
  }

  /// The todos that should have been done by now, soonest first.
  func lateTodos() throws -> [Todo] {
    try belongings.todos.open(dueBefore: instant).filter { $0.due.map(isPast) ?? false }
  }

  /// The open todos without a date, in the order of writing.
  func undatedTodos(limit: Int) throws -> [AgendaItem] {
    try belongings.searches.find(.all([.kind(.todo), .not(.isCompleted), .due(.never)]), limit: limit)
      .sorted { ($0.reference?.number ?? 0) < ($1.reference?.number ?? 0) }
  }
}
