import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Store
import Testing

@testable import Web

/// Items changed by their forms.
@Suite struct ItemEditTests {
  private let site: PageSite
  private let ann: PageSite.Browser
  /// A Friday.
  private let today = CivilDate(dayNumber: 20_777)

  init() async throws {
    site = try await PageSite()
    ann = try await site.signIn()
    let (person, now, today) = (try await site.person(), site.clock.now, today)
    try await site.ledger.write { ledger in
      let belongings = try ledger.belongings(of: person, changedBy: .page())
      var lunch = Event(
        name: "lunch", start: When(today, .noon), end: When(today, CivilTime(hour: 13, minute: 0)), added: now)
      (lunch.list, lunch.place) = ("work", "office")
      _ = try belongings.events.add(lunch)
      var piano = lunch
      (piano.name, piano.recurrence) = ("piano", Recurrence(.weekly))
      _ = try belongings.events.add(piano)
      var milk = Todo(name: "milk", added: now)
      milk.due = When(today)
      _ = try belongings.todos.add(milk)
    }
  }

  private func item(_ number: Int64) async throws -> AgendaItem? {
    let person = try await site.person()
    return try await site.ledger.read { ledger in
      let belongings = try ledger.belongings(of: person, changedBy: nil)
      return try belongings.events.event(Event.ID(number)).map { .event($0) }
        ?? belongings.todos.todo(Todo.ID(number)).map { .todo($0) }
    }
  }

  private func event(_ number: Int64) async throws -> Event {
    guard case .event(let event) = try await item(number) else { throw OnlyReading() }
    return event
  }

  /// Sends the form of an item as shown, with some fields changed.
  private func save(
    _ path: String, _ changes: [String: String], reminders: [String] = ["quarter"], version: String? = nil
  ) async throws -> PageSite.Answer {
    let html = try await site.get(path, cookie: ann.cookie).text
    var fields = ["token": ann.token, "version": version ?? Self.value(of: "version", in: html)]
    for name in ["name", "date", "time", "end-date", "end-time", "until", "list", "place", "tags", "people", "url"] {
      fields[name] = Self.value(of: name, in: html)
    }
    for name in ["repeats", "priority"] { fields[name] = Self.chosen(name, in: html) }
    fields.merge(changes) { $1 }
    let pairs = fields.map { "\($0)=\(Self.encoded($1))" } + reminders.map { "reminders=\($0)" }
    return try await site.post(path, cookie: ann.cookie, body: pairs.joined(separator: "&"))
  }

