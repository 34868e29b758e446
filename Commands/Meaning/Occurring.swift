import Agenda
import Civil
import Grammar

// Single occurrences of series.

extension Desk {
  /// The most occurrences that one command may act on.
  private static let mostAtOnce = 50

  /// The line in a list of days for an item, or for one of its occurrences.
  func entry(_ item: AgendaItem, as text: String) -> Reply.Entry {
    Reply.Entry(text, item: item.reference, occurrence: item.moment?.local(in: person.zone).description)
  }

  /// The occurrences of an item that a day or the numbers of a list of days mean; nil if neither does.
  ///
  /// - Throws: `Misunderstanding` if there are none on that day.
  func meant(
    of item: AgendaItem, by name: ItemName, at day: TemporalExpression?, again: (String) -> String
  ) throws -> [Occurrence]? {
    if let day { return try occurrences(of: item, at: day, again: again) }
    guard item.repeats, case .numbers(let numbers) = name else { return nil }
    let listed = numbers.compactMap { number -> When? in
      let isOfItem = shown.indices.contains(number - 1) && shown[number - 1] == item.reference
      guard isOfItem, occurrencesShown.indices.contains(number - 1) else { return nil }
      return occurrencesShown[number - 1].flatMap { When($0) }
    }
    let found = listed.compactMap { occurrence(of: item, listedAt: $0) }
    guard found.isEmpty, let day = listed.first?.date else { return found.isEmpty ? nil : found }
    throw notOn(day, day, item, again)
  }

  /// The occurrence that a list showed at that time. If it has been moved since, it is at its new time.
  private func occurrence(of item: AgendaItem, listedAt when: When) -> Occurrence? {
    let there = occurrences(of: item, from: when.date, to: when.date, at: nil)
    if let found = there.first(where: { $0.start.local(in: person.zone) == when }) { return found }
    if case .todo(let todo) = item, todo.recurrenceID == when.wall { return todo.open }
    return item.overrides[when.wall].map { Occurrence($0.recurrenceID, start: $0.start, override: $0) }
  }

  /// The occurrences that a moment names, all of those in a range.
  ///
  /// - Throws: `Misunderstanding` with the days of existing occurrences, if there are none.
  func occurrences(of item: AgendaItem, at moment: TemporalExpression, again: (String) -> String) throws -> [Occurrence]
  {
    guard let days = moment.days else {
      throw Misunderstanding(moment.text, reason: .isNo(.day), example: again(wording.someDay))
    }
    let found = occurrences(of: item, at: moment)
    guard found.count <= Desk.mostAtOnce else {
      let reason = Misunderstanding.Reason.tooManyTimes(Desk.mostAtOnce)
      throw Misunderstanding(moment.text, reason: reason, example: again(wording.someWeek))
    }
    guard found.isEmpty else { return found }
    throw notOn(days.lowerBound, days.upperBound, item, again)
  }

  private func notOn(
    _ first: CivilDate, _ last: CivilDate, _ item: AgendaItem, _ again: (String) -> String
  ) -> Misunderstanding {
    var next: [When] = []
    for occurrence in occurrences(of: item, since: today) where !isPast(occurrence.start) {
      next.append(occurrence.start)
      if next.count == 3 { break }
    }
    guard let soonest = next.first else {
      return Misunderstanding(item.name, reason: .comesNoMore, example: "!show \(item.name)")
    }
    return Misunderstanding(
      item.name, reason: wording.notOn(first, last, butOn: next, on: self),
      example: again(wording.day(soonest.local(in: person.zone).date, on: self)))
  }

  /// True if an item falls on the days, and at the time, that a moment gives.
  func falls(_ item: AgendaItem, on moment: TemporalExpression) -> Bool { !occurrences(of: item, at: moment).isEmpty }

  /// The item once for each of its occurrences on the days, and at the time, that a moment gives.
  func then(_ item: AgendaItem, at moment: TemporalExpression) -> [AgendaItem] {
    occurrences(of: item, at: moment).map { occurrence in
      switch item {
      case .todo(let todo): .todo(todo.at(occurrence))
      case .event(let event): .event(event.at(occurrence))
      case .note: item
      }
    }
  }

  private func occurrences(of item: AgendaItem, at moment: TemporalExpression) -> [Occurrence] {
    guard var days = moment.days else { return [] }
    // `no choir in december`, said in December, means this December.
    let month = days.lowerBound.adding(months: -12)
    if moment.periodEnd != nil, month.components.day == 1, days.lowerBound.components.day == 1, month <= today,
      today < month.adding(months: 1), days.upperBound < days.lowerBound.adding(months: 1)
    {
      days = today...month.adding(months: 1).adding(days: -1)
    }
    let time = moment.hasTime ? moment.time : nil
    // A weekday means today if it is that day and the occurrence lies ahead.
    if moment.isWeekday, days.lowerBound == today.adding(days: 7) {
      let ahead = occurrences(of: item, from: today, to: today, at: time).filter { !isPast($0.start) }
      if !ahead.isEmpty { return ahead }
    }
    // Only the rest of the current week is meant.
    let first = moment.periodStart == nil ? days.lowerBound : max(days.lowerBound, today)
    let found = occurrences(of: item, from: first, to: days.upperBound, at: time)
    // `tomorrow morning` means one of the hours of a day.
    guard time == nil, let span = hours(moment), let hours = item.recurrence?.byHour, hours.count > 1 else {
      return found
    }
    return found.filter { occurrence in
      occurrence.start.local(in: person.zone).time.map { span.contains($0.secondOfDay / 60) } ?? true
    }
  }

  private func occurrences(
    of item: AgendaItem, from first: CivilDate, to last: CivilDate, at time: CivilTime?
  ) -> [Occurrence] {
    let (from, end) = (start(of: first), start(of: last.adding(days: 1)))
    let found =
      switch item {
      case .todo(let todo): todo.occurrences(from: from, before: end, in: person.zone, most: Desk.mostAtOnce + 1)
      case .event(let event): event.occurrences(from: from, before: end, in: person.zone, most: Desk.mostAtOnce + 1)
      case .note: [Occurrence]()
      }
    return time == nil ? found : found.filter { $0.start.local(in: person.zone).time == time }
  }

  /// True if words name something that exists.
  func isNamed(_ name: ItemName?) throws -> Bool {
    guard case .words(let words) = name else { return false }
    return try !todos(named: words, byWordsOnly: true).isEmpty || !kept(with: reader.terms(of: words)).isEmpty
  }
}
