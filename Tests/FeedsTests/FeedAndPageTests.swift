import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

@Suite struct FeedAndPageTests {
  @Test func `a feed's event is when its module says, and an item without that is undated`() throws {
    let reading = Samples.read(Samples.feed, zone: Samples.berlin)
    let event = try #require(reading.events.first)
    #expect(reading.events.count == 1 && reading.undated == 1 && reading.refusal == nil && !reading.isComplete)
    #expect(event.name == "Jazz & more" && event.uid == "hall-1" && event.place == "Great Hall")
    #expect(event.start == When("2026-12-01T20:00")?.inZone("Europe/Berlin") && event.end?.time?.hour == 22)
    #expect(event.note == "Two sets.\n\nBar." && event.url == "https://hall.example/1")
  }

  @Test func `the date of an item is its start where the operator says so`() {
    let reading = Samples.read(Samples.feed, start: "pubDate")
    #expect(reading.events.map(\.start.description) == ["2026-11-02T08:00", "2026-11-03T08:00"])
  }

  @Test func `a title has the date, the name and the place where the operator says so`() throws {
    let text = """
      <rss><channel><lastBuildDate>Sat, 21 Nov 2026 02:00:00 +0000</lastBuildDate>
      <item><title>Lego — club — Fri Jan 8, 10:30 AM — Library</title><link>https://a.example/1</link></item>
      <item><title>Nothing told</title></item></channel></rss>
      """
    let reading = Samples.read(text, start: "title")
    let event = try #require(reading.events.first)
    #expect(event.name == "Lego — club" && event.place == "Library" && reading.undated == 1)
    #expect(event.start == When("2027-01-08T10:30")?.inZone("Europe/London"))
    #expect(event.uid == "https://a.example/1 2027-01-08T10:30")
  }

  @Test func `a feed is read as it comes`() {
    let text = """
       \n<?xml version="1.0"?><rss><channel><title>Caf&eacute; & bar</title><item><title>A & B &nbsp;C</title>
      <guid>1</guid><ev:startdate>2026-12-01T20:00:00.0000001Z</ev:startdate></item></channel></rss>
      """
    let reading = Samples.read(text)
    #expect(reading.title == "Café & bar" && reading.events.map(\.name) == ["A & B C"])
  }

  @Test func `an Atom entry is read`() {
    let text = """
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"><title>T</title>
      <entry><id>tag:1</id><title>Run</title><link href="/run"/><gd:when startTime="2026-12-01" endTime="2026-12-02"/></entry></feed>
      """
    let event = Samples.read(text).events.first
    #expect(event?.uid == "tag:1" && event?.url == "https://site.example/run")
    #expect(event?.start == When("2026-12-01") && event?.end == When("2026-12-02"))
  }

  @Test func `no entity of a document is expanded and nothing is fetched`() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss><channel><title>T</title><item><title>x&a;&f;y</title><guid>1</guid><startdate>2026-12-01</startdate></item></channel></rss>
      """
    let name = Samples.read(text).events.first?.name ?? ""
    #expect(name == "x&a;&f;y" && !name.contains("aaa") && !name.contains("root"))
  }

  @Test func `linked data is read from a graph, and what it points at`() throws {
    let event = try #require(Samples.read(Samples.linkedData).events.first)
    #expect(event.name == "Hamlet" && event.place == "Playhouse" && event.price == "12.50 EUR")
    #expect(event.start.description == "2026-12-03T19:30" && event.end?.description == "2026-12-03T22:30")
    #expect(event.url == "https://site.example/hamlet" && event.coordinates?.longitude == 4.3)
  }

  @Test func `an h-event is read, and the name of its place is not its own`() throws {
    let event = try #require(Samples.read(Samples.microformat).events.first)
    #expect(event.name == "Homebrew club" && event.place == "The Cafe" && event.categories == ["beer"])
    #expect(event.start.description == "2026-12-04T18:30" && event.end?.description == "2026-12-04T20:00")
    #expect(event.url == "https://club.example/9")
  }

  @Test func `microdata is read`() {
    let event = Samples.read(Samples.microdata).events.first
    #expect(event?.name == "Open day" && event?.start == When("2026-12-05") && event?.place == "Boat house")
  }

  @Test(arguments: [
    (
      "<html><title>Sign in</title><form action='/login'><input type=password></form></html>",
      SourceReading.Refusal.signIn
    ),
    ("<html><body>Come in</body></html>", .notACalendar), ("hello", .notACalendar), ("", .empty), (" \n", .empty),
    ("BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n", .empty), ("{\"a\":1}", .notACalendar),
    (String(Samples.calendar.prefix(700)), .cut), (String(Samples.feed.prefix(500)), .cut),
    ("<rss><channel><title>None</title></channel></rss>", .empty),
    ("<html><script type='application/ld+json'>{\"@type\": \"Event\", \"name\": \"X", .cut),
  ])
  func `an answer that tells no events says what it is`(_ text: String, _ refusal: SourceReading.Refusal) {
    #expect(Samples.read(text).refusal == refusal)
  }

  @Test(
    arguments: [
      ("2027-01-05", "2027-01-05"), ("05-Jan-2027", "2027-01-05"), ("Tuesday, January 5th, 2027", "2027-01-05"),
      ("5 Jan 2027 5pm", "2027-01-05T17:00"), ("Fri, 03 Sep 2027 22:00:00 GMT", "2027-09-03T22:00+0"),
      ("Fri, 03 Sep 2027 22:00:00 -0800", "2027-09-03T22:00-28800"),
      ("2027-03-13T19:00:00:00+00:00", "2027-03-13T19:00+0"),
      ("31.12.2027 20:30", "2027-12-31T20:30"), ("12/31/2027", "2027-12-31"), ("31/12/2027", "2027-12-31"),
      ("5/1/2027", nil), ("TBA", nil), ("every Friday", nil), ("2027", nil), ("May 2027", nil), ("Jan 8", "2027-01-08"),
      ("Oct 30", "2026-10-30"), ("30 Feb 2027", nil), ("7:00 PM", nil),
    ] as [(String, String?)])
  func `a date is read as people write it, or not at all`(_ text: String, _ meant: String?) {
    let found = WrittenMoment(text, near: CivilDate("2026-11-21"))
    let told = found.map { moment in
      When(moment.date, moment.time).description + (moment.offset.map { $0 < 0 ? "\($0)" : "+\($0)" } ?? "")
    }
    #expect(told == meant)
  }

  @Test(arguments: [
    ("Tom &amp;amp; Jerry", "Tom & Jerry"), ("<b>Big</b> night", "Big night"), ("I <3 jazz", "I <3 jazz"),
    ("a<br/>b", "a b"), ("R&D day", "R&D day"), ("&#233;t&#xE9; &eacute; &nope; &#1;", "été é &nope; &#1;"),
    ("  two\n lines ", "two lines"), ("x<script>alert(1)</script>y", "xy"),
  ])
  func `a name is plain text`(_ text: String, _ plain: String) { #expect(PlainText.line(text) == plain) }

  @Test(
    arguments: [("javascript:alert(1)", nil), ("/a", "https://b.example/a"), ("ftp://x", nil), ("http://", nil)]
      as [(String, String?)])
  func `only web addresses are links`(_ text: String, _ link: String?) {
    #expect(WebLink.absolute(text, at: "https://b.example/c") == link)
  }
}
