import Agenda
import Conversation
import Foundation
import Logging
import Store
import Testing

@testable import Agent

@Suite struct CrewTests {
  private let switchboard = Switchboard()
  private let network = ScriptedNetwork()
  private let crew: Crew

  init() throws {
    let clock = TestClock()
    let ledger = try SQLiteLedger.inMemory()
    let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let vitals = Vitals()
    crew = Crew(
      switchboard: switchboard, ledger: ledger, timekeeper: clock.timekeeper, inbox: Bell(clock.timekeeper),
      footing: Footing(ledger: ledger, timekeeper: clock.timekeeper, vitals: vitals, log: log), vitals: vitals, log: log
    )
  }

  private func account(_ name: String, _ settings: (any Hashable & Sendable)?) -> Account {
    Account(name: name, network: network, settings: settings)
  }

  /// Which sign-in an account works with: another one where it began again.
  private func session(_ name: String) -> ObjectIdentifier? { switchboard[name].map { ObjectIdentifier($0.session) } }

  @Test func `an account whose settings are equal is left alone, whatever order they come in`() async throws {
    let names = (0..<20).map { "ana\($0)" }
    await crew.change(to: [account("main", Set(names)), account("other", "as before")])
    let (main, other) = (try #require(session("main")), try #require(session("other")))
    await crew.change(to: [account("other", "as before"), account("main", Set(names.reversed()))])
    #expect(session("main") == main && session("other") == other)
    await crew.change(to: [account("main", Set(names.dropFirst())), account("other", "as before")])
    #expect(session("main") != main && session("other") == other)
    await crew.stop()
  }

  @Test func `an account that is named no more stops, a new one starts, one of unknown settings begins again`()
    async throws
  {
    await crew.change(to: [account("main", 1), account("other", nil)])
    let (main, other) = (try #require(session("main")), try #require(session("other")))
    await crew.change(to: [account("other", nil), account("third", 1)])
    #expect(session("main") == nil && session("third") != nil)
    #expect(session("other") != nil && session("other") != other)
    // Not as if it had never stopped.
    await crew.change(to: [account("main", 1)])
    #expect(session("main") != nil && session("main") != main)
    await crew.stop()
  }
}
