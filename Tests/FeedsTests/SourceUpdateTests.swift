import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

@Suite struct SourceUpdateTests {
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)  // Nov 2026

  /// The changes of an answer, and the facts known after it.
  private static func take(_ text: String, _ known: KnownEvents, hours: Double = 0) -> (SourceUpdate, KnownEvents) {
    var after = known
    return (after.take(Samples.answer(text), at: now.addingTimeInterval(hours * 3600)), after)
  }

  private static func update(_ text: String, _ known: KnownEvents, hours: Double = 0) -> SourceUpdate {
    take(text, known, hours: hours).0
  }

  private static func known(_ text: String) -> KnownEvents { take(text, KnownEvents()).1 }

  /// A calendar of that many future single events.
  private static func calendar(_ numbers: some Sequence<Int>, uid: String = "e") -> String {
    let events = numbers.map { number in
      "BEGIN:VEVENT\nUID:\(uid)\(number)\nSUMMARY:Event number \(number)\nDTSTART:20270101T\(10 + number % 10)0000Z\nEND:VEVENT"
    }
    return
      "BEGIN:VCALENDAR\n\(events.joined(separator: "\n"))\nX-FILL:\(String(repeating: "x", count: 4000))\nEND:VCALENDAR"
  }

  @Test func `a source that answers the same a hundred times changes nothing`() {
    var known = Self.known(Samples.calendar)
    let before = known
    for time in 0..<100 {
      let stamped = Samples.calendar.replacing(
        "SEQUENCE:2", with: "SEQUENCE:\(time)\nDTSTAMP:20261101T0000\(10 + time % 50)Z")
      let update: SourceUpdate
      (update, known) = Self.take(stamped, known, hours: Double(time))
      #expect(update.isEmpty && update.unchanged == 3 && update.absences.isEmpty && update.written.isEmpty)
    }
    #expect(known.events == before.events)
  }

  @Test(arguments: [
    ("DTSTART;TZID=Europe/London:20261127T190000", "DTSTART;TZID=Europe/London:20261127T193000"),
    ("SUMMARY:Winter fair", "SUMMARY:Winter fair\nSTATUS:CANCELLED"),
    ("SUMMARY:Winter fair", "SUMMARY:Cancelled: Winter fair"), ("SUMMARY:Winter fair", "SUMMARY:Winter market"),
    ("Room 2", "Room 3"),
    ("EXDATE;TZID=Europe/London:20261204T190000", "EXDATE;TZID=Europe/London:20261204T190000,20261218T190000"),
    ("Tea is free", "Tea costs"), ("/games", "/play"),
  ])
  func `whatever changes of an event, it alone is written`(_ before: String, _ after: String) {
    let changed = Samples.calendar.replacing(before, with: after)
    let (update, known) = Self.take(changed, Self.known(Samples.calendar))
    #expect((update.changed, update.added, update.gone, update.written.count) == (1, 0, 0, 1))
    #expect(Self.update(changed, known).isEmpty)
    #expect(Self.update(Samples.calendar, known).changed == 1)
  }

  @Test(arguments: [
    "<html><form action='/signin'></form></html>", "", "BEGIN:VCALENDAR\nEND:VCALENDAR",
    String(Samples.calendar.prefix(700)),
  ])
  func `an answer that is no calendar changes nothing`(_ text: String) {
    let known = Self.known(Samples.calendar)
    for hours in 0..<10 {
      let (update, after) = Self.take(text, known, hours: Double(hours))
      #expect(update.isEmpty && after == known)
    }
  }

  @Test func `an event is gone when three complete answers over three hours lack it`() {
    var known = Self.known(Self.calendar(0..<8))
    var update: SourceUpdate
    for (hours, gone) in [(1.0, 0), (2, 0), (3, 0), (4, 1), (5, 0)] {
      (update, known) = Self.take(Self.calendar(1..<8), known, hours: hours)
      #expect(update.gone == gone && update.changed == 0 && update.held == 0)
    }
    update = Self.update(Self.calendar(0..<8), known, hours: 6)
    #expect(update.changed == 1 && update.added == 0)
  }

  @Test func `an event that comes back in time was never gone`() {
    var known = Self.known(Self.calendar(0..<8))
    for hours in 0..<12 {
      let update: SourceUpdate
      (update, known) = Self.take(Self.calendar(hours % 2..<8), known, hours: Double(hours))
      #expect(update.isEmpty)
    }
  }

  @Test func `many events that vanish at once are held for the operator`() {
    var known = Self.known(Self.calendar(0..<12))
    for hours in 0..<6 {
      let update: SourceUpdate
      (update, known) = Self.take(Self.calendar(6..<12), known, hours: Double(hours))
      #expect(update.held == 6 && update.isEmpty && update.absences.isEmpty)
    }
  }

  @Test func `many events that vanish at once go in time once the operator accepts it`() {
    var known = Self.known(Self.calendar(0..<12))
    known.source.acceptance = .given
    for (hours, gone) in [(1.0, 0), (2, 0), (4, 6)] {
      let update: SourceUpdate
      (update, known) = Self.take(Self.calendar(6..<12), known, hours: hours)
      #expect(update.held == 0 && update.gone == gone && update.known.acceptance == .used)
    }
  }

  @Test func `an answer of half the length is believed when it comes twice`() {
    let long = Samples.calendar.replacing(
      "BEGIN:VEVENT\nUID:fair", with: "X-FILL:\(String(repeating: "x", count: 3000))\nBEGIN:VEVENT\nUID:fair")
    let start = Samples.calendar.range(of: "BEGIN:VEVENT\nUID:fair")?.lowerBound ?? Samples.calendar.endIndex
    let short = Samples.calendar[..<start] + "END:VCALENDAR\n"
    let first = Self.take(String(short), Self.known(long)).1
    #expect(first.events[CommunityEvent.Key(uid: "fair@union")]?.missed == 0)
    #expect(Self.take(String(short), first).1.events[CommunityEvent.Key(uid: "fair@union")]?.missed == 1)
  }

  @Test func `a feed that no longer lists an event does not end it`() {
    let later = Samples.feed.replacing("hall-1", with: "hall-9")
    var known = Self.known(Samples.feed)
    for hours in 0..<6 {
      let update: SourceUpdate
      (update, known) = Self.take(later, known, hours: Double(hours))
      #expect(update.gone == 0)
    }
    #expect(known.events.values.filter { !$0.isListed }.isEmpty)
  }

  @Test func `what is over leaves a calendar in silence`() {
    var known = Self.known(Samples.calendar)
    for hours in 0..<6 {
      let update: SourceUpdate
      (update, known) = Self.take(Self.calendar(0..<3), known, hours: 24 * 365 + Double(hours))
      #expect(update.gone == 0)
    }
  }

  @Test func `a source that names all its events anew keeps the names that are known`() {
    let known = Self.known(Self.calendar(0..<8))
    let (update, after) = Self.take(Self.calendar(0..<8, uid: "new"), known)
    #expect(update.isEmpty && update.unchanged == 8 && after.events == known.events)
    let moved = Self.calendar(0..<8, uid: "new").replacing(
      "SUMMARY:Event number 3", with: "LOCATION:Hall\nSUMMARY:Event number 3")
    let (other, later) = Self.take(moved, known)
    #expect(other.changed == 1 && other.added == 0 && Set(later.events.keys) == Set(known.events.keys))
  }

  @Test func `events that are new in name and in time are new`() {
    let other = Self.calendar(0..<8, uid: "new").replacing("20270101", with: "20270201")
    #expect(Self.update(other, Self.known(Self.calendar(0..<8))).added == 8)
  }

  @Test func `the parts of a series are written one behind the other, wherever they stand`() {
    let apart = (0..<6).map { number in
      let part = number % 2 == 0 ? "" : "RECURRENCE-ID:20270108T100000Z\n"
      return "BEGIN:VEVENT\nUID:e\(number % 3)\n\(part)SUMMARY:\(number)\nDTSTART:20270101T100000Z\nEND:VEVENT"
    }
    let update = Self.update("BEGIN:VCALENDAR\n\(apart.joined(separator: "\n"))\nEND:VCALENDAR", KnownEvents())
    #expect(update.written == [0, 3, 1, 4, 2, 5] && update.isOneSeries(0, 3) && !update.isOneSeries(3, 1))
  }
}

