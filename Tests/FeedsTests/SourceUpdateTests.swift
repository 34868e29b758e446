import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

@Suite struct SourceUpdateTests {
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)  // Nov 2026

  private static func update(
    _ known: KnownSource, _ reading: SourceReading, hours: Double = 0
  ) -> SourceUpdate {
    SourceUpdate(of: known, by: reading, at: now.addingTimeInterval(hours * 3600), zone: Samples.london)
  }

  private static func known(_ text: String) -> KnownSource { update(KnownSource(), Samples.read(text)).known }

  /// A calendar of so many single events to come.
  private static func calendar(_ numbers: some Sequence<Int>, uid: String = "e") -> String {
    let events = numbers.map { number in
      "BEGIN:VEVENT\nUID:\(uid)\(number)\nSUMMARY:Event number \(number)\nDTSTART:20270101T\(10 + number % 10)0000Z\nEND:VEVENT"
    }
    return
      "BEGIN:VCALENDAR\n\(events.joined(separator: "\n"))\nX-FILL:\(String(repeating: "x", count: 4000))\nEND:VCALENDAR"
  }

  @Test func `a source that answers the same a hundred times changes nothing`() {
    var known = Self.known(Samples.calendar)
    for time in 0..<100 {
      let stamped = Samples.calendar.replacing(
        "SEQUENCE:2", with: "SEQUENCE:\(time)\nDTSTAMP:20261101T0000\(10 + time % 50)Z")
      let update = Self.update(known, Samples.read(stamped), hours: Double(time))
      #expect(update.isEmpty && update.unchanged == 3)
      known = update.known
    }
    #expect(known.events == Self.known(Samples.calendar).events)
  }

  @Test(arguments: [
    (
      "DTSTART;TZID=Europe/London:20261127T190000", "DTSTART;TZID=Europe/London:20261127T193000",
      [SourceUpdate.Change.Kind.moved]
    ),
    ("SUMMARY:Winter fair", "SUMMARY:Winter fair\nSTATUS:CANCELLED", [.calledOff]),
    ("SUMMARY:Winter fair", "SUMMARY:Cancelled: Winter fair", [.calledOff]),
    ("SUMMARY:Winter fair", "SUMMARY:Winter market", [.renamed]), ("Room 2", "Room 3", [.place]),
    (
      "EXDATE;TZID=Europe/London:20261204T190000", "EXDATE;TZID=Europe/London:20261204T190000,20261218T190000",
      [.series]
    ),
    ("Tea is free", "Tea costs", [.details]), ("/games", "/play", [.other]),
  ])
  func `a change is told by what changed`(_ before: String, _ after: String, _ told: [SourceUpdate.Change.Kind]) {
    let kinds = Set(told)
    let update = Self.update(
      Self.known(Samples.calendar), Samples.read(Samples.calendar.replacing(before, with: after)))
    #expect(update.changed.map(\.kinds) == [kinds] && update.added.isEmpty && update.gone.isEmpty)
    #expect(update.changed.first?.isNews == (kinds != [.details]))
  }

  @Test func `what was called off takes place after all`() {
    let off = Samples.calendar.replacing("SUMMARY:Winter fair", with: "SUMMARY:Winter fair\nSTATUS:CANCELLED")
    #expect(Self.update(Self.known(off), Samples.read(Samples.calendar)).changed.map(\.kinds) == [[.onAgain]])
  }

  @Test(arguments: [
    "<html><form action='/signin'></form></html>", "", "BEGIN:VCALENDAR\nEND:VCALENDAR",
    String(Samples.calendar.prefix(700)),
  ])
  func `an answer that is no calendar changes nothing`(_ text: String) {
    let known = Self.known(Samples.calendar)
    for hours in 0..<10 {
      let update = Self.update(known, Samples.read(text), hours: Double(hours))
      #expect(update.isEmpty && update.known == known)
    }
  }

  @Test func `an event is gone when three complete answers over three hours lack it`() {
    var known = Self.known(Self.calendar(0..<8))
    let fewer = Samples.read(Self.calendar(1..<8))
    for (hours, gone) in [(1.0, 0), (2, 0), (3, 0), (4, 1), (5, 0)] {
      let update = Self.update(known, fewer, hours: hours)
      #expect(update.gone.count == gone && update.changed.isEmpty && update.held == 0)
      known = update.known
    }
    let again = Self.update(known, Samples.read(Self.calendar(0..<8)), hours: 6)
    #expect(again.changed.map(\.kinds) == [[.listedAgain]])
  }

  @Test func `an event that comes back in time was never gone`() {
    var known = Self.known(Self.calendar(0..<8))
    for hours in 0..<12 {
      let update = Self.update(known, Samples.read(Self.calendar(hours % 2..<8)), hours: Double(hours))
      #expect(update.isEmpty)
      known = update.known
    }
  }

  @Test func `many events that vanish at once are held for the operator`() {
    var known = Self.known(Self.calendar(0..<12))
    for hours in 0..<6 {
      let update = Self.update(known, Samples.read(Self.calendar(6..<12)), hours: Double(hours))
      #expect(update.held == 6 && update.isEmpty)
      known = update.known
    }
  }

  @Test func `many events that vanish at once go in time once the operator accepts it`() {
    var known = Self.known(Self.calendar(0..<12))
    known.acceptance = .given
    for (hours, gone) in [(1.0, 0), (2, 0), (4, 6)] {
      let update = Self.update(known, Samples.read(Self.calendar(6..<12)), hours: hours)
      #expect(update.held == 0 && update.gone.count == gone && update.known.acceptance == .used)
      known = update.known
    }
  }

  @Test func `an answer of half the length is believed when it comes twice`() {
    let long = Samples.calendar.replacing(
      "BEGIN:VEVENT\nUID:fair", with: "X-FILL:\(String(repeating: "x", count: 3000))\nBEGIN:VEVENT\nUID:fair")
    let start = Samples.calendar.range(of: "BEGIN:VEVENT\nUID:fair")?.lowerBound ?? Samples.calendar.endIndex
    let short = Samples.read(Samples.calendar[..<start] + "END:VCALENDAR\n")
    let first = Self.update(Self.known(long), short)
    #expect(first.known.events[CommunityEvent.Key(uid: "fair@union")]?.missed == 0)
    #expect(Self.update(first.known, short).known.events[CommunityEvent.Key(uid: "fair@union")]?.missed == 1)
  }

  @Test func `a feed that no longer lists an event does not end it`() {
    let later = Samples.feed.replacing("hall-1", with: "hall-9")
    var known = Self.known(Samples.feed)
    for hours in 0..<6 {
      let update = Self.update(known, Samples.read(later), hours: Double(hours))
      #expect(update.gone.isEmpty)
      known = update.known
    }
    #expect(known.events.values.filter { !$0.isListed }.isEmpty)
  }

  @Test func `what is over leaves a calendar in silence`() {
    var known = Self.known(Samples.calendar)
    let rest = Samples.read(Self.calendar(0..<3))
    for hours in 0..<6 {
      let update = Self.update(known, rest, hours: 24 * 365 + Double(hours))
      #expect(update.gone.isEmpty)
      known = update.known
    }
  }

  @Test func `a source that names all its events anew keeps the names that are known`() {
    let known = Self.known(Self.calendar(0..<8))
    let update = Self.update(known, Samples.read(Self.calendar(0..<8, uid: "new")))
    #expect(update.isEmpty && update.unchanged == 8 && update.known.events == known.events)
  }

  @Test func `events that are new in name and in time are new`() {
    let other = Self.calendar(0..<8, uid: "new").replacing("20270101", with: "20270201")
    #expect(Self.update(Self.known(Self.calendar(0..<8)), Samples.read(other)).added.count == 8)
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
