import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

/// Real calendars, held against what python's icalendar and recurring-ical-events read in them.
@Suite(.enabled(if: SharedFeeds.folder != nil, "NUTHATCH_SHARED is not set"))
struct SharedCalendarTests {
  struct Expected: Decodable {
    var file: String
    var vevents: Int
    var occurrences: Int?
    var window: [String]?
    var first: [[String]]
    var error: String?
  }

  @Test func `calendars are read as the oracle reads them`() throws {
    let expected = SharedFeeds.lines("expected.jsonl", as: Expected.self)
      .filter { $0.error == nil && $0.occurrences != nil }
    var shares: [Double] = []
    for one in expected {
      let share = try Self.share(of: one)
      if share < 1 { print("calendar \(one.file): \(share)") }
      shares.append(share)
    }
    let mean = shares.reduce(0, +) / Double(max(shares.count, 1))
    print("calendars: \(shares.count) files, mean share \(mean)")
    #expect(mean >= 0.99)
  }

  /// Its days have VALUE=DATE and a TZID, which RFC 5545 3.2.19 does not allow. They are school holidays, so they are
  /// whole days here. The oracle gives their midnights in that zone, which an operator would set for the source.
  private static let wholeDays = "ics/nodeical-sabredav-school-holidays.ics"

  /// The zone of a source's settings.
  private static func zone(of file: String) -> Zone { file == wholeDays ? Samples.berlin : .utc }

  @Test func `a day with a zone is a whole day`() throws {
    let reading = SourceReader(settings: SourceSettings(zone: .utc)).read(try SharedFeeds.bytes(Self.wholeDays))
    #expect(reading.events.map(\.start) == [When("2018-07-02")] && reading.events.map(\.end) == [When("2018-08-10")])
  }

  /// The share of the expected occurrences that are read: of the listed ones and, if there are more than those, of
  /// their number.
  private static func share(of expected: Expected) throws -> Double {
    guard let window = expected.window, let count = expected.occurrences, count > 0 else { return 1 }
    let zone = zone(of: expected.file)
    let reader = SourceReader(settings: SourceSettings(zone: zone))
    let reading = reader.read(try SharedFeeds.bytes(expected.file), contentType: "text/calendar")
    let bounds = window.compactMap { CivilDate($0) }.map { Zone.utc.instant(of: CivilDateTime($0, .midnight)) }
    let found = EventSeries.series(of: reading.events)
      .flatMap { $0.occurrences(in: bounds[0]..<bounds[1], zone: zone, most: 100_000) }
      .sorted { $0.instant < $1.instant }
    var open = Dictionary(grouping: found, by: { PlainText.line($0.event.name) })
    var right = 0
    for one in expected.first {
      let name = PlainText.line(CalledOff.title(one[2]) ?? one[2])
      guard let index = open[name]?.firstIndex(where: { matches($0.event, one, zone) }) else {
        if ProcessInfo.processInfo.environment["WRONG"] != nil { print("  missing \(one)") }
        continue
      }
      open[name]?.remove(at: index)
      right += 1
    }
    if found.count != count, ProcessInfo.processInfo.environment["WRONG"] != nil {
      print("  \(expected.file): \(found.count) for \(count)")
    }
    let listed = Double(right) / Double(max(expected.first.count, 1))
    return listed * Double(min(found.count, count)) / Double(max(found.count, count))
  }

  private static func matches(_ event: CommunityEvent, _ expected: [String], _ zone: Zone) -> Bool {
    let isInstant = expected[0].hasSuffix("Z")
    if isInstant, event.start.time == nil {
      let behind = When((event.end?.date ?? event.start.date).adding(days: 1))
      let told = [event.start, behind].map { When($0.date, .midnight, zone: zone.identifier) }
      return told.map { SharedFeeds.told($0, likeInstant: true) } == Array(expected[..<2])
    }
    guard SharedFeeds.told(event.start, likeInstant: isInstant) == expected[0] else { return false }
    guard expected[3].isEmpty || event.uid.prefix(60) == expected[3].prefix(60) else { return false }
    if event.start.time == nil {
      // Its end is the day after; a whole day of no length, which RFC 5545 3.6.1 does not allow, is that day.
      let end = (event.end?.date ?? event.start.date).adding(days: 1).description
      return end == expected[1] || expected[0] == expected[1] && event.end == nil
    }
    return SharedFeeds.told(event.end ?? event.start, likeInstant: isInstant) == expected[1]
  }

  @Test func `no file is refused whole for one event that cannot be read`() throws {
    let refused = SharedFeeds.lines("expected.jsonl", as: Expected.self).filter { $0.error != nil }
    for one in refused {
      let reading = SourceReader(settings: SourceSettings(zone: .utc)).read(try SharedFeeds.bytes(one.file))
      let told = reading.events.count + reading.problems.filter(Self.costsEvent).count
      #expect(told >= one.vevents, "\(one.file): \(reading.events.count) events, \(reading.problems)")
    }
  }

  /// Returns true if the problem costs its event.
  private static func costsEvent(_ problem: SourceProblem) -> Bool {
    ![.unknownZone, .endsEarly, .unreadable].contains(problem.reason)
  }
}
