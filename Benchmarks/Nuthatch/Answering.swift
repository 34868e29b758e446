import Agenda
import Agent
import Benchmark
import Civil
import Foundation
import Logging
import Storage
import Store

/// The daemon's whole way, every account polling and sending for itself: messages wait, and all are answered.
func measureAnswering() {
  let messages = 640
  for accounts in [1, 8, 64] {
    Benchmark("answering: 640 messages on \(accounts) accounts, on disk") { benchmark in
      let file = FileManager.default.temporaryDirectory.appending(path: "nuthatch-\(UUID().uuidString).sqlite")
      let ledger = try SQLiteLedger(path: file.path)
      let crowds = (0..<accounts).map {
        Crowd(account: $0, people: messages / accounts)
      }
      var log = Logger(label: "benchmarks")
      log.logLevel = .critical
      let agent = Bot(
        accounts: crowds.enumerated().map { Account(name: "crowd-\($0)", network: $1, polling: 1...1) },
        ledger: ledger, profile: BotProfile(zone: .utc, conventions: Conventions()), timekeeper: .wall,
        log: log)
      benchmark.startMeasurement()
      let work = Task { await agent.run() }
      for crowd in crowds { await crowd.served() }
      benchmark.stopMeasurement()
      work.cancel()
      await work.value
      try ledger.close()
      try FileManager.default.removeItem(at: file)
    }
  }
}
