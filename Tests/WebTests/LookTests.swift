import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Testing

@testable import Web

/// How the pages look in one browser.
@Suite struct LookTests {
  @Test func `the hours of a second zone are beside the person's own`() async throws {
    let (site, ann) = try await PageTests.site()
    let answer = try await site.post("/look", cookie: ann.cookie, body: "token=\(ann.token)&zone=tokyo&keys=on")
    let cookies = answer.headers[values: .setCookie]
    #expect(cookies.contains { $0.hasPrefix("zone=Asia/Tokyo;") })
    for path in ["/day/2026-11-20", "/week/2026-W47"] {
      let page = try await site.get(path, cookie: ann.cookie + "; zone=Asia/Tokyo").text
      #expect(page.contains("09:00</span><span class=\"elsewhere\">18:00</span>") && page.contains("Asia/Tokyo"))
      #expect(!(try await site.get(path, cookie: ann.cookie + "; zone=none").text.contains("elsewhere")))
    }
  }

  @Test(arguments: [("", false), ("nowhereville", true), ("Tokyo\r\nSet-Cookie: a=b", true)])
  func `a zone that is none is told, and set nowhere`(name: String, isTold: Bool) async throws {
    let (site, ann) = try await PageTests.site()
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let answer = try await site.post("/look", cookie: ann.cookie, body: "token=\(ann.token)&zone=\(encoded)")
    #expect(answer.headers[values: .setCookie].contains { $0.hasPrefix("zone=none;") })
    #expect(try await site.get("/lists", cookie: ann.cookie).text.contains("I know no place called") == isTold)
  }

  @Test(arguments: ["zone=Asia/Tokyo", "theme=dark; zone=Asia/Tokyo; keys=off"])
  func `a browser keeps its second zone`(cookies: String) {
    #expect(Look(cookies: cookies).zone?.identifier == "Asia/Tokyo")
    #expect(Look(cookies: "zone=../../etc/passwd").zone == nil && Look(cookies: nil).zone == nil)
  }

  @Test func `what somebody sent is told by a colour, a letter and their name`() async throws {
    let site = try await PageSite()
    let (person, bob, now) = (try await site.person(), try await site.person("bob"), site.clock.now)
    try await site.ledger.write { ledger in
      let key = try #require(try ledger.people.addresses(of: bob.id).first?.key)
      let own = try #require(try ledger.people.addresses(of: person.id).first?.key)
      let todos = try ledger.belongings(of: person, changedBy: .page()).todos
      let (milk, _) = (try todos.add(Todo(name: "milk", added: now)), try todos.add(Todo(name: "bread", added: now)))
      let requests = try ledger.itemRequests(of: bob, changedBy: .page())
      var request = try requests.add(
        ItemRequest(
          sender: bob.id, recipient: person.id, item: .todo(Todo(name: "milk", added: now)), asked: now,
          acquaintance: .init(sender: key, recipient: own)))
      (request.state, request.landed) = (.accepted, milk.id)
      try requests.update(request)
    }
    let ann = try await site.signIn()
    let page = try await site.get("/inbox", cookie: ann.cookie).text
    #expect(page.ranges(of: "class=\"row sent\"").count == 1 && page.ranges(of: "from <bdi>@bob</bdi>").count == 1)
    #expect(try await site.get("/todo/1", cookie: ann.cookie).text.contains("<dt>Sent by</dt><dd><bdi>@bob</bdi>"))
    #expect(Mark(sender: "@bob").letter == "B" && Mark(sender: "somebody").style == "sent")
  }
}
