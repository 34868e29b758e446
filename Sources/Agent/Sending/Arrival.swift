import Conversation
import Storage

/// A message that has arrived, which is still to be noted: with the beginning of the next one, if there is one, so that
/// the two share a transaction.
struct Arrival: Sendable {
  private let number: Int64
  private let id: String
  /// A power failure that loses this note leaves a doubt. If a doubt is acceptable, the disk is not waited for.
  let durability: Durability

  init(of entry: OutboxEntry, id: String, durability: Durability) {
    number = entry.number
    self.id = id
    self.durability = durability
  }

  func note(in ledger: any Outbox) throws { try ledger.apply(.arrived(id: id), to: number) }
}

/// The outcome of moving an entry on.
struct Delivery: Sendable {
  /// True if the account's next entry may follow at once.
  var goesOn: Bool
  /// The arrival, if it is not noted yet.
  var arrival: Arrival?
}

extension OutboxWorker {
  /// Notes an arrival that nothing follows.
  func note(_ arrival: Arrival?) async throws {
    guard let arrival else { return }
    try await ledger.write(arrival.durability) { try arrival.note(in: $0) }
    FaultPoint.outboxSent.reach()
  }
}
