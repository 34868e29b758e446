import Agenda
import Civil
import Foundation
import Grammar

// Answers about free time, the time until something, and the calendar itself.
extension Desk {
  /// Answers whether the person is free then, with the events and the gaps between them.
  func isFree(_ what: Selection, isAskedBusy: Bool) throws -> Reply? {
    guard what.words.isEmpty || what.moment != nil else { return nil }
    let days = what.moment?.days ?? today...today
    let first = days.contains(today) ? today : days.lowerBound, last = days.upperBound
    var moment = what.moment
    var span = moment.flatMap { hours($0) }
    let taken = try busy(from: first, to: last).map { first == last ? $0.on(first, self) : $0 }
    var busy = taken.filter { $0.overlaps(span) }
    // `am i free at 7` may mean the evening.
    if busy.isEmpty, let later = moment?.inOtherHalfOfDay, let evening = hours(later) {
      busy = taken.filter { $0.minutes != 0..<1440 && $0.overlaps(evening) }
      if !busy.isEmpty { (moment, span) = (later, evening) }
    }
    let when = moment.map { whenAsked($0, within: span) } ?? wording.date(first, on: self)
    let asked = first == last ? When(first, moment?.hasTime == true ? moment?.time : nil) : nil
    guard !busy.isEmpty else {
      var free = Reply.none(wording.isFree(when, isAskedBusy: isAskedBusy))
      free.dayAsked = asked
      return free
    }
    let told = busy.map {
      Reply.Entry(wording.line($0.item, on: self, day: first == last ? first : nil), item: $0.item.reference)
    }
    var answer = wording.isBusy(when, isAsked: isAskedBusy)
    if first == last, moment?.hasTime != true, moment?.endTime == nil {
      let gaps = gaps(on: first, between: busy).map { span.map($0.clamped) ?? $0 }.filter { !$0.isEmpty }
      if !gaps.isEmpty { answer = wording.butFree(answer, wording.hours(gaps, on: self)) }
    }
    var reply = Reply(.answer, [wording.heading(answer)], list: told)
    reply.dayAsked = asked
    return reply
  }

  /// The days that a moment names, with the hours asked about if it names a part of a day: `tomorrow afternoon`.
  private func whenAsked(_ moment: TemporalExpression, within span: Range<Int>?) -> String {
    guard let span, !moment.hasTime, moment.endTime == nil, moment.time != nil, let days = moment.days,
      days.lowerBound == days.upperBound
    else { return moment.told(on: self) }
    let end = span.upperBound < 1440 ? CivilTime(secondOfDay: span.upperBound * 60) : .lastMinute
    return wording.onDays(
      days.lowerBound, days.upperBound, from: CivilTime(secondOfDay: span.lowerBound * 60), to: end, on: self)
  }

  /// Answers whether something else takes place at the same time.
  func clashes(_ what: Selection) throws -> Reply? {
    if what.words.isEmpty, let days = what.moment?.days { return try clashes(on: days) }
    let found = try about(what).map(coming)
    guard let item = found.first(where: { !isBehind($0) }) ?? found.first else { return nil }
    guard let start = item.moment?.local(in: person.zone), let time = start.time else {
      return Reply(.answer, wording.details(item, on: self), subjects: [item.reference].compactMap { $0 })
    }
    let from = time.secondOfDay / 60
    let span = from..<from + max(1, (item.length(on: self) ?? 1800) / 60)
    let others = try busy(from: start.date, to: start.date).filter {
      $0.item.reference != item.reference && $0.minutes != 0..<1440 && $0.overlaps(span)
    }
    guard !others.isEmpty else { return Reply.none(wording.noClash) }
    return listing([wording.heading(wording.atTheSameTime)], others.map(\.item))
  }

  /// Answers whether things of those days take place at the same time, and lists them.
  private func clashes(on days: ClosedRange<CivilDate>) throws -> Reply {
    let busy = try busy(from: max(days.lowerBound, today), to: max(days.upperBound, today)).filter {
      $0.minutes != 0..<1440
    }
    let dates = busy.map { $0.item.moment?.local(in: person.zone).date }
    let clashing = busy.indices.filter { index in
      busy.indices.contains { other in
        other != index && dates[other] == dates[index] && busy[other].overlaps(busy[index].minutes)
      }
    }
    guard !clashing.isEmpty else { return Reply.none(wording.noClashes) }
    return listing([wording.heading(wording.atTheSameTime)], clashing.map { busy[$0].item })
  }

  /// The time that an event or a todo takes up.
  struct Busy {
    var item: AgendaItem
    /// Minutes of its first day.
    var minutes: Range<Int>

    func overlaps(_ span: Range<Int>?) -> Bool { span.map { minutes.overlaps($0) } ?? true }
  }

