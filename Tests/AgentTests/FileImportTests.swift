import Conversation
import Foundation
import Testing

@testable import Agent

/// Files of calendars and of contacts that come with messages.
@Suite struct FileImportTests {
  private static let card = """
    BEGIN:VCARD\r\nVERSION:3.0\r\nUID:bob-1\r\nFN:Bob Example\r\nBDAY:1980-05-17\r\nEND:VCARD\r\n
    """
  private static let calendar = """
    BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:party-1\r\nDTSTART:20261128T150000Z\r\n\
    SUMMARY:Street party\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
    """
  private static let unread =
    "I can't read that file: it is gone, larger than 4 MB, or neither a calendar nor contacts."
  private static let url = "https://example.org/files/1"

  /// Sends a file to an agent, and returns the reply to its person.
  private func sent(
    _ text: String, to agent: TestAgent, type: String = "text/vcard", name: String? = nil, words: String = "",
    by author: String = "ana"
  ) async throws -> [String] {
    let before = agent.network.posts.count
    agent.network.serve(Self.url, .success(.whole(Data(text.utf8))))
    agent.network.write(words, by: author, media: [.init(url: Self.url, type: type, description: name)])
    try await agent.pollWorkSend()
    _ = try await agent.jobs.workOnce()
    try await agent.sender.sendAll()
    return agent.network.posts(after: before).map(\.text)
  }

  private func names(_ agent: TestAgent) async throws -> [String] {
    try await agent.say("!list all")["ana"] ?? []
  }

  @Test func `birthdays in contacts are kept, yearly, and once however often they are sent`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    let told = try await sent(Self.card, to: agent)
    #expect(told == ["I'll import what is in that file.", "Imported 1 item."])
    let shown = try await agent.say("!show bob")["ana"]?.joined() ?? ""
    #expect(shown.contains("Bob Example") && shown.contains("year"), "\(shown)")
    #expect(try await sent(Self.card, to: agent).last == "Imported 0 items.\n1 item was there already.")
    let changed = Self.card.replacing("05-17", with: "05-18")
    #expect(try await sent(changed, to: agent).last == "Imported 1 item.")
    #expect(try await agent.say("!show bob")["ana"]?.joined().contains("18 May") == true)
  }

  @Test func `a calendar is known by its type or by its name, and undo takes it back whole`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    #expect(try await sent(Self.calendar, to: agent, type: "text/calendar; charset=utf-8").last == "Imported 1 item.")
    #expect(try await agent.say("!undo")["ana"]?.first?.contains("imported 1 item") == true)
    let again = try await sent(Self.calendar, to: agent, type: "application/octet-stream", name: "Party.ICS")
    #expect(again.last == "Imported 1 item.")
  }

  @Test func `what is said beside a file is done, too`() async throws {
    let agent = try TestAgent()
    let told = try await sent(Self.card, to: agent, words: "buy milk").joined(separator: "\n")
    #expect(told.contains("Added \"buy milk\"") && told.contains("Imported 1 item."), "\(told)")
  }

  @Test func `a file that is none of these, or is gone, is told of`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    let told = try await sent("no card at all", to: agent, name: "friends.vcf")
    #expect(told.last == Self.unread)
    agent.network.serve(Self.url, .success(.gone(reason: "404")))
    agent.network.write("", media: [.init(url: Self.url, type: "text/vcard")])
    try await agent.pollWorkSend()
    _ = try await agent.jobs.workOnce()
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.text == Self.unread)
  }

  @Test func `a place on a map, which comes without words, is answered; a file without words is not told the same`()
    async throws
  {
    let agent = try TestAgent()
    try await agent.say("hi")
    agent.network.write("")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.last?.text.hasPrefix("I found no words in that message") == true)
    let told = try await sent(Self.card, to: agent)
    #expect(!told.contains { $0.contains("no words") })
    #expect(try await agent.todos(of: "ana") == [])
  }

  @Test func `a file that can't be read now is read later`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    agent.network.serve(
      Self.url, .failure(.retry(after: nil, reason: "503", doubt: .no)),
      .success(.whole(Data(Self.card.utf8))))
    agent.network.write("", media: [.init(url: Self.url, type: "text/vcard")])
    try await agent.pollWorkSend()
    _ = try await agent.jobs.workOnce()
    agent.clock.advance(3_600)
    _ = try await agent.jobs.workOnce()
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.text == "Imported 1 item.")
  }

  // MARK: By address

  /// Sends an address to an agent that reads documents in this way, and returns the reply to its person.
  private func named(
    _ words: String, to agent: TestAgent, reading: @escaping DocumentReading
  ) async throws -> [String] {
    let before = agent.network.posts.count
    agent.network.write(words)
    try await agent.pollWorkSend()
    var jobs = agent.jobs
    jobs.documents = reading
    _ = try await jobs.workOnce()
    try await agent.sender.sendAll()
    return agent.network.posts(after: before).map(\.text)
  }

  @Test(arguments: [
    "!import https://example.org/club.ics", "https://example.org/club.ics", "import webcal://example.org/club.ics",
  ])
  func `what is at an address is imported once, and undo takes it back whole`(words: String) async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    let address = String(words.split(separator: " ").last ?? "")
    let reading: DocumentReading = { asked, most in
      #expect(asked == address && most == 4 << 20)
      return .whole(Data(Self.calendar.utf8))
    }
    #expect(
      try await named(words, to: agent, reading: reading) == [
        "I'll import what is at that address.", "Imported 1 item.",
      ])
    #expect(
      try await named(words, to: agent, reading: reading).last == "Imported 0 items.\n1 item was there already.")
    #expect(try await agent.say("!show street party")["ana"]?.joined().contains("Street party") == true)
    #expect(
      try await sent(Self.calendar, to: agent, type: "text/calendar").last?.hasPrefix("Imported 0 items.") == true)
    for _ in 0..<3 { try await agent.say("!undo") }
    #expect(try await agent.say("!show street party")["ana"]?.joined().contains("Sat 28 Nov") == false)
  }

  @Test func `what is no calendar, or can't be read, is told of and changes nothing`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    let answers: [AttachedFile] = [
      .whole(Data("<html>Sign in</html>".utf8)), .gone(reason: "404"), .tooLarge(bytes: nil),
    ]
    for answer in answers {
      let told = try await named("https://example.org/club.ics", to: agent, reading: { _, _ in answer })
      #expect(told.last?.hasPrefix("I can't read what is at that address: ") == true, "\(told)")
    }
    #expect(try await agent.todos().isEmpty)
  }

  @Test(arguments: [
    "look at https://example.org/club.ics", "https://example.org/page.html", "https://example.org/club.ics tomorrow",
  ])
  func `an address beside words, or of a page, is not imported`(words: String) async throws {
    let agent = try TestAgent()
    let told = try await named(words, to: agent, reading: { _, _ in .gone(reason: "nobody asks") })
    #expect(told.count == 1 && !told[0].contains("I'll import"), "\(told)")
  }
}
