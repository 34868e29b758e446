import Foundation
import Testing

/// Checks that other programs understand the daemon's export of its community's events.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct CommunityExportTests {
  private static let server = SharedServer()

  private struct Understood: Decodable {
    struct Event: Decodable, Equatable {
      var id: String
      var start: String
      var end: String?
      var place: String?
      var categories: [String]
      var point: [Double]?
      var status: String?
      var note: String?
      var rule: String?
      var instead: String?
      var revision: Int?
      var link: String?
      var listed: String?
    }

    struct Page: Decodable {
      struct Told: Decodable, Equatable {
        var type: String?
        var id: String?
        var name: String
        var start: String
        var end: String?
        var place: String?
        var categories: [String]
        var status: String?
        var note: String?
        var point: [Double]?
        var link: String?
      }
      var linked: Told
      var marked: Told
    }

    var calendar: [String: Event]
    var news: [String: Event]
    var pages: [String: Page]
    var single: [String: [String]]
    var sports: [String]
    var official: [String]
    var boathouse: [String]
  }

  private static let haveReaders = (Surroundings.python?.deletingLastPathComponent()).map { folder in
    let packages =
      (try? FileManager.default.subpathsOfDirectory(
        atPath: folder.deletingLastPathComponent().appendingPathComponent("lib").path)) ?? []
    return ["icalendar", "feedparser", "extruct"].allSatisfy { name in
      packages.contains { $0.hasSuffix("/\(name)") || $0.hasSuffix("/\(name).py") }
    }
  }

  @Test(.enabled(if: haveReaders == true, "icalendar, feedparser and extruct stand not beside NUTHATCH_PYTHON"))
  func `calendars, news and pages are read back as what the source told, and equal to each other`() async throws {
    let (port, feedPort) = (try freePort(), try freePort())
    let daemon = try Daemon(on: try await Self.server.healed, web: port)
    let mood = daemon.folder.appendingPathComponent("mood")
    try Data("well".utf8).write(to: mood)
    let feeds = try CommunityTests.feeds(feedPort, mood, daemon)
    defer { feeds.signal(SIGKILL) }
    try CommunityTests.name(["campus"], at: feedPort, trust: "official", from: Self.day(0), in: daemon.configuration)
    try await daemon.startAfresh()
    try await eventually("all events", log: daemon.log) {
      try await daemon.database("SELECT count(*) FROM community_event") == [["6"]]
    }
    let understood = try await Self.read("http://127.0.0.1:\(port)", in: daemon)
    Self.expectCalendar(understood)
    Self.expectNews(understood)
    Self.expectPages(understood)
    #expect(understood.sports == ["gala", "yoga", "yoga instead"] && understood.boathouse == ["ska"])
    #expect(understood.official == understood.calendar.keys.sorted())
    #expect(try await daemon.stop() == .exited(0))
  }

  /// The first day with events: a series is expanded for a year ahead.
  private static let first = Date().addingTimeInterval(20 * 86_400)

  /// The day that many days after the first, as `2026-12-05`.
  private static func day(_ number: Int) -> String {
    first.addingTimeInterval(Double(number) * 86_400).formatted(.iso8601.year().month().day())
  }

  private static let names = ["tea; with \"cake\", 2 < 3 & more", "ska", "gala", "hockey", "yoga"]

  private static func expectCalendar(_ understood: Understood) {
    #expect(Set(understood.calendar.keys) == Set(names + ["yoga instead"]))
    guard let tea = understood.calendar[names[0]], let yoga = understood.calendar["yoga"],
      let other = understood.calendar["yoga instead"]
    else { return }
    #expect(tea.start == "\(day(0))T13:00Z" && tea.end == "\(day(0))T15:00Z" && tea.point == [62.89, 27.67])
    #expect(tea.place == "Lecture Theatre 27, \"left\" wing" && tea.categories == ["Social", "Cake, too"])
    #expect(tea.note == "Bring a mug;\ncake, too: 2 < 3 & \\ back")
    #expect(yoga.rule == "FREQ=WEEKLY;COUNT=5" && other.id == yoga.id && other.instead == "\(day(7))T13:00Z")
    #expect(other.start == "\(day(8))T15:00Z" && understood.calendar["hockey"]?.start == day(1))
    #expect(understood.calendar.mapValues(\.status).filter { $0.value != "CONFIRMED" } == ["gala": "CANCELLED"])
    #expect(Set(understood.calendar.values.map(\.id)).count == names.count)
  }

  /// An item of the news is the event of the calendar with the date of its listing.
  private static func expectNews(_ understood: Understood) {
    #expect(Set(understood.news.keys) == Set(names))
    for (name, item) in understood.news {
      guard let event = understood.calendar[name] else { continue }
      #expect(item.id == event.id && item.start == event.start && item.end == event.end, "\(name)")
      #expect(item.place == event.place && item.categories == event.categories && item.point == event.point, "\(name)")
      #expect(item.listed.map { $0 < "2090" } == true)
      #expect(understood.single[name]?.first == name)
    }
  }

  /// Checks that a page gives the same facts as the calendar, as data and as marks.
  private static func expectPages(_ understood: Understood) {
    for (name, page) in understood.pages {
      guard let event = understood.calendar[name] else { continue }
      #expect(page.linked.type == "Event" && page.linked.name == name && page.marked.name == name)
      #expect(page.linked.id == event.id && page.linked.link?.hasPrefix(understood.news[name]?.link ?? "?") == true)
      for told in [page.linked, page.marked] {
        #expect(told.start == event.start && told.end == event.end && told.place == event.place, "\(name)")
      }
      #expect(page.marked.categories == event.categories)
      #expect(page.linked.categories.joined(separator: ", ") == event.categories.joined(separator: ", "))
      #expect(page.linked.note == event.note && page.linked.point == event.point)
      #expect(page.linked.status == (event.status == "CANCELLED" ? "EventCancelled" : "EventScheduled"))
    }
  }

  private static func read(_ address: String, in daemon: Daemon) async throws -> Understood {
    guard let python = Surroundings.python else { throw Server.Failure(description: Surroundings.whatIsMissing) }
    let output = daemon.folder.appendingPathComponent("understood")
    let child = try Child(
      python, [Surroundings.support.appendingPathComponent("exports.py").path, address],
      environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]), output: output)
    #expect(await child.ended() == .exited(0))
    let text = try String(contentsOf: output, encoding: .utf8)
    return try JSONDecoder().decode(Understood.self, from: Data((text.split(separator: "\n").last ?? "").utf8))
  }
}
