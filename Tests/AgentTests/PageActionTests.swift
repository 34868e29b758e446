import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// People's actions on pages, together with their messages in the chat.
@Suite struct PageActionTests {
  /// A person with a session, and the agent that both the chat and the pages talk to.
  private struct Desk {
    let agent: TestAgent
    let person: Person.ID
    let session: BrowserSession.ID
    var community: Community?

    init(signedInAgo seconds: TimeInterval = 0) async throws {
      agent = try await TestAgent.acquainted()
      let now = agent.clock.now
      (person, session) = try await agent.ledger.write { books in
        let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
        let person = try #require(try books.people.person(at: address)).id
        let secret = try books.newSession(of: .person(person), browser: "Firefox on Linux", at: now - seconds)
        return (person, try #require(try books.session(secret: secret, at: now)).session.id)
      }
    }

    var handler: PageActionHandler {
      let signal = WakeSignal(agent.clock.timekeeper)
      var profile = BotProfile(zone: .utc, conventions: Conventions(), pages: "https://example.org")
      profile.community = community
      return PageActionHandler(
        ledger: agent.ledger, registry: agent.registry, profile: profile,
        timekeeper: agent.clock.timekeeper, jobs: signal, reminders: signal)
    }

    @discardableResult
    func perform(_ message: String, on subject: ItemReference? = nil) async throws -> Reply {
      try await handler.perform(.message(message, about: subject), for: person, in: session)
    }

    /// The last answer of the chat.
    func say(_ text: String) async throws -> String {
      try await agent.say(text)["ana"]?.joined(separator: "\n") ?? ""
    }

    /// The events that the person has published.
    func publications() async throws -> [Publication] {
      guard let community else { return [] }
      return try await agent.ledger.read { [person] books in
        guard let person = try books.people.person(person) else { return [] }
        return try books.listedEvents(of: community, for: person, changedBy: nil).published().map(\.publication)
      }
    }

    func todos() async throws -> [String] { try await agent.todos() }
  }

  /// Names that a message would read differently.
  @Test(arguments: ["x to y", "all", "2", "home and garden", "completed"])
  func `a form names a list as it is, whatever words its name has`(name: String) async throws {
    let desk = try await Desk()
    try await desk.perform("!add paint to paper")
    let act = { (intent: PageAction.Intent) in
      try await desk.handler.perform(.form(intent), for: desk.person, in: desk.session)
    }
    #expect(try await act(.renameList("paper", to: name)).kind == .confirmation)
    #expect(try await act(.renameList(name, to: "z to \(name)")).kind == .confirmation)
    #expect(try await act(.renameList(name, to: "other")).kind == .error)
    #expect(try await act(.clearList("z to \(name)")).choices.count == 1)
    #expect(try await act(.deleteList("z to \(name)")).kind == .confirmation)
    #expect(try await desk.todos() == ["paint"])
    #expect(try await act(.keepSearch("paint", as: name)).lines.first?.contains(name) == true)
    #expect(try await desk.say("!undo").hasPrefix("Undone"))
  }

  @Test func `a form publishes an event after asking, changes all of it and calls it off, each with an undo`()
    async throws
  {
    var desk = try await Desk()
    desk.community = Community(name: "Union", zone: .utc, publishing: .open)
    let act = { [desk] (intent: PageAction.Intent) in
      try await desk.handler.perform(.form(intent), for: desk.person, in: desk.session)
    }
    let day = try #require(CivilDate("2026-11-27"))
    var party = Publication(
      name: "x to y tomorrow", start: When(day, CivilTime(hour: 20, minute: 0), zone: "Etc/UTC"),
      end: When(day, CivilTime(hour: 22, minute: 0), zone: "Etc/UTC"))
    (party.place, party.note, party.url) = ("cellar", "bring a mug", "https://example.org/")
    (party.categories, party.capacity, party.recurrence) = (["social", "arts"], 20, Recurrence(.weekly))
    let question = try await act(.publish(party))
    #expect(question.choices.count == 2 && question.lines.joined().contains("\"x to y tomorrow\""))
    #expect(try await desk.publications() == [])
    let published = try await desk.perform(question.choices[0].message)
    #expect(published.kind == .confirmation && published.change != nil)
    #expect(try await desk.publications() == [party])
    let number = try #require(published.subjects.first?.listed?.number)
    var changed = Publication(name: "party", start: When(day), end: nil)
    changed.categories = ["arts"]
    #expect(try await act(.changePublished(number, changed)).kind == .confirmation)
    changed.recurrence = party.recurrence
    #expect(try await desk.publications() == [changed])
    let off = try await act(.callOff(number, because: "flooded"))
    #expect(off.kind == .confirmation && off.change != nil)
    #expect(try await desk.publications().map(\.reason) == ["flooded"])
    for _ in 0..<2 { try await desk.perform("!undo") }
    #expect(try await desk.publications() == [party])
    #expect(try await act(.changePublished(number + 1, changed)).kind == .error)
  }

