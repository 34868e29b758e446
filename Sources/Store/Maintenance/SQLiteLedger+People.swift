public import Agenda
public import Foundation
import GRDB
public import Storage

/// The operator's view of people, and decisions about them.
extension SQLiteLedger {
  /// Returns everybody, in the order in which they first wrote.
  /// - Throws: `StoreError`
  public func people() async throws -> [PersonSummary] {
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

  /// Blocks somebody: the bot no longer reads from them or sends to them, not even what is queued. Nil unblocks them.
  /// - Throws: `StoreError`
  public func block(_ person: Person.ID, since instant: Date?) async throws {
    try await writing { transaction in
      try transaction.decide(.blocked, instant?.timeIntervalSince1970, about: person)
      guard instant != nil else { return }
      _ = try transaction.endSessions(of: person)
      for address in try transaction.people.addresses(of: person) { try transaction.dropMessages(to: address.key) }
    }
  }

  /// Sets the most items that people without their own quota may have; nil for no limit.
  /// - Throws: `StoreError`
  public func setDefaultQuota(_ quota: Int?) async throws {
    try await writing { try LedgerMetadata(db: $0.db).set(.defaultQuota, quota.map(String.init)) }
  }

  /// Sets the most items that somebody may have, not counting completed todos; nil for the general limit. Existing
  /// items stay.
  /// - Throws: `StoreError`
  public func setQuota(_ quota: Int?, of person: Person.ID) async throws {
    try await writing { try $0.decide(.quota, quota, about: person) }
  }

  /// Erases somebody with all their data and messages. Messages that are being sent right now are deleted later.
  /// - Throws: `StoreError`
  public func erase(_ person: Person.ID, at instant: Date) async throws {
    try await writing { transaction in
      let leftovers = try transaction.erase(person, askedBy: nil, at: instant)
      let isClean = try transaction.sweep(leftovers)
      // The daemon deletes the files: it knows where they are.
      if !isClean || leftovers.hasFiles { try transaction.jobs.queue(.sweep(leftovers), at: instant) }
    }
    try await scrub()
  }

  /// Makes an invitation code for a number of people, until an instant.
  /// - Throws: `StoreError`
  public func invite(uses: Int, until instant: Date) async throws -> String {
    try await writing { try $0.invite(uses: uses, until: instant) }
  }
}
