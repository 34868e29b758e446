import Agenda
import Civil
import Foundation
import Storage
import Store

/// A ledger with so many todos, a thousand of each person's, every one with its reminder to come: made once, and kept
/// among the machine's temporary files.
enum Filled {
  static let perPerson = 1000

  /// The path of the ledger's file.
  static func ledger(todos: Int) async throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "nuthatch-benchmarks-\(todos).sqlite").path
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let unfinished = path + ".unfinished"
    for file in [unfinished, unfinished + "-wal", unfinished + "-shm"] {
      try? FileManager.default.removeItem(atPath: file)
    }
    let ledger = try SQLiteLedger(path: unfinished)
    for person in 0..<todos / perPerson { try await fill(ledger, person) }
    try ledger.close()
    try FileManager.default.moveItem(atPath: unfinished, toPath: path)
    return path
  }

  /// The address of one of them.
  static func address(_ person: Int) -> Address {
    Address(network: "crowd", realm: "crowd", remoteID: "\(person)", handle: "person \(person)")
  }

  /// Somebody's todos, spread over the next three years.
  private static func fill(_ ledger: SQLiteLedger, _ number: Int) async throws {
    let now = Date()
    try await ledger.write { ledger in
      let person = try ledger.people.welcome(address(number), zone: .utc, conventions: Conventions(), at: now)
      let todos = try ledger.belongings(of: person, changedBy: nil).todos
      for place in 0..<perPerson {
        var todo = Todo(name: "\(verbs[place % verbs.count]) \(things[place / 7 % things.count]) \(place)", added: now)
        let due = Zone.utc.local(at: now.addingTimeInterval(Double(86_400 + place * 95_000 + number % 3600)))
        todo.due = When(due.date, due.time)
        _ = try todos.add(todo)
      }
    }
  }

  private static let verbs = ["call", "buy", "pay", "water", "book", "return", "clean"]
  private static let things = [
    "jimmy", "milk", "rent", "the plants", "the dentist", "the parcel", "the kitchen", "the report", "the tickets",
  ]
}
