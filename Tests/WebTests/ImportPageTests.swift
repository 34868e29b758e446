import Agenda
import Civil
import Foundation
import HTTPTypes
import ICalendar
import Storage
import Store
import Testing
import Voice

@testable import Web

/// Files that are sent to the page, previewed, imported and undone; and exported files.
@Suite struct ImportPageTests {
  private let site: PageSite
  private let ann: PageSite.Browser

  init() async throws {
    site = try await PageSite()
    ann = try await site.signIn()
  }

  private static func calendar(_ lunch: String = "20261121T120000", extra: String = "") -> String {
    """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:lunch
    DTSTART:\(lunch)
    SUMMARY:Lunch <b>
    END:VEVENT
    BEGIN:VTODO
    UID:milk
    SUMMARY:Milk
    END:VTODO
    BEGIN:VTODO
    UID:none
    END:VTODO
    \(extra)END:VCALENDAR

    """
  }

  private func send(
    _ files: [(name: String, text: String)], token: String? = nil, as browser: PageSite.Browser? = nil,
    headers: HTTPFields = [:]
  ) async throws -> PageSite.Answer {
    var headers = headers
    headers[.contentType] = "multipart/form-data; boundary=XyZ"
    let browser = browser ?? ann
    let parts = files.map {
      "--XyZ\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\($0.name)\"\r\n\r\n\($0.text)\r\n"
    }
    let body =
      "--XyZ\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n\(token ?? browser.token)\r\n"
      + parts.joined() + "--XyZ--\r\n"
    return try await site.post("/import", cookie: browser.cookie, body: body, headers: headers)
  }

  private func page(_ path: String = "/import") async throws -> String {
    try await site.get(path, cookie: ann.cookie).text
  }

  private func post(_ path: String) async throws -> PageSite.Answer {
    try await site.post(path, cookie: ann.cookie, body: "token=\(ann.token)")
  }

  private func desk<T: Sendable>(_ body: @escaping @Sendable (Desk) throws -> T) async throws -> T {
    let (person, now) = (try await site.person(), site.clock.now)
    return try await site.ledger.write { try body($0.desk(for: person, in: .all, at: now, changedBy: .page())) }
  }

  private func kept() async throws -> ItemCounts {
    let person = try await site.person()
    return try await site.ledger.read { try $0.itemCounts(of: person.id) }
  }

  @Test func `a file is looked at first, then taken, and one undo takes all of it back`() async throws {
    #expect(try await send([("a.ics", Self.calendar())]).headers[.location] == "/import")
    let preview = try await page()
    #expect(preview.contains("New: 2") && preview.contains("Lunch &lt;b&gt;") && preview.contains("1 without a name"))
    #expect(try await kept() == ItemCounts(todos: 0, events: 0, notes: 0))
    #expect(try await post("/import/take").headers[.location] == "/import")
    let told = try await page()
    #expect(told.contains("Imported 2 items.") && told.contains(">Undo</button>"))
    #expect(try await kept() == ItemCounts(todos: 1, events: 1, notes: 0))
    let change = try await desk { try $0.belongings.journal.undo() }
    #expect(change == .summaries([ChangeSummary(.imported, "2")]))
    #expect(try await kept() == ItemCounts(todos: 0, events: 0, notes: 0))
    _ = try await desk { try $0.belongings.journal.redo() }
    _ = try await send([("a.ics", Self.calendar())])
    #expect(try await page().contains("2 you already have"))
  }

  @Test func `a birthday is shown by its next day, also where the file tells no year`() async throws {
    _ = try await send([("a.vcf", "BEGIN:VCARD\nVERSION:4.0\nFN:Bea\nBDAY:--1121\nEND:VCARD\n")])
    let preview = try await page()
    #expect(preview.contains("datetime=\"2026-11-21\"") && !preview.contains("2000"))
  }

