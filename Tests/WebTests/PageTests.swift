import Agenda
import Civil
import Foundation
import HTTPTypes
import Markup
import Storage
import Testing

@testable import Web

@Suite struct PageTests {
  static let paths = [
    "/day/2026-11-20", "/week/2026-W47", "/work/2026-W47", "/month/2026-11", "/agenda", "/lists", "/list/groceries",
    "/list/home", "/list/urgent", "/inbox", "/tag/errand", "/place/office", "/notes", "/search", "/search?q=milk",
    "/more", "/settings", "/people", "/help", "/phones", "/trash", "/import", "/todo/1", "/todo/3?on=2026-11-21",
    "/event/11",
    "/event/13?on=2026-11-21T16:00", "/note/26", "/day/2030-01-01", "/month/2030-01", "/list/empty",
  ]

  /// A site where ann has something of every kind, and a browser in which she is signed in.
  static func site(_ actions: any PersonActions = NoActions()) async throws -> (site: PageSite, ann: PageSite.Browser) {
    let site = try await PageSite(actions: actions)
    let (person, now) = (try await site.person(), site.clock.now)
    try await site.ledger.write { ledger in
      try SampleItems.add(
        to: ledger.belongings(of: person, changedBy: .page()), today: person.zone.local(at: now).date, at: now)
    }
    return (site, try await site.signIn())
  }

