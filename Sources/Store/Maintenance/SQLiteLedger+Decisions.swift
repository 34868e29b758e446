public import Agenda
import Foundation
import GRDB
public import Storage

/// The operator's decisions about people who have been erased since.
extension SQLiteLedger {
  /// The decisions that apply again if erased people come back, in the order in which these people first came.
  /// - Throws: `StoreError`
  public func lastingDecisions() async throws -> [LastingDecision] {
    try await reading { transaction in
      try Row.fetchAll(
        transaction.db,
        sql: "SELECT person, max(since), max(blocked), max(quota) FROM lasting_decision GROUP BY person ORDER BY person"
      ).map { row in
        LastingDecision(
          person: Person.ID(row[0]), erased: Date(timeIntervalSince1970: row[1]), quota: row[3],
          blockedSince: (row[2] as Double?).map { Date(timeIntervalSince1970: $0) })
      }
    }
  }

  /// The erased people with decisions about them, by their former number (`3`) or handle (`ann@example.org` or
  /// `mastodon:ann@example.org`).
  /// - Throws: `StoreError`
  public func erased(called name: String) async throws -> [Person.ID] {
    try await reading { transaction in
      let hashes = try transaction.keyedHash()
      let text = name.drop { $0 == "@" }.lowercased()
      let networks = try String.fetchAll(transaction.db, sql: "SELECT DISTINCT network FROM account")
      let names = networks.map { network in
        let bare = text.hasPrefix(network + ":") ? String(text.dropFirst(network.count + 1)) : text
        return hashes.hash([network, "name", bare])
      }
      return try Int64.fetchAll(
        transaction.db,
        sql: """
          SELECT DISTINCT person FROM lasting_decision
          WHERE CAST(person AS TEXT) = ?1 OR name IN (SELECT value FROM json_each(?2)) ORDER BY person
          """, arguments: [name, "[\(names.map(String.init).joined(separator: ","))]"]
      ).map { Person.ID($0) }
    }
  }
}
