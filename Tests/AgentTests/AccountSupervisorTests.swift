import Conversation
import Foundation
import Logging
import Storage
import Store
import Testing

@testable import Agent

@Suite struct AccountSupervisorTests {
  private let registry = AccountRegistry()
  private let network = ScriptedNetwork()
  private let supervisor: AccountSupervisor

  init() throws {
    let clock = TestClock()
    let ledger = try SQLiteLedger.inMemory()
    let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let heartbeats = Heartbeats()
    supervisor = AccountSupervisor(
      registry: registry, ledger: ledger, timekeeper: clock.timekeeper, inbox: WakeSignal(clock.timekeeper),
      storeHealth: StoreHealth(ledger: ledger, timekeeper: clock.timekeeper, heartbeats: heartbeats, log: log),
      heartbeats: heartbeats, log: log
    )
  }

  private func account(_ name: String, _ settings: (any Hashable & Sendable)?) -> Account {
    Account(name: name, network: network, settings: settings)
  }

  /// The sign-in that an account works with: another one after it has restarted.
  private func connectionState(_ name: String) -> ObjectIdentifier? {
    registry[name].map { ObjectIdentifier($0.connectionState) }
  }

  @Test func `an account whose settings are equal is left alone, whatever order they come in`() async throws {
    let names = (0..<20).map { "ana\($0)" }
    await supervisor.change(to: [account("main", Set(names)), account("other", "as before")])
    let (main, other) = (try #require(connectionState("main")), try #require(connectionState("other")))
    await supervisor.change(to: [account("other", "as before"), account("main", Set(names.reversed()))])
    #expect(connectionState("main") == main && connectionState("other") == other)
    await supervisor.change(to: [account("main", Set(names.dropFirst())), account("other", "as before")])
    #expect(connectionState("main") != main && connectionState("other") == other)
    await supervisor.stop()
  }

  @Test func `an account that is named no more stops, a new one starts, one of unknown settings begins again`()
    async throws
  {
    await supervisor.change(to: [account("main", 1), account("other", nil)])
    let (main, other) = (try #require(connectionState("main")), try #require(connectionState("other")))
    await supervisor.change(to: [account("other", nil), account("third", 1)])
    #expect(connectionState("main") == nil && connectionState("third") != nil)
    #expect(connectionState("other") != nil && connectionState("other") != other)
    // Not as if it had never stopped.
    await supervisor.change(to: [account("main", 1)])
    #expect(connectionState("main") != nil && connectionState("main") != main)
    await supervisor.stop()
  }
}
