import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Store
import Testing

@testable import Agent

/// The daily budget of an account, and the order of messages when it is spent.
struct BudgetTests {
  private static let restOfDay: TimeInterval = 14 * 3600 + 1

  private func agent(perDay: Int?, price: Int = 0, reading: Int = 0) throws -> TestAgent {
    let network = ScriptedNetwork()
    network.price = price
    network.readingPrice = reading
    return try TestAgent(network, perDay: perDay)
  }

  private func spending(of agent: TestAgent) async throws -> Spending? {
    try await agent.ledger.read { try $0.limits(of: "main").spending }
  }

  @Test func `more than a day's money is never spent, and what waits is sent the day after`() async throws {
    let agent = try agent(perDay: 1_000, price: 100)
    for person in 0..<20 { agent.network.write("call jimmy", by: "person \(person)") }
    try await agent.pollWorkSend()
    let first = agent.network.attempts.count
    #expect(first <= 10)
    #expect(try await spending(of: agent)?.spent ?? 0 <= 1_000)
    agent.clock.advance(Self.restOfDay)
    try await agent.sender.sendAll()
    #expect(agent.network.attempts.count > first)
    #expect(agent.network.attempts.count <= 20)
    for _ in 0..<3 {
      agent.clock.advance(86_400)
      try await agent.sender.sendAll()
    }
    let answered = Set(agent.network.posts.filter { $0.text.contains("Added") }.map(\.recipientID))
    #expect(answered.count == 20)
  }

  @Test func `what never left costs nothing`() async throws {
    let agent = try agent(perDay: 1_000, price: 100)
    agent.network.write("call jimmy")
    agent.network.fail(.unreachable, .tooMany(60), .signedOut)
    try await agent.pollWorkSend()
    for _ in 0..<3 {
      agent.clock.advance(120)
      try await agent.poller.connect()
      try await agent.sender.sendAll()
    }
    #expect(agent.network.posts.count == 1)
    #expect(agent.network.attempts.count == 4)
    #expect(try await spending(of: agent)?.spent == 100)
  }

