public import Civil
public import Foundation

/// The times at which an item is due or takes place, once or repeatedly, and its reminders.
public struct Timing: Hashable, Sendable {
  /// A todo's due moment, an event's start; nil for a todo without a date.
  public var moment: When?
  /// Its repeat rule; nil if it does not repeat, or if the repeat counts from completion.
  public var rule: Recurrence?
  /// The first moment of the series, from which the rule counts.
  public var seriesStart: When?
  /// The series' own moment that ``moment`` replaces; nil if it was not moved.
  public var moved: When?
  /// The new moments of other occurrences that were moved; ``rule`` leaves out their old ones.
  public var overrides: [When] = []
  /// The reminders of the item, or the usual ones if it has none of its own.
  public var reminders: [Reminder]
  /// The reminder that replaces a usual one whose time has passed when the item is added; nil for none.
  public var substitute: Reminder?
  /// A single reminder in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When?
  /// The seconds between two nags until it is done; nil for none.
  public var nag: Int?

  /// The timing of a todo; nil if it is completed.
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

  /// The timing of an event, from its first occurrence that is not left out.
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

  /// The timing of a todo or an event; nil for a completed todo and for a note.
  public init?(_ item: AgendaItem) {
    switch item {
    case .todo(let todo): self.init(todo)
    case .event(let event): self.init(event)
    case .note: return nil
    }
  }

  /// A moment of the item, with the time at which a reminder of it fires.
  public struct Occasion: Hashable, Sendable {
    /// The moment to remind of.
    public var occurrence: When
    /// The instant at which the reminder fires.
    public var instant: Date
  }

  /// The moments that do not follow from the rule: ``moment`` and ``overrides``.
  public var single: [When] { (moment.map { [$0] } ?? []) + overrides }

  /// Returns the first reminder after an instant. For moments in `news`, which have just been set, a usual reminder
  /// whose time has passed is replaced by ``substitute``.
  public func next(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall, news: [When]) -> Occasion? {
    let substituted = news.compactMap { moment -> Occasion? in
      guard let substitute, reminder.instant(for: moment, on: wall) <= instant else { return nil }
      let second = substitute.instant(for: moment, on: wall)
      return second > instant ? Occasion(occurrence: moment, instant: second) : nil
    }
    return (substituted + [next(reminder, after: instant, on: wall)].compactMap { $0 }).min { $0.instant < $1.instant }
  }

  /// Returns the first of its moments whose reminder fires after an instant; nil if there is none.
  ///
  /// A repeating todo comes up again even if it is not done. It stays one todo.
  public func next(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall) -> Occasion? {
    let ahead = single.map { Occasion(occurrence: $0, instant: reminder.instant(for: $0, on: wall)) }
      .filter { $0.instant > instant }
    // The rule goes on after ``moment``.
    let isRegular = ahead.first?.occurrence != moment
    let regular = isRegular ? self.regular(reminder, after: instant, on: wall) : nil
    return (ahead + [regular].compactMap { $0 }).min { $0.instant < $1.instant }
  }

  /// Returns the first such moment of the rule.
  private func regular(_ reminder: Reminder, after instant: Date, on wall: Reminder.Wall) -> Occasion? {
    guard let rule, let moment else { return nil }
    let start = seriesStart ?? moment
    let begin = CivilDateTime(start.date, start.time ?? .midnight)
    let zone = start.zone.flatMap { Zone(identifier: $0) } ?? wall.zone
    // A moved occurrence uses up the series' own moment, wherever it was moved to.
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

  /// Does the same for reminders that depend on the day: some days before, at a time of day, or of an item without a
  /// time.
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