  @Test func `what a page adds, the chat completes, and the page takes that back`() async throws {
    let desk = try await Desk()
    let added = try await desk.perform("buy milk tomorrow at 5pm #food")
    #expect(added.kind == .confirmation && added.lines == ["Added \"buy milk\" for Sat 21 Nov, 17:00 #food."])
    #expect(try await desk.todos() == ["buy milk"])
    #expect(try await desk.say("!complete milk").hasPrefix("Done"))
    #expect(try await desk.todos() == [])
    #expect(try await desk.perform("!undo").lines.first?.hasPrefix("Undone") == true)
    #expect(try await desk.todos() == ["buy milk"])
    #expect(try await desk.say("!undo") == "Undone: added \"buy milk\". !redo does it again.")
    #expect(try await desk.todos() == [])
    #expect(try await desk.perform("!redo").kind == .confirmation)
    #expect(try await desk.todos() == ["buy milk"])
  }

  @Test func `one action is one change, however many items it has`() async throws {
    let desk = try await Desk()
    try await desk.perform("milk\nbread\njam")
    #expect(try await desk.todos().count == 3)
    _ = try await desk.say("!undo")
    #expect(try await desk.todos() == [])
  }

  @Test func `an action is about its item, whatever the chat has shown last`() async throws {
    let desk = try await Desk()
    _ = try await desk.say("bread")
    let milk = try #require(try await desk.perform("milk").subjects.first)
    _ = try await desk.say("!getlist all")
    try await desk.perform("tomorrow", on: milk)
    try await desk.perform("!priority it 1", on: milk)
    try await desk.perform("!rename #\(milk.number) to oat milk")
    let kept = try await desk.say("!show #\(milk.number)")
    #expect(kept.contains("oat milk - Sat 21 Nov !1"))
    try await desk.perform("done", on: milk)
    #expect(try await desk.todos() == ["bread"])
  }

  @Test func `the list and the question of the chat are still there after an action`() async throws {
    let desk = try await Desk()
    for name in ["pay the rent", "pay the gas", "bread"] { _ = try await desk.say(name) }
    _ = try await desk.say("!getlist all")
    let asked = try await desk.say("!complete pay")
    #expect(asked.contains("1. ") && asked.contains("2. "))
    try await desk.perform("!delete bread")
    try await desk.perform("!getlist all")
    #expect(try await desk.say("2").hasPrefix("Done"))
    #expect(try await desk.todos().count == 1)
  }

