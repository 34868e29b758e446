import Agenda
import Agent
import Benchmark
import Civil
import Console
import Foundation
import Logging
import Storage
import Store

/// People with a todo each that comes due at the same moment, and the bot that tells them all.
private struct Reminding {
  let exchange: LocalConversation

  init(_ ledger: SQLiteLedger, people: Int) async throws {
    let start = Date()
    let network = ConsoleNetwork(person: "ana", now: { Date() }) { blackHole($0) }
    var log = Logger(label: "benchmarks")
    log.logLevel = .critical
    // An hour from now, for this clock.
    let timekeeper = Timekeeper(now: { Date().addingTimeInterval(3600) }, sleep: Timekeeper.wall.sleep)
    exchange = try await LocalConversation(
      account: Account(name: "console", network: network), ledger: ledger,
      profile: BotProfile(zone: .utc, conventions: Conventions()), timekeeper: timekeeper, log: log)
    await network.hear("hi")
    try await exchange.take()
    try await ledger.write { ledger in
      let due = Zone.utc.local(at: start.addingTimeInterval(3000))
      for number in 0..<people {
        let address = Address(
          network: "console", realm: "console", remoteID: "person \(number)", handle: "person \(number)")
        let person = try ledger.people.welcome(address, zone: .utc, conventions: Conventions(), at: start)
        var todo = Todo(name: "water the plants", added: start)
        todo.due = When(due.date, due.time)
        _ = try ledger.belongings(of: person, changedBy: nil).todos.add(todo)
      }
    }
  }
}

func measureReminders() {
  for people in [100, 1000] {
    Benchmark("reminders: \(people) people at once, fired and sent, on disk") { benchmark in
      let file = FileManager.default.temporaryDirectory.appending(path: "nuthatch-\(UUID().uuidString).sqlite")
      let reminding = try await Reminding(SQLiteLedger(path: file.path), people: people)
      benchmark.startMeasurement()
      try await reminding.exchange.remind()
      benchmark.stopMeasurement()
      try? FileManager.default.removeItem(at: file)
    }
  }
}
