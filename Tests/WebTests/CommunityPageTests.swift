import Agenda
import Civil
import Foundation
import GRDB
import HTTPTypes
import Storage
import Testing

@testable import Store
@testable import Web

/// The list of the community's events and the page of each, as visitors and people see them.
@Suite struct CommunityPageTests {
  static func site(
    _ campus: [CommunityEvent] = SampleEvents.campus, _ town: [CommunityEvent] = SampleEvents.town,
    actions: any PersonActions = NoActions(), welcome: WelcomePage = WelcomePage(accounts: []),
    community: Community = SampleEvents.community
  ) async throws -> PageSite {
    let site = try await PageSite(actions: actions, welcome: welcome, community: community)
    try await SampleEvents.add(campus, town, to: site)
    return site
  }

  /// The page of the event of that name, as the list leads to it.
  static func path(of name: String, on site: PageSite, cookie: String? = nil) async throws -> String {
    let list = try await site.get("/community", cookie: cookie).text
    let part = try #require(list.components(separatedBy: "<li class=\"row").first { $0.contains(">\(name)</a>") })
    let link = try #require(part.firstMatch(of: /href="(\/community\/e\/[^"]+)"/))
    return String(link.output.1)
  }

  @Test func `a visitor sees by day what is on, by the community's clock, and nothing needs a script`() async throws {
    let site = try await Self.site()
    let answer = try await site.get("/community/")
    #expect(answer.status == .ok)
    try PageTests.keep(answer.text, "/community")
    let text = answer.text
    let order = ["yoga", "welcome tea", "ska night", "hockey: Westfield v Northgate", "swim gala"]
    let places = order.compactMap { text.range(of: ">\($0)</a>")?.lowerBound }
    #expect(places.count == order.count && places == places.sorted())
    #expect(text.contains("17:00–19:00") && text.contains("Saturday 28 November") && text.contains("Europe/Helsinki"))
    #expect(!text.contains("Welcome tea!"), "the same event of another source")
    #expect(text.ranges(of: "<script").count == 1 && !text.contains("Optional("))
    #expect(text.contains("called off"))
  }

  @Test(arguments: [
    ("?category=Sports", ["hockey: Westfield v Northgate", "swim gala"]), ("?category=board-games", ["welcome tea"]),
    ("?place=boathouse", ["ska night"]), ("?free=1", ["welcome tea"]), ("?q=ska", ["ska night"]),
    ("?from=2026-11-28&until=2026-11-28", ["welcome tea", "ska night"]),
    ("?until=2026-11-28&from=2026-11-28", ["welcome tea", "ska night"]),
    ("?by=people", []), ("?from=2026-11-23&until=2026-11-23", ["yoga"]), ("?from=nonsense&q=ska", ["ska night"]),
  ])
  func `filters are plain links`(query: String, names: [String]) async throws {
    let text = try await Self.site().get("/community\(query)").text
    let found = text.matches(of: /p-name" dir="auto" href="[^"]*">([^<]*)</).map { String($0.output.1) }
    #expect(found == names)
  }

  @Test func `every way to choose leads to a page that says what was chosen, and keeps what was chosen before`()
    async throws
  {
    let site = try await Self.site()
    let text = try await site.get("/community?q=a").text
    let links = text.matches(of: /href="(\/community\?[^"]*)"/).map {
      String($0.output.1).replacing("&amp;", with: "&")
    }
    #expect(links.count > 12 && links.allSatisfy { $0.contains("q=a") })
    for link in Set(links) { #expect(try await site.get(link).status == .ok, "\(link)") }
    #expect(text.ranges(of: "aria-current=\"true\"").count == 3)
  }

  @Test func `a long list has pages`() async throws {
    let many = (0..<90).map { SampleEvents.event("e\($0)", "event \($0)", "2026-12-\($0 / 3 % 28 + 1)".padded) }
    let site = try await Self.site(many, [])
    let names = { (text: String) in text.matches(of: />(event \d+)<\/a>/).map { String($0.output.1) } }
    let pages = try await ["", "?page=2", "?page=3"].asyncMap { try await site.get("/community\($0)").text }
    #expect(pages.map { names($0).count } == [40, 40, 10] && Set(pages.flatMap(names)).count == 90)
    #expect(pages[0].contains("rel=\"next\" href=\"/community?page=2\"") && !pages[0].contains("rel=\"prev\""))
    #expect(pages[2].contains("rel=\"prev\" href=\"/community?page=2\"") && !pages[2].contains("rel=\"next\""))
    for page in ["0", "-1", "x", "99999999999999999999"] {
      #expect(try await site.get("/community?page=\(page)").status == .ok)
    }
  }

