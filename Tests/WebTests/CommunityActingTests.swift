import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Synchronization
import Testing

@testable import Web

/// Going, publishing, changing and calling off on the community's pages: the request of each to the agent.
@Suite struct CommunityActingTests {
  /// Notes the requests, and gives the answers of a test.
  private final class Noted: PersonActions {
    let actions = Mutex<[PageAction]>([])
    let reply: Reply

    init(_ reply: Reply = Reply(.confirmation, ["done"])) { self.reply = reply }

    func perform(_ action: PageAction, for person: Person.ID, in session: BrowserSession.ID) async throws -> Reply {
      actions.withLock { $0.append(action) }
      return reply
    }

    func preview(_ message: String, for person: Person.ID) async throws -> [PreviewPart] { [] }

    var last: PageAction? { actions.withLock { $0.last } }
  }

  private static func site(_ noted: Noted) async throws -> (site: PageSite, ann: PageSite.Browser) {
    let site = try await CommunityPageTests.site(actions: noted)
    return (site, try await site.signIn())
  }

  /// A party of ann's, under its number.
  private static func publish(on site: PageSite) async throws -> Int64 {
    let person = try await site.person()
    return try await site.ledger.write { ledger in
      let day = CivilDate("2026-11-27") ?? CivilDate(dayNumber: 0)
      var party = Publication(
        name: "a \"party\" & more", start: When(day, CivilTime(hour: 20, minute: 0), zone: "Europe/Helsinki"))
      (party.place, party.categories, party.capacity, party.note) = ("cellar", ["social"], 20, "bring <cake>")
      return try ledger.listedEvents(of: SampleEvents.community, for: person, changedBy: .page()).publish(
        party, isVouched: false)
    }
  }

  private static func form(_ fields: [(String, String)], _ ann: PageSite.Browser) -> String {
    ([("token", ann.token)] + fields).map { name, value in
      name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }.joined(separator: "&")
  }

  @Test func `who is signed in goes with guests, is interested, or goes no more`() async throws {
    let noted = Noted()
    let (site, ann) = try await Self.site(noted)
    let path = try await CommunityPageTests.path(of: "welcome tea", on: site, cookie: ann.cookie)
    let name = path.dropFirst("/community/e/".count)
    let page = try await site.get(path, cookie: ann.cookie).text
    #expect(page.contains("action=\"\(path)/going\"") && page.contains("value=\"!interested \(name)\""))
    #expect(page.contains("value=\"!report \(name)\"") && !page.contains("notgoing") && !page.contains("<code>going"))
    let answer = try await site.post(
      path + "/going", cookie: ann.cookie, body: Self.form([("guests", "2"), ("back", path)], ann))
    #expect(answer.status == .seeOther && answer.headers[.location] == path)
    #expect(noted.last == .message("!going \(name) +2"))
    _ = try await site.post(path + "/going", cookie: ann.cookie, body: Self.form([("guests", "0")], ann))
    #expect(noted.last == .message("!going \(name)"))
  }

  @Test func `one time of a series is gone to, and nothing else is taken for one`() async throws {
    let noted = Noted()
    let (site, ann) = try await Self.site(noted)
    let yoga = try await CommunityPageTests.path(of: "yoga", on: site).replacing(/\?on.*/, with: "")
    let page = try await site.get(yoga + "?on=2026-11-30T18:00", cookie: ann.cookie).text
    #expect(page.contains("\(yoga)/going?on=2026-11-30T18%3A00"))
    let body = Self.form([("guests", "1")], ann)
    _ = try await site.post(yoga + "/going?on=2026-11-30T18%3A00", cookie: ann.cookie, body: body)
    #expect(noted.last == .message("!going \(yoga.dropFirst("/community/e/".count))/2026-11-30T18:00 +1"))
    let count = noted.actions.withLock { $0.count }
    for wrong in ["?on=2026-11-30T18:00%20all", "?on=x%0A!forgetme", "?on=2026"] {
      #expect(try await site.post(yoga + "/going" + wrong, cookie: ann.cookie, body: body).status == .notFound)
    }
    #expect(noted.actions.withLock { $0.count } == count)
  }

