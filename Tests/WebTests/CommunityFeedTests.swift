import Agenda
import Civil
import Foundation
import HTTPTypes
import ICalendar
import Storage
import Testing

@testable import Web

/// The feeds of the community's events, as programs read them.
@Suite struct CommunityFeedTests {
  private static func events(_ path: String, on site: PageSite) async throws -> [ICalendar.Component] {
    let answer = try await site.get(path)
    #expect(answer.status == .ok && answer.headers[.contentType]?.hasPrefix("text/calendar") == true)
    return try ICalendar.Component(reading: answer.text).components.filter { $0.name == "VEVENT" }
  }

  @Test func `a calendar has every event once, with all that is told of it`() async throws {
    let site = try await CommunityPageTests.site()
    let events = try await Self.events("/community/all.ics", on: site)
    let names = events.compactMap { $0["SUMMARY"]?.text }
    #expect(
      names.sorted() == [
        "hockey: Westfield v Northgate", "ska night", "swim gala", "welcome tea", "yoga", "yoga", "yoga",
      ])
    let tea = try #require(events.first { $0["SUMMARY"]?.text == "welcome tea" })
    #expect(tea["UID"]?.text.hasPrefix("c") == true && tea["SEQUENCE"]?.value == "0")
    #expect(tea["DTSTART"]?.description == "DTSTART;TZID=Europe/Helsinki:20261128T170000")
    #expect(tea["DTEND"]?.description == "DTEND;TZID=Europe/Helsinki:20261128T190000")
    #expect(tea["STATUS"]?.value == "CONFIRMED" && tea["GEO"]?.value == "62.89;27.67")
    #expect(tea["CATEGORIES"]?.texts == ["Social", "Board games"] && tea["LOCATION"]?.text == "Lecture Theatre 27")
    #expect(tea["DESCRIPTION"]?.text == "Bring a mug;\ncake, too" && tea["URL"]?.value == "https://example.org/tea")
    let ska = try #require(events.first { $0["SUMMARY"]?.text == "ska night" })
    #expect(ska["URL"]?.value.hasPrefix("https://nuthatch.example.org/community/e/c") == true)
    #expect(events.first { $0["SUMMARY"]?.text == "swim gala" }?["STATUS"]?.value == "CANCELLED")
    let hockey = try #require(events.first { $0["SUMMARY"]?.text.hasPrefix("hockey") == true })
    #expect(hockey["DTSTART"]?.description == "DTSTART;VALUE=DATE:20261129")
    let head = try ICalendar.Component(reading: try await site.get("/community/all.ics").text)
    #expect(head["REFRESH-INTERVAL"]?.description == "REFRESH-INTERVAL;VALUE=DURATION:PT1H")
    #expect(head["NAME"]?.text == "Kuopio campus" && head.components.contains { $0.name == "VTIMEZONE" })
  }

  @Test func `a series keeps its rule, what is left out of it, and the occurrences that differ`() async throws {
    let site = try await CommunityPageTests.site()
    let yoga = try await Self.events("/community/p/gym.ics", on: site)
    #expect(Set(yoga.compactMap { $0["UID"]?.text }).count == 1 && yoga.count == 3)
    let whole = try #require(yoga.first { $0["RRULE"] != nil })
    #expect(whole["RRULE"]?.value == "FREQ=WEEKLY" && whole["EXDATE"]?.value == "20261214T180000")
    let parts = yoga.filter { $0["RECURRENCE-ID"] != nil }.sorted {
      ($0["DTSTART"]?.value ?? "") < ($1["DTSTART"]?.value ?? "")
    }
    #expect(parts.map { $0["RECURRENCE-ID"]?.value } == ["20261130T180000", "20261207T180000"])
    #expect(parts.map { $0["DTSTART"]?.value } == ["20261201T200000", "20261207T180000"])
    #expect(parts.map { $0["STATUS"]?.value } == ["CONFIRMED", "CANCELLED"])
  }

  @Test func `an event that has moved keeps its UID and has a higher revision`() async throws {
    let site = try await CommunityPageTests.site()
    let before = try #require(try await Self.events("/community/c/arts.ics", on: site).first)
    site.clock.advance(3600)
    var town = SampleEvents.town
    town[0].start.time = CivilTime(hour: 22, minute: 0)
    try await SampleEvents.add(SampleEvents.campus, town, to: site)
    let after = try #require(try await Self.events("/community/c/arts.ics", on: site).first)
    #expect(before["UID"] == after["UID"] && after["DTSTART"]?.value == "20261128T220000")
    #expect(before["SEQUENCE"]?.value == "0" && after["SEQUENCE"]?.value == "3600")
    #expect(after["LAST-MODIFIED"] != before["LAST-MODIFIED"] && after["CREATED"] == before["CREATED"])
  }

  @Test func `what is called off stays for thirty days, whether or not it would be over`() async throws {
    var gone = SampleEvents.event("off", "off soon", "2026-11-21T10:00", "2026-11-21T11:00")
    let later = SampleEvents.event("later", "off later", "2027-06-01T10:00")
    var off = later
    (gone.status, off.status) = (.cancelled, .cancelled)
    let site = try await CommunityPageTests.site([gone, off], [])
    let names = { try await Self.events("/community/all.ics", on: site).compactMap { $0["SUMMARY"]?.text }.sorted() }
    #expect(try await names() == ["off later", "off soon"])
    site.clock.advance(29 * 86_400)
    #expect(try await names() == ["off later", "off soon"])
    site.clock.advance(2 * 86_400)
    #expect(try await names() == [])
  }

  @Test(arguments: [
    ("all", 5), ("official", 4), ("c/sports", 2), ("c/Board%20games", 1), ("c/board-games", 1), ("p/theatre", 1),
    ("p/the%20boathouse", 1), ("p/nowhere", 0), ("c/none", 0), ("p/%22%3B", 0),
  ])
  func `a feed has what its address names`(path: String, count: Int) async throws {
    let site = try await CommunityPageTests.site()
    let events = try await Self.events("/community/\(path).ics", on: site)
    #expect(Set(events.compactMap { $0["UID"]?.text }).count == count)
    #expect(try await site.get("/community/\(path).rss").text.ranges(of: "<item>").count == count)
  }

  @Test func `news have the date of listing, and the times of the event`() async throws {
    let site = try await CommunityPageTests.site()
    let answer = try await site.get("/community/c/social.rss")
    let tea = try await CommunityPageTests.path(of: "welcome tea", on: site).dropFirst("/community/e/".count)
    #expect(answer.headers[.contentType]?.hasPrefix("application/rss+xml") == true)
    for words in [
      "<title>welcome tea</title>", "<pubDate>Fri, 20 Nov 2026 10:00:00 +0000</pubDate>",
      "<ev:startdate>2026-11-28T17:00:00+02:00</ev:startdate>", "<ev:enddate>2026-11-28T19:00:00+02:00</ev:enddate>",
      "<ev:location>Lecture Theatre 27</ev:location>", "<georss:point>62.89 27.67</georss:point>",
      "<category>Board games</category>", "<guid isPermaLink=\"false\">\(tea)@",
      "<link>https://nuthatch.example.org/community/e/\(tea)</link>",
      "href=\"https://nuthatch.example.org/community/c/social.rss\"",
    ] { #expect(answer.text.contains(words), "\(words)") }
  }

  @Test(arguments: ["/community/all.ics", "/community/all.rss", nil])
  func `a feed that is as it was is not sent again`(feed: String?) async throws {
    let site = try await CommunityPageTests.site()
    let path: String
    if let feed { path = feed } else { path = try await CommunityPageTests.path(of: "welcome tea", on: site) + ".ics" }
    let tag = try #require(try await site.get(path).headers[.eTag])
    site.clock.advance(60)
    let again = try await site.ask(.get, path, headers: [.ifNoneMatch: tag])
    #expect(again.status == .notModified && again.bytes.isEmpty)
    try await SampleEvents.add([SampleEvents.event("tea", "green tea", "2026-11-28T17:00")], [], to: site)
    #expect(try await site.ask(.get, path, headers: [.ifNoneMatch: tag]).status == .ok)
  }

  @Test func `a feed has so many events at most, the soonest`() async throws {
    let many = (0..<1100).map { number -> CommunityEvent in
      var event = SampleEvents.event("e\(number)", "event \(number)", "2026-12-01")
      event.start.date = event.start.date.adding(days: number % 300)
      return event
    }
    let site = try await CommunityPageTests.site(many, [])
    let events = try await Self.events("/community/all.ics", on: site)
    #expect(events.count == CommunityRoutes.mostInCalendar)
    #expect(events.compactMap { $0["DTSTART"]?.value }.max() ?? "" < "20270901")
    #expect(try await site.get("/community/all.rss").text.ranges(of: "<item>").count == CommunityRoutes.mostNews)
  }
}
