import Civil
import Foundation
import Testing

@Suite struct RecurrenceInstantTests {
  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;BYHOUR=0,1,2,3,23;BYMINUTE=0,10,30,50", "FREQ=WEEKLY;BYDAY=SU,FR;BYHOUR=0,1,2",
    "FREQ=MONTHLY;BYMONTHDAY=-1,30", "FREQ=HOURLY", "FREQ=HOURLY;INTERVAL=2", "FREQ=HOURLY;INTERVAL=12",
    "FREQ=MINUTELY;INTERVAL=20", "FREQ=MINUTELY;INTERVAL=25;BYDAY=FR,SA,SU", "FREQ=MINUTELY;INTERVAL=45",
  ]

  /// Instants around which a zone changes its offset, in UTC.
  private static let changes = [
    ("Europe/London", "2026-03-29T01:00"), ("Europe/London", "2026-10-25T01:00"),
    ("Europe/Dublin", "2026-03-29T01:00"), ("America/New_York", "2026-11-01T06:00"),
    ("Australia/Lord_Howe", "2026-04-04T15:00"), ("Australia/Lord_Howe", "2026-10-03T15:30"),
    ("Pacific/Apia", "2011-12-30T10:00"), ("Africa/Casablanca", "2025-02-23T02:00"),
    ("Africa/Casablanca", "2025-04-06T02:00"), ("Asia/Beirut", "2025-03-29T22:00"),
    ("Asia/Beirut", "2025-10-25T21:00"), ("America/Santiago", "2025-04-06T03:00"),
    ("America/Santiago", "2025-09-07T04:00"), ("Africa/Cairo", "2025-04-24T22:00"),
    ("Asia/Kathmandu", "2026-03-29T01:00"),
  ]

  @Test(arguments: changes, rules)
  func `every occurrence comes once, at its time on the wall, around every change`(
    change: (zone: String, instant: String), text: String
  ) throws {
    let zone = try #require(Zone(identifier: change.zone))
    let rule = try Recurrence(rrule: text)
    let middle = try #require(CivilDateTime(change.instant)).wallSeconds
    let range = (middle - 90_000)...(middle + 90_000)
    let start = CivilDateTime(CivilDate(dayNumber: middle / 86_400 - 40), CivilTime(secondOfDay: 5400))
    let walls = rule.occurrences(from: start).lazy.map(\.wallSeconds)
      .drop { $0 < range.lowerBound - 90_000 }.prefix { $0 <= range.upperBound + 90_000 }

    // The expected effect on a rule follows from the size of the change.
    let size = abs(zone.offset(at: Date(seconds: middle)) - zone.offset(at: Date(seconds: middle - 1)))
    let step = rule.frequency == .hourly ? 3600 : rule.frequency == .minutely ? 60 : 1_000_000
    var expected: Set<Int> = []
    if rule.interval * step <= size {
      let shown = Set(walls)
      // All times of these rules are whole minutes in fives.
      for second in stride(from: range.lowerBound, through: range.upperBound, by: 300)
      where shown.contains(zone.local(at: Date(seconds: second)).wallSeconds) { expected.insert(second) }
    } else {
      for wall in walls {
        let instant = Int(zone.instant(of: CivilDateTime(wallSeconds: wall)).timeIntervalSince1970)
        if range ~= instant { expected.insert(instant) }
      }
    }

    var found: [Int] = []
    var last = Date(seconds: range.lowerBound - 1)
    while let next = rule.next(after: last, startingAt: start, in: zone), next <= Date(seconds: range.upperBound) {
      try #require(next > last)
      found.append(Int(next.timeIntervalSince1970))
      last = next
    }
    #expect(found == expected.sorted())
  }

  @Test func `nine o'clock stays nine o'clock, and far years are reached at once`() throws {
    let zone = try #require(Zone(identifier: "Europe/London"))
    let start = try #require(CivilDateTime("2000-01-01T09:00"))
    let rule = try Recurrence(rrule: "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29")
    var last = zone.instant(of: start)
    for year in [2000, 2004, 2008] {
      last = try #require(rule.next(after: last, startingAt: start, in: zone))
      #expect(zone.local(at: last).description == "\(year)-02-29T09:00")
    }
    let summer = try Recurrence(rrule: "FREQ=DAILY;BYMONTH=7")
    let next = try #require(summer.next(after: last, startingAt: start, in: zone))
    #expect(zone.local(at: next).description == "2008-07-01T09:00")
    #expect(zone.offset(at: next) == 3600)
  }

  @Test func `an end told in UTC is one on the wall of the zone`() throws {
    let zone = try #require(Zone(identifier: "America/New_York"))
    let start = try #require(CivilDateTime("2026-06-01T20:00"))
    let rule = try Recurrence(rrule: "FREQ=DAILY;UNTIL=20260603T000000Z")
    var last = Date(timeIntervalSince1970: 0)
    var days: [Int] = []
    while let next = rule.next(after: last, startingAt: start, in: zone) {
      days.append(zone.local(at: next).date.day)
      last = next
    }
    #expect(days == [1, 2])
  }
}

extension Date {
  init(seconds: Int) { self.init(timeIntervalSince1970: Double(seconds)) }
}
