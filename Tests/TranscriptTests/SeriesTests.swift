import Agenda
import Civil
import Foundation
import Testing

@testable import ICalendar

/// Whatever is skipped and moved of a series: its agenda, its calendar and its reminders tell the same.
@Suite struct SeriesTests {
  private static let zone = Zone(identifier: "Europe/London") ?? .utc
  private static let monday = CivilDate("2026-11-23")?.dayNumber ?? 0
  private static let days = 14

  /// A series as someone makes it, and when it falls, by hand.
  private struct Sample {
    var isEvent: Bool
    var step: Int
    /// The moments of the rule, in the order of its days, each where it is now; nil for one that is left out.
    var moments: [CivilDateTime?]

    init(_ random: inout SplitMix) {
      isEvent = Bool.random(using: &random)
      step = Int.random(in: 1...4, using: &random)
      let four = CivilTime(secondOfDay: 16 * 3600)
      moments = stride(from: 1, to: days, by: step).map { CivilDateTime(day($0), four) }
    }

    var words: String {
      "piano \(day(1)) \(isEvent ? "16:00-17:00" : "16:00") *every \(step) days until \(day(days - 1))"
    }

    var expected: [String] { moments.compactMap { $0?.description }.sorted() }
  }

  private static func day(_ number: Int) -> CivilDate { CivilDate(dayNumber: monday + number) }

  @Test(
    "the agenda, the calendar and the reminders of a series agree, whatever is skipped, moved and taken back",
    arguments: UInt64(1)...6)
  func agree(_ seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    let bot = try PlayedBot(on: .fediverse)
    let now = Self.zone.instant(of: CivilDateTime(Self.day(-3), CivilTime(secondOfDay: 36_000)))
    let say = { (text: String) in
      try await bot.say(.init(person: "ana", text: text), at: now, zone: Self.zone).map(\.text).joined(separator: "\n")
    }
    var sample = Sample(&random)
    _ = try await say(sample.words)
    for minute in 1...8 {
      let before = sample.moments
      let places = sample.moments.indices.filter { sample.moments[$0] != nil }
      guard places.count > 1, let place = places.randomElement(using: &random), let old = sample.moments[place] else {
        break
      }
      let words = "\(old.date) \(old.time.description.prefix(5))"
      let told: String
      if Bool.random(using: &random) {
        sample.moments[place] = nil
        told = try await say("!skip piano \(words)")
      } else {
        // A minute of its own, so that no two share a moment.
        // A todo's next one takes the place of another on its day: it goes to a free day.
        let isOpen = !sample.isEvent && sample.moments.compactMap { $0 }.min() == old
        let days = (0..<Self.days).map(Self.day).filter { day in
          !isOpen || !sample.moments.contains { $0?.date == day }
        }
        guard let day = days.randomElement(using: &random) else { continue }
        let new = CivilDateTime(day, CivilTime(secondOfDay: 11 * 3600 + minute * 60))
        sample.moments[place] = new
        told = try await say("!move piano \(words) to \(new.date) \(new.time.description.prefix(5))")
      }
      #expect(told.hasPrefix(sample.moments[place] == nil ? "Skipped" : "Moved"), "\(told)")
      if Int.random(in: 0..<4, using: &random) == 0 {
        sample.moments = before
        _ = try await say("!undo")
      }
    }
    var agenda: [String] = []
    for number in 0..<Self.days {
      let told = try await say("!day \(Self.day(number))")
      agenda += Self.times(told).map { "\(Self.day(number))T\($0)" }
    }
    #expect(agenda.sorted() == sample.expected, "seed \(seed), \(sample.words)")
    #expect(try await Self.calendar(bot.kept(by: "ana")) == sample.expected, "seed \(seed), \(sample.words)")
    var reminded: [String] = []
    for number in 0..<Self.days {
      let night = Self.zone.instant(of: CivilDateTime(Self.day(number), CivilTime(secondOfDay: 86_000)))
      reminded += try await bot.wait(until: night).flatMap { Self.times($0.text) }.map { "\(Self.day(number))T\($0)" }
    }
    #expect(reminded.sorted() == sample.expected, "seed \(seed), \(sample.words)")
  }

  /// The times at which a reply has the piano.
  private static func times(_ text: String) -> [String] {
    text.matches(of: /piano"?(?: -|,)(?: \w+ \d+ \w+,)? (\d\d:\d\d)/).map { String($0.1) }
  }

  /// The moments in a calendar: those of its rule, without EXDATE and RECURRENCE-ID, and those of each part.
  private static func calendar(_ items: [AgendaItem]) throws -> [String] {
    var feed = Feed(
      person: Person(id: Person.ID(1), zone: zone, firstSeen: .distantPast), todos: [], events: [], realm: "x")
    for item in items {
      switch item {
      case .todo(let todo): feed.todos.append(todo)
      case .event(let event): feed.events.append(event)
      case .note: break
      }
    }
    let parts = try Component(reading: feed.calendar(at: .distantPast).written).components
      .filter { ["VEVENT", "VTODO"].contains($0.name) }
    var moments: Set<String> = []
    for part in parts where part["RECURRENCE-ID"] == nil {
      let start = try #require(part["DTSTART"]?.moment ?? part["DUE"]?.moment)
      let beat = CivilDateTime(start.date, start.time ?? .midnight)
      guard var rule = try part["RRULE"].map({ try Recurrence(rrule: $0.value) }) else {
        moments.insert(beat.description)
        continue
      }
      // In winter its UTC is London's wall.
      rule.until?.zone = nil
      moments.formUnion(rule.occurrences(from: beat).map(\.description))
      for line in part.lines where line.name == "EXDATE" {
        moments.subtract((line.moments ?? []).map { CivilDateTime($0.date, $0.time ?? .midnight).description })
      }
    }
    for part in parts {
      guard let id = part["RECURRENCE-ID"]?.moment else { continue }
      moments.remove(CivilDateTime(id.date, id.time ?? .midnight).description)
    }
    var all = Array(moments)
    for part in parts where part["RECURRENCE-ID"] != nil {
      let start = try #require(part["DTSTART"]?.moment ?? part["DUE"]?.moment)
      all.append(CivilDateTime(start.date, start.time ?? .midnight).description)
    }
    return all.sorted()
  }
}