  @Test func `an event's page tells everything, to programs too`() async throws {
    let welcome = WelcomePage(accounts: [.init(network: "Mastodon", handle: "@nuthatch@example.org")])
    let site = try await Self.site(welcome: welcome)
    let path = try await Self.path(of: "welcome tea", on: site)
    let text = try await site.get(path).text
    try PageTests.keep(text, path)
    for words in [
      "h-event", "p-name", "<time class=\"dt-start\" datetime=\"2026-11-28T17:00:00+02:00\">",
      "datetime=\"2026-11-28T19:00:00+02:00\"", "Lecture Theatre 27", "Student Union",
      "Campus calendar</bdi>, official",
      "Also listed by", "Town guide", "Bring a mug;\ncake, too", "rel=\"nofollow ugc noopener\"",
      "send this to @nuthatch@example.org: <code>going \(path.dropFirst("/community/e/".count))</code>",
      "<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@type\":\"Event\"", "/sign-in?to=",
    ] { #expect(text.contains(words), "\(words)") }
  }

  @Test func `called off, moved and left out are told`() async throws {
    let site = try await Self.site()
    let gala = try await site.get(try await Self.path(of: "swim gala", on: site)).text
    #expect(gala.contains("Called off.") && gala.contains("EventCancelled") && !gala.contains("<code>going"))
    let yoga = try await Self.path(of: "yoga", on: site).replacing(/\?on.*/, with: "")
    let moved = try await site.get(yoga + "?on=2026-11-30T18:00").text
    #expect(moved.contains("Moved: it was Mon 30 Nov, 18:00.") && moved.contains("EventRescheduled"))
    #expect(moved.contains("Tue 1 Dec, 20:00–21:00"))
    #expect(try await site.get(yoga + "?on=2026-12-07T18:00").text.contains("Called off."))
    #expect(try await site.get(yoga + "?on=2026-12-14T18:00").status == .notFound)
    let next = try await site.get(yoga + "?on=2026-11-23T18:00").text
    #expect(
      next.contains("<code>going c\(yoga.dropFirst("/community/e/c".count))</code>") && next.contains("every week")
        && next.contains("Also on") && !next.contains("Moved"))
  }

  @Test(arguments: [
    "/community/e/c999", "/community/e/12", "/community/e/c", "/community/e/c-1", "/community/e/c01",
    "/community/e/c1x", "/community/e/c999.ics", "/community/e/c1?on=2026-01-01", "/community/nothing.ics",
    "/community/all",
    "/community/all.txt", "/community/.ics", "/community/c/.rss",
  ])
  func `an address of nothing is not found`(path: String) async throws {
    #expect(try await Self.site().get(path).status == .notFound)
  }

  @Test func `without a community there is none of it`() async throws {
    let site = try await PageSite()
    for path in ["/community", "/community/e/c1", "/community/all.ics", "/community/c/arts.rss"] {
      #expect(try await site.get(path).status == .notFound)
    }
    #expect(!(try await site.get("/").text.contains("/community")))
    let ann = try await site.signIn()
    #expect(!(try await site.get("/more", cookie: ann.cookie).text.contains("/community")))
  }

  @Test func `visitors and people are led to it`() async throws {
    var welcome = WelcomePage(accounts: [])
    welcome.community = "Kuopio campus"
    let site = try await Self.site(welcome: welcome)
    #expect(try await site.get("/").text.contains("<a href=\"/community\">What&#39;s on</a>"))
    let ann = try await site.signIn()
    #expect(try await site.get("/more", cookie: ann.cookie).text.contains("href=\"/community\""))
    let own = try await site.get("/community", cookie: ann.cookie).text
    #expect(own.contains("id=\"entry\"") && own.contains(">welcome tea</a>"))
  }