  /// The value of an input on a page.
  private static func value(of name: String, in html: String) -> String {
    let inputs = html.components(separatedBy: "<input ").filter { $0.contains("name=\"\(name)\"") }
    return String(inputs.last?.components(separatedBy: "value=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "")
  }

  private static func chosen(_ name: String, in html: String) -> String {
    let select = html.components(separatedBy: "name=\"\(name)\"").dropFirst().first?.components(
      separatedBy: "</select>")
    let option = select?.first?.components(separatedBy: "<option value=\"").first { $0.contains(" selected>") }
    return String(option?.prefix { $0 != "\"" } ?? "")
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func `an item's page tells what became of it, the last change first`() async throws {
    _ = try await save("/todo/3", ["priority": "1"], reminders: [])
    let page = try await site.get("/todo/3", cookie: ann.cookie).text
    let history = try #require(page.components(separatedBy: "<summary>History</summary>").dropFirst().first)
    let lines = history.prefix { $0 != "\n" }.components(separatedBy: "<span class=\"what\" dir=\"auto\">").dropFirst()
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Fri 20 Nov, 10:00: changed &quot;milk&quot;, on a page</span>") == true)
    #expect(lines.allSatisfy { $0.contains("action=\"/undo/page-") })
  }

  @Test func `an edge that is dragged ends an event at another time, and only one of a series`() async throws {
    let stretch = { (path: String, end: String) in
      try await site.post(
        path, cookie: ann.cookie, body: "token=\(ann.token)&end=\(end)&back=%2Fday%2F2026-11-20")
    }
    #expect(try await stretch("/event/1/end", "2026-11-20T14:30").headers[.location] == "/day/2026-11-20")
    #expect(try await event(1).end == When(today, CivilTime(hour: 14, minute: 30)))
    #expect(try await site.get("/day/2026-11-20", cookie: ann.cookie).text.contains("action=\"/undo/page-"))
    // Past midnight.
    _ = try await stretch("/event/1/end", "2026-11-21T00:00")
    #expect(try await event(1).end == When(today.adding(days: 1), .midnight))
    let later = When(today.adding(days: 7), .noon)
    _ = try await stretch("/event/2/end?on=\(later.description)", "2026-11-27T15:00")
    let piano = try await event(2)
    #expect(piano.end == When(today, CivilTime(hour: 13, minute: 0)) && piano.overrides.count == 1)
    #expect(piano.overrides.first?.end == When(later.date, CivilTime(hour: 15, minute: 0)))
  }

  @Test(arguments: [
    ("/event/1/end", "2026-11-20T11:00", 303), ("/event/1/end", "soon", 422), ("/event/9/end", "2026-11-20T14:00", 404),
  ])
  func `an edge is not dragged to where no event can end`(path: String, end: String, status: Int) async throws {
    let answer = try await site.post(
      path, cookie: ann.cookie, body: "token=\(ann.token)&end=\(end)&back=%2Flists")
    #expect(answer.status.code == status)
    #expect(try await event(1).end == When(today, CivilTime(hour: 13, minute: 0)))
    let told = try await site.get("/lists", cookie: ann.cookie).text
    #expect(told.contains("It ends before it begins.") == (status == 303))
  }

  @Test func `a form that is sent as it was shown changes nothing`() async throws {
    for path in ["/event/1", "/event/2?on=2026-11-27T12:00", "/todo/3"] {
      let number = try #require(Int64(path.filter(\.isNumber).prefix(1)))
      let before = try await item(number)
      let answer = try await save(path, ["scope": "all"], reminders: path.contains("todo") ? ["onTime"] : ["quarter"])
      #expect(answer.status == .seeOther, "\(path)")
      #expect(try await item(number) == before, "\(path)")
      // There is nothing to undo: a button would undo the change before.
      let told = try await site.get(path, cookie: ann.cookie).text
      #expect(told.contains("nothing was changed") && !told.contains("class=\"undo\""), "\(path)")
    }
  }

  @Test func `a form of a later occurrence that is sent as it was shown divides no series`() async throws {
    let before = try await item(2)
    let answer = try await save(
      "/event/2?on=2026-12-04T12:00", ["scope": "later"], reminders: ["quarter"])
    #expect(answer.status == .seeOther && answer.headers[.location]?.hasPrefix("/event/2") == true)
    #expect(try await item(2) == before)
  }

  @Test(arguments: [("date", "2026-13-45"), ("date", "hello"), ("time", "25:99")])
  func `what is no day or time is shown as it was typed, in a field that can hold it`(name: String, typed: String)
    async throws
  {
    let answer = try await save("/event/1", [name: typed])
    #expect(answer.status == .unprocessableContent)
    let field = answer.text.components(separatedBy: "<input ").first { $0.contains("value=\"\(typed)\"") }
    #expect(field?.hasPrefix("type=\"text\"") == true)
  }

  @Test func `what one of a series cannot have of its own is refused, not dropped`() async throws {
    let before = try await item(2)
    let answer = try await save(
      "/event/2?on=2026-11-27T12:00", ["scope": "one", "name": "concert", "tags": "music"])
    #expect(answer.status == .unprocessableContent)
    #expect(answer.text.contains("value=\"concert\"") && answer.text.contains("value=\"music\""))
    #expect(answer.text.contains("<p class=\"error\">Only one of them can have"))
    #expect(try await item(2) == before)
  }

  @Test func `a change of one is told by its own day, and its page is shown`() async throws {
    let answer = try await save(
      "/event/2?on=2026-11-27T12:00",
      ["scope": "one", "name": "concert", "date": "2026-11-28", "end-date": "2026-11-28"])
    let place = try #require(answer.headers[.location])
    #expect(place.hasPrefix("/event/2?on=2026-11-28T12"))
    #expect(try await site.get(place, cookie: ann.cookie).text.contains("Changed: concert - Sat 28 Nov"))
  }

  @Test func `this and all later ones keep the days and words that some of them have of their own`() async throws {
    _ = try await save(
      "/event/2?on=2026-11-27T12:00", ["scope": "one", "date": "2026-11-28", "end-date": "2026-11-28"])
    _ = try await save("/event/2?on=2026-12-11T12:00", ["scope": "one", "name": "concert"])
    let answer = try await save("/event/2?on=2026-11-28T12:00", ["scope": "later", "place": "hall"])
    let number = try #require(answer.headers[.location]?.split(separator: "/").last.flatMap { Int64($0) })
    let rest = try await event(number)
    #expect(rest.start == When(today.adding(days: 7), .noon) && rest.place == "hall")
    #expect(rest.overrides.map(\.start.date) == [8, 21].map(today.adding(days:)))
    #expect(rest.overrides.last?.name == "concert")
    #expect(try await event(2).overrides == [])
  }

  @Test func `one that was moved takes all later ones to its new weekday where its time is changed again`() async throws
  {
    _ = try await save(
      "/event/2?on=2026-11-27T12:00", ["scope": "one", "date": "2026-11-28", "end-date": "2026-11-28"])
    let answer = try await save(
      "/event/2?on=2026-11-28T12:00", ["scope": "later", "time": "15:00", "end-time": "16:00"])
    let number = try #require(answer.headers[.location]?.split(separator: "/").last.flatMap { Int64($0) })
    let rest = try await event(number)
    let days = rest.occurrences(since: site.clock.now, in: .utc).prefix(2).map(\.start.date)
    #expect(Array(days) == [8, 15].map(today.adding(days:)))
  }

  @Test func `a link that came with an import and that no page opens stays, and another is refused`() async throws {
    let person = try await site.person()
    try await site.ledger.write { ledger in
      var todo = Todo(name: "read", added: Date(timeIntervalSince1970: 0))
      todo.url = "message:%3Cabc%40x%3E"
      _ = try ledger.belongings(of: person, changedBy: .page()).todos.add(todo)
    }
    #expect(try await save("/todo/4", ["name": "read it"], reminders: []).status == .seeOther)
    #expect(try await item(4)?.name == "read it")
    #expect(try await save("/todo/4", ["url": "tel:1"], reminders: []).status == .unprocessableContent)
  }

  @Test func `every field of an event is changed by its form, and one undo takes it back`() async throws {
    let before = try await event(1)
    let answer = try await save(
      "/event/1",
      [
        "name": "late lunch", "date": "2026-11-21", "time": "13:30", "end-date": "2026-11-21", "end-time": "15:00",
        "list": "home", "place": "12 High Street", "tags": "#food fun", "people": "Ann, Bob", "note": "a\r\nb",
        "url": "https://example.org/", "repeats": "weekly", "until": "2026-12-31",
      ], reminders: ["hour", "dayBefore"])
    #expect(answer.status == .seeOther && answer.headers[.location] == "/event/1")
    let event = try await event(1)
    #expect(
      event.name == "late lunch" && event.start == When("2026-11-21T13:30") && event.end == When("2026-11-21T15:00"))
    #expect(event.list == "home" && event.place == "12 High Street" && event.tags == ["food", "fun"])
    #expect(event.people == ["Ann", "Bob"] && event.note == "a\nb" && event.url == "https://example.org/")
    #expect(event.recurrence?.frequency == .weekly && event.recurrence?.until?.date.description == "2026-12-31")
    #expect(Set(event.reminders ?? []) == [Reminder(seconds: 3600), Reminder(days: 1)])
    let person = try await site.person()
    try await site.ledger.write { ledger in
      _ = try ledger.belongings(of: person, changedBy: .page()).journal.undo()
    }
    #expect(try await self.event(1) == before)
  }

  @Test(arguments: [
    (["name": " "], "Give it a name."), (["date": ""], "An event needs a day."),
    (["date": "2026-02-30"], "This is not a date."), (["time": "25:00"], "This is not a time."),
    (["end-time": "11:00"], "It ends before it begins."), (["end-date": "2026-11-01"], "It ends before it begins."),
    (["url": "javascript:alert(1)"], "A link begins with"),
    (["until": "2020-01-01"], "The last day is before the first."),
  ])
  func `what makes no sense is refused, and what was typed is kept`(
    changes: [String: String], problem: String
  ) async throws {
    let before = try await event(1)
    let answer = try await save("/event/1", changes.merging(["place": "typed \"words\""]) { $1 })
    #expect(answer.status == .unprocessableContent && answer.text.contains(problem))
    #expect(answer.text.contains("typed &quot;words&quot;"))
    #expect(try await event(1) == before)
  }

  @Test func `what was changed elsewhere meanwhile is not overwritten, and both are shown`() async throws {
    let old = Self.value(of: "version", in: try await site.get("/event/1", cookie: ann.cookie).text)
    #expect(try await save("/event/1", ["name": "from the chat"]).status == .seeOther)
    let answer = try await save("/event/1", ["name": "from the page"], version: old)
    #expect(answer.status == .conflict)
    #expect(answer.text.contains("from the chat") && answer.text.contains("from the page"))
    #expect(try await event(1).name == "from the chat")
    // The form that shows both versions carries the current one.
    let new = Self.value(of: "version", in: answer.text)
    #expect(try await save("/event/1", ["name": "from the page"], version: new).status == .seeOther)
    #expect(try await event(1).name == "from the page")
  }

  @Test func `one occurrence is moved, and the others stay`() async throws {
    _ = try await save(
      "/event/2?on=2026-11-27T12:00", ["scope": "one", "date": "2026-11-28", "end-date": "2026-11-28"])
    let piano = try await event(2)
    let days = try await occurrences(piano)
    #expect(days == ["2026-11-20T12:00", "2026-11-28T12:00", "2026-12-04T12:00", "2026-12-11T12:00"])
    #expect(
      try await site.get("/event/2?on=2026-11-28T12:00", cookie: ann.cookie).text.contains("differs from the series"))
  }

  @Test func `one occurrence can have a name of its own`() async throws {
    _ = try await save("/event/2?on=2026-11-27T12:00", ["scope": "one", "name": "concert"])
    let piano = try await event(2)
    #expect(piano.name == "piano" && piano.overrides.map(\.name) == ["concert"])
    #expect(try await site.get("/day/2026-11-27", cookie: ann.cookie).text.contains("concert"))
  }

  @Test func `this one and all later ones become a series of their own`() async throws {
    let answer = try await save(
      "/event/2?on=2026-12-04T12:00", ["scope": "later", "time": "16:00", "end-time": "17:00", "name": "new piano"])
    #expect(answer.headers[.location] != "/event/2")
    #expect(try await occurrences(event(2)) == ["2026-11-20T12:00", "2026-11-27T12:00"])
    let number = try #require(answer.headers[.location]?.split(separator: "/").last.flatMap { Int64($0) })
    let later = try await event(number)
    #expect(later.name == "new piano" && later.list == "work")
    #expect(try await occurrences(later).prefix(2) == ["2026-12-04T16:00", "2026-12-11T16:00"])
  }

  @Test func `all of a series is moved by as much as the occurrence that was shown`() async throws {
    _ = try await save(
      "/event/2?on=2026-11-27T12:00", ["scope": "all", "date": "2026-11-28", "end-date": "2026-11-28", "time": "11:00"])
    #expect(try await event(2).start == When("2026-11-21T11:00"))
  }

  private func occurrences(_ event: Event) async throws -> [String] {
    event.occurrences(since: site.clock.now.addingTimeInterval(-86_400), in: .utc).prefix(4).map(\.start.description)
  }

  @Test func `a todo loses its date and gets a priority`() async throws {
    _ = try await save("/todo/3", ["date": "", "priority": "2"], reminders: ["onTime"])
    guard case .todo(let todo) = try await item(3) else { throw OnlyReading() }
    #expect(todo.due == nil && todo.priority == 2)
  }

  @Test func `nobody changes another person's things`() async throws {
    let bob = try await site.signIn(as: "bob")
    let answer = try await site.post("/event/1", cookie: bob.cookie, body: "token=\(bob.token)&name=x&date=2026-11-20")
    #expect(answer.status == .notFound)
    #expect(try await event(1).name == "lunch")
  }
}
