import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Testing

@testable import Web

/// The origin and the time of things, as the pages give them.
@Suite struct OriginTests {
  private static func site(_ item: (Date) throws -> Event) async throws -> (PageSite, PageSite.Browser) {
    let site = try await PageSite()
    let (person, event) = (try await site.person(), try item(site.clock.now))
    try await site.ledger.write { books in
      _ = try books.belongings(of: person, changedBy: .page()).events.add(event)
    }
    return (site, try await site.signIn())
  }

  @Test(arguments: [(nil, true), ("work", false)])
  func `what a file brought has a letter of its own, unless it is on a list`(list: String?, isMarked: Bool) async throws
  {
    let (site, ann) = try await Self.site { now in
      var event = Event(name: "concert", start: try #require(When("2026-11-20T19:00")), added: now)
      (event.imported, event.list) = (Imported(uid: "one", fingerprint: "1"), list)
      return event
    }
    for path in ["/day/2026-11-20", "/agenda"] {
      let page = try await site.get(path, cookie: ann.cookie).text
      #expect(
        page.contains("<span class=\"badge\" title=\"imported\" aria-hidden=\"true\">I</span>") == isMarked, "\(path)")
      #expect(page.contains(" imported") == isMarked)
    }
  }

  @Test func `a day on which a series does not take place shows its next one, and says so`() async throws {
    let (site, ann) = try await Self.site { now in
      var piano = Event(name: "piano", start: try #require(When("2026-11-17T16:00")), added: now)
      piano.recurrence = Recurrence(.weekly)
      return piano
    }
    let told = "It does not take place on Wed 25 Nov, 16:00."
    let other = try await site.get("/event/1?on=2026-11-25T16:00", cookie: ann.cookie)
    #expect(other.status == .ok && other.text.contains(told) && other.text.contains("Tue 24 Nov, 16:00"))
    let bare = try await site.get("/event/1?on=2026-11-25", cookie: ann.cookie)
    #expect(bare.text.contains("It does not take place on Wed 25 Nov."))
    for path in ["/event/1?on=2026-12-01T16:00", "/event/1"] {
      #expect(!(try await site.get(path, cookie: ann.cookie).text.contains("does not take place")), "\(path)")
    }
    let day = try await site.get("/event/1?on=2026-12-01", cookie: ann.cookie).text
    #expect(!day.contains("does not take place") && day.contains("Tue 1 Dec, 16:00"))
  }

  @Test(arguments: [(3.0, 12), (10, 28), (23.5, 28)])
  func `the line that tells the time is drawn at any hour`(hour: Double, first quarter: Int) async throws {
    let (site, ann) = try await Self.site { now in
      Event(name: "lunch", start: When(CivilDate(dayNumber: 20_777), .noon), added: now)
    }
    site.clock.advance((hour - 10) * 3600 + (hour < 10 ? 86_400 : 0))
    let day = hour < 10 ? "2026-11-21" : "2026-11-20"
    let page = try await site.get("/day/\(day)", cookie: ann.cookie).text
    #expect(page.contains("<li class=\"now "))
    #expect(page.contains("data-from=\"\(quarter)\""))
  }
}