  @Test(arguments: [ModeratedEvent.Standing.waiting, .hidden, .removed])
  func `what moderators have hidden is not found, in no list and in no feed`(_ standing: ModeratedEvent.Standing)
    async throws
  {
    let site = try await Self.site()
    let path = try await Self.path(of: "ska night", on: site)
    let number = try #require(Int64(path.dropFirst("/community/e/c".count)))
    let now = site.clock.now
    _ = try await site.ledger.write { try $0.moderate(number, as: standing, because: nil, at: now) }
    let ann = try await site.signIn()
    for cookie in [nil, ann.cookie] {
      for address in [path, path + ".ics"] { #expect(try await site.get(address, cookie: cookie).status == .notFound) }
      for address in [
        "/community", "/community?q=ska", "/community/all.ics", "/community/all.rss", "/community/c/Arts.ics",
        "/community/p/boathouse.rss",
      ] {
        #expect(!(try await site.get(address, cookie: cookie).text.contains("ska night")), "\(address)")
      }
    }
  }

  @Test func `what is for friends alone is found by its publisher, and by nobody else`() async throws {
    let site = try await Self.site()
    let person = try await site.person()
    let number = try await site.ledger.write { ledger -> Int64 in
      var party = Publication(name: "secret party", start: When(CivilDate("2026-11-27") ?? CivilDate(dayNumber: 0)))
      (party.place, party.categories) = ("my cellar", ["Hush"])
      let listed = try ledger.listedEvents(of: SampleEvents.community, for: person, changedBy: .page())
      return try listed.publish(party, isVouched: false)
    }
    #expect(try await site.get("/community").text.contains("secret party"))
    try await site.ledger.write { try $0.setAudience("friends", of: number) }
    let (ann, bob) = (try await site.signIn(), try await site.signIn(as: "bob"))
    let addresses = [
      "/community", "/community?q=secret", "/community?category=Hush", "/community/all.ics", "/community/all.rss",
      "/community/c/hush.ics", "/community/p/cellar.rss",
    ]
    for cookie in [nil, bob.cookie] {
      #expect(try await site.get("/community/e/c\(number)", cookie: cookie).status == .notFound)
      #expect(try await site.get("/community/e/c\(number).ics", cookie: cookie).status == .notFound)
      for address in addresses {
        let text = try await site.get(address, cookie: cookie).text
        #expect(!text.contains("secret party") && !text.contains("my cellar"), "\(address)")
        #expect(!text.contains(">Hush") || address.contains("Hush"), "\(address)")
      }
    }
    #expect(try await site.get("/community/e/c\(number)", cookie: ann.cookie).text.contains("secret party"))
    #expect(try await site.get("/community/all.ics", cookie: ann.cookie).text.contains("secret party") == false)
  }

  @Test func `what sources write is text, whatever it is`() async throws {
    let hostile = "\"'><script>alert(1)</script>\u{301}\" onfocus=\"alert(1)\u{338}&amp;</script><!--"
    var event = SampleEvents.event(hostile, hostile, "2026-11-28T17:00")
    (event.note, event.place, event.organiser, event.price) = (hostile, hostile, hostile, hostile)
    (event.url, event.image, event.onlineURL) = ("javascript:alert(1)", hostile, "data:text/html,<script>")
    event.categories = [hostile, "a\"><b"]
    let site = try await Self.site([event], [])
    let ann = try await site.signIn()
    for cookie in [nil, ann.cookie] {
      for path in [
        "/community", "/community/e/c1", "/community?category=a%22%3E%3Cb", "/community?q=%22%3E%3Cscript%3E",
      ] {
        let html = try await site.get(path, cookie: cookie).text
        let scripts = html.ranges(of: "<script").count
        #expect(scripts == (path.hasSuffix("c1") ? 2 : 1), "\(path)")
        #expect(html.ranges(of: "</script").count == scripts && !html.contains("<!--"), "\(path)")
        #expect(!html.contains("onfocus=\"") && !html.contains("href=\"javascript") && !html.contains("href=\"data"))
      }
    }
    for path in ["/community/all.rss", "/community/all.ics"] {
      #expect(try await site.get(path).status == .ok)
    }
    #expect(!(try await site.get("/community/all.rss").text.contains("<script")))
  }
}

extension String {
  /// `2026-12-1` as `2026-12-01`.
  fileprivate var padded: String {
    var parts = split(separator: "-").map(String.init)
    if let last = parts.last, last.count == 1 { parts[parts.count - 1] = "0" + last }
    return parts.joined(separator: "-")
  }
}

extension LedgerTransaction {
  /// Sets the audience of an event, because no page offers the choice yet.
  fileprivate func setAudience(_ audience: String, of number: Int64) throws {
    guard let transaction = self as? Transaction else { return }
    try transaction.db.execute(
      sql: "UPDATE community_event SET audience = ? WHERE id = ?", arguments: [audience, number])
  }
}
