public import Civil
public import Foundation

/// When an item falls, once or again and again, and when its person is to hear of it.
public struct Timing: Hashable, Sendable {
  /// When it falls next: a todo's due moment, an event's start; nil for a todo without a date.
  public var moment: When?
  /// What it repeats by; nil where it does not, or where the next moment depends on when this one is done.
  public var rule: Recurrence?
  /// The first moment of the series: what the rule counts from.
  public var seriesStart: When?
  /// The moment of the series that `moment` stands for, where it was moved.
  public var moved: When?
  /// Where other occurrences of the series were put; the rule leaves them out.
  public var overrides: [When] = []
  /// The reminders it has; where nothing was said, the usual ones.
  public var reminders: [Reminder]
  /// What stands for a usual reminder that comes too late to be one.
  public var substitute: Reminder?
  /// A reminder of its own, on the person's wall: what was put off, or asked for once.
  public var snoozed: When?
  /// Seconds from one nagging to the next, until it is done.
  public var nag: Int?

  /// Of a todo; nil when it is done.
  public init?(_ todo: Todo) {
    guard todo.completed == nil else { return nil }
    moment = todo.due
    if todo.repeatFrom == .due, let recurrence = todo.recurrence {
      rule = recurrence.without(todo.overrides)
      overrides = todo.overrides.map(\.start)
    }
    seriesStart = todo.seriesStart
    moved = todo.moved
    reminders = todo.reminders ?? [.onTime]
    snoozed = todo.snoozed
    nag = todo.nag
  }

  public init(_ event: Event) {
    moment = event.start
    if let recurrence = event.recurrence?.without(event.overrides) {
      rule = recurrence
      seriesStart = event.start
      overrides = event.overrides.map(\.start)
      if recurrence.exceptions.contains(event.start.wall) {
        let first = recurrence.first(onOrAfter: event.start.wall, startingAt: event.start.wall)
        moment = first.map { When($0.date, event.start.time == nil ? nil : $0.time, zone: event.start.zone) }
      }
    }
    reminders = event.reminders ?? [event.start.time == nil ? .onTime : .beforeEvent]
    substitute = event.reminders == nil ? .onTime : nil
    snoozed = event.snoozed
  }

  /// Of a todo or an event; nil when it is done, or a note.
  public init?(_ item: AgendaItem) {
    switch item {
    case .todo(let todo): self.init(todo)
    case .event(let event): self.init(event)
    case .note: return nil
    }
  }

  /// A moment it falls on, and when a reminder of that fires.
  public struct Occasion: Hashable, Sendable {
    public var occurrence: When
    public var instant: Date
  }

  /// The moments it falls on that no rule tells: the next one, and where others were put.
  public var single: [When] { (moment.map { [$0] } ?? []) + overrides }

  /// The first reminder after an instant where some of its single moments have just come up: a usual one that comes too
  /// late for one of those is substituted.
  public func next(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall, news: [When]) -> Occasion? {
    let substituted = news.compactMap { moment -> Occasion? in
      guard let substitute, reminder.instant(for: moment, on: wall) <= instant else { return nil }
      let second = substitute.instant(for: moment, on: wall)
      return second > instant ? Occasion(occurrence: moment, instant: second) : nil
    }
    return (substituted + [next(reminder, after: instant, on: wall)].compactMap { $0 }).min { $0.instant < $1.instant }
  }

  /// The first of its moments whose reminder fires after an instant.
  ///
  /// A repeating todo that is not done falls again all the same, as the one todo it is.
  public func next(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall) -> Occasion? {
    let ahead = single.map { Occasion(occurrence: $0, instant: reminder.instant(for: $0, on: wall)) }
      .filter { $0.instant > instant }
    // The rule goes on behind the next moment.
    let isRegular = ahead.first?.occurrence != moment
    let regular = isRegular ? self.regular(reminder, after: instant, on: wall) : nil
    return (ahead + [regular].compactMap { $0 }).min { $0.instant < $1.instant }
  }

  /// The same of the moments that the rule tells.
  private func regular(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall) -> Occasion? {
    guard let rule, let moment else { return nil }
    let start = seriesStart ?? moment
    let begin = CivilDateTime(start.date, start.time ?? .midnight)
    let zone = start.zone.flatMap { Zone(identifier: $0) } ?? wall.zone
    // What was moved has its moment behind it, wherever it was moved to.
    let last = moved ?? moment
    guard reminder.days == 0, reminder.time == nil, start.time != nil || rule.frequency < .daily else {
      return byDay(reminder, rule, from: begin, zone: start.zone, last: last, after: instant, on: wall)
    }
    let floor = max(instant.addingTimeInterval(Double(reminder.seconds)), last.instant(in: wall.zone))
    guard let next = rule.next(after: floor, startingAt: begin, in: zone) else { return nil }
    let local = zone.local(at: next)
    return Occasion(
      occurrence: When(local.date, local.time, zone: start.zone),
      instant: next.addingTimeInterval(-Double(reminder.seconds)))
  }

  /// The same where the day counts: days before, a time of the day, or no time at all.
  private func byDay(
    _ reminder: Reminder, _ rule: Recurrence, from begin: CivilDateTime, zone: String?, last: When,
    after instant: Date, on wall: Reminder.Wall
  ) -> Occasion? {
    let day = wall.zone.local(at: instant).date.adding(days: reminder.days - 2)
    var from = max(CivilDateTime(last.date, last.time ?? .midnight), CivilDateTime(day, .midnight))
    let hasTimes = (seriesStart ?? moment)?.time != nil || rule.hasTimes
    while let next = rule.next(after: from, startingAt: begin) {
      let occurrence = When(next.date, hasTimes ? next.time : nil, zone: zone)
      let fires = reminder.instant(for: occurrence, on: wall)
      if fires > instant { return Occasion(occurrence: occurrence, instant: fires) }
      from = next
    }
    return nil
  }
}
