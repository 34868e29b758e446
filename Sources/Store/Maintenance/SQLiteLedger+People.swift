public import Agenda
public import Foundation
import GRDB
import Storage

/// What an operator sees and decides about people.
extension SQLiteLedger {
  /// Everybody, in the order they came.
  /// - Throws: `StoreError`
  public func register() async throws -> [PersonSummary] {
    try await reading { transaction in
      try Row.fetchAll(
        transaction.db,
        sql: """
          SELECT id, first_seen, blocked, quota, (SELECT items FROM keeping WHERE person = person.id),
            (SELECT max(received_at) FROM inbox JOIN account ON account.name = inbox.account JOIN address
              ON address.network = account.network AND address.realm = account.realm AND remote_id = author_id
              WHERE address.person = person.id)
          FROM person ORDER BY id
          """
      ).map { row in
        let id = Person.ID(row[0])
        return PersonSummary(
          id: id, addresses: try transaction.people.addresses(of: id),
          firstSeen: Date(timeIntervalSince1970: row[1]),
          lastWrote: (row[5] as Double?).map { Date(timeIntervalSince1970: $0) }, items: row[4], quota: row[3],
          blockedSince: (row[2] as Double?).map { Date(timeIntervalSince1970: $0) })
      }
    }
  }

  /// Has nothing taken from somebody any more, nor sent to them, what waits for it included; nil lets them in again.
  /// - Throws: `StoreError`
  public func block(_ person: Person.ID, since instant: Date?) async throws {
    try await writing { transaction in
      try transaction.decide(.blocked, instant?.timeIntervalSince1970, about: person)
      guard instant != nil else { return }
      for address in try transaction.people.addresses(of: person) { try transaction.dropMessages(to: address.key) }
    }
  }

  /// Has everybody keep so many items at most who has no quota of their own; nil is as many as they like.
  /// - Throws: `StoreError`
  public func setDefaultQuota(_ quota: Int?) async throws {
    try await writing { try LedgerMetadata(db: $0.db).set(.defaultQuota, quota.map(String.init)) }
  }

  /// Has somebody keep so many items at most, besides what is done; nil is as many as everybody. What they have stays.
  /// - Throws: `StoreError`
  public func setQuota(_ quota: Int?, of person: Person.ID) async throws {
    try await writing { try $0.decide(.quota, quota, about: person) }
  }

  /// Erases somebody and all that is theirs, messages included; what is being sent to them right now goes later.
  /// - Throws: `StoreError`
  public func erase(_ person: Person.ID, at instant: Date) async throws {
    try await writing { transaction in
      let last = try Int64.fetchOne(transaction.db, sql: "SELECT coalesce(max(number), 0) FROM inbox") ?? 0
      let leftovers = try transaction.erase(person, askedBy: last, at: instant)
      if try !transaction.sweep(leftovers) { try transaction.jobs.queue(.sweep(leftovers), at: instant) }
    }
    try await scrub()
  }

  /// Makes a code that lets so many people in until then.
  /// - Throws: `StoreError`
  public func invite(uses: Int, until instant: Date) async throws -> String {
    try await writing { try $0.invite(uses: uses, until: instant) }
  }
}
