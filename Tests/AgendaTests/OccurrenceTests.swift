import Agenda
import Civil
import Foundation
import TestSupport
import Testing

@Suite("Single occurrences of a series") struct OccurrenceTests {
  private let wall = Reminder.Wall(
    zone: Zone(identifier: "Europe/London") ?? .utc, morning: CivilTime(secondOfDay: 9 * 3600))
  private var zone: Zone { wall.zone }

  /// A series in winter, with some occurrences left out and some moved, and its expected moments.
  private struct Sample {
    var start: When
    var rule: Recurrence
    var exceptions: [CivilDateTime] = []
    var overrides: [Override] = []
    /// The expected moments, by hand: everything the rule makes, without the exceptions, each where it was moved.
    var moments: [When] {
      let all = rule.occurrences(from: start.wall).prefix(40).filter { !exceptions.contains($0) }
      return all.map { id in overrides[id]?.start ?? When(id.date, start.time == nil ? nil : id.time) }
        .sorted { $0.wall < $1.wall }
    }

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let day = CivilDate(dayNumber: 20_760 + Int.random(in: 0..<30, using: &random))
      start = When(day, random.pick([nil, CivilTime(hour: 16, minute: 0), CivilTime(hour: 7, minute: 30)]))
      rule = Recurrence(random.pick([.daily, .weekly, .monthly]), interval: random.pick([1, 1, 2, 3]))
      if rule.frequency == .weekly {
        rule.byDay = [.init(day.weekday), .init(random.pick(Weekday.allCases))]
      }
      rule.count = random.pick([1, 4, 9, 15])
      for id in rule.occurrences(from: start.wall) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: exceptions.append(id)
        case 1:
          // A minute of its own, so that no two share a moment.
          let days = Int.random(in: -20...20, using: &random)
          let minute = overrides.count + 1
          let date = max(id.date.adding(days: days), start.date)
          overrides.append(Override(id, start: When(date, CivilTime(hour: 11, minute: minute))))
        default: break
        }
      }
    }

    var event: Event {
      var event = Event(name: "x", start: start, added: Date(timeIntervalSince1970: 0))
      event.recurrence = rule
      event.recurrence?.exceptions = exceptions
      event.overrides = overrides
      return event
    }
  }

  private static let seeds = UInt64(1)...300

  @Test func `a series falls when its rule says, without what is left out, and each moved one where it was put`() {
    for seed in Self.seeds {
      let sample = Sample(seed: seed)
      let all = sample.event.occurrences(
        since: zone.instant(of: CivilDateTime(sample.start.date, .midnight)), in: zone)
      #expect(all.map(\.start) == sample.moments, "seed \(seed)")
      let (first, last) = (sample.start.date.adding(days: 5), sample.start.date.adding(days: 25))
      let some = sample.event.occurrences(
        from: zone.instant(of: CivilDateTime(first, .midnight)),
        before: zone.instant(of: CivilDateTime(last, .midnight)), in: zone)
      #expect(
        some.map(\.start) == sample.moments.filter { first <= $0.date && $0.date < last }, "seed \(seed)")
    }
  }

  @Test func `reminders come at each moment there is and at no other`() {
    for seed in Self.seeds {
      let sample = Sample(seed: seed)
      for reminder in [Reminder.onTime, Reminder(seconds: 900), Reminder(days: 1), Reminder(days: 1, time: .noon)] {
        let timing = Timing(sample.event)
        var from = sample.start.instant(in: zone).addingTimeInterval(-90 * 86_400)
        var found: [Date] = []
        while let next = timing.next(reminder, after: from, on: wall) {
          found.append(next.instant)
          from = next.instant
        }
        let expected = Set(sample.moments.map { reminder.instant(for: $0, on: wall) }).sorted()
        #expect(found == expected, "seed \(seed), \(reminder)")
      }
    }
  }

  @Test func `a todo comes to each moment once, the soonest first, whatever was moved past what`() {
    for seed in Self.seeds {
      var sample = Sample(seed: seed)
      guard let first = sample.rule.occurrences(from: sample.start.wall).first(where: { _ in true }) else { continue }
      // The open one is not left out, and moves by other ways: what it is put off beyond is over when it is done.
      sample.exceptions.removeAll { $0 == first }
      sample.overrides[first] = nil
      var todo = Todo(name: "x", added: Date(timeIntervalSince1970: 0))
      todo.due = When(first.date, sample.start.time == nil ? nil : first.time)
      todo.seriesStart = sample.start
      todo.recurrence = sample.rule
      todo.recurrence?.exceptions = sample.exceptions
      for override in sample.overrides {
        let id = override.recurrenceID
        let occurrence = Occurrence(id, start: When(id.date, sample.start.time == nil ? nil : id.time))
        todo.move(occurrence, to: override.start, in: zone)
      }
      var found: [When] = []
      var open: Todo? = todo
      while let now = open, let due = now.due, found.count < 60 {
        found.append(due)
        // Each is done when it is due.
        open = now.next(after: due.instant(in: zone), in: zone)
      }
      #expect(found == sample.moments, "seed \(seed)")
    }
  }

  @Test func `a todo that is put off leaves the others where they are, and takes the place of one on its day`() {
    for seed in Self.seeds {
      let sample = Sample(seed: seed)
      guard let first = sample.rule.occurrences(from: sample.start.wall).first(where: { _ in true }) else { continue }
      var todo = Todo(name: "x", added: Date(timeIntervalSince1970: 0))
      todo.due = When(first.date, sample.start.time == nil ? nil : first.time)
      todo.seriesStart = sample.start
      todo.recurrence = sample.rule
      let regular = sample.rule.occurrences(from: sample.start.wall).prefix(40).map {
        When($0.date, sample.start.time == nil ? nil : $0.time)
      }
      let start = When(first.date.adding(days: Int(seed % 17)), CivilTime(hour: 11, minute: 0))
      let since = zone.instant(of: CivilDateTime(sample.start.date, .midnight))
      todo.shift(to: start, after: since, in: zone)
      let others = regular.dropFirst().filter { $0.date != start.date }
      let expected = (others + [start]).sorted { $0.wall < $1.wall }
      let found = todo.occurrences(since: since, in: zone)?.prefix(39).map(\.start) ?? []
      #expect(found == Array(expected.prefix(39)), "seed \(seed)")
    }
  }

  @Test func `what is moved back to where its rule has it is like the others again`() throws {
    var event = Event(
      name: "piano", start: try #require(When("2026-11-24T16:00")), end: When("2026-11-24T17:00"),
      added: Date(timeIntervalSince1970: 0))
    event.recurrence = Recurrence(.weekly)
    let whole = event
    let second = try #require(
      event.occurrences(since: event.start.instant(in: zone), in: zone).dropFirst().first { _ in true })
    event.move(second, to: try #require(When("2026-12-02T10:00")), end: When("2026-12-02T11:00"))
    #expect(event.overrides.map(\.recurrenceID) == [CivilDateTime("2026-12-01T16:00")])
    let moved = try #require(
      event.occurrences(since: event.start.instant(in: zone), in: zone).dropFirst().first { _ in true })
    event.move(moved, to: second.start, end: When("2026-12-01T17:00"))
    #expect(event == whole)
  }

  @Test func `a series that begins at another hour keeps what was left out and moved`() throws {
    var event = Event(
      name: "piano", start: try #require(When("2026-11-24T16:00")), added: Date(timeIntervalSince1970: 0))
    event.recurrence = Recurrence(.weekly)
    event.skip(try #require(CivilDateTime("2026-12-01T16:00")))
    event.restart(at: try #require(When("2026-11-24T17:30")), end: nil)
    #expect(
      event.occurrences(since: event.start.instant(in: zone), in: zone).prefix(2).map(\.start.description)
        == ["2026-11-24T17:30", "2026-12-08T17:30"])
  }
}
