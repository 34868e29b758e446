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
    if todo.repeatFrom == .due { rule = todo.recurrence }
    seriesStart = todo.seriesStart
    moved = todo.moved
    reminders = todo.reminders ?? [.onTime]
    snoozed = todo.snoozed
    nag = todo.nag
  }

  public init(_ event: Event) {
    moment = event.start
    rule = event.recurrence
    reminders = event.reminders ?? [event.start.time == nil ? .onTime : .beforeEvent]
    substitute = event.reminders == nil ? .onTime : nil
    snoozed = event.snoozed
  }

  /// Of a todo or an event; nil when it is done, or a note.
  public init?(_ item: Kept) {
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

  /// The first reminder of something that has just come up: a usual one that comes too late for the moment ahead is
  /// substituted.
  public func first(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall) -> Occasion? {
    if let moment, let substitute, reminder.instant(for: moment, on: wall) <= instant {
      let second = substitute.instant(for: moment, on: wall)
      if second > instant { return Occasion(occurrence: moment, instant: second) }
    }
    return next(reminder, after: instant, on: wall)
  }

  /// The first of its moments whose reminder fires after an instant.
  ///
  /// A repeating todo that is not done falls again all the same, as the one todo it is.
  public func next(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall) -> Occasion? {
    guard let moment else { return nil }
    let first = reminder.instant(for: moment, on: wall)
    if first > instant { return Occasion(occurrence: moment, instant: first) }
    guard let rule else { return nil }
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
    let hasTimes = seriesStart?.time != nil || moment?.time != nil || rule.frequency < .daily
    while let next = rule.next(after: from, startingAt: begin) {
      let occurrence = When(next.date, hasTimes ? next.time : nil, zone: zone)
      let fires = reminder.instant(for: occurrence, on: wall)
      if fires > instant { return Occasion(occurrence: occurrence, instant: fires) }
      from = next
    }
    return nil
  }
}
