import Agenda
import Civil
import Conversation
import Foundation
import Store

@testable import Agent

/// The same short conversation again and again with one bot, each time of another person, so that each visit can have
/// a fault of its own.
final class Visits: @unchecked Sendable {
  let clock = TestClock()
  let server: FaultyServer
  let disk: Disk
  private(set) var agent: MortalAgent?
  private var number = 0

  init(_ kind: FaultyServer.Kind) throws {
    server = FaultyServer(
      "account", kind, dice: Dice(seed: 1), clock: clock, chronicle: Chronicle(clock), trouble: 0)
    disk = try Disk()
  }

  /// Starts a new process, on the files that the last one left.
  ///
  /// - Parameter last: the number of the step at which it dies; nil for none.
  func begin(dyingAt last: Int? = nil) async throws {
    if let agent {
      try? agent.store.close()
      if agent.life.isOver { disk.forget() }
    }
    let life = Lifetime(last: last) { [disk, server] step in
      disk.pull()
      server.chronicle.note("KILLED \(step)")
    }
    agent = try MortalAgent(life, path: disk.path, servers: [server], clock: clock)
    await agent?.start()
  }

  func signOut() async { await agent?.signOut() }

  func living() async throws -> MortalAgent {
    while agent?.life.isOver != false { try await begin() }
    guard let agent else { throw MortalAgent.Unrest() }
    return agent
  }

  private func settle() async throws { try await MortalAgent.settle([server], clock) { try await living() } }

  /// Runs one person's conversation, which must end alike for everybody; returns the differences.
  ///
  /// - Parameters:
  ///   - meddle: begins the fault; then the whole conversation goes on.
  ///   - mend: called after the bot's first attempt at the messages, and again at the end, as its parameter tells.
  func visit(meddle: () async throws -> Void = {}, mend: (_ isOver: Bool) async throws -> Void = { _ in }) async throws
    -> [String]
  {
    number += 1
    let person = "person\(number)"
    let start = CivilDateTime(wallSeconds: Zone.utc.local(at: clock.now).wallSeconds / 60 * 60)
    let plants = start.adding(seconds: 4 * 3600)
    func words(_ moment: CivilDateTime) -> String { "\(moment.date) \("\(moment.time)".replacing(":", with: "h"))" }
    try await meddle()
    for texts in [
      ["buy milk", "pay rent on 2027-12-24 12h00"], ["!done milk", "water plants on \(words(plants)) *after 2 days"],
      ["!undo"], ["!redo", "!today"],
    ] {
      for text in texts { write(text, by: person) }
      try await living().all()
      try await mend(false)
      try await settle()
    }
    clock.advance(max(1, Zone.utc.instant(of: plants).timeIntervalSince(clock.now)))
    try await living().all()
    try await mend(false)
    try await settle()
    try await mend(true)
    return try await objections(of: person, plants)
  }

  private func write(_ text: String, by person: String) {
    clock.advance(1)
    server.write(
      IncomingMessage(
        id: "\(person)-\(server.written + 1)", authorID: person, authorHandle: person, conversationID: person,
        text: text, sentAt: clock.now))
  }

  private func objections(of person: String, _ plants: CivilDateTime) async throws -> [String] {
    var objections: [String] = []
    let remains = try Remains(at: disk.path, of: person)
    let todos = remains.todos.map {
      [$0.name, $0.due ?? "any day", $0.completed == nil ? "open" : "done", $0.recurrence ?? "once"]
        .joined(separator: ", ")
    }
    let wanted = [
      "buy milk, any day, done, once", "pay rent, 2027-12-24T12:00, open, once",
      "water plants, \(plants), open, FREQ=DAILY;INTERVAL=2",
    ]
    if todos.sorted() != wanted { objections.append("\(todos.sorted())") }
    if remains.inbox.map(\.state) != Array(repeating: "done", count: 7) {
      objections.append("the inbox has \(remains.inbox.map(\.state))")
    }
    let reminders = remains.outbox.filter { $0.urgency == 0 }
    // An answer that still waits takes in the answers behind it.
    if reminders.count != 1 || remains.outbox.count + remains.merged.count != 8 {
      objections.append(
        "\(remains.outbox.count) messages were queued, with \(remains.merged.count) more answers in them, "
          + "\(reminders.count) reminders among them")
    }
    if !Set(remains.outbox.map(\.key)).isDisjoint(with: remains.merged) {
      objections.append("\(remains.merged) are sent by themselves, too")
    }
    return objections + remains.outbox.flatMap(objections(to:))
  }

  private func objections(to entry: Remains.Outgoing) -> [String] {
    var objections: [String] = []
    let posts = server.posts.filter { $0.message.key.description == entry.key }
    switch (entry.state, posts.count) {
    case ("sent", 1): break
    case ("dead", 0...1) where entry.failure != nil:
      let isExcused = server.kind == .blind || server.refused.contains(entry.key) || server.unclear.contains(entry.key)
      if !isExcused { objections.append("\(entry.key) is dead: \(entry.failure ?? "")") }
    default: objections.append("\(entry.key) is \(entry.state) and was posted \(posts.count) times")
    }
    for post in posts where post.at.timeIntervalSince1970 < entry.dueAt - 0.001 {
      objections.append("\(entry.key) was posted before it was stored")
    }
    return objections
  }
}
