import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store

@testable import Agent

/// One schedule: people who write, servers that fail, and a bot that is killed again and again. The seed decides all of
/// it.
final class Ordeal: @unchecked Sendable {
  /// A message that somebody wrote.
  struct Written {
    var wish: Wish
    var author: String
    var account: String
  }

  static let people = ["ana", "bob", "cleo"]
  static let stranger = "stranger"

  let clock = TestClock()
  let chronicle: Chronicle
  let servers: [FaultyServer]
  let disk: Disk
  private(set) var written: [String: Written] = [:]
  /// The number of times that the bot was killed.
  private(set) var deaths = 0
  /// The ids of the messages that ended the process twice and that the operator replayed.
  private(set) var replayed: Set<String> = []

  /// The messages that were set aside, and had ended the process less than twice.
  private(set) var unjust: Set<String> = []
  /// How often the process ended while each message, by its number, was being worked on.
  private var ends: [Int64: Int] = [:]

  /// The final statuses of the accounts, as the operator sees them.
  private(set) var statuses: [AccountStatus] = []

  private let dice: Dice
  private var maker: WishMaker
  private var agent: MortalAgent?
  private var isTroubled = true
  private var isBeside = false
  /// The number of steps for which the disk is still full.
  private var stepsWhileFull = 0

  init(seed: UInt64) throws {
    let dice = Dice(seed: seed)
    self.dice = dice
    let clock = clock
    let chronicle = Chronicle(clock)
    self.chronicle = chronicle
    maker = WishMaker(dice: dice)
    disk = try Disk()
    let trouble = dice.pick([0.05, 0.2, 0.4])
    servers = (0..<dice.number(1...3)).map { index in
      FaultyServer(
        "account\(index)", dice.pick(FaultyServer.Kind.allCases), dice: dice, clock: clock, chronicle: chronicle,
        trouble: trouble)
    }
    for server in servers { chronicle.note("\(server.account) is \(server.kind.rawValue), trouble \(trouble)") }
  }

  /// Runs everything to the end, until nothing is left to be done.
  func run(steps: Int) async throws {
    for _ in 0..<steps { try await step() }
    isTroubled = false
    for server in servers { server.trouble = 0 }
    try await settle()
    for _ in 0..<3 where try await reopenTroubled() { try await settle() }
    let end = clock.now.addingTimeInterval(2 * 86_400)
    while let next = try await nextReminder(), next <= end {
      clock.advance(max(1, next.timeIntervalSince(clock.now)))
      try await settle()
    }
    clock.advance(max(0, end.timeIntervalSince(clock.now)))
    try await settle()
    statuses = try await living().store.read { try $0.accounts() }
    try agent?.store.close()
  }

  private func living() async throws -> MortalAgent {
    if let agent, !agent.life.isOver { return agent }
    // An abandoned process is closed only now: its copy has been taken.
    if let agent { try? agent.store.close() }
    disk.forget()
    let isPowerFailure = dice.chance(0.4)
    let life = Lifetime(last: isTroubled && dice.chance(0.8) ? dice.number(1...200) : nil) { [self] step in
      disk.pull(isPowerFailure: isPowerFailure)
      if !isPowerFailure { for number in self.agent?.life.noted ?? [] { ends[number, default: 0] += 1 } }
      deaths += 1
      chronicle.note("\(isPowerFailure ? "POWER FAILED" : "KILLED") \(step)")
    }
    let agent = try MortalAgent(
      life, path: disk.path, servers: servers, clock: clock,
      refuses: { [self] in
        // A full disk may still have room for a small commit.
        guard isTroubled, dice.chance(stepsWhileFull > 0 ? 0.5 : 0.01) else { return false }
        chronicle.note(fault: "disk full", in: "a commit")
        return true
      },
      synced: { [self] in disk.sync() },
      meanwhile: { [self] in await beside() })
    self.agent = agent
    await agent.start()
    return agent
  }

  private func step() async throws {
    clock.advance(dice.fraction() + 0.5)
    if dice.chance(0.12) { clock.advance(Double(dice.number(1...dice.pick([30, 600, 7200])))) }
    if dice.chance(0.3) { write() }
    stepsWhileFull = dice.chance(0.03) ? dice.number(4...16) : max(0, stepsWhileFull - 1)
    // Restarting is the first thing that an operator does when the disk is full.
    if dice.chance(stepsWhileFull > 0 ? 0.3 : 0.02) { try await stop() }
    let agent = try await living()
    switch dice.number(0...99) {
    case ..<25: await agent.poll(dice.number(0...servers.count - 1))
    case ..<50: await agent.work()
    case ..<75: await agent.send(dice.number(0...servers.count - 1))
    case ..<83: await agent.remind()
    case ..<87: await agent.doJobs()
    case ..<97: await agent.all()
    default: agent.life.end()
    }
  }

  /// Stops the process properly: what is in progress has ended.
  private func stop() async throws {
    guard let agent, !agent.life.isOver else { return }
    try agent.store.close()
    self.agent = nil
    chronicle.note("STOPPED")
  }

  /// Does one thing while a request is under way; it starts nothing else beside it.
  private func beside() async {
    guard isTroubled, !isBeside, let agent, dice.chance(0.1) else { return }
    isBeside = true
    defer { isBeside = false }
    clock.advance(dice.fraction() + 0.5)
    write()
    switch dice.number(0...2) {
    case 0: await agent.work()
    case 1: await agent.remind()
    default: break
    }
    clock.advance(0.5)
  }

  private func write() {
    let server = dice.pick(servers)
    let id = "m\(written.count + 1)"
    let isStranger = dice.chance(0.03)
    let author = isStranger ? Self.stranger : dice.pick(Self.people)
    let wish = isStranger ? .chatter("try @nuthatch, it is great") : maker.wish(of: author, at: clock.now)
    let isPublic = isStranger || dice.chance(0.15)
    written[id] = Written(wish: wish, author: author, account: server.account)
    server.write(
      IncomingMessage(
        id: id, authorID: author, authorHandle: author, conversationID: author,
        text: isPublic && !isStranger ? "@nuthatch \(wish.text)" : wish.text, sentAt: clock.now,
        visibility: isPublic ? .open : .direct))
  }

  private func settle() async throws { try await MortalAgent.settle(servers, clock) { try await living() } }

  private func nextReminder() async throws -> Date? {
    try await living().store.read { try $0.reminders.next() }
  }

  /// Reopens the messages that were set aside, as the operator would; returns whether there were any.
  private func reopenTroubled() async throws -> Bool {
    clock.advance(1)
    let found = try await living().store.write { ledger in
      let troubled = try ledger.troubled(limit: 1000)
      for entry in troubled { _ = try ledger.reopen(entry.entry.number) }
      return troubled.map { (number: $0.entry.number, id: $0.entry.message.id) }
    }
    for entry in found where ends.removeValue(forKey: entry.number) ?? 0 < 2 { unjust.insert(entry.id) }
    let troubled = found.map(\.id)
    replayed.formUnion(troubled)
    if !troubled.isEmpty { chronicle.note("replayed: \(troubled.joined(separator: ", "))") }
    return !troubled.isEmpty
  }
}
