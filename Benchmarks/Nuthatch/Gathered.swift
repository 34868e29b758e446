import Agenda
import Civil
import Foundation
import Storage
import Store

/// A ledger with so many events of a community, spread over the year to come, and one person: made once, and kept among
/// the machine's temporary files.
enum Gathered {
  /// The path of the ledger's file.
  static func ledger(events: Int) async throws -> String {
    let day = Int(Date().timeIntervalSince1970 / 86_400)
    let path = FileManager.default.temporaryDirectory
      .appending(path: "nuthatch-benchmarks-events-\(events)-\(day).sqlite").path
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let unfinished = path + ".unfinished"
    for file in [unfinished, unfinished + "-wal", unfinished + "-shm"] {
      try? FileManager.default.removeItem(atPath: file)
    }
    let ledger = try SQLiteLedger(path: unfinished)
    try await fill(ledger, events)
    try ledger.close()
    try FileManager.default.moveItem(atPath: unfinished, toPath: path)
    return path
  }

  private static func fill(_ ledger: SQLiteLedger, _ events: Int) async throws {
    let now = Date()
    let declared = EventSource.Declared(name: "union", asked: [UInt8](repeating: 1, count: 32), trust: .official)
    let source = try await ledger.write { ledger in
      _ = try ledger.people.welcome(Filled.address(0), zone: .utc, conventions: Conventions(), at: now)
      try ledger.declare([declared], zone: .utc, at: now)
      return try ledger.eventSources(at: now).first?.id
    }
    guard let source else { return }
    for first in stride(from: 0, to: events, by: 1000) {
      try await ledger.write { ledger in
        try ledger.keep(
          (first..<min(first + 1000, events)).map { event($0, of: events, now) }, of: source, zone: .utc, at: now)
      }
    }
  }

  private static func event(_ number: Int, of events: Int, _ now: Date) -> ImportedEvent {
    let begins = now.addingTimeInterval(3600 + Double(number) * 365 * 86_400 / Double(events))
    let start = Zone.utc.local(at: begins)
    var event = CommunityEvent(
      uid: "event\(number)", name: "\(names[number % names.count]) number\(number)",
      start: When(start.date, start.time, zone: "Etc/UTC"))
    event.note = "The doors open half an hour before. Bring a friend, and tell us how you liked it."
    event.place = "hall \(number % 50)"
    event.price = number.isMultiple(of: 3) ? "free" : "8"
    event.categories = [kinds[number % kinds.count]]
    return ImportedEvent(event, fingerprint: "\(number)", over: begins)
  }

  private static let names = ["choir", "film night", "open lecture", "football", "jazz", "market", "book club"]
  private static let kinds = ["arts", "social", "sport", "talk", "music"]
}
