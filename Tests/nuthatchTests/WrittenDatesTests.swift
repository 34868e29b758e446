import Agenda
import Civil
import Foundation
import Testing

@testable import nuthatch

/// Dates that files have in words, as Todoist writes them.
@Suite struct WrittenDatesTests {
  /// Sun 22 Nov 2026, 10:00 UTC.
  private static let now = Date(timeIntervalSince1970: 1_795_341_600)

  private static func read(_ words: String, zone: String = "Etc/UTC") throws -> String? {
    let person = Person(id: Person.ID(1), zone: try #require(Zone(identifier: zone)), firstSeen: now)
    return WrittenDates.read(words, person, now).map { moment, rule in
      moment.description + (rule.map { " \($0.rrule)" } ?? "")
    }
  }

  @Test(arguments: [
    ("tomorrow", "2026-11-23"), ("27 Nov 2026", "2026-11-27"), ("Nov 27 9am", "2026-11-27T09:00"),
    ("every day", "2026-11-22 FREQ=DAILY"), ("every monday 9am", "2026-11-23T09:00 FREQ=WEEKLY;BYDAY=MO"),
  ])
  func `a date in words is read as the chat reads it`(words: String, moment: String) throws {
    #expect(try Self.read(words) == moment)
  }

  @Test func `days are those of the person's zone`() throws {
    // It is 23:00 there, and still Saturday.
    #expect(try Self.read("today", zone: "Pacific/Honolulu") == "2026-11-22")
    #expect(try Self.read("today", zone: "Pacific/Kiritimati") == "2026-11-23")
  }

  @Test(arguments: ["", "someday or other", "buy milk tomorrow", "#home"])
  func `words that are more than a date are none`(words: String) throws {
    #expect(try Self.read(words) == nil)
  }
}
