import Agenda
import Civil
import Foundation
import Testing

/// The copies that somebody keeps who goes to every time of a community's series.
@Suite struct SeriesTimesTests {
  private static func event(_ name: String, _ start: String, _ end: String) throws -> CommunityEvent {
    var (start, end) = (try #require(When(start)), try #require(When(end)))
    (start.zone, end.zone) = ("Europe/Helsinki", "Europe/Helsinki")
    return CommunityEvent(uid: "yoga", name: name, start: start, end: end)
  }

  private static func own(_ parts: [CommunityEvent] = []) throws -> Event {
    var yoga = try event("yoga", "2026-11-23T18:00", "2026-11-23T19:00")
    yoga.rules = [Recurrence(.weekly)]
    let zone = try #require(Zone(identifier: "Europe/Helsinki"))
    return try #require(Event(EventSeries(whole: yoga, parts: parts), zone: zone, added: .distantPast))
  }

  /// The text is stored with what somebody was told: a newer version has to write the same text.
  @Test func `its times are told by their own text and the rule's`() throws {
    #expect(try Self.own().times == "2026-11-23T18:00/2026-11-23T19:00 FREQ=WEEKLY")
  }

  @Test func `an occurrence that is moved is kept at its new time, and tells other times`() throws {
    var moved = try Self.event("yoga", "2026-12-01T20:00", "2026-12-01T21:00")
    moved.recurrenceID = "20261130T160000Z"
    let own = try Self.own([moved])
    let original = try #require(CivilDateTime("2026-11-30T18:00"))
    #expect(own.overrides[original]?.start.description == "2026-12-01T20:00")
    #expect(own.times != (try Self.own().times))
  }

  @Test func `an occurrence that a day alone names is the one at the hour of the series`() throws {
    var off = try Self.event("yoga", "2026-12-07T18:00", "2026-12-07T19:00")
    (off.recurrenceID, off.status) = ("20261207", .cancelled)
    #expect(try Self.own([off]).recurrence?.exceptions == [try #require(CivilDateTime("2026-12-07T18:00"))])
  }
}
