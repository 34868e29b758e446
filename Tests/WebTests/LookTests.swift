import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Testing
import Voice

@testable import Web

/// The appearance of the pages in one browser.
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

  @Test func `pages are kept in a browser only where that is asked for, and until it signs out`() async throws {
    let (site, ann) = try await PageTests.site()
    let answer = try await site.post("/look", cookie: ann.cookie, body: "token=\(ann.token)&offline=on")
    #expect(answer.headers[values: .setCookie].contains { $0.hasPrefix("offline=on;") })
    #expect(
      try await site.get("/agenda", cookie: ann.cookie + "; offline=on").text.contains(
        "data-offline=\"There is no connection"))
    #expect(!(try await site.get("/agenda", cookie: ann.cookie).text.contains("data-offline")))
    // Signed out, whatever the browser has asked for once.
    #expect(!(try await site.get("/sign-in", cookie: "offline=on").text.contains("data-offline")))
    let worker = try await site.get("/sw.js")
    #expect(worker.status == .ok && worker.headers[.contentType]?.hasPrefix("text/javascript") == true)
    #expect(worker.headers[.cacheControl] == "private, no-cache")
    let out = try await site.post("/sign-out", cookie: ann.cookie, body: "token=\(ann.token)")
    #expect(out.headers[HTTPField.Name("Clear-Site-Data")!] == "\"cache\", \"storage\"")
  }

  @Test func `what was told in another zone says so wherever it is shown`() async throws {
    let site = try await PageSite()
    let (person, now) = (try await site.person(), site.clock.now)
    try await site.ledger.write { ledger in
      var call = Todo(name: "call kenji", added: now)
      call.due = When(
        CivilDate(dayNumber: 20_777), CivilTime(hour: 23, minute: 0), zone: "Asia/Tokyo")
      _ = try ledger.belongings(of: person, changedBy: .page()).todos.add(call)
    }
    let ann = try await site.signIn()
    for path in ["/day/2026-11-20", "/week/2026-W47", "/agenda"] {
      #expect(try await site.get(path, cookie: ann.cookie).text.contains("14:00 (23:00 Asia/Tokyo)"), "\(path)")
    }
    #expect(try await site.get("/todo/1", cookie: ann.cookie).text.contains("14:00 (23:00 Tokyo time)"))
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
    #expect(
      Mark(sender: "@bob", EnglishWording()).letter == "B" && Mark(sender: "somebody", EnglishWording()).style == "sent"
    )
  }
}
