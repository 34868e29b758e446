import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

/// Feeds and pages, compared with contents that were read by hand.
@Suite(.enabled(if: SharedFeeds.folder != nil, "NUTHATCH_SHARED is not set"))
struct SharedPageTests {
  struct Expected: Decodable, CustomTestStringConvertible, Sendable {
    struct Event: Decodable {
      var title: String
      var start: String
      var end: String?
      var place: String?
      var uid: String?
      var url: String?
      var price: String?
      var organizer: String?
      var categories: [String]?
      var status: String?
      var lat: Double?
      var lon: Double?
    }

    enum Events: Decodable {
      case listed([Event])
      case counted(Int)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let count = try? container.decode(Int.self) {
          self = .counted(count)
        } else {
          self = .listed(try container.decode([Event].self))
        }
      }
    }

    struct Plain: Decodable {
      var events: Int
      var undated: Int
    }

    var file: String
    var zone: String?
    var settings: [String: String]?
    var events: Events?
    var undated: Int?
    var count: Int?
    var cancelled: Int?
    var error: String?
    var without_settings: Plain?

    var testDescription: String { file }
  }

  static let expected = SharedFeeds.lines("expected-events.jsonl", as: Expected.self)

  @Test func `the expectations are there`() { #expect(Self.expected.count >= 5) }

  @Test(arguments: expected)
  func `feeds and pages are read as by hand`(_ expected: Expected) throws {
    let zone = expected.zone.flatMap { Zone(identifier: $0) } ?? .utc
    let told = expected.settings ?? [:]
    let settings = SourceSettings(zone: zone, start: told["start"], time: told["time"], place: told["place"])
    let bytes = try SharedFeeds.bytes(expected.file)
    let reading = SourceReader(settings: settings).read(bytes)
    if expected.error != nil {
      #expect(reading.refusal != nil && reading.events.isEmpty)
      return
    }
    #expect(reading.refusal == nil)
    if let undated = expected.undated { #expect(reading.undated == undated) }
    if let count = expected.count { #expect(reading.events.count == count) }
    if let cancelled = expected.cancelled {
      #expect(reading.events.filter { $0.status == .cancelled }.count == cancelled)
    }
    switch expected.events {
    case .counted(let count): #expect(reading.events.count == count)
    case .listed(let events):
      if expected.count == nil { #expect(reading.events.count == events.count) }
      for event in events {
        #expect(
          reading.events.contains { matches($0, event) },
          "\(event) is not among \(reading.events.filter { $0.name == event.title })")
      }
    case nil: break
    }
    if let plain = expected.without_settings {
      let reading = SourceReader(settings: SourceSettings(zone: zone)).read(bytes)
      #expect(reading.events.count == plain.events && reading.undated == plain.undated)
    }
  }

  private func matches(_ event: CommunityEvent, _ expected: Expected.Event) -> Bool {
    let start = SharedFeeds.told(event.start, likeInstant: expected.start.hasSuffix("Z"))
    let end = event.end.map { SharedFeeds.told($0, likeInstant: expected.end?.hasSuffix("Z") == true) }
    func agrees<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Bool { wanted == nil || wanted == found }
    return event.name == expected.title && start == expected.start
      && (agrees(expected.end, end) || event.end == nil && expected.end == expected.start)
      && agrees(expected.place, event.place) && agrees(expected.uid, event.uid) && agrees(expected.url, event.url)
      && agrees(expected.price, event.price) && agrees(expected.organizer, event.organiser)
      && agrees(expected.categories, event.categories) && agrees(expected.status, event.status.rawValue)
      && agrees(expected.lat, event.coordinates?.latitude) && agrees(expected.lon, event.coordinates?.longitude)
  }
}
