import Conversation
import Storage

/// That a message has arrived, and is to be noted: with the beginning of the next one, if there is one, so that the two
/// share a transaction.
struct Arrival: Sendable {
  private let number: Int64
  private let id: String
  /// A power failure that loses this leaves a doubt. Where there may be one, the disk is not waited for.
  let durability: Durability

  init(of entry: OutboxEntry, id: String, durability: Durability) {
    number = entry.number
    self.id = id
    self.durability = durability
  }

  func note(in ledger: any Outbox) throws { try ledger.apply(.arrived(id: id), to: number) }
}

/// What came of moving an entry on.
struct Delivery: Sendable {
  /// Whether the account's next one may follow at once.
  var goesOn: Bool
  /// That it has arrived, where that is not noted yet.
  var arrival: Arrival?
}

extension OutboxWorker {
  /// Notes what has arrived, where nothing follows it.
  func note(_ arrival: Arrival?) async throws {
    guard let arrival else { return }
    try await ledger.write(arrival.durability) { try arrival.note(in: $0) }
    FaultPoint.outboxSent.reach()
  }
}