  @Test func `what is cancelled in a later file is deleted, and one undo brings it back`() async throws {
    let cancelled = Self.calendar().replacing("SUMMARY:Lunch <b>", with: "SUMMARY:Lunch <b>\nSTATUS:CANCELLED")
    // An event that was never here can't be deleted.
    _ = try await send([("a.ics", cancelled)])
    #expect(try await page().contains("1 cancelled"))
    _ = try await send([("a.ics", Self.calendar())])
    _ = try await post("/import/take")
    _ = try await send([("a.ics", cancelled)])
    let preview = try await page()
    #expect(preview.contains("Cancelled in the file, and deleted here: 1") && preview.contains("Import 1<"))
    #expect(!preview.contains("1 cancelled"))
    #expect(try await kept() == ItemCounts(todos: 1, events: 1, notes: 0))
    _ = try await post("/import/take")
    #expect(try await kept() == ItemCounts(todos: 1, events: 0, notes: 0))
    _ = try await desk { try $0.belongings.journal.undo() }
    #expect(try await kept() == ItemCounts(todos: 1, events: 1, notes: 0))
  }

  @Test(arguments: ["VEVENT", "VTODO"])
  func `a file with one occurrence of a series leaves the series as it is`(kind: String) async throws {
    let moment = kind == "VEVENT" ? "DTSTART" : "DUE"
    let part = { (lines: String) in
      """
      BEGIN:VCALENDAR
      BEGIN:\(kind)
      UID:piano
      SUMMARY:Piano
      \(lines)
      END:\(kind)
      END:VCALENDAR

      """
    }
    _ = try await send([("a.ics", part("\(moment):20261124T160000\nRRULE:FREQ=WEEKLY"))])
    _ = try await post("/import/take")
    let once = try await kept()
    // Programs send what changed: one that is cancelled, and one that is elsewhere.
    let cancelled = "\(moment):20261201T160000\nRECURRENCE-ID:20261201T160000\nSTATUS:CANCELLED"
    _ = try await send([("b.ics", part(cancelled))])
    let preview = try await page()
    #expect(preview.contains("1 cancelled") && preview.contains("There is nothing new in it."))
    _ = try await send([("c.ics", part("\(moment):20261209T170000\nRECURRENCE-ID:20261208T160000"))])
    let moved = try await page()
    #expect(moved.contains("New: 1") && !moved.contains("since the last time"))
    _ = try await post("/import/take")
    #expect(try await kept().todos + kept().events == once.todos + once.events + 1)
    try await desk { desk in
      let series = try #require(try desk.belongings.searches.item(withUID: "piano"))
      let isSeries =
        switch try desk.kept(series) {
        case .event(let event): event.recurrence != nil
        case .todo(let todo): todo.recurrence != nil
        default: false
        }
      #expect(isSeries)
    }
    // The one that came alone goes alone.
    let gone = "\(moment):20261209T170000\nRECURRENCE-ID:20261208T160000\nSTATUS:CANCELLED"
    _ = try await send([("d.ics", part(gone))])
    #expect(try await page().contains("Cancelled in the file, and deleted here: 1"))
    _ = try await post("/import/take")
    #expect(try await kept() == once)
  }

  @Test func `twice is once, changes follow, and what was changed here stays`() async throws {
    for _ in 0..<2 {
      _ = try await send([("a.ics", Self.calendar())])
      _ = try await post("/import/take")
    }
    #expect(try await kept() == ItemCounts(todos: 1, events: 1, notes: 0))
    try await desk { desk in
      var milk = try #require(try desk.belongings.todos.todo(Todo.ID(2)))
      (milk.name, milk.completed) = ("oat milk", desk.instant)
      try desk.belongings.todos.update(milk)
    }
    _ = try await send([("a.ics", Self.calendar("20261121T123000"))])
    let preview = try await page()
    #expect(preview.contains("since the last time: 1") && preview.contains("1 you already have"))
    _ = try await post("/import/take")
    try await desk { desk in
      #expect(try desk.belongings.events.event(Event.ID(1))?.start.time == CivilTime(hour: 12, minute: 30))
      let milk = try #require(try desk.belongings.todos.todo(Todo.ID(2)))
      #expect(milk.name == "oat milk" && milk.completed != nil)
    }
    try await desk { try $0.belongings.events.remove(Event.ID(1)) }
    _ = try await send([("a.ics", Self.calendar("20261121T123000"))])
    #expect(try await page().contains("New: 1"))
  }

