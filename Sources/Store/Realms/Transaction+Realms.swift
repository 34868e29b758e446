import Agenda
import Conversation
import GRDB

/// Which realm each account of the bot's is in, and so whose ids it is told.
extension Transaction {
  func register(account: String, network: String, realm: String) throws {
    let find = try db.cachedStatement(sql: "SELECT network, realm FROM account WHERE name = ?")
    let row = try Row.fetchOne(find, arguments: [account])
    let known: String = row?[1] ?? ""
    guard known != realm || row?[0] != network else { return }
    // One that was owed messages before it was at work has no network yet.
    if let before = row?[0] as String?, before != network || !known.isEmpty {
      throw AnotherRealm(account: account, known: known.isEmpty ? before : known, configured: realm)
    }
    try db.execute(
      sql: """
        INSERT INTO account (name, network, realm) VALUES (?1, ?2, ?3)
        ON CONFLICT (name) DO UPDATE SET network = excluded.network, realm = excluded.realm
        """, arguments: [account, network, realm])
    // It is older than realms: so are the hashes of the people whom it met.
    if row?[0] == network { try name(network: network, realm: realm, formerly: "") }
    try settleAddresses(on: network)
  }

  /// Gives each address whose realm is not known the one realm that it can be of, if there is only one.
  func settleAddresses(on network: String) throws {
    let unsettled = try unsettled().filter { $0.key.network == network }
    guard !unsettled.isEmpty else { return }
    for address in unsettled {
      if let realm = address.onlyRealm {
        try db.execute(sql: "UPDATE address SET realm = ? WHERE id = ?", arguments: [realm, address.row])
      } else if address.isContested {
        // What was to be sent there may be for somebody else.
        try db.execute(
          sql: "DELETE FROM outbox WHERE state = 'queued' AND recipient_id = ?3 AND account IN \(AddressKey.accounts)",
          arguments: address.key.arguments)
      }
    }
    try eraseAgain()
  }

  /// The key of whoever has that id where an account is.
  func key(of remoteID: String, at account: String) throws -> AddressKey {
    let find = try db.cachedStatement(sql: "SELECT coalesce(network, ''), realm FROM account WHERE name = ?")
    let row = try Row.fetchOne(find, arguments: [account])
    return AddressKey(network: row?[0] ?? "", realm: row?[1] ?? "", remoteID: remoteID)
  }

  /// A key, and what it was while its realm had other names, or none: hashes that were written then still count.
  func forms(of key: AddressKey) throws -> [AddressKey] {
    guard key.server != nil else { return [key] }
    let find = try db.cachedStatement(sql: "SELECT former FROM former_realm WHERE network = ? AND realm = ?")
    return try [key]
      + String.fetchAll(find, arguments: [key.network, key.realm]).map {
        AddressKey(network: key.network, realm: $0, remoteID: key.remoteID)
      }
  }

  private func name(network: String, realm: String, formerly former: String) throws {
    try db.execute(
      sql: "INSERT INTO former_realm (network, realm, former) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      arguments: [network, realm, former])
  }

  /// Notes that an account's server has another address than before, and with it all that are on that server; or, for one
  /// that is older than realms, which server it is on.
  ///
  /// - Returns: what its realm was before.
  /// - Throws: `StoreError` where there is no such account, or people of both realms have the same ids.
  func move(account: String, to realm: String) throws -> String {
    guard
      let row = try Row.fetchOne(db, sql: "SELECT network, realm FROM account WHERE name = ?", arguments: [account]),
      let network = row[0] as String?
    else { throw StoreError(.conflict, cause: "there is no account \(account)") }
    let known: String = row[1]
    guard known != network else { throw StoreError(.conflict, cause: "\(network) is the same everywhere") }
    guard known != realm else { return known }
    guard !known.isEmpty else {
      try register(account: account, network: network, realm: realm)
      return known
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
    try name(network: network, realm: realm, formerly: known)
    try settleAddresses(on: network)
    return known
  }
}