@Suite struct DuplicatesTests {
  private static func listing(
    _ source: String, _ name: String, _ start: String = "2026-12-01T19:00", _ place: String? = nil,
    _ rank: Listing.Rank = .source
  ) throws -> Listing {
    Listing(source: source, rank: rank, name: name, start: try #require(When(start)), place: place)
  }

  private static func found(_ listings: [Listing]) -> [Int: Int] {
    Duplicates.canonical(of: listings, zone: Samples.london)
  }

  @Test func `one event in two sources is the one whose word counts more`() throws {
    let town = try Self.listing("town", "Winter Concert!", "2026-12-01", nil, .aggregator)
    let hall = try Self.listing("hall", "winter concert", "2026-12-01T19:00", "Hall", .official)
    #expect(Self.found([town, hall]) == [0: 1] && Self.found([hall, town]) == [1: 0])
  }

  @Test func `another day, another place, a short name or the same source make another event`() throws {
    let one = try Self.listing("a", "Winter Concert", "2026-12-01T19:00", "Hall")
    #expect(Self.found([one, try Self.listing("b", "Winter Concert", "2026-12-02T19:00")]).isEmpty)
    #expect(Self.found([one, try Self.listing("b", "Winter Concert", "2026-12-01T19:00", "Pub")]).isEmpty)
    #expect(Self.found([one, try Self.listing("a", "Winter Concert")]).isEmpty)
    #expect(Self.found([try Self.listing("a", "Open day"), try Self.listing("b", "Open day")]).isEmpty)
    #expect(Self.found([one, try Self.listing("b", "Winter Concerto")]).isEmpty)
  }

  @Test func `an aggregator may cut a name`() throws {
    let long = try Self.listing("a", "Winter Concert of the Town Choir")
    #expect(Self.found([long, try Self.listing("b", "Winter Concert", "2026-12-01", nil, .aggregator)]) == [1: 0])
    #expect(Self.found([long, try Self.listing("b", "Winter Concert", "2026-12-01")]).isEmpty)
  }

  @Test func `a matinee and an evening stay two`() throws {
    let listings = try [
      Self.listing("a", "Winter Concert", "2026-12-01T15:00"), Self.listing("a", "Winter Concert", "2026-12-01T20:00"),
      Self.listing("b", "Winter Concert", "2026-12-01T20:00"), Self.listing("b", "Winter Concert", "2026-12-01T15:00"),
    ]
    #expect(Self.found(listings) == [2: 1, 3: 0])
  }
}
