import Agenda
import Agent
import Benchmark
import Civil
import Console
import Foundation
import Logging
import Storage
import Store

/// A person and the bot, over the whole path: inbox, reading, command, outbox, answer.
private struct Conversing {
  let network: ConsoleNetwork
  let exchange: LocalConversation

  init(_ ledger: SQLiteLedger) async throws {
    network = ConsoleNetwork(person: "ana", now: { Date() }) { blackHole($0) }
    var log = Logger(label: "benchmarks")
    log.logLevel = .critical
    exchange = try await LocalConversation(
      account: Account(name: "console", network: network), ledger: ledger,
      profile: BotProfile(zone: .utc, conventions: Conventions()), timekeeper: .wall, log: log)
  }

  func say(_ text: String, times: Int) async throws {
    for _ in 0..<times { await network.hear(text) }
    try await exchange.take()
  }
}

func measureAgent() {
  let places: [(String, @Sendable () throws -> SQLiteLedger)] = [
    ("in memory", { try SQLiteLedger.inMemory() }),
    (
      "on disk",
      {
        let file = FileManager.default.temporaryDirectory.appending(path: "nuthatch-\(UUID().uuidString).sqlite")
        return try SQLiteLedger(path: file.path)
      }
    ),
  ]
  for (place, open) in places {
    for (name, count) in [("one message", 1), ("a page of 80", 80)] {
      Benchmark("agent: \(name), \(place)") { benchmark in
        let conversing = try await Conversing(open())
        try await conversing.say("hi", times: 1)
        benchmark.startMeasurement()
        try await conversing.say("call jimmy at 5pm tomorrow", times: count)
        benchmark.stopMeasurement()
      }
    }
  }
}