  /// Writes a page to the folder that the environment names, if any, so that other programs can check it.
  static func keep(_ html: String, _ path: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["NUTHATCH_PAGES"] else { return }
    let name = path == "/" ? "index" : path.dropFirst().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    try Data(html.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".html"))
  }

  @Test func `settings saved as they are say that nothing was changed`() async throws {
    let site = try await PageSite()
    let ann = try await site.signIn()
    let form = SettingsForm(try await site.person())
    var fields = [
      ("token", ann.token), ("zone", form.zone), ("dates", form.dates), ("clock", form.clock),
      ("week-start", form.weekStart), ("hours-from", form.hoursFrom), ("hours-until", form.hoursUntil),
      ("digest", form.digest), ("remind-on", form.remindsOn), ("requests", form.requests), ("back", "/settings"),
    ]
    fields += form.parts.map { ("part-" + $0.key.rawValue, $0.value) }
    if form.wantsReminders { fields.append(("reminders", "on")) }
    if form.wantsConfirmations { fields.append(("confirmations", "on")) }
    let body = fields.map { "\($0)=\($1.replacing("/", with: "%2F"))" }.joined(separator: "&")
    #expect(try await site.post("/settings", cookie: ann.cookie, body: body).status == .seeOther)
    #expect(try await site.get("/settings", cookie: ann.cookie).text.contains("All right, nothing was changed."))
  }

  @Test func `every page is whole, and has nothing that the security headers forbid`() async throws {
    let (site, ann) = try await Self.site()
    for path in Self.paths {
      let answer = try await site.get(path, cookie: ann.cookie)
      #expect(answer.status == .ok, "\(path)")
      try Self.keep(answer.text, path)
      #expect(answer.text.hasPrefix("<!DOCTYPE html>") && answer.text.hasSuffix("</html>\n"), "\(path)")
      for forbidden in [" style=\"", "<style", " onclick", "javascript:", "<script>", "http://", "Optional("] {
        #expect(!answer.text.contains(forbidden), "\(forbidden) in \(path)")
      }
      for once in ["<h1", "<main", "<title>", "id=\"entry\"", "</main>"] {
        #expect(answer.text.components(separatedBy: once).count == 2, "\(once) in \(path)")
      }
      let ids = answer.text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(Set(ids).count == ids.count, "ids in \(path)")
      let forms = answer.text.components(separatedBy: "<form method=\"post\"").dropFirst()
      #expect(forms.allSatisfy { $0.prefix(400).contains("name=\"token\" value=\"\(ann.token)\"") }, "\(path)")
    }
  }

  @Test func `every route to a page is tried`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Web/Pages")
      .standardized
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let code = try sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let routes = Set(code.matches(of: /routes\.get\("([a-z]+)/).map { "/\($0.output.1)" })
    #expect(routes.count > 15)
    // One route redirects to another page, and two are files.
    let left = routes.subtracting(["/go", "/export", "/picture"]).filter { route in
      !Self.paths.contains { $0 == route || $0.hasPrefix(route + "/") || $0.hasPrefix(route + "?") }
    }
    #expect(left.sorted() == [])
  }

  @Test func `the first page tells visitors what this is, and leads a person to their day`() async throws {
    let (site, ann) = try await Self.site()
    let visitor = try await site.get("/")
    #expect(visitor.status == .ok && visitor.text.contains("Write to it") && !visitor.text.contains("dentist"))
    try Self.keep(visitor.text, "/")
    let person = try await site.get("/", cookie: ann.cookie)
    #expect(person.status == .seeOther && person.headers[.location] == "/day/2026-11-20")
  }

  @Test(arguments: [
    "/day/2026-02-30", "/day/x", "/week/2026-W54", "/week/2026-47", "/month/2026-13", "/todo/999", "/event/1",
    "/todo/x",
    "/todo/-1", "/note/0", "/static/app.css", "/static/app.0.css",
  ])
  func `an address of nothing is not found`(path: String) async throws {
    let (site, ann) = try await Self.site()
    #expect(try await site.get(path, cookie: ann.cookie).status == .notFound)
  }

  @Test func `another person's things are not found`() async throws {
    let (site, _) = try await Self.site()
    let bob = try await site.signIn(as: "bob")
    for path in ["/todo/1", "/event/11", "/note/26"] {
      #expect(try await site.get(path, cookie: bob.cookie).status == .notFound)
    }
    #expect(!(try await site.get("/list/groceries", cookie: bob.cookie).text.contains("bread")))
  }

  @Test func `style sheets and scripts never change at their address, and stay small`() async throws {
    let site = try await PageSite()
    for asset in [Asset.style, .grid, .script, .icon] {
      let answer = try await site.get(asset.address.text)
      #expect(answer.status == .ok && answer.headers[.cacheControl] == "public, max-age=31536000, immutable")
      if let folder = ProcessInfo.processInfo.environment["NUTHATCH_PAGES"] {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(asset.address.text)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(answer.text.utf8).write(to: file)
      }
    }
    #expect(Asset.style.count + Asset.grid.count <= 24_000)
    #expect(Asset.script.count <= 20 * 1024)
  }

  @Test func `what people write is text on every page, whatever it is`() async throws {
    let hostile = "\"'><script>alert(1)</script>\u{301}\" onfocus=\"alert(1)\u{338}&amp;"
    let site = try await PageSite()
    let (person, now) = (try await site.person(), site.clock.now)
    try await site.ledger.write { ledger in
      let belongings = try ledger.belongings(of: person, changedBy: .page())
      var todo = Todo(name: hostile, added: now)
      (todo.due, todo.list, todo.place, todo.tags) = (
        When(person.zone.local(at: now).date), hostile, hostile, ["a\"><b"]
      )
      (todo.note, todo.url, todo.people) = (hostile, "javascript:alert(1)", [hostile])
      _ = try belongings.todos.add(todo)
      var event = Event(name: hostile, start: todo.due ?? When(CivilDate(dayNumber: 0)), added: now)
      (event.start.time, event.list, event.place) = (.noon, hostile, hostile)
      _ = try belongings.events.add(event)
      var note = Note(text: hostile, added: now)
      note.list = hostile
      _ = try belongings.notes.add(note)
    }
    let ann = try await site.signIn()
    for path in [
      "/day/2026-11-20", "/week/2026-W47", "/month/2026-11", "/agenda", "/lists", "/inbox", "/notes", "/todo/1",
      "/event/2", "/note/3", "/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    ] {
      let html = try await site.get(path, cookie: ann.cookie).text
      #expect(html.ranges(of: "<script").count == 1, "\(path)")
      #expect(!html.contains("onfocus=\""), "\(path)")
      #expect(!html.contains("href=\"javascript"), "\(path)")
    }
  }
}
