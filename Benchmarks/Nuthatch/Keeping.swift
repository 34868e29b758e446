import Agenda
import Benchmark
import Civil
import Foundation
import Storage
import Store

/// What is asked of the store all the time, for one person among more and more: a thousand todos are theirs, the others
/// are other people's.
func measureKeeping() {
  for (size, todos) in [("10 k", 10_000), ("100 k", 100_000), ("1 M", 1_000_000)] {
    let day = CivilDate(dayNumber: Int(Date().timeIntervalSince1970 / 86_400) + 100)
    let from = Zone.utc.instant(of: CivilDateTime(day, CivilTime(secondOfDay: 0)))
    ask("what is due on a day", size, todos) {
      blackHole(try $0.todos.open(dueFrom: from, before: from.addingTimeInterval(86_400)))
    }
    ask("a todo by its words", size, todos) {
      blackHole(try $0.todos.search(["water", "dentist", "28"], open: true, limit: 50))
    }
    let week = Criterion.Period.span(
      from: CivilDateTime(day, CivilTime(secondOfDay: 0)),
      before: CivilDateTime(day.adding(days: 7), CivilTime(secondOfDay: 0)))
    ask("a smart list", size, todos) {
      blackHole(try $0.searches.find(.all([.due(week), .not(.name(["rent"]))]), limit: 20))
    }
    Benchmark("store of \(size) todos: the next reminder", configuration: .init(scalingFactor: .kilo)) { benchmark in
      let ledger = try SQLiteLedger(path: await Filled.ledger(todos: todos))
      let iterations = benchmark.scaledIterations
      benchmark.startMeasurement()
      try await ledger.read { ledger in
        for _ in iterations { blackHole(try ledger.reminders.next()) }
      }
      benchmark.stopMeasurement()
      try ledger.close()
    }
    Benchmark("store of \(size) todos: one added and one removed, durable") { benchmark in
      let ledger = try SQLiteLedger(path: await Filled.ledger(todos: todos))
      benchmark.startMeasurement()
      try await ledger.write { ledger in
        guard let person = try ledger.people.person(at: Filled.address(7)) else { return }
        let todos = try ledger.belongings(of: person, changedBy: nil).todos
        if let id = try todos.add(Todo(name: "water the lawn", added: Date())).id { try todos.remove(id) }
      }
      benchmark.stopMeasurement()
      try ledger.close()
    }
  }
}

/// Asks one thing ten times.
private func ask(
  _ what: String, _ size: String, _ todos: Int, _ question: @escaping @Sendable (Belongings) throws -> Void
) {
  Benchmark("store of \(size) todos: \(what), ten times") { benchmark in
    let ledger = try SQLiteLedger(path: await Filled.ledger(todos: todos))
    benchmark.startMeasurement()
    try await ledger.read { ledger in
      guard let person = try ledger.people.person(at: Filled.address(7)) else { return }
      let belongings = try ledger.belongings(of: person, changedBy: nil)
      for _ in 0..<10 { try question(belongings) }
    }
    benchmark.stopMeasurement()
    try ledger.close()
  }
}
