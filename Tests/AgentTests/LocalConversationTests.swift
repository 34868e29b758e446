import Agenda
import Civil
import Foundation
import Logging
import Storage
import Store
import Synchronization
import Testing

@testable import Agent

/// The wait for reminders in a terminal, where messages come meanwhile.
@Suite struct LocalConversationTests {
  private final class Sleeps: Sendable {
    let all = Mutex<[TimeInterval]>([])
  }

  /// A conversation 20 seconds before 10:01, and the waits that have begun.
  private static func talk(over network: ScriptedNetwork) async throws -> (
    talk: LocalConversation, ledger: SQLiteLedger, clock: TestClock, slept: () -> [TimeInterval]
  ) {
    let (clock, sleeps) = (TestClock(), Sleeps())
    clock.advance(40)
    let ledger = try SQLiteLedger.inMemory(now: { clock.now })
    var log = Logger(label: "test")
    log.logLevel = .critical
    let timekeeper = Timekeeper(
      now: { clock.now }, sleep: { seconds in sleeps.all.withLock { $0.append(seconds) } })
    let talk = try await LocalConversation(
      account: Account(name: "main", network: network), ledger: ledger,
      profile: BotProfile(zone: .utc, conventions: Conventions(), pages: "https://example.org"),
      timekeeper: timekeeper, log: log)
    return (talk, ledger, clock, { sleeps.all.withLock { $0 } })
  }

  @Test func `a message ends the wait for reminders only if one comes before its end`() async throws {
    let network = ScriptedNetwork()
    let (talk, _, _, slept) = try await Self.talk(over: network)
    network.write("call jimmy tomorrow at 5pm")
    try await talk.take()
    try await talk.untilDue()
    #expect(slept() == [30])
    network.write("call ann at 10:01")
    try await talk.take()
    try await talk.untilDue()
    #expect(slept() == [30])
    try await talk.untilDue()
    #expect(slept() == [30, 20])
  }

  @Test func `what is due once a message is answered follows the answer`() async throws {
    let network = ScriptedNetwork()
    let (talk, _, clock, _) = try await Self.talk(over: network)
    network.write("call ann at 10:01")
    try await talk.take()
    clock.advance(60)
    network.write("buy milk")
    try await talk.take()
    let told = network.posts.map(\.text)
    #expect(told.count == 3 && told[1].contains("milk") && told[2].contains("call ann"), "\(told)")
  }

  @Test func `whatever is done on a page ends the wait`() async throws {
    let network = ScriptedNetwork()
    let (talk, ledger, clock, slept) = try await Self.talk(over: network)
    network.write("buy milk")
    try await talk.take()
    let (person, session) = try await ledger.write { books in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try books.people.person(at: address)).id
      let secret = try books.newSession(of: .person(person), browser: "Firefox on Linux", at: clock.now)
      return (person, try #require(try books.session(secret: secret, at: clock.now)).session.id)
    }
    _ = try await talk.pageActions.perform(.message("buy eggs"), for: person, in: session)
    try await talk.untilDue()
    #expect(slept() == [])
  }
}
