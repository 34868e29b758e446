import Conversation
import Storage

/// A message that has arrived, which is still to be noted: with the beginning of the next one, if there is one, so that
/// the two share a transaction.
struct Arrival: Sendable {
  private let entry: OutboxEntry
  private let id: String
  /// A power failure that loses this note leaves a doubt. If a doubt is acceptable, the disk is not waited for.
  let durability: Durability

  init(of entry: OutboxEntry, id: String, durability: Durability) {
    self.entry = entry
    self.id = id
    self.durability = durability
  }

  /// Notes it. The entry is read again only if it has changed since: it may have been given up while it was being sent.
  func note(in ledger: any Outbox) throws {
    if try ledger.apply(.arrived(id: id), to: entry) == nil { try ledger.apply(.arrived(id: id), to: entry.number) }
  }
}

extension [Arrival] {
  /// The durability that all of them need.
  var durability: Durability { contains { $0.durability == .full } ? .full : .normal }

  func note(in ledger: any Outbox) throws {
    for arrival in self { try arrival.note(in: ledger) }
  }
}

/// The outcome of moving entries on.
struct Delivery: Sendable {
  /// True if the account's next entry may follow at once.
  var goesOn: Bool
  /// The arrivals that are not noted yet.
  var arrivals: [Arrival] = []
}

extension OutboxWorker {
  /// Notes arrivals that nothing follows.
  func note(_ arrivals: [Arrival]) async throws {
    guard !arrivals.isEmpty else { return }
    try await ledger.write(arrivals.durability) { try arrivals.note(in: $0) }
    FaultPoint.outboxSent.reach()
  }
}
