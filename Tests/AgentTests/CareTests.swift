import Agenda
import Civil
import Conversation
import Foundation
import Logging
import Storage
import Store
import Testing

@testable import Agent

/// A store that a test can keep from writing, as a full disk does.
private final class Fallible: Ledger, @unchecked Sendable {
  private let ledger: SQLiteLedger
  private let lock = NSLock()
  private var full = false

  init(_ ledger: SQLiteLedger) { self.ledger = ledger }

  var isFull: Bool {
    get { lock.withLock { full } }
    set { lock.withLock { full = newValue } }
  }

  private func check() throws {
    if isFull { throw StoreError(.full, cause: "database or disk is full") }
  }

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    try check()
    return try await ledger.write(durability, body)
  }
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await ledger.read(body)
  }
  func scrub() async throws { try await ledger.scrub() }
  func probe() async throws {
    try check()
    try await ledger.probe()
  }
}

@Suite struct CareTests {
  @Test func `while the store can't be written nothing is asked for, and then all of it is read`() async throws {
    let ledger = Fallible(try SQLiteLedger.inMemory())
    let agent = try TestAgent(ledger: ledger)
    try await agent.say("hi")
    let running = Task { await agent.poller.run() }
    ledger.isFull = true
    agent.network.write("buy milk")
    try await until { agent.heartbeats.trouble?.contains("no room left") == true }
    #expect(agent.heartbeats.problems.count == 1)
    let (asked, cursor) = (agent.network.pagesRead, try await ledger.read { try $0.cursor(of: "main") })
    try await Task.sleep(for: .milliseconds(50))
    #expect(agent.network.pagesRead <= asked + 1)
    #expect(try await ledger.read { try $0.cursor(of: "main") } == cursor)
    ledger.isFull = false
    try await until { try await ledger.read { try $0.cursor(of: "main") } != cursor }
    #expect(agent.heartbeats.problems.isEmpty)
    running.cancel()
    await running.value
    try await agent.work()
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test func `old messages lose their text, are not taken twice, and their writers can still be told`() async throws {
    let agent = try TestAgent()
    try await agent.say("buy milk")
    try await agent.say("call jimmy on 1 feb at 5pm")
    let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let retention = Retention(
      ledger: agent.ledger, policy: CurrentPolicy(Policy(retention: 30 * 86_400)),
      timekeeper: agent.clock.timekeeper, log: log)
    agent.clock.advance(29 * 86_400)
    #expect(try await retention.sweep() == 0)
    agent.clock.advance(2 * 86_400)
    // Two in, two out.
    #expect(try await retention.sweep() == 4)
    #expect(try await retention.sweep() == 0)
    #expect(try await agent.ledger.read { try $0.inboxEntry(1) } == nil)
    #expect(try await agent.ledger.read { try $0.inboxEntry(2)?.message.text } == "")
    // A server that has lost its place gives everything again.
    try await agent.ledger.write {
      _ = try $0.receive(
        [
          IncomingMessage(
            id: "m1", authorID: "ana", authorHandle: "ana", conversationID: "ana", text: "buy milk", sentAt: Date(),
            visibility: .direct)
        ], account: "main", network: "scripted", cursor: "0", at: agent.clock.now)
    }
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["buy milk", "call jimmy"])
    agent.clock.advance(to: "2027-02-01T17:00")
    try await agent.remind()
    #expect(agent.network.posts.last?.text.hasPrefix("Reminder: \"call jimmy\"") == true)
  }

  /// An agent, its monitor, and the operator's handle.
  private func watched(
    _ ledger: any Ledger, log: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  ) throws -> (TestAgent, HealthMonitor) {
    let agent = try TestAgent(ledger: ledger)
    let policy = CurrentPolicy(Policy(operatorHandle: "olga", operatorNetwork: "scripted"))
    let alerts = OperatorAlerts(
      ledger: ledger, policy: policy, registry: agent.registry, timekeeper: agent.clock.timekeeper, log: log)
    return (
      agent,
      HealthMonitor(
        ledger: ledger, registry: agent.registry, heartbeats: agent.heartbeats, alerts: alerts,
        timekeeper: agent.clock.timekeeper, isAlive: {}, log: log)
    )
  }

  private func told(_ agent: TestAgent) -> [String] {
    agent.network.posts.filter { $0.recipientID == "olga" }.map(\.text).filter {
      $0.hasPrefix("For you as my operator")
    }
  }