  @Test func `who goes sees that, and what they can do about it`() async throws {
    let (site, ann) = try await Self.site(Noted())
    let path = try await CommunityPageTests.path(of: "welcome tea", on: site)
    let number = try #require(Int64(path.dropFirst("/community/e/c".count)))
    let (person, now) = (try await site.person(), site.clock.now)
    try await site.ledger.write { ledger in
      _ = try ledger.listedEvents(of: SampleEvents.community, for: person, changedBy: .page())
        .attend(Attendance(ListedEvent.Reference(number), state: .going, guests: 2, since: now))
    }
    let page = try await site.get(path, cookie: ann.cookie).text
    #expect(page.contains("You are going with 2 guests") && page.contains("!notgoing c\(number)"))
    #expect(page.contains("<option value=\"2\" selected>") && page.contains("3 going"))
    #expect(try await site.get("/community", cookie: ann.cookie).text.contains("You are going with 2 guests"))
    #expect(!(try await site.get(path).text.contains("You are going")))
  }

  @Test func `publishing asks first, with everything that the form tells`() async throws {
    let question = Reply(
      .answer, ["Publish it? Yes or no?"],
      choices: [
        .init("yes", message: "!publish draft 1 yes"), .init("no", message: "!publish draft 1 no"),
      ])
    let noted = Noted(question)
    let (site, ann) = try await Self.site(noted)
    let page = try await site.get("/community/new", cookie: ann.cookie)
    #expect(page.status == .ok && page.text.contains("action=\"/community/new\""))
    #expect(try await site.get("/community", cookie: ann.cookie).text.contains("href=\"/community/new\""))
    #expect(!(try await site.get("/community").text.contains("href=\"/community/new\"")))
    let answer = try await site.post(
      "/community/new", cookie: ann.cookie,
      body: Self.form(
        [
          ("name", "x to y tomorrow"), ("date", "2026-11-27"), ("time", "20:00"), ("end-time", "23:00"),
          ("repeats", "weekly"), ("place", "cellar"), ("places", "20"), ("tags", "social arts"), ("note", "a\r\nb"),
          ("url", "https://example.org/"),
        ], ann))
    #expect(answer.status == .seeOther && answer.headers[.location] == "/community")
    let day = try #require(CivilDate("2026-11-27"))
    var party = Publication(
      name: "x to y tomorrow", start: When(day, CivilTime(hour: 20, minute: 0), zone: "Europe/Helsinki"),
      end: When(day, CivilTime(hour: 23, minute: 0), zone: "Europe/Helsinki"))
    party.recurrence = Recurrence(.weekly)
    party.recurrence?.byDay = [.init(.friday)]
    (party.place, party.note, party.url) = ("cellar", "a\nb", "https://example.org/")
    (party.categories, party.capacity) = (["social", "arts"], 20)
    #expect(noted.last == .form(.publish(party)))
    let asked = try await site.get("/community", cookie: ann.cookie).text
    #expect(asked.contains("value=\"!publish draft 1 yes\"") && asked.ranges(of: "class=\"choice\"").count == 2)
  }

  @Test(arguments: [
    ("name", ""), ("date", ""), ("date", "27 nov"), ("time", "late"), ("end-time", "19:00"), ("places", "0"),
    ("places", "many"), ("url", "javascript:alert(1)"), ("url", "mailto:a@example.org"),
  ])
  func `a form with something wrong is shown again with what was typed`(name: String, value: String) async throws {
    let noted = Noted()
    let (site, ann) = try await Self.site(noted)
    var fields = ["name": "party & <more>", "date": "2026-11-27", "time": "20:00", "note": "bring \"cake\""]
    fields[name] = value
    let answer = try await site.post(
      "/community/new", cookie: ann.cookie, body: Self.form(fields.map { ($0.key, $0.value) }, ann))
    #expect(answer.status == .unprocessableContent && answer.text.contains("aria-invalid=\"true\""))
    #expect(answer.text.contains("bring &quot;cake&quot;") && noted.last == nil)
  }

