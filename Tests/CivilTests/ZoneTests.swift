import Civil
import Foundation
import TestSupport
import Testing

@Suite struct ZoneTests {
  /// A wall time and its time in UTC; seconds are written only if there are any.
  @Test(arguments: [
    // Spring in London: 1:00 to 2:00 is skipped, and read with the offset before.
    ("Europe/London", "2026-03-29T00:59", "2026-03-29T00:59"),
    ("Europe/London", "2026-03-29T01:00", "2026-03-29T01:00"),
    ("Europe/London", "2026-03-29T01:30", "2026-03-29T01:30"),
    ("Europe/London", "2026-03-29T02:00", "2026-03-29T01:00"),
    // Autumn: 1:00 to 2:00 comes twice, and is the first.
    ("Europe/London", "2026-10-25T00:59", "2026-10-24T23:59"),
    ("Europe/London", "2026-10-25T01:30", "2026-10-25T00:30"),
    ("Europe/London", "2026-10-25T02:00", "2026-10-25T02:00"),
    // Dublin's standard time is the summer's; its winter is a negative saving.
    ("Europe/Dublin", "2026-03-29T01:30", "2026-03-29T01:30"),
    ("Europe/Dublin", "2026-10-25T01:30", "2026-10-25T00:30"),
    // Lord Howe moves by half an hour.
    ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45"),
    ("Australia/Lord_Howe", "2026-04-05T02:00", "2026-04-04T15:30"),
    ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45"),
    ("Australia/Lord_Howe", "2026-10-04T02:30", "2026-10-03T15:30"),
    // Samoa had no 30 December 2011.
    ("Pacific/Apia", "2011-12-29T23:59", "2011-12-30T09:59"), ("Pacific/Apia", "2011-12-30T00:00", "2011-12-30T10:00"),
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00"), ("Pacific/Apia", "2011-12-31T00:00", "2011-12-30T10:00"),
    // Kwajalein had no 21 August 1993.
    ("Pacific/Kwajalein", "1993-08-21T12:00", "1993-08-22T00:00"),
    ("Pacific/Kwajalein", "1993-08-22T00:00", "1993-08-21T12:00"),
    // Morocco goes back for Ramadan and forward after it.
    ("Africa/Casablanca", "2025-02-23T02:30", "2025-02-23T01:30"),
    ("Africa/Casablanca", "2025-04-06T02:30", "2025-04-06T02:30"),
    // If midnight is skipped, the day begins at one; if midnight comes twice, at the first one.
    ("Asia/Beirut", "2025-03-30T00:00", "2025-03-29T22:00"), ("Asia/Beirut", "2025-03-30T01:00", "2025-03-29T22:00"),
    ("Asia/Beirut", "2025-10-25T23:30", "2025-10-25T20:30"),
    ("America/Santiago", "2025-09-07T00:00", "2025-09-07T04:00"),
    ("America/Santiago", "2025-04-05T23:30", "2025-04-06T02:30"),
    ("Africa/Cairo", "2025-04-25T00:30", "2025-04-24T22:30"),
    ("Africa/Cairo", "2025-10-30T23:30", "2025-10-30T20:30"),
    // No change at all, and before there were any.
    ("Asia/Kathmandu", "2026-01-01T00:00", "2025-12-31T18:15"), ("Etc/UTC", "1969-12-31T23:59", "1969-12-31T23:59"),
  ]) func `a wall time is the instant that the standard says`(name: String, wall: String, utc: String) throws {
    let zone = try #require(Zone(identifier: name))
    let instant = zone.instant(of: try #require(CivilDateTime(wall)))
    #expect(Zone.utc.local(at: instant).description == utc)
  }

  @Test(arguments: [
    ("Europe/London", "2026-01-01T00:00", "2026-03-29T01:00"),
    ("Europe/London", "2026-03-29T01:00", "2026-10-25T01:00"),
    ("Pacific/Apia", "2011-12-01T00:00", "2011-12-30T10:00"),
    ("Africa/Casablanca", "2025-02-01T00:00", "2025-02-23T02:00"),
  ]) func `the next change is known`(name: String, after: String, change: String) throws {
    let zone = try #require(Zone(identifier: name))
    let moment = try #require(CivilDateTime(after))
    let found = try #require(zone.nextChange(after: Zone.utc.instant(of: moment)))
    #expect(Zone.utc.local(at: found).description == change)
  }

  @Test func `a zone that never changes has no next change`() throws {
    #expect(try #require(Zone(identifier: "Asia/Kathmandu")).nextChange(after: Date(seconds: 1_700_000_000)) == nil)
    #expect(Zone(identifier: "Europe/Atlantis") == nil)
  }

  @Test(arguments: ["Europe/London", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Beirut"])
  func `what the wall shows at an instant leads back to it, or to the first time it was shown`(name: String) throws {
    let zone = try #require(Zone(identifier: name))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let instant = Date(seconds: Int.random(in: 0...2_200_000_000, using: &random))
      let back = zone.instant(of: zone.local(at: instant))
      #expect(back <= instant && instant.timeIntervalSince(back) <= 3600)
      #expect(zone.local(at: back) == zone.local(at: instant))
    }
  }

  @Test(arguments: [
    ("Europe/London", "Europe/London"), ("Etc/UTC", "UTC"), ("GMT", "UTC"), ("Etc/GMT-2", "UTC+2"),
    ("Etc/GMT+5", "UTC-5"),
  ])
  func `a zone is called as people write it`(name: String, label: String) throws {
    #expect(try #require(Zone(identifier: name)).label == label)
    #expect(Zone.utc.label == "UTC")
  }

  @Test func `absurd instants do no harm`() {
    for instant in [
      Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300), Date(timeIntervalSince1970: .nan),
    ] {
      _ = Zone.utc.instant(of: Zone.utc.local(at: instant))
    }
  }
}