  @Test func `who waits for an answer for want of money is told so once a day, and the answer comes the day after`()
    async throws
  {
    let agent = try agent(perDay: 2_000, price: 100)
    for person in 0..<18 { agent.network.write("call jimmy", by: "person \(person)") }
    try await agent.pollWorkSend()
    for todo in ["buy milk", "water the lawn"] {
      agent.network.write(todo, by: "person 0")
      try await agent.pollWorkSend()
    }
    let told = agent.network.posts.filter { $0.recipientID == "person 0" }.map(\.text).dropFirst()
    #expect(
      Array(told) == [
        "Today's budget is used up. I still do what you write, and will answer after 00:00; reminders come as ever."
      ])
    #expect(try await agent.todos(of: "person 0") == ["buy milk", "call jimmy", "water the lawn"])
    agent.clock.advance(Self.restOfDay)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.recipientID == "person 0")
    #expect(agent.network.posts.last?.text.contains("water the lawn") == true)
  }

  @Test func `everybody who waits is told, however many they are, as far as the money goes`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("budget-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("ledger.sqlite").path
    let network = ScriptedNetwork()
    network.price = 100
    let agent = try TestAgent(network, ledger: SQLiteLedger(path: path), perDay: 120_000)
    let midnight = agent.clock.now.addingTimeInterval(Self.restOfDay - 1)
    // Answers take none of the last tenth, and notices none of its second half.
    try await agent.ledger.write { ledger in
      try ledger.keep(Spending(spent: 108_000, perDay: 120_000, resets: midnight), account: "main")
    }
    let people = (0..<70).map { "person \($0)" }
    for person in people { network.write("call jimmy", by: person) }
    try await agent.poll()
    try await agent.work()
    // An entry that cannot be read keeps none of the others from being sent.
    let database = try DatabaseQueue(path: path)
    try await database.write { db in try db.execute(sql: "UPDATE person SET zone = 'Moon/Tycho' WHERE id = 3") }
    try database.close()
    try await agent.sender.sendAll()
    #expect(network.posts.map(\.recipientID) == Array(people.prefix(60)))
    #expect(network.posts.allSatisfy { $0.text.hasPrefix("Today's budget is used up.") })
    try await agent.sender.sendAll()
    #expect(network.posts.count == 60)
  }

  @Test func `the last of the money is for reminders`() async throws {
    let agent = try agent(perDay: 1_000, price: 100)
    agent.network.write("call jimmy at 10:30", by: "ana")
    for person in 0..<12 { agent.network.write("buy milk", by: "person \(person)") }
    try await agent.pollWorkSend()
    let before = agent.network.attempts.count
    #expect(before == 9)
    agent.clock.advance(1_801)
    try await agent.remind()
    #expect(agent.network.posts.last?.recipientID == "ana")
    #expect(agent.network.posts.last?.text.contains("call jimmy") == true)
    #expect(agent.network.attempts.count == 10)
  }

  @Test func `reading stops before the money for answers is spent, and goes on the day after`() async throws {
    let agent = try agent(perDay: 1_000, price: 10, reading: 50)
    for number in 0..<40 { agent.network.write("buy milk \(number)", by: "person \(number)") }
    await #expect(throws: NetworkFailure.self) { try await agent.poll() }
    try await agent.work()
    try await agent.sender.sendAll()
    let spent = try await spending(of: agent)?.spent ?? 0
    #expect(spent == 15 * 50 + 15 * 10)
    agent.clock.advance(Self.restOfDay)
    await #expect(throws: NetworkFailure.self) { try await agent.poll() }
    try await agent.work()
    try await agent.sender.sendAll()
    #expect(Set(agent.network.posts.map(\.recipientID)).count == 30)
  }

  @Test func `what was spent outlives the process, and a raised bound gives the rest`() async throws {
    let agent = try agent(perDay: 300, price: 100)
    for person in 0..<5 { agent.network.write("call jimmy", by: "person \(person)") }
    try await agent.pollWorkSend()
    let before = agent.network.attempts.count
    #expect(before == 2)
    let again = try TestAgent(agent.network, ledger: agent.ledger, perDay: 300)
    try await again.poll()
    try await again.sender.sendAll()
    #expect(agent.network.attempts.count == before)
    let richer = try TestAgent(agent.network, ledger: agent.ledger, perDay: 1_000)
    try await richer.poll()
    try await richer.sender.sendAll()
    #expect(Set(agent.network.posts.map(\.recipientID)).count == 5)
  }

  @Test func `without a bound it is only noted what was spent`() async throws {
    let agent = try agent(perDay: nil, price: 100, reading: 10)
    for person in 0..<20 { agent.network.write("call jimmy", by: "person \(person)") }
    try await agent.pollWorkSend()
    let spending = try #require(try await spending(of: agent))
    #expect(spending.spent == 20 * 110)
    #expect(spending.perDay == nil)
  }

  @Test func `a limit that lasts longer than it can silences nobody: the clock was set back`() async throws {
    let network = ScriptedNetwork()
    let (limit, now) = (SendLimit(messages: 10, window: 900), TestClock().now)
    let traits = NetworkTraits(lengthLimit: 500, sendLimits: [limit])
    let rateLimiter = SendRateLimiter(
      account: Account(name: "main", network: network), traits: traits, recentRecipients: RecentRecipients(),
      recentChats: RecentChats())
    let entry = OutboxEntry(
      number: 1, account: "main", purpose: .answer,
      message: OutgoingMessage(
        key: MessageKey("k"), recipientID: "ana", recipientHandle: "ana", visibility: .direct, text: "hi"),
      state: .queued, attempts: 0, firstAttempt: nil, notBefore: now)
    func wait(_ limit: RateLimit, _ seconds: TimeInterval) -> Date? {
      let budget = RateBudget(limit: 10, remaining: 0, resets: now + seconds)
      return rateLimiter.wait(for: entry, AccountLimits(budgets: [limit: budget]), at: now)
    }
    #expect(wait(.sending(window: 900), 900) == now + 900)
    #expect(wait(.sending(window: 900), 901) == nil)
    #expect(wait(.pause, 86_400) == now + 86_400)
    #expect(wait(.pause, 86_401) == nil)
    // Any other pause that a server asks for has the same limit.
    let ledger = try SQLiteLedger.inMemory()
    let kept = try await ledger.write { ledger in
      try SendRateLimiter.pause("main", for: 1e9, in: ledger, at: now)
      return try ledger.limits(of: "main").budgets[.pause]
    }
    #expect(kept?.resets == now + 86_400)
  }

  @Test func `a conversation takes only so many messages at once, and others do not wait for it`() async throws {
    let now = TestClock().now
    let traits = NetworkTraits(
      lengthLimit: 500, sendLimits: [SendLimit(messages: 1_000, window: 1)],
      chatLimits: [SendLimit(messages: 1, window: 1)],
      publicReply: .init(lengthLimit: 500, counting: .characters, chatLimits: [SendLimit(messages: 3, window: 60)]))
    let rateLimiter = SendRateLimiter(
      account: Account(name: "main", network: ScriptedNetwork(traits: traits)), traits: traits,
      recentRecipients: RecentRecipients(), recentChats: RecentChats())
    let ledger = try SQLiteLedger.inMemory()
    func entry(_ person: String, in group: String? = nil) -> OutboxEntry {
      OutboxEntry(
        number: 1, account: "main", purpose: .reminder,
        message: OutgoingMessage(
          key: MessageKey("k"), recipientID: person, recipientHandle: person, conversationID: group,
          visibility: group == nil ? .direct : .followers, text: "hi"),
        state: .queued, attempts: 0, firstAttempt: nil, notBefore: now)
    }
    func wait(_ entry: OutboxEntry, _ seconds: TimeInterval = 0) -> Date? {
      rateLimiter.wait(for: entry, AccountLimits(), at: now + seconds)
    }
    func send(_ entry: OutboxEntry, _ seconds: TimeInterval = 0) async throws {
      try await ledger.write {
        var limits = AccountLimits()
        try rateLimiter.spend(on: entry, in: $0, &limits, at: now + seconds)
      }
    }
    try await send(entry("ana"))
    #expect(wait(entry("ana")) == now + 1)
    #expect(wait(entry("ana"), 1) == nil)
    #expect(wait(entry("bob")) == nil)
    for (seconds, person) in ["ana", "bob", "cem"].enumerated() {
      #expect(wait(entry(person, in: "home"), 10 * Double(seconds)) == nil)
      try await send(entry(person, in: "home"), 10 * Double(seconds))
    }
    #expect(wait(entry("dan", in: "home"), 20) == now + 60)
    #expect(wait(entry("dan", in: "home"), 60) == nil)
    #expect(wait(entry("dan", in: "work"), 20) == nil)
    // A clock that was set back silences nobody.
    #expect(wait(entry("dan", in: "home"), -100) == nil)
  }

  @Test func `a server that refuses one conversation is asked for the others, and left alone if it refuses two`()
    async throws
  {
    var traits = NetworkTraits(lengthLimit: 500)
    traits.chatLimits = [SendLimit(messages: 1, window: 1)]
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    func write(_ people: String...) async throws {
      for person in people { agent.network.write("buy milk", by: person) }
      try await agent.poll()
      try await agent.work()
    }
    func pause() async throws -> RateBudget? {
      try await agent.ledger.read { try $0.limits(of: "main").budgets[.pause] }
    }
    agent.network.fail(.tooMany(35))
    try await write("ana", "bob", "cat")
    try await agent.sender.sendAll()
    #expect(Set(agent.network.posts.map(\.recipientID)) == ["bob", "cat"])
    #expect(try await pause() == nil)
    agent.clock.advance(40)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.recipientID == "ana")
    // Two messages are under way at a time; the pause applies to all.
    agent.network.fail(.tooMany(35), .tooMany(35))
    agent.clock.advance(40)
    try await write("dan", "eve", "fay")
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 3)
    #expect(try await pause()?.resets == agent.clock.now + 35)
  }

  @Test func `a newcomer waits for nobody's flood, and who floods is answered all through the window`() async throws {
    var traits = NetworkTraits(lengthLimit: 500)
    traits.sendLimits = [SendLimit(messages: 40, window: 300)]
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    // Of which no two fit one message.
    let words = String(repeating: "words ", count: 45)
    for number in 0..<30 {
      for person in ["ana", "bob", "cem"] {
        agent.network.write("!find \(words)\(number)", by: person)
        try await agent.poll()
        try await agent.work()
      }
    }
    try await agent.sender.sendAll()
    // Half of the answers' share at once.
    #expect(agent.network.posts.count == 18)
    agent.network.write("buy milk", by: "newcomer")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == 19 && agent.network.posts.last?.recipientID == "newcomer")
    var before = agent.network.posts.count
    for _ in 0..<5 {
      agent.clock.advance(58)
      try await agent.sender.sendAll()
      #expect((2...5).contains(agent.network.posts.count - before))
      before = agent.network.posts.count
    }
    #expect(before <= 36)
  }

  @Test(arguments: [(10, 3, 60.0, 3), (10, 3, -1, 10), (0, 0, 60, 0), (0, 0, -1, nil)] as [(Int, Int, Double, Int?)])
  func `what is left of a limit is told while there is one`(
    limit: Int, remaining: Int, seconds: TimeInterval, left: Int?
  ) {
    let now = TestClock().now
    #expect(
      AgentMetrics.left(of: RateBudget(limit: limit, remaining: remaining, resets: now + seconds), at: now) == left)
  }

  @Test(arguments: [(10, 60.0, 7), (10, -1, 10), (0, -1, 0), (nil, 60, nil), (nil, -1, nil)] as [(Int?, Double, Int?)])
  func `what is left of a day's money is told where it has a bound`(perDay: Int?, seconds: TimeInterval, left: Int?) {
    let now = TestClock().now
    #expect(AgentMetrics.left(of: Spending(spent: 3, perDay: perDay, resets: now + seconds), at: now) == left)
  }
}
