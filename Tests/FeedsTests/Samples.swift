import Agenda
import Civil

@testable import Feeds

/// Sources as programs write them, made for these tests.
enum Samples {
  static let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    X-WR-CALNAME:Union House
    X-WR-TIMEZONE:Europe/London
    BEGIN:VEVENT
    UID:games@union
    SUMMARY:Board games
    DTSTART;TZID=Europe/London:20261127T190000
    DTEND;TZID=Europe/London:20261127T220000
    RRULE:FREQ=WEEKLY;COUNT=5
    EXDATE;TZID=Europe/London:20261204T190000
    LOCATION:Union House\\, Room 2
    CATEGORIES:Social,Games
    URL:https://union.example/games
    GEO:51.5;-0.1
    ORGANIZER;CN=Games Society:mailto:games@union.example
    DESCRIPTION:Bring your own.\\nTea is free.
    SEQUENCE:2
    END:VEVENT
    BEGIN:VEVENT
    UID:games@union
    RECURRENCE-ID;TZID=Europe/London:20261211T190000
    SUMMARY:Board games
    DTSTART;TZID=Europe/London:20261212T140000
    DTEND;TZID=Europe/London:20261212T170000
    END:VEVENT
    BEGIN:VEVENT
    UID:fair@union
    SUMMARY:Winter fair
    DTSTART;VALUE=DATE:20261205
    DTEND;VALUE=DATE:20261207
    END:VEVENT
    END:VCALENDAR
    """

  static let feed = """
    <?xml version="1.0"?>
    <rss version="2.0" xmlns:e="http://purl.org/rss/1.0/modules/event/"><channel><title>Hall</title>
    <item><title>Jazz &amp;amp; more</title><guid>hall-1</guid><link>https://hall.example/1</link>
    <pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>
    <e:startdate>2026-12-01T20:00:00+01:00</e:startdate><e:enddate>2026-12-01T22:30:00+01:00</e:enddate>
    <e:location>Great Hall</e:location><description>&lt;p&gt;Two sets.&lt;/p&gt;&lt;p&gt;Bar.&lt;/p&gt;</description></item>
    <item><title>New website</title><guid>hall-2</guid><pubDate>Tue, 03 Nov 2026 08:00:00 GMT</pubDate></item>
    </channel></rss>
    """

  static let linkedData = """
    <html><head><title>Theatre</title><script type="application/ld+json">
    {"@context": "https://schema.org", "@graph": [{"@type": "TheaterEvent", "name": "Hamlet",
    "startDate": "2026-12-03T19:30", "duration": "PT3H", "url": "/hamlet", "location": {"@id": "#house"},
    "eventStatus": "https://schema.org/EventScheduled", "offers": [{"price": "12.50", "priceCurrency": "EUR"}],},
    {"@type": "Place", "@id": "#house", "name": "Playhouse", "geo": {"latitude": 52.1, "longitude": "4.3"}}]}
    </script></head><body></body></html>
    """

  static let microformat = """
    <html><body><div class="h-event"><h1 class="p-name">Homebrew club</h1>
    <time class="dt-start" datetime="2026-12-04 18:30">Friday</time> to <time class="dt-end" datetime="2026-12-04 20:00">8pm</time>
    at <span class="p-location h-card"><a class="p-name u-url" href="https://cafe.example/">The Cafe</a></span>
    <a class="u-url" href="https://club.example/9">more</a> <span class="p-category">beer</span></div></body></html>
    """

  static let microdata = """
    <div itemscope itemtype="https://schema.org/Event"><span itemprop="name">Open day</span>
    <meta itemprop="startDate" content="2026-12-05"><div itemprop="location" itemscope itemtype="https://schema.org/Place">
    <span itemprop="name">Boat house</span></div></div>
    """

  static let all = [calendar, feed, linkedData, microformat, microdata]

  static let london = Zone(identifier: "Europe/London") ?? .utc
  static let berlin = Zone(identifier: "Europe/Berlin") ?? .utc

  static func read(_ text: String, zone: Zone = london, start: String? = nil) -> SourceReading {
    reader(zone: zone, start: start).read(Array(text.utf8))
  }

  static func answer(_ text: String) -> SourceAnswer { reader().answer(Array(text.utf8)) }

  private static func reader(zone: Zone = london, start: String? = nil) -> SourceReader {
    SourceReader(settings: SourceSettings(zone: zone, start: start), address: "https://site.example/events/")
  }

  /// A calendar of the lines of one event.
  static func event(_ lines: String) -> SourceReading {
    read("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Talk\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n")
  }
}
