import Agenda
import Conversation
import Foundation
import Logging
import Storage
import Synchronization
import Testing

@testable import Agent

/// Calendars elsewhere that people follow.
@Suite struct SubscriptionTests {
  private static let address = "https://uni.example/secret/timetable.ics"

  /// A calendar whose server gives the answers of a test.
  private final class Server: Sendable {
    private let answers = Mutex<[CalendarAnswer]>([])
    private let asked = Mutex<[String?]>([])

    /// The entity tags in the requests.
    var tags: [String?] { asked.withLock { $0 } }

    func serve(_ answers: CalendarAnswer...) { self.answers.withLock { $0 = answers } }
    func serve(_ events: String, name: String = "Timetable", etag: String? = nil) {
      let text =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:\(name)\r\n" + events.replacing("\n", with: "\r\n")
        + "\r\nEND:VCALENDAR\r\n"
      serve(.document(Array(text.utf8), etag: etag, lastModified: nil))
    }

    /// The next answer; the last one again and again.
    var reading: CalendarReading {
      { _, etag, _, _ in
        self.asked.withLock { $0.append(etag) }
        return self.answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .none(retryAfter: nil) }
      }
    }
  }

  private static func event(_ uid: String, _ name: String, _ start: String, _ rest: String = "") -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTART:\(start)\nSUMMARY:\(name)\n\(rest.isEmpty ? "" : rest + "\n")END:VEVENT"
  }

  private static func worker(of agent: TestAgent, _ server: Server) -> SubscriptionWorker {
    SubscriptionWorker(
      ledger: agent.ledger, registry: agent.registry, languages: .all, timekeeper: agent.clock.timekeeper,
      reminders: WakeSignal(agent.clock.timekeeper), storeHealth: agent.storeHealth, heartbeats: agent.heartbeats,
      read: server.reading, log: .init(label: "test"))
  }

  /// Reads the calendars that are due, and returns the messages to their followers.
  private func look(_ agent: TestAgent, _ server: Server, after seconds: TimeInterval = 0) async throws -> [String] {
    let before = agent.network.posts.count
    agent.clock.advance(seconds)
    _ = try await Self.worker(of: agent, server).workOnce()
    try await agent.sender.sendAll()
    return agent.network.posts(after: before).map(\.text)
  }

  private func said(_ words: String, to agent: TestAgent) async throws -> String {
    try await agent.say(words)["ana"]?.joined(separator: "\n") ?? ""
  }

  private func following(_ server: Server) async throws -> TestAgent {
    let agent = try TestAgent()
    try await agent.say("hi")
    try await agent.say("!subscribe \(Self.address)")
    _ = try await look(agent, server)
    return agent
  }

  private static let twoLectures =
    event("a", "Algebra", "20261123T090000", "DTEND:20261123T100000\nLOCATION:S15")
    + "\n" + event("b", "Botany", "20261124T090000")

  @Test func `its events are in the calendar, with their origin, and told once`() async throws {
    let (agent, server) = (try TestAgent(), Server())
    try await agent.say("hi")
    let told = try await said("!subscribe \(Self.address)", to: agent)
    #expect(told == "I'm reading uni.example and will tell you what I find. After that I'll keep it up to date.")
    server.serve(Self.twoLectures)
    #expect(
      try await look(agent, server) == [
        "You follow \"Timetable\": 2 events in your calendar, up to date from now on. !unsubscribe ends it."
      ])
    #expect(try await said("!agenda 23 nov", to: agent).contains("Algebra - 09:00-10:00 at S15, Timetable"))
    #expect(try await look(agent, server, after: 7200).isEmpty)
    #expect(try await said("!subscriptions", to: agent).contains("Timetable, 2 events, read Fri 20 Nov"))
    #expect(try await said("!subscribe \(Self.address)", to: agent).contains("already"))
    #expect(try await !said("!subscriptions", to: agent).contains("secret"))
  }

  @Test func `what changes there changes here, without doubles`() async throws {
    let server = Server()
    server.serve(Self.twoLectures, etag: "1")
    let agent = try await following(server)
    // An event was moved, and its stamp means nothing.
    server.serve(
      Self.event("a", "Algebra", "20261123T110000", "DTEND:20261123T120000\nDTSTAMP:20261120T000000Z") + "\n"
        + Self.event("b", "Botany", "20261124T090000", "DTSTAMP:20261120T000000Z"), etag: "2")
    _ = try await look(agent, server, after: 7200)
    let agenda = try await said("!agenda 23 nov", to: agent)
    #expect(agenda.contains("Algebra - 11:00-12:00") && !agenda.contains("09:00-10:00") && agenda.contains("Botany"))
    // One event was called off, and one is gone.
    server.serve(
      Self.event("a", "Algebra", "20261123T110000", "STATUS:CANCELLED") + "\n"
        + Self.event("c", "Chemistry", "20261125T090000"))
    _ = try await look(agent, server, after: 7200)
    let later = try await said("!agenda 23 nov", to: agent)
    #expect(!later.contains("Algebra") && !later.contains("Botany") && later.contains("Chemistry"), "\(later)")
    #expect(server.tags == [nil, "1", "2"])
  }

  @Test func `one date of a series that is left out, called off or moved follows`() async throws {
    let server = Server()
    let weekly = "RRULE:FREQ=WEEKLY;COUNT=4"
    server.serve(Self.event("s", "Choir", "20261123T180000", weekly))
    let agent = try await following(server)
    server.serve(
      Self.event("s", "Choir", "20261123T180000", weekly + "\nEXDATE:20261130T180000") + "\n"
        + Self.event("s", "Choir", "20261207T200000", "RECURRENCE-ID:20261207T180000") + "\n"
        + Self.event("s", "Choir", "20261214T180000", "RECURRENCE-ID:20261214T180000\nSTATUS:CANCELLED"))
    _ = try await look(agent, server, after: 7200)
    #expect(try await said("!agenda 23 nov", to: agent).contains("Choir - 18:00"))
    #expect(try await !said("!agenda 30 nov", to: agent).contains("Mon 30 Nov, week 49:\n1. Choir"))
    #expect(try await said("!day 7 dec", to: agent).contains("Choir - 20:00"))
    #expect(try await !said("!day 14 dec", to: agent).contains("Choir"))
  }

  @Test(arguments: [
    CalendarAnswer.none(retryAfter: nil), .tooLong, .unchanged,
    .document(Array("<html>Please sign in</html>".utf8), etag: nil, lastModified: nil),
    .document(Array("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a".utf8), etag: nil, lastModified: nil),
  ])
  func `what is no whole calendar changes nothing`(answer: CalendarAnswer) async throws {
    let server = Server()
    server.serve(Self.twoLectures)
    let agent = try await following(server)
    server.serve(answer)
    #expect(try await look(agent, server, after: 7200).isEmpty)
    #expect(try await said("!agenda 23 nov", to: agent).contains("Algebra"))
  }

  @Test func `many that vanish at once stay until that is certain`() async throws {
    let server = Server()
    let many = (1...9).map { Self.event("\($0)", "Lecture \($0)", "2026112\($0)T090000") }
    server.serve(many.joined(separator: "\n"))
    let agent = try await following(server)
    server.serve(many[0])
    for _ in 1...2 {
      _ = try await look(agent, server, after: 7200)
      #expect(try await said("!subscriptions", to: agent).contains("9 events"))
    }
    _ = try await look(agent, server, after: 7200)
    #expect(try await said("!subscriptions", to: agent).contains("1 event,"))
  }

  @Test func `its events can't be changed here, but for their reminders`() async throws {
    let server = Server()
    server.serve(Self.twoLectures)
    let agent = try await following(server)
    for words in ["!delete algebra", "!edit algebra 10am", "!rename algebra to maths", "move algebra to friday"] {
      let told = try await said(words, to: agent)
      #expect(told.contains("comes from \"Timetable\""), "\(words): \(told)")
    }
    #expect(try await said("!agenda 23 nov", to: agent).contains("Algebra - 09:00-10:00"))
    #expect(try await said("!remind algebra 2h before", to: agent).contains("07:00"))
    // Later changes there leave them alone.
    server.serve(Self.event("a", "Algebra", "20261123T110000") + "\n" + Self.event("b", "Botany", "20261124T090000"))
    _ = try await look(agent, server, after: 7200)
    #expect(try await said("!show algebra", to: agent).contains("09:00"))
  }

  @Test func `undo and redo leave alone what its source has changed, and take back reminders`() async throws {
    let server = Server()
    server.serve(Self.twoLectures)
    let agent = try await following(server)
    try await agent.say("!remind algebra 2h before")
    server.serve(Self.event("a", "Algebra", "20261123T140000") + "\n" + Self.event("b", "Botany", "20261124T090000"))
    _ = try await look(agent, server, after: 7200)
    for (words, reminder) in [("undo", "13:45"), ("redo", "12:00")] {
      #expect(try await said(words, to: agent).contains("set the reminders of \"Algebra\""))
      #expect(try await said("!agenda 23 nov", to: agent).contains("Algebra - 14:00"), "\(words)")
      #expect(try await said("!reminders", to: agent).contains("Mon 23 Nov, \(reminder)"), "\(words)")
    }
  }

  @Test func `undo and redo do not bring back what its source has removed`() async throws {
    let server = Server()
    server.serve(Self.twoLectures)
    let agent = try await following(server)
    try await agent.say("!remind algebra 2h before")
    server.serve(Self.event("b", "Botany", "20261124T090000"))
    _ = try await look(agent, server, after: 7200)
    for words in ["undo", "redo"] {
      try await agent.say(words)
      #expect(try await !said("!agenda 23 nov", to: agent).contains("Algebra"), "\(words)")
    }
  }

  @Test func `who ends it says whether its events stay, and undo brings all back`() async throws {
    let server = Server()
    server.serve(Self.twoLectures)
    let agent = try await following(server)
    let asked = try await said("!unsubscribe timetable", to: agent)
    #expect(asked.contains("What should I do with the 2 events from") && asked.contains("1. keep them as my own"))
    #expect(try await said("2", to: agent).contains("its 2 events are out of your calendar"))
    #expect(try await !said("!agenda 23 nov", to: agent).contains("Algebra"))
    #expect(try await said("undo", to: agent).contains("unsubscribed from \"Timetable\""))
    #expect(try await said("!agenda 23 nov", to: agent).contains("Algebra - 09:00-10:00 at S15, Timetable"))
    #expect(try await said("!unsubscribe keep", to: agent).contains("Its 2 events are your own now"))
    #expect(try await !said("!agenda 23 nov", to: agent).contains("Timetable"))
    #expect(try await said("!delete algebra", to: agent).contains("Deleted"))
    #expect(try await said("!subscriptions", to: agent).contains("no calendar"))
    #expect(try await said("!unsubscribe x", to: agent).contains("you follow no calendar of that name"))
    // The kept events are reused, not doubled.
    try await agent.say("!subscribe \(Self.address) as Lectures")
    _ = try await look(agent, server, after: 7200)
    #expect(try await said("!subscriptions", to: agent).contains("Lectures, 2 events"))
    #expect(try await said("!find botany", to: agent).split(separator: "\n").count { $0.contains("Botany") } == 1)
  }

  @Test func `undo of following takes its events out, and redo reads them anew`() async throws {
    let server = Server()
    server.serve(Self.twoLectures)
    let agent = try await following(server)
    #expect(try await said("undo", to: agent).contains("subscribed to \"uni.example\""))
    #expect(try await !said("!agenda 23 nov", to: agent).contains("Algebra"))
    #expect(try await said("redo", to: agent).contains("subscribed to"))
    _ = try await look(agent, server)
    #expect(try await said("!agenda 23 nov", to: agent).contains("Algebra"))
  }

  @Test func `what can't be read is told once, and tried again`() async throws {
    let (agent, server) = (try TestAgent(), Server())
    try await agent.say("hi")
    try await agent.say("!subscribe \(Self.address)")
    server.serve(.none(retryAfter: nil))
    #expect(try await look(agent, server).first?.contains("I could not reach \"uni.example\"") == true)
    #expect(try await look(agent, server, after: 86_400).isEmpty)
    server.serve(Self.twoLectures)
    #expect(try await look(agent, server, after: 86_400).first?.contains("2 events") == true)
  }

  @Test func `its reminders come, and it goes with its person`() async throws {
    let server = Server()
    server.serve(Self.event("a", "Algebra", "20261120T120000"))
    let agent = try await following(server)
    let before = agent.network.posts.count
    agent.clock.advance(7200 - 900)
    try await agent.remind()
    let told = agent.network.posts(after: before).map(\.text)
    #expect(told.contains { $0.contains("Algebra") }, "\(told)")
    try await agent.say("!forgetme")
    try await agent.say("yes")
    #expect(try await agent.ledger.read { try $0.dueCalendars(at: .distantFuture, limit: 9) }.isEmpty)
  }

  @Test(arguments: [
    "!subscribe ftp://example.org/x", "!subscribe club", "!subscribe https://me:secret@example.org/x.ics",
  ])
  func `only an address of the web is followed`(words: String) async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    #expect(try await said(words, to: agent).contains("Try: !subscribe https://example.org/club.ics"))
  }
}
