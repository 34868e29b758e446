import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Testing

@testable import Web

/// The links from page to page, and the places of things on the pages.
@Suite struct WayfindingTests {
  @Test(arguments: [
    ("/month/2030-03", ["/day/2030-03-01", "/week/2030-W09", "/month/2030-03", "/agenda?from=2030-03-01"]),
    ("/week/2030-W09", ["/day/2030-02-25", "/week/2030-W09", "/month/2030-02", "/agenda?from=2030-02-25"]),
    // A period that has today in it is that of today.
    ("/month/2026-11", ["/day/2026-11-20", "/week/2026-W47", "/month/2026-11", "/agenda"]),
    ("/lists", ["/day/2026-11-20", "/week/2026-W47", "/month/2026-11", "/agenda"]),
    ("/event/13?on=2026-11-28T16:00", ["/day/2026-11-28", "/week/2026-W48"]),
  ])
  func `the other views of a calendar show the day that is shown`(path: String, links: [String]) async throws {
    let (site, ann) = try await PageTests.site()
    let page = try await site.get(path, cookie: ann.cookie).text
    let views = page.split(separator: "<ul class=\"views\">").last?.split(separator: "</ul>").first ?? ""
    for link in links { #expect(views.contains("href=\"\(link)\""), "\(link)") }
  }

  @Test(arguments: [("/week/2026-W47", "/work/2026-W47"), ("/work/2026-W47", "/week/2026-W47")])
  func `the week and the work week lead to each other`(path: String, other: String) async throws {
    let (site, ann) = try await PageTests.site()
    let pager = try await site.get(path, cookie: ann.cookie).text.split(separator: "<nav class=\"pager\"").last ?? ""
    #expect(pager.prefix { $0 != "\n" }.contains("href=\"\(other)\""))
  }

  @Test func `an event of several days is one bar in a week, on one line`() async throws {
    let (site, ann) = try await PageTests.site()
    // From the Sunday before until Thursday.
    let week = try await site.get("/week/2026-W48", cookie: ann.cookie).text
    #expect(week.matches(of: /class="row hue\d bar before after"/).count == 3)
    #expect(week.matches(of: /class="row hue\d bar before"/).count == 1)
  }

  @Test func `a list has what is to come before what is over, and its lines do not lead to itself`() async throws {
    let (site, ann) = try await PageTests.site()
    let inbox = try await site.get("/inbox", cookie: ann.cookie).text
    let over = try #require(inbox.range(of: "Past events"))
    #expect(inbox[..<over.lowerBound].contains("lunch with Bob") && inbox[over.upperBound...].contains("short 3"))
    let list = try await site.get("/list/groceries", cookie: ann.cookie).text
    #expect(list.contains("milk") && !list.contains("href=\"/list/groceries\""))
    let tag = try await site.get("/tag/errand", cookie: ann.cookie).text
    #expect(tag.contains("href=\"/list/travel\"") && !tag.contains("href=\"/tag/errand\""))
  }

  @Test(arguments: ["/event/11", "/event/11?on=2026-11-20T10:00"])
  func `an event that happens once says when, and can be moved a day, however one came to it`(path: String) async throws
  {
    let (site, ann) = try await PageTests.site()
    let page = try await site.get(path, cookie: ann.cookie).text
    #expect(page.contains("<dt>When</dt><dd>Fri 20 Nov, 10:00–11:00</dd>") && page.contains("A day later"))
    #expect(page.contains("<dt>Remarks</dt>") && page.contains("<dt>Place</dt>"))
  }

  @Test(arguments: [("/nothing", 404), ("/todo/999", 404), ("/day/2026-02-30", 404)])
  func `an address of nothing is told to people in words, and to programs by the status alone`(
    path: String, status: Int
  ) async throws {
    let (site, ann) = try await PageTests.site()
    let page = try await site.ask(.get, path, cookie: ann.cookie, headers: [.accept: "text/html,*/*;q=0.8"])
    #expect(page.status.code == status && page.text.contains("There is no such page</h1>"))
    #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    let bare = try await site.ask(.get, path, cookie: ann.cookie, headers: [.accept: "application/json"])
    #expect(bare.status.code == status && bare.text.isEmpty)
  }

  @Test func `a form from elsewhere is refused in words that help`() async throws {
    let (site, ann) = try await PageTests.site()
    let page = try await site.post(
      "/say", cookie: ann.cookie, body: "message=milk&token=wrong", headers: [.accept: "text/html"])
    #expect(page.status == .forbidden && page.text.contains("load the page again"))
  }
}
