public import Agenda
public import Foundation
import GRDB
public import Storage

/// Queries for the operator's commands.
extension SQLiteLedger {
  /// Everything about one person; nil if there is no such person.
  /// - Throws: `StoreError`
  public func everything(of person: Person.ID) async throws -> PersonExport? {
    try await reading { try PersonExporter(transaction: $0).export(of: person) }
  }

  /// Everything about one person, as JSON; nil if there is no such person.
  /// - Throws: `StoreError`
  public func export(of person: Person.ID) async throws -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try await everything(of: person).map { try encoder.encode($0) }
  }

  /// The people that an operator can mean by a number (`3`), a handle in any form of `Address.isCalled`, or the
  /// network's id (`mastodon:109`).
  /// - Throws: `StoreError`
  public func people(called name: String) async throws -> [Person.ID] {
    try await reading { transaction in
      let byNumber = try Int64.fetchAll(
        transaction.db,
        sql: """
          SELECT id FROM person WHERE id = CAST(?1 AS INTEGER) AND CAST(id AS TEXT) = ?1
          UNION
          SELECT person FROM address WHERE network || ':' || remote_id = ?1
          """, arguments: [name]
      ).map { Person.ID($0) }
      let met = try transaction.people.met(by: name).filter { $0.address.isCalled(name) }
      let named = met.filter { $0.address.isNamed(by: name) }
      let byName = (named.isEmpty ? met : named).map(\.person)
      return Set(byNumber + byName).sorted { $0.number < $1.number }
    }
  }

  /// The addresses on a network with that id or handle.
  /// - Throws: `StoreError`
  public func addresses(called name: String, on network: String) async throws -> [Address] {
    try await reading { try $0.people.addresses(called: name, on: network) }
  }

  /// Counts what the ledger holds.
  /// - Throws: `StoreError`
  public func counts() async throws -> LedgerCounts {
    try await reading { transaction in
      let row = try Row.fetchOne(
        transaction.db,
        sql: """
          SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM todo WHERE completed IS NULL),
            (SELECT count(*) FROM inbox WHERE state = 'new'),
            (SELECT min(received_at) FROM inbox WHERE state = 'new'),
            (SELECT count(*) FROM inbox WHERE \(InboxRow.isTroubled) AND state = 'failed'),
            (SELECT count(*) FROM inbox WHERE \(InboxRow.isTroubled) AND state = 'set aside'),
            (SELECT count(*) FROM outbox WHERE \(OutboxRow.isLive()) AND state <> 'unknown'),
            (SELECT count(*) FROM outbox WHERE \(OutboxRow.isLive()) AND state = 'unknown'),
            (SELECT count(*) FROM outbox WHERE state = 'dead')
          """)
      guard let row else { throw StoreError(.failed, cause: "counting had no result") }
      return LedgerCounts(
        people: row[0], openTodos: row[1], waiting: row[2],
        waitingSince: (row[3] as Double?).map { Date(timeIntervalSince1970: $0) }, failed: row[4], setAside: row[5],
        queued: row[6], doubtful: row[7], dead: row[8])
    }
  }
}