  @Test func `a button takes back its own change, though another window has changed something else since`() async throws
  {
    let desk = try await Desk()
    let undo = { (change: ChangeOrigin?) in
      try await desk.handler.perform(.form(.undo(try #require(change))), for: desk.person, in: desk.session)
    }
    let milk = try await desk.perform("milk #food"), bread = try await desk.perform("bread #food")
    let undone = try await undo(milk.change)
    #expect(undone.lines == ["Undone: added \"milk\". !redo does it again."] && undone.change == nil)
    #expect(try await desk.todos() == ["bread"])
    let again = try await undo(milk.change)
    #expect(
      again.kind == .error && again.lines == ["That was undone already, or is too long ago. Nothing was changed."])
    #expect(try await desk.say("!complete bread").hasPrefix("Done"))
    let refused = try await undo(bread.change)
    #expect(refused.kind == .error)
    #expect(
      refused.lines == ["Nothing was undone: the same thing was changed later (completed \"bread\"). Undo that first."])
    #expect(try await desk.todos() == [])
    #expect(try await desk.perform("what is on today?").change == nil)
    // The chat goes on from the last change.
    #expect(try await desk.say("undo").contains("completed \"bread\""))
    #expect(try await undo(bread.change).lines.first?.contains("added \"bread\"") == true)
  }

  @Test func `a setting is undone by itself, unless another was made since`() async throws {
    let desk = try await Desk()
    let undo = { (change: ChangeOrigin?) in
      try await desk.handler.perform(.form(.undo(try #require(change))), for: desk.person, in: desk.session)
    }
    let zone = try await desk.perform("!timezone Berlin")
    try await desk.perform("milk")
    #expect(try await undo(zone.change).kind == .confirmation)
    let hours = try await desk.perform("!timezone Berlin")
    try await desk.perform("!timezone Helsinki")
    #expect(try await undo(hours.change).kind == .error)
  }

  @Test func `a number without a mark names nothing on a page`() async throws {
    let desk = try await Desk()
    _ = try await desk.say("milk")
    _ = try await desk.say("!getlist all")
    #expect(try await desk.perform("!delete 1").kind == .error)
    #expect(try await desk.todos() == ["milk"])
  }

  @Test func `a question comes with the messages that answer it`() async throws {
    let desk = try await Desk()
    for name in ["pay the rent", "pay the gas"] { _ = try await desk.perform(name) }
    let asked = try await desk.perform("!complete pay")
    let choice = try #require(asked.choices.first { $0.label.contains("rent") })
    try await desk.perform(choice.message)
    #expect(try await desk.todos() == ["pay the gas"])
  }

  @Test func `what is not understood changes nothing and says what would work`() async throws {
    let desk = try await Desk()
    let reply = try await desk.perform("!web tomorrow")
    #expect(reply.kind == .error && !reply.lines.isEmpty)
  }

  @Test func `a quota holds on pages too`() async throws {
    let desk = try await Desk()
    let ledger = try #require(desk.agent.ledger as? SQLiteLedger)
    try await ledger.setQuota(1, of: desk.person)
    try await desk.perform("milk")
    #expect(try await desk.perform("bread\njam").kind == .error)
    #expect(try await desk.todos() == ["milk"])
  }

  @Test func `a reminder that a page asked for comes in the chat`() async throws {
    let desk = try await Desk()
    try await desk.perform("call jimmy at 11am")
    let before = desk.agent.network.posts.count
    desk.agent.clock.advance(3600)
    try await desk.agent.remind()
    let told = desk.agent.network.posts(after: before)
    #expect(told.contains { $0.recipientID == "ana" && $0.text.contains("call jimmy") })
  }

  @Test func `somebody else hears of what a page asks of them`() async throws {
    let desk = try await Desk()
    let before = desk.agent.network.posts.count
    try await desk.perform("!send cake to @bob")
    try await desk.agent.sender.sendAll()
    #expect(desk.agent.network.posts(after: before).contains { $0.recipientID == "bob" && $0.text.contains("cake") })
  }

  @Test(arguments: ["!forgetme yes", "!link", "!calendar", "!export", "!login 111222333 yes"])
  func `what is dangerous takes a fresh sign-in`(message: String) async throws {
    let stale = try await Desk(signedInAgo: 901)
    let refused = try await stale.perform(message)
    #expect(refused.kind == .error && refused.lines.first?.contains("15 minutes") == true)
    let fresh = try await Desk(signedInAgo: 899)
    #expect(try await fresh.perform(message).lines.first?.contains("15 minutes") != true)
  }

  @Test func `no session makes a fresher one`() async throws {
    let desk = try await Desk()
    let told = try await desk.perform("!web").lines.joined()
    #expect(told.contains("https://example.org/sign-in") && !told.contains("/in/"))
  }

  @Test func `who has signed out can do nothing`() async throws {
    let desk = try await Desk()
    let person = desk.person
    _ = try await desk.agent.ledger.write { try $0.endSessions(of: person) }
    await #expect(throws: ActionRefused.nobody) { try await desk.perform("milk") }
    let other = try await Desk()
    await #expect(throws: ActionRefused.nobody) {
      try await other.handler.perform(.message("milk"), for: Person.ID(99), in: other.session)
    }
    let left = try await desk.todos() + other.todos()
    #expect(left == [])
  }

  @Test func `who is erased from a page is gone`() async throws {
    let desk = try await Desk()
    try await desk.perform("milk")
    #expect(try await desk.perform("!forgetme yes").lines.first?.contains("erased") == true)
    await #expect(throws: ActionRefused.nobody) { try await desk.perform("milk") }
  }

  // MARK: - Preview

  private func parts(_ message: String) async throws -> [PreviewPart] {
    let desk = try await Desk()
    _ = try await desk.say("!add eggs to groceries")
    let before = try await desk.agent.ledger.read { try $0.itemCounts(of: desk.person) }
    let parts = try await desk.handler.preview(message, for: desk.person)
    #expect(try await desk.agent.ledger.read { try $0.itemCounts(of: desk.person) } == before)
    return parts
  }

  @Test func `a preview says what was understood, and from which words`() async throws {
    let parts = try await parts("call jimmy tomorrow at 5pm #food @office !1")
    func said(_ kind: PreviewPart.Kind) -> [String?] {
      parts.first { $0.kind == kind }.map { [$0.text, $0.source] } ?? []
    }
    #expect(said(.action) == ["todo", nil] && said(.title) == ["call jimmy", nil])
    #expect(said(.day) == ["Sat 21 Nov", "tomorrow"] && said(.time)[0] == "17:00")
    #expect(
      said(.tag) == ["food", "#food"] && said(.place) == ["office", "@office"] && said(.priority) == ["1", "!1"])
    #expect(
      parts.first { $0.kind == .tag }?.withdrawn == "call jimmy tomorrow at 5pm \\#food @office !1")
  }

  @Test func `a repeat is told with its next date, and a list by its name`() async throws {
    let parts = try await parts("water the plants every monday #groceries")
    #expect(parts.first { $0.kind == .repeats }?.source == "every")
    #expect(parts.first { $0.kind == .day }?.text == "Mon 23 Nov")
    #expect(parts.first { $0.kind == .next }?.text == "Mon 30 Nov")
    #expect(parts.first { $0.kind == .list }?.text == "groceries")
  }

  @Test(arguments: [
    "call jimmy tomorrow at 5pm", "water the plants every monday", "lunch on 24 November", "milk #food @tesco",
  ])
  func `a part that is taken back is plain text`(message: String) async throws {
    let parts = try await parts(message)
    for part in parts {
      guard let withdrawn = part.withdrawn, let source = part.source else { continue }
      let left = try await self.parts(withdrawn)
      #expect(!left.contains { $0.kind == part.kind && $0.text == part.text }, "\(withdrawn)")
      #expect(left.first { $0.kind == .title }?.text.contains(source) == true, "\(withdrawn): \(left)")
    }
    #expect(parts.contains { $0.withdrawn != nil })
  }

  @Test(arguments: [
    ("call jimmy tomorrow at 5pm", PreviewPart.Kind.time, "call jimmy tomorrow", [PreviewPart.Kind.day]),
    ("call jimmy 5pm tomorrow", .time, "", [.day]), ("meeting on 24 November 12-13", .time, "", [.day]),
    ("water the plants every monday at 9am", .time, "", [.repeats, .day]),
    ("tea tomorrow 4pm #food #foods @tesco", .tag, "tea tomorrow 4pm \\#food #foods @tesco", [.day, .time, .place]),
    ("tea tomorrow 4pm #food #foods @tesco", .place, "", [.day, .time, .tag]),
    ("call kenji at 9pm tokyo time", .time, "call kenji", []),
    ("call kenji tomorrow at 9pm tokyo time", .time, "call kenji tomorrow", [.day]),
    ("dentist 5 dec 10:00-11:00", .day, "dentist ", [.time]),
    ("dentist 5 dec 10:00-11:00", .time, "dentist 5 dec \\10:00-11:00", [.day]),
    ("trip 3-5 dec", .day, "trip ", []), ("call ann tomorrow evening", .time, "call ann tomorrow", [.day]),
    ("gym mon, wed and fri", .repeats, "gym", []), ("rent the 1st of every month", .repeats, "rent", []),
  ])
  func `a cross takes back its own part alone`(
    message: String, kind: PreviewPart.Kind, left: String, stays: [PreviewPart.Kind]
  ) async throws {
    let before = try await parts(message)
    let part = try #require(before.first { $0.kind == kind })
    let withdrawn = try #require(part.withdrawn)
    #expect(withdrawn.hasPrefix(left))
    let after = try await parts(withdrawn)
    #expect(!after.contains { $0.kind == kind && $0.text == part.text }, "\(withdrawn): \(after)")
    #expect(!after.contains { $0.kind == kind && $0.kind != .tag && $0.source != nil }, "\(withdrawn): \(after)")
    for kind in stays {
      let told = { (parts: [PreviewPart]) in parts.filter { $0.kind == kind }.map(\.text) }
      #expect(told(after) == told(before), "\(withdrawn)")
    }
  }

  @Test(arguments: [
    ("call jimmy at 5pm", PreviewPart.Kind.day), ("water the plants every monday", .day),
    ("call ann tomorrow evening", .day),
  ])
  func `what no words of its own say has no cross`(message: String, kind: PreviewPart.Kind) async throws {
    let part = try #require(try await parts(message).first { $0.kind == kind })
    #expect(part.withdrawn == nil, "\(part)")
  }

  @Test func `a time that was told in another zone is shown in both`() async throws {
    let parts = try await parts("call kenji tomorrow at 9pm tokyo time")
    #expect(parts.first { $0.kind == .time }?.text == "12:00 (21:00 Asia/Tokyo)")
    #expect(parts.first { $0.kind == .day }?.text == "Sat 21 Nov")
  }

  @Test(arguments: [
    ("!complete milk", "complete", "milk"), ("note: the wifi is in the drawer", "note", "the wifi is in the drawer"),
    ("what is due tomorrow?", "question", "what is due tomorrow?"), ("event: party fri 8pm", "event", "party"),
  ])
  func `a preview says what would be done`(message: String, action: String, title: String) async throws {
    let parts = try await parts(message)
    #expect(parts.first?.text == action && parts.first { $0.kind == .title }?.text == title, "\(parts)")
  }

  @Test func `a date that makes no sense is told before anything is done`() async throws {
    #expect(try await parts("lunch on 31 June").contains { $0.kind == .problem && !$0.text.isEmpty })
  }
}
