import Agenda
import GRDB
import Storage

extension UnsettledAddress {
  /// The only realm that it can have; nil if it is unknown or there are several.
  var onlyRealm: String? { realms.count == 1 && realms != [""] ? realms[0] : nil }
}

extension Transaction {
  /// Returns true if there are addresses with an unknown realm, which is rare.
  func hasUnsettled() throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM address WHERE realm = '')")
    return try find.value() ?? false
  }

  /// Returns the addresses with an unknown realm.
  ///
  /// - Parameter person: the person whose addresses are returned; nil for everybody.
  func unsettled(of person: Person.ID? = nil) throws -> [UnsettledAddress] {
    guard try hasUnsettled() else { return [] }
    let find = try db.cachedStatement(
      sql: "SELECT \(AddressRow.columns) FROM address WHERE realm = '' AND person = ifnull(?, person)")
    return try Row.fetchAll(find, arguments: [person?.number]).map { row in
      let (address, person) = (AddressRow.address(row), Person.ID(row[AddressRow.Column.person.rawValue]))
      return UnsettledAddress(
        person: person, key: address.key, handle: address.handle, meetings: try meetings(of: address.key, person))
    }
  }

  /// Returns true if a person's items may belong to several people.
  func isContested(_ person: Person.ID) throws -> Bool { try unsettled(of: person).contains { $0.isContested } }

  /// Returns the accounts to which somebody has written, according to their messages that took effect, the
  /// conversation's memory, and the items they added. Nothing is ever sent through other accounts. Without any such
  /// trace, it may be any account of the network.
  private func meetings(of key: AddressKey, _ person: Person.ID) throws -> [UnsettledAddress.Meeting] {
    let find = try db.cachedStatement(
      sql: """
        SELECT name, realm, (SELECT author_handle FROM inbox
          WHERE network = ?1 AND author_id = ?2 AND account = name ORDER BY number DESC LIMIT 1)
        FROM account WHERE network = ?1 AND (?4 OR name IN (
          SELECT account FROM inbox WHERE network = ?1 AND author_id = ?2 AND state = 'done'
          UNION SELECT account FROM conversation WHERE account = account.name AND id = ?2
          UNION SELECT account FROM item WHERE person = ?3 AND author = ?2))
        ORDER BY name
        """)
    func met(anywhere: Bool) throws -> [UnsettledAddress.Meeting] {
      try Row.fetchAll(find, arguments: [key.network, key.remoteID, person.number, anywhere])
        .map { UnsettledAddress.Meeting(account: $0[0], realm: $0[1], handle: $0[2]) }
    }
    let known = try met(anywhere: false)
    return known.isEmpty ? try met(anywhere: true) : known
  }
}