  /// The events of those days, and the todos with an hour, in order. What is done every day, such as taking a tablet,
  /// takes up no time.
  func busy(from first: CivilDate, to last: CivilDate) throws -> [Busy] {
    let daily = try Set(
      belongings.todos.openSeries().filter { $0.recurrence.map { $0.frequency <= .daily } ?? false }.map(\.id))
    let todos = try kept(from: first, to: last).filter { item in
      guard case .todo(let todo) = item, todo.due?.time != nil else { return false }
      return !daily.contains(todo.id)
    }
    return try inOrder(occurrences(from: first, to: last).map { .event($0) } + todos).compactMap { item in
      guard let start = item.moment?.local(in: person.zone) else { return nil }
      guard let time = start.time else { return Busy(item: item, minutes: 0..<1440) }
      let from = time.secondOfDay / 60
      return Busy(item: item, minutes: from..<max(from + 1, min(1440, from + (item.length(on: self) ?? 1800) / 60)))
    }
  }

  /// The gaps in a day's hours between the events, in minutes.
  func gaps(on day: CivilDate, between busy: [Busy]) -> [Range<Int>] {
    let hours = person.hours ?? .usual
    var (from, gaps) = (hours.from, [Range<Int>]())
    if day == today { from = max(from, now.time.secondOfDay / 60) }
    for taken in busy.map(\.minutes).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if taken.lowerBound > from { gaps.append(from..<taken.lowerBound) }
      from = max(from, taken.upperBound)
    }
    if hours.until > from { gaps.append(from..<hours.until) }
    return gaps
  }

  /// The minutes of the day that a moment names: its range, its part of the day, or an hour from its time.
  func hours(_ moment: TemporalExpression) -> Range<Int>? {
    guard let time = moment.time else { return nil }
    let from = time.secondOfDay / 60
    if let end = moment.endTime { return from..<max(from + 1, end.secondOfDay / 60) }
    if moment.hasTime { return from..<from + 60 }
    return from < 12 * 60 ? 0..<12 * 60 : from < 18 * 60 ? 12 * 60..<18 * 60 : 18 * 60..<24 * 60
  }

  /// Answers how long it is until a day, or until a kept item.
  func until(_ what: Selection) throws -> Reply? {
    // `how long until my alarm`
    let isOfKind = what.words.isEmpty && !what.kinds.isEmpty && what.moment == nil
    let named = isOfKind ? try next(ofKind: what.kinds) : what.words.isEmpty && !what.isIt ? [] : try about(what)
    let found = named.map(coming).filter { !isBehind($0) }
    if let item = found.first, let moment = item.moment?.local(in: person.zone) {
      return Reply(
        .answer, [wording.until(moment, on: self) + ": " + wording.line(item, on: self)],
        subjects: [item.reference].compactMap { $0 })
    }
    guard let moment = what.moment, let date = moment.date else { return nil }
    return Reply(.answer, [wording.until(When(date, moment.hasTime ? moment.time : nil), on: self) + "."])
  }

  /// Answers how long it is from one thing to the next, from the end of the first if it has one.
  func between(_ what: Selection) throws -> Reply? {
    let named = try reader.askedTogether(what).compactMap { try about($0).map(coming).first { $0.moment != nil } }
    let things = inOrder(named)
    guard named.count == 2, things[0].reference != things[1].reference,
      let first = things[0].moment?.local(in: person.zone), let second = things[1].moment?.local(in: person.zone)
    else { return nil }
    guard first.time != nil, second.time != nil else {
      let days = second.date.dayNumber - first.date.dayNumber
      return listing([wording.heading(wording.between(days * 86_400))], things)
    }
    let end = first.instant(in: person.zone).addingTimeInterval(Double(things[0].length(on: self) ?? 0))
    let seconds = Int(second.instant(in: person.zone).timeIntervalSince(end))
    return listing([wording.heading(seconds < 0 ? wording.atTheSameTime : wording.between(seconds))], things)
  }

  /// The weekday of a date, and its week.
  func day(_ what: Selection, tellsWeek: Bool) throws -> Reply? {
    if what.words.isEmpty, what.moment == nil || what.moment?.date == nil {
      return Reply(.answer, [tellsWeek ? wording.isInWeek(today, on: self) : wording.isNow(on: self)])
    }
    // `which day is swimming`
    guard let date = what.moment?.date else { return try tell(.when, of: what) }
    return Reply(.answer, [tellsWeek ? wording.isInWeek(date, on: self) : wording.isDay(date, on: self)])
  }

  /// Answers whether a day, or today, is one of some weekdays.
  func isDay(_ what: Selection, among days: ClosedRange<Int>) -> Reply? {
    guard what.words.isEmpty else { return nil }
    let date = what.moment?.date ?? today
    return Reply(.answer, [wording.isDay(date, isSo: days.contains(date.weekday.rawValue), on: self)])
  }

  /// Lists the meetings or other events of days, and nothing else: `which meetings do i have tomorrow`. Nil for all kinds
  /// of things.
  func appointments(_ what: Selection) throws -> Reply? {
    guard what.words.isEmpty, what.quantity == .one, !what.kinds.isEmpty, let moment = what.moment,
      let days = moment.days, !reader.namesAnyKind(what), reader.kindCounted(what) == .event, listed == nil
    else { return nil }
    let then = try kept(from: days.lowerBound, to: days.upperBound).filter { isWithin($0, moment) }
    let found = try ofKindOrTimed(then, what), when = moment.told(on: self)
    return found.isEmpty ? nil : listing([wording.heading(when.capitalizedFirst)], inOrder(found))
  }

  /// Answers what comes next after an item.
  func after(_ what: Selection) throws -> Reply? {
    guard let item = try about(what).map(coming).first(where: { !isBehind($0) }), let moment = item.moment else {
      return nil
    }
    let date = moment.local(in: person.zone).date
    let instant = moment.instant(in: person.zone)
    let next = try kept(from: date, to: date.adding(days: 60)).first {
      $0.reference != item.reference && ($0.moment?.instant(in: person.zone) ?? .distantPast) > instant
    }
    guard let next else { return Reply.none(wording.nothingAfter(item)) }
    return listing([], [next])
  }

  /// Answers what comes before an item on its day; if nothing does, what comes before that day.
  func before(_ what: Selection) throws -> Reply? {
    guard let item = try about(what).map(coming).first(where: { !isBehind($0) }), let moment = item.moment else {
      return nil
    }
    let (date, instant) = (moment.local(in: person.zone).date, moment.instant(in: person.zone))
    let thatDay = try kept(from: date, to: date).filter { other in
      other.reference != item.reference && other.moment?.local(in: person.zone).time != nil
        && other.moment.map { $0.instant(in: person.zone) < instant } == true
    }
    let earlier = thatDay.isEmpty && date > today ? try kept(from: today, to: date.adding(days: -1)) : thatDay
    return earlier.isEmpty ? Reply.none(wording.nothingBefore(item)) : listing([], inOrder(earlier))
  }

  /// The day under which the last list showed an item; nil if there is none.
  private func listedDay(of item: AgendaItem) -> CivilDate? {
    shown.firstIndex { $0 == item.reference }.flatMap { place in
      occurrencesShown.indices.contains(place) ? occurrencesShown[place].flatMap { When($0) }?.date : nil
    }
  }

  /// Shows the day of something, or its week; nil if it has none, or if several have different ones.
  func sameDays(_ what: Selection, isWeek: Bool) throws -> Reply? {
    let days = try about(what).compactMap { listedDay(of: $0) ?? $0.moment?.local(in: person.zone).date }.map { day in
      let behind = (day.weekday.rawValue - person.conventions.firstWeekday.rawValue + 7) % 7
      return isWeek ? day.adding(days: -behind) : day
    }
    guard let first = days.first, days.allSatisfy({ $0 == first }) else { return nil }
    return try GetDue(first, isWeek ? first.adding(days: 6) : first).run(on: self)
  }

  /// Answers how old somebody gets on their next birthday.
  func age(_ what: Selection) throws -> Reply? {
    // `mum` means her birthday, not a call to her.
    let dated = try about(what).filter { $0.moment != nil }
    guard let item = dated.first(where: { wording.yearOfBirth($0) != nil }) ?? dated.first else { return nil }
    let next = coming(item)
    if let day = next.moment?.date, let born = wording.yearOfBirth(item) {
      return Reply(
        .answer, [wording.age(day.components.year - born, next, on: self)],
        subjects: [item.reference].compactMap { $0 })
    }
    return Reply(.answer, wording.details(item, on: self), subjects: [item.reference].compactMap { $0 })
  }
}

extension Desk.Busy {
  /// The time that it takes up on a later one of its days.
  func on(_ day: CivilDate, _ desk: Desk) -> Self {
    guard case .event(let event) = item else { return self }
    let start = event.start.local(in: desk.person.zone)
    guard start.time != nil, start.date < day else { return self }
    let end = event.end?.local(in: desk.person.zone)
    let until = end.flatMap { $0.date > day ? 1440 : $0.time.map { $0.secondOfDay / 60 } } ?? 1440
    return Self(item: item, minutes: 0..<max(1, until))
  }

  /// Its days, from the first to the last.
  func days(on desk: Desk) -> ClosedRange<CivilDate> {
    let start = item.moment?.local(in: desk.person.zone).date ?? desk.today
    guard case .event(let event) = item else { return start...start }
    return start...max(start, event.end?.local(in: desk.person.zone).date ?? start)
  }
}