  @Test func `several files come together, and one of no kind is told`() async throws {
    let card = "BEGIN:VCARD\nFN:Ann\nBDAY:1985-04-12\nEND:VCARD\n"
    _ = try await send([("a.ics", Self.calendar()), ("b.vcf", card), ("c.exe", "MZ")])
    let preview = try await page()
    #expect(preview.contains("New: 3") && preview.contains("Ann&#39;s birthday") && preview.contains("c.exe"))
    _ = try await post("/import/leave")
    #expect(try await page().contains("What can be read"))
    _ = try await send([("c<i>.exe", "MZ")])
    #expect(try await page().contains("c&lt;i&gt;.exe"))
    _ = try await send([("", "")])
    #expect(try await page().contains("Please choose a file first."))
    _ = try await post("/import/take")
    #expect(try await page().contains("no longer here"))
  }

  @Test func `another browser neither sees nor takes what was sent`() async throws {
    _ = try await send([("a.ics", Self.calendar())])
    let bob = try await site.signIn(as: "bob")
    #expect(!(try await site.get("/import", cookie: bob.cookie).text.contains("Lunch")))
    _ = try await site.post("/import/take", cookie: bob.cookie, body: "token=\(bob.token)")
    #expect(try await kept() == ItemCounts(todos: 0, events: 0, notes: 0))
  }

  @Test func `a file is taken only from our own form, and only up to its size`() async throws {
    #expect(try await send([("a.ics", Self.calendar())], token: "other").status == .forbidden)
    #expect(
      try await send([("a.ics", "")], headers: [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]).status == .forbidden)
    let stranger = PageSite.Browser(cookie: "", token: ann.token, session: ann.session)
    #expect(try await send([("a.ics", "")], as: stranger).headers[.location]?.hasPrefix("/sign-in") == true)
    #expect(try await post("/import").status == .unsupportedMediaType)
    let long = String(repeating: "x", count: MultipartForm.longest)
    #expect(try await send([("a.ics", long)]).status == .contentTooLarge)
    #expect(!(try await page().contains("What would be imported")))
  }

  @Test func `an import beyond the quota changes nothing`() async throws {
    let person = try await site.person()
    try await site.ledger.setQuota(1, of: person.id)
    _ = try await send([("a.ics", Self.calendar())])
    _ = try await post("/import/take")
    #expect(try await page().contains("role=\"alert\""))
    #expect(try await kept() == ItemCounts(todos: 0, events: 0, notes: 0))
  }

  @Test func `an export is a ZIP file that comes in again as nothing new`() async throws {
    try await desk { desk in
      _ = try desk.belongings.notes.add(Note(text: "boiler: 0123 / 456", added: desk.instant))
      var milk = Todo(name: "milk", added: desk.instant)
      milk.due = When(desk.today)
      _ = try desk.belongings.todos.add(milk)
    }
    _ = try await send([("a.ics", Self.calendar())])
    _ = try await post("/import/take")
    let answer = try await site.get("/export.zip", cookie: ann.cookie)
    #expect(answer.headers[.contentType] == "application/zip")
    #expect(answer.headers[.contentDisposition] == "attachment; filename=\"nuthatch-2026-11-20.zip\"")
    for name in ["calendar.ics", "notes/1 boiler 0123 456.txt", "nuthatch.json"] { #expect(answer.text.contains(name)) }
    let person = try await site.person()
    let calendar = try await site.ledger.read { try $0.calendar(of: person, completedSince: .distantPast) }
    let feed = Feed(
      person: person, todos: calendar.todos, events: calendar.events, realm: calendar.realm, changes: calendar.changes)
    _ = try await send([("calendar.ics", feed.calendar(at: site.clock.now).written)])
    let preview = try await page()
    #expect(preview.contains("3 you already have") && preview.contains("There is nothing new in it."))
    site.clock.advance(BrowserSession.staysFresh + 1)
    #expect(try await site.get("/export.zip", cookie: ann.cookie).status == .forbidden)
  }
}