  @Test func `that the daemon ends is no trouble of the store`() async throws {
    let journal = Journal()
    let (agent, monitor) = try watched(SQLiteLedger.inMemory(), log: Logger(label: "test") { _ in journal })
    try await agent.say("hi", by: "olga")
    let ended = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var found = HealthMonitor.Told()
      await monitor.check(&found)
    }
    await ended.value
    try await agent.sender.sendAll()
    #expect(told(agent).isEmpty && journal.errors.isEmpty, "\(journal.errors)")
  }

  @Test func `the operator is told of what is given up, once an hour at most`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    var found = HealthMonitor.Told()
    await monitor.check(&found)
    for _ in 0..<3 {
      agent.network.fail(.refused)
      try await agent.say("buy milk")
      await monitor.check(&found)
      try await agent.sender.sendAll()
    }
    #expect(told(agent).count == 1)
    #expect(told(agent).first?.contains("1 message or job was given up") == true)
    agent.clock.advance(3601)
    agent.network.fail(.refused)
    try await agent.say("buy milk")
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(told(agent).count == 2)
  }

  @Test(arguments: [
    (nil, "do: nuthatch login toy"), ("wind the toy up", "wind the toy up"),
  ])
  func `whoever runs an account that is signed out is told the one thing to do`(own: String?, told cure: String)
    async throws
  {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    agent.registry["main"]?.account.advice = AccountAdvice(signIn: "do: nuthatch login toy", wrongServer: "look there")
    await agent.connectionState.lose(.signedOut(reason: "it has run down", cure: own))
    var found = HealthMonitor.Told()
    await monitor.check(&found)
    try await agent.pollWorkSend()
    #expect(told(agent).count == 1)
    #expect(told(agent).first?.hasSuffix("(it has run down); \(cure).") == true, "\(told(agent))")
  }

  @Test func `where everybody can read it, the operator is told nothing`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    agent.network.traits = NetworkTraits(lengthLimit: 500, hasDirectMessages: false)
    try await agent.say("hi", by: "olga")
    agent.network.fail(.refused)
    try await agent.say("buy milk")
    var found = HealthMonitor.Told()
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(told(agent) == [])
    #expect(found.dead == 0)
  }

  @Test func `an alert that was queued before the network was known is given up where everybody could read it`()
    async throws
  {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500, hasDirectMessages: false)))
    try await agent.say("hi")
    let now = agent.clock.now
    try await agent.ledger.write { ledger in
      _ = try ledger.enqueue(
        OutgoingMessage(
          key: MessageKey("alert/1/dead/notice"), recipientID: "ana", recipientHandle: "ana", visibility: .direct,
          text: "secret"),
        account: "main", for: .alert, answering: nil, notBefore: now)
    }
    try await agent.sender.sendAll()
    #expect(!agent.network.attempts.contains { $0.text == "secret" })
    #expect(try await agent.status()?.dead == 1)
  }

  @Test func `what is given up within the hour is told of after it, and only if it is given up still`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    var found = HealthMonitor.Told()
    func look(after seconds: TimeInterval) async throws {
      agent.clock.advance(seconds)
      await monitor.check(&found)
      try await agent.sender.sendAll()
    }
    for minutes in [0.0, 20] {
      agent.network.fail(.refused)
      try await agent.say("buy milk")
      try await look(after: minutes * 60)
    }
    func givenUp() -> [String] { told(agent).filter { $0.contains("given up") } }
    #expect(givenUp().count == 1)
    try await look(after: 2500)
    #expect(givenUp().count == 2)
    #expect(givenUp().last?.contains("2 messages or jobs were given up") == true)
    // After the operator has dealt with the dead letters, new ones are reported.
    found.dead = 5
    try await look(after: 4000)
    agent.network.fail(.refused)
    try await agent.say("buy milk")
    try await look(after: 0)
    #expect(givenUp().last?.contains("3 messages or jobs were given up") == true)
  }

  @Test(arguments: [(MissedReason.unlisted, "poll_seconds.max"), (.tooLong, "skipped it")])
  func `the operator is told once of what can't be read, and how to avoid it`(reason: MissedReason, words: String)
    async throws
  {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    var found = HealthMonitor.Told()
    agent.network.missed = [reason]
    try await agent.poll()
    // There is nobody yet who could be told.
    await monitor.check(&found)
    try await agent.say("hi", by: "olga")
    for _ in 0..<3 {
      await monitor.check(&found)
      try await agent.sender.sendAll()
      agent.clock.advance(3_700)
    }
    #expect(told(agent).filter { $0.contains(words) }.count == 1)
    #expect(agent.heartbeats.losses(at: agent.clock.now).map(\.reason) == [reason])
    agent.clock.advance(86_400)
    #expect(agent.heartbeats.losses(at: agent.clock.now).isEmpty)
  }

  @Test func `an alert that the operator's account refuses is no cause for another`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    agent.network.fail(.refused)
    try await agent.say("buy milk")
    var found = HealthMonitor.Told()
    for _ in 0..<3 {
      agent.network.fail(.refused)
      await monitor.check(&found)
      try await agent.sender.sendAll()
      agent.clock.advance(3601)
    }
    #expect(agent.network.attempts.filter { $0.text.contains("given up") }.count == 1)
    // The status command counts it among the messages given up.
    #expect(
      try await agent.ledger.read { try $0.deadLetters(limit: 9) }.contains { $0.purpose == .alert })
  }

  @Test func `the operator is told of each account that is signed out`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    let other = try TestAgent(ScriptedNetwork(name: "other"), account: "second", beside: agent)
    try await agent.say("hi", by: "olga")
    try await other.say("hi")
    await agent.connectionState.lose(.signedOut(reason: "401"))
    await other.connectionState.lose(.signedOut(reason: "401"))
    var found = HealthMonitor.Told()
    for _ in 0..<3 { await monitor.check(&found) }
    try await agent.poller.connect()
    try await agent.sender.sendAll()
    #expect(told(agent).filter { $0.contains("the account main is signed out") }.count == 1)
    #expect(told(agent).filter { $0.contains("the account second is signed out") }.count == 1)
  }

  @Test(arguments: [("olga@evil.example", false), ("Olga", true), ("olga2", false)])
  func `nobody is told what is for the operator but who has the whole of their handle`(handle: String, isTold: Bool)
    async throws
  {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: handle)
    agent.heartbeats.trouble = "the disk is full"
    var found = HealthMonitor.Told()
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.contains { $0.text.hasPrefix("For you as my operator") } == isTold)
  }

  @Test func `what was given up before the start is told of at the start`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    agent.network.fail(.refused)
    try await agent.say("buy milk")
    var found = HealthMonitor.Told()
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(told(agent).count == 1)
  }

  @Test func `the operator is told of a message that was set aside`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.ledger.write { ledger in
      for entry in try ledger.unprocessed(accounts: ["main"], limit: 9, perAuthor: 9) {
        try ledger.note([entry.number: 2])
      }
    }
    try await agent.work()
    var found = HealthMonitor.Told()
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(told(agent).map { $0.contains("1 message or job was given up") } == [true])
  }

  @Test func `the operator is told of a full disk although nothing can be written, and of a sign-out`() async throws {
    let ledger = Fallible(try SQLiteLedger.inMemory())
    let (agent, monitor) = try watched(ledger)
    try await agent.say("hi", by: "olga")
    var found = HealthMonitor.Told()
    ledger.isFull = true
    agent.heartbeats.trouble = "the disk is full"
    await monitor.check(&found)
    await monitor.check(&found)
    #expect(told(agent).count == 1)
    #expect(told(agent).first?.contains("the disk is full") == true)
    ledger.isFull = false
    agent.heartbeats.trouble = nil
    await agent.connectionState.lose(.signedOut(reason: "401"))
    await monitor.check(&found)
    try await agent.poller.connect()
    try await agent.sender.sendAll()
    #expect(told(agent).last?.contains("the account main is signed out") == true)
  }

  @Test(arguments: [(ScriptedNetwork.Fault.unreachable, 1), (.tooMany(5), 1), (.requestLost, 0), (.answerLost, 1)])
  func `what tells of a full disk is sent at the next look again if it never left`(
    fault: ScriptedNetwork.Fault, count: Int
  ) async throws {
    let ledger = Fallible(try SQLiteLedger.inMemory())
    let (agent, monitor) = try watched(ledger)
    try await agent.say("hi", by: "olga")
    ledger.isFull = true
    agent.heartbeats.trouble = "the disk is full"
    agent.network.fail(fault)
    var found = HealthMonitor.Told()
    for _ in 0..<3 { await monitor.check(&found) }
    // A message that may have arrived is not sent again within the hour.
    #expect(told(agent).count == count)
  }

  @Test func `the operator is told of what is late`() async throws {
    let (agent, monitor) = try watched(SQLiteLedger.inMemory())
    try await agent.say("hi", by: "olga")
    agent.network.write("buy milk")
    try await agent.poll()
    var found = HealthMonitor.Told()
    agent.clock.advance(700)
    await monitor.check(&found)
    agent.clock.advance(90)
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(told(agent).map { $0.contains("more than 10 minutes behind") } == [true])
  }

  @Test func `a loop that is not heard of in time is stuck, until it is heard of`() {
    let lock = NSLock()
    nonisolated(unsafe) var seconds = 0.0
    let heartbeats = Heartbeats(uptime: { lock.withLock { seconds } })
    heartbeats.beat("poll of garden", within: 60)
    heartbeats.beat("inbox", within: 600)
    #expect(heartbeats.problems.isEmpty)
    lock.withLock { seconds = 61 }
    #expect(heartbeats.problems == ["poll of garden does not move"])
    heartbeats.beat("poll of garden", within: 60)
    #expect(heartbeats.problems.isEmpty)
    heartbeats.end("poll of garden")
    lock.withLock { seconds = 500 }
    #expect(heartbeats.problems.isEmpty)
  }
}
