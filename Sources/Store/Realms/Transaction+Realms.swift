import Agenda
import Conversation
import Foundation
import GRDB
import Storage

/// The realm of each of the bot's accounts, in which the ids that it receives are unique.
extension Transaction {
  func register(_ accounts: [(name: String, network: String, realm: String)]) throws {
    let changed = try accounts.filter { try bind($0.name, network: $0.network, realm: $0.realm) }
    // The addresses are settled after all accounts: two of these may be on one server.
    for network in Set(changed.map(\.network)) { try settleAddresses(on: network) }
  }

  /// Notes the realm of an account; returns true if it had another before, or an unknown one. An account to which
  /// nobody has written yet may change its realm, since its configuration may have been wrong.
  private func bind(_ account: String, network: String, realm: String) throws -> Bool {
    let row = try db.cachedStatement(sql: "SELECT network, realm FROM account WHERE name = ?")
      .row([account]) { (network: try $0[0] as String?, realm: try $0[1] as String?) }
    let known = row?.realm ?? ""
    guard known != realm || row?.network != network else { return false }
    // An account for which messages waited before it first ran has no network yet.
    if let before = row?.network, before != network || !known.isEmpty, try isUsed(account) {
      throw RealmMismatch(account: account, known: known.isEmpty ? before : known, configured: realm)
    }
    try db.execute(
      sql: """
        INSERT INTO account (name, network, realm) VALUES (?1, ?2, ?3)
        ON CONFLICT (name) DO UPDATE SET network = excluded.network, realm = excluded.realm
        """, arguments: [account, network, realm])
    // The account is older than realms, and so are the hashes of the people who wrote to it.
    if row?.network == network, known.isEmpty { try name(network: network, realm: realm, formerly: "") }
    return true
  }