  @Test func `where moderators publish, others may for friends and whom they invite, and organisers for everybody`()
    async throws
  {
    var community = SampleEvents.community
    community.publishing = .moderators
    let site = try await CommunityPageTests.site(actions: Noted(), community: community)
    let ann = try await site.signIn()
    let form = { try await site.get("/community/new", cookie: ann.cookie).text }
    let page = try await form()
    #expect(page.contains("value=\"friends\"") && page.contains("value=\"invited\""))
    #expect(!page.contains("value=\"everybody\""))
    let (person, now) = (try await site.person(), site.clock.now)
    try await site.ledger.write { try $0.set(.organiser, of: person.id, at: now) }
    #expect(try await form().contains("value=\"everybody\""))
  }

  @Test func `what the bot refuses is told with what was typed`() async throws {
    let (site, ann) = try await Self.site(Noted(Reply(.error, ["\"party\" is over."])))
    let answer = try await site.post(
      "/community/new", cookie: ann.cookie, body: Self.form([("name", "party"), ("date", "2026-11-27")], ann))
    #expect(answer.status == .unprocessableContent && answer.text.contains("&quot;party&quot; is over."))
    #expect(answer.text.contains("value=\"party\""))
  }

  @Test func `one's own event is changed and called off; others' are not offered`() async throws {
    let noted = Noted()
    let (site, ann) = try await Self.site(noted)
    let number = try await Self.publish(on: site)
    let path = "/community/e/c\(number)"
    let page = try await site.get(path, cookie: ann.cookie).text
    for words in [
      "action=\"\(path)/change\"", "action=\"\(path)/off\"", "value=\"a &quot;party&quot; &amp; more\"",
      "value=\"20:00\"",
      "value=\"2026-11-27\"", "value=\"cellar\"", "bring &lt;cake&gt;</textarea>", "value=\"20\"",
    ] { #expect(page.contains(words), "\(words)") }
    #expect(page.contains("<select id=\"audience\"") && page.contains("<option value=\"everybody\" selected>"))
    let body = Self.form([("name", "party"), ("date", "2026-11-28"), ("places", ""), ("audience", "friends")], ann)
    let answer = try await site.post(path + "/change", cookie: ann.cookie, body: body)
    #expect(answer.status == .seeOther && answer.headers[.location] == path)
    var changed = Publication(name: "party", start: When(try #require(CivilDate("2026-11-28"))))
    changed.audience = .friends
    #expect(noted.last == .form(.changePublished(number, changed)))
    _ = try await site.post(
      path + "/off", cookie: ann.cookie, body: Self.form([("reason", "the hall\nis flooded")], ann))
    #expect(noted.last == .form(.callOff(number, because: "the hall / is flooded")))
    let wrong = try await site.post(
      path + "/change", cookie: ann.cookie, body: Self.form([("name", "new name"), ("date", "")], ann))
    #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"new name\""))
    #expect(wrong.text.contains("<details class=\"settings\" open>"))
    let bob = try await site.signIn(as: "bob")
    for cookie in [bob.cookie, nil] {
      let other = try await site.get(path, cookie: cookie).text
      #expect(!other.contains("/change") && !other.contains("/off\""))
      #expect(other.contains("Published by") && other.contains("@ann") == (cookie != nil))
    }
  }

  @Test func `what waits or was hidden is seen by its publisher, who is told so`() async throws {
    let (site, ann) = try await Self.site(Noted())
    let (number, now) = (try await Self.publish(on: site), site.clock.now)
    let bob = try await site.signIn(as: "bob")
    for (standing, words) in [
      (ModeratedEvent.Standing.waiting, "before others see it"), (.hidden, "It was reported"),
      (.removed, "have removed it"),
    ] {
      _ = try await site.ledger.write { try $0.moderate(number, as: standing, because: nil, at: now) }
      let own = try await site.get("/community/e/c\(number)", cookie: ann.cookie)
      #expect(own.status == .ok && own.text.contains(words))
      #expect(try await site.get("/community/e/c\(number)", cookie: bob.cookie).status == .notFound)
    }
  }
}
