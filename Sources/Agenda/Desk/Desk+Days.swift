package import Civil
import Foundation

extension Desk {
  /// The most things in one list of days, since a repeating item may have any number of occurrences.
  package static let mostListed = 500

  /// Returns the todos due and the events on days from `first` to `last`, soonest first, with each occurrence of a
  /// series by itself. If there are very many, only the first are returned.
  package func kept(from first: CivilDate, to last: CivilDate) throws -> [AgendaItem] {
    var found: [AgendaItem] = []
    var (from, days) = (first, 31)
    let series = try last >= today ? belongings.todos.openSeries() : []
    while from <= last, found.count < Desk.mostListed {
      let until = min(last, from.adding(days: days - 1))
      let all = try all(from: from, to: until, series: series)
      // An item that began before this span was found in an earlier one.
      found += from == first ? all : all.filter { ($0.moment?.local(in: person.zone).date).map { $0 >= from } ?? true }
      (from, days) = (until.adding(days: 1), days * 2)
    }
    return Array(found.prefix(Desk.mostListed))
  }

  private func all(from first: CivilDate, to last: CivilDate, series: [Todo]) throws -> [AgendaItem] {
    let todos = try belongings.todos.open(dueFrom: start(of: first), before: start(of: last.adding(days: 1)))
    let later = laterOccurrences(of: series, from: first, to: last)
    return try inOrder((todos + later).map { .todo($0) } + occurrences(from: first, to: last).map { .event($0) })
  }

  /// Things by their instant, whole days before times.
  package func inOrder(_ items: [AgendaItem]) -> [AgendaItem] {
    items.map { ($0, $0.moment?.instant(in: person.zone).timeIntervalSince1970 ?? .infinity) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The events between two days, each occurrence of a repeating one on its own.
  package func occurrences(from first: CivilDate, to last: CivilDate) throws -> [Event] {
    let (from, end) = (start(of: first), start(of: last.adding(days: 1)))
    return try belongings.events.events(from: from, before: end).flatMap { event -> [Event] in
      guard event.recurrence != nil else { return [event] }
      return event.occurrences(from: from, before: end, in: person.zone, most: Desk.mostListed).map { event.at($0) }
    }
  }

  /// Returns the occurrences of repeating todos between two days that come after the open ones. For today only future
  /// occurrences count, since a missed one is the open one. A todo that repeats within the day is listed once a day.
  private func laterOccurrences(of series: [Todo], from first: CivilDate, to last: CivilDate) -> [Todo] {
    guard last >= today else { return [] }
    let (from, end) = (start(of: max(first, today)), start(of: last.adding(days: 1)))
    return series.flatMap { todo -> [Todo] in
      var day = todo.due?.local(in: person.zone).date
      let oncePerDay = todo.recurrence.map { $0.frequency < .daily } ?? false
      return todo.occurrences(from: from, before: end, in: person.zone).filter { occurrence in
        let local = occurrence.start.local(in: person.zone)
        guard !todo.isOpen(occurrence), local.time == nil ? local.date > today : !isPast(local) else { return false }
        defer { day = local.date }
        return !oncePerDay || local.date != day
      }.map { todo.at($0) }
    }
  }
}

extension Criterion.Period {
  /// A period from the first day to the end of the last.
  package static func days(_ first: CivilDate, _ last: CivilDate) -> Self {
    .span(from: CivilDateTime(first, .midnight), before: CivilDateTime(last.adding(days: 1), .midnight))
  }
}