  /// Returns true if anything was received, kept or said through an account, or if somebody can only have written to
  /// this one.
  private func isUsed(_ account: String) throws -> Bool {
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM inbox WHERE account = ?1) OR EXISTS (SELECT 1 FROM outbox WHERE account = ?1)
          OR EXISTS (SELECT 1 FROM conversation WHERE account = ?1) OR EXISTS (SELECT 1 FROM item WHERE account = ?1)
          OR EXISTS (SELECT 1 FROM account AS own JOIN address USING (network, realm)
            WHERE own.name = ?1 AND NOT EXISTS (SELECT 1 FROM account AS other
              WHERE other.name <> ?1 AND other.network = own.network AND other.realm = own.realm))
        """)
    return try Bool.fetchOne(find, arguments: [account]) ?? true
  }

  /// Gives each address with an unknown realm the only realm that it can have, if there is just one.
  private func settleAddresses(on network: String) throws {
    var settled: [AddressKey] = []
    for address in try unsettled().filter({ $0.key.network == network }) {
      if let realm = address.onlyRealm {
        try db.execute(
          sql: "UPDATE address SET realm = ?4 WHERE network = ?1 AND realm = ?2 AND remote_id = ?3",
          arguments: address.key.arguments + [realm])
        settled.append(AddressKey(network: network, realm: realm, remoteID: address.key.remoteID))
      } else if address.isContested {
        try giveUpMessages(to: address.key)
      }
    }
    try eraseAgain(settled)
  }

  /// Gives up messages to an address that may belong to several people, if they wait or may have arrived there, since
  /// they may be for another person. A message that is being sent is not sent again.
  func giveUpMessages(to key: AddressKey, because reason: String = "its addressee may be several people") throws {
    let numbers = try Int64.fetchAll(
      db,
      sql: """
        SELECT number FROM outbox
        WHERE \(OutboxRow.isLive()) AND recipient_id = ?3 AND account IN \(AddressKey.accounts) ORDER BY number
        """, arguments: key.arguments)
    for number in numbers { _ = try apply(.abandoned(reason: reason), to: number) }
  }

  /// Returns the key of the person with that id on an account's server.
  func key(of remoteID: String, at account: String) throws -> AddressKey {
    let find = try db.cachedStatement(sql: "SELECT coalesce(network, ''), realm FROM account WHERE name = ?")
    return try find.row([account]) { AddressKey(network: try $0[0], realm: try $0[1], remoteID: remoteID) }
      ?? AddressKey(network: "", realm: "", remoteID: remoteID)
  }

  /// A key from which hashes may have been made, and the moments between which they were; nil means no limit.
  struct Form {
    var key: AddressKey
    var since: Date?
    var until: Date?

    /// Returns true if something done at an instant, under that name, was done to the same address.
    func counts(at instant: Date) -> Bool {
      (since.map { instant > $0 } ?? true) && (until.map { instant <= $0 } ?? true)
    }
  }

  /// Returns a key, and the forms that it had while its realm had another name, or none. Hashes from those times still
  /// count. Hashes from while another server had the realm's name do not.
  func forms(of key: AddressKey) throws -> [Form] {
    guard key.server != nil else { return [Form(key: key)] }
    let given = try db.cachedStatement(sql: "SELECT max(until) FROM former_realm WHERE network = ? AND former = ?")
    let since = try Double.fetchOne(given, arguments: [key.network, key.realm])
    let find = try db.cachedStatement(sql: "SELECT former, until FROM former_realm WHERE network = ? AND realm = ?")
    return try [Form(key: key, since: since.map { Date(timeIntervalSince1970: $0) })]
      + Row.fetchAll(find, arguments: [key.network, key.realm]).map { row in
        Form(
          key: AddressKey(network: key.network, realm: row[0], remoteID: key.remoteID),
          until: (row[1] as Double?).map { Date(timeIntervalSince1970: $0) })
      }
  }

  private func keys(on network: String, _ realm: String) throws -> [AddressKey] {
    try String.fetchAll(
      db, sql: "SELECT remote_id FROM address WHERE network = ? AND realm = ?", arguments: [network, realm]
    ).map { AddressKey(network: network, realm: realm, remoteID: $0) }
  }

  private func name(network: String, realm: String, formerly former: String, until instant: Date? = nil) throws {
    try db.execute(
      sql: "INSERT INTO former_realm (network, realm, former, until) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      arguments: [network, realm, former, instant?.timeIntervalSince1970])
  }

  /// Notes that the server of some accounts has a new address, or, for a server from before realms, which server it is.
  ///
  /// - Parameter accounts: all accounts on that server, since everybody who wrote to the bot there moves with them.
  /// - Returns: their former realm.
  /// - Throws: `StoreError` if there are no such accounts, others are on that server, or people of both realms have the
  ///   same ids.
  func move(_ accounts: [String], to realm: String, at instant: Date) throws -> String {
    let rows = try accounts.map { account in
      let row = try Row.fetchOne(db, sql: "SELECT network, realm FROM account WHERE name = ?", arguments: [account])
      guard let row, row[0] != nil else { throw StoreError(.conflict, cause: "there is no account \(account)") }
      return row
    }
    guard let account = accounts.first, let network = rows.first?[0] as String?, let known = rows.first?[1] as String?,
      rows.allSatisfy({ $0[0] == network && $0[1] == known })
    else { throw StoreError(.conflict, cause: "these accounts are not on one server") }
    guard known != network else { throw StoreError(.conflict, cause: "\(network) is the same everywhere") }
    guard known != realm else { return known }
    guard !known.isEmpty else {
      try register(accounts.map { ($0, network, realm) })
      return known
    }
    let besides = try String.fetchAll(
      db, sql: "SELECT name FROM account WHERE network = ? AND realm = ? ORDER BY name", arguments: [network, known]
    ).filter { !accounts.contains($0) }
    guard besides.isEmpty else {
      throw StoreError(
        .conflict,
        cause: "\(besides.joined(separator: ", ")) is on \(known) too: if that server has another address now, name all"
          + " its accounts; if only \(account) is elsewhere, give it another name in the configuration")
    }
    let both = try String.fetchAll(
      db,
      sql: """
        SELECT handle FROM address WHERE network = ?1 AND realm = ?2
          AND remote_id IN (SELECT remote_id FROM address WHERE network = ?1 AND realm = ?3) LIMIT 3
        """, arguments: [network, known, realm])
    guard both.isEmpty else {
      throw StoreError(
        .conflict, cause: "people on \(known) and on \(realm) have the same ids (\(both.joined(separator: ", ")))")
    }
    for table in ["account", "address", "link_code"] {
      try db.execute(
        sql: "UPDATE \(table) SET realm = ?3 WHERE network = ?1 AND realm = ?2", arguments: [network, known, realm])
    }
    try db.execute(
      sql: "UPDATE OR REPLACE former_realm SET realm = ?3 WHERE network = ?1 AND realm = ?2",
      arguments: [network, known, realm])
    try name(network: network, realm: realm, formerly: known, until: instant)
    try db.execute(sql: "DELETE FROM former_realm WHERE realm = former")
    try settleAddresses(on: network)
    // People who were erased under the new name before a restore could not be found by the old one.
    try eraseAgain(keys(on: network, realm))
    return known
  }
}
