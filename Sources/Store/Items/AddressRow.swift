import Agenda
import GRDB
import Storage

/// The row of an address.
enum AddressRow {
  enum Column: Int, TableColumn {
    case network, realm, remoteID, handle, person

    static let table = "address"
  }

  static let columns = Column.list()
  /// The condition that a row has a key.
  static let isAt = "network = ?1 AND realm = ?2 AND remote_id = ?3"

  /// - Parameter index: the index of the first column in the row.
  static func address(_ row: Row, from index: Int = 0) -> Address {
    Address(
      network: row[index + Column.network.rawValue], realm: row[index + Column.realm.rawValue],
      remoteID: row[index + Column.remoteID.rawValue], handle: row[index + Column.handle.rawValue])
  }

  private static let inserting = InsertStatement<Column>("")

  static func insert(_ address: Address, of person: Person.ID, in db: Database) throws {
    try inserting.run(
      [
        .network: address.network, .realm: address.realm, .remoteID: address.remoteID, .person: person.number,
        .handle: address.handle,
      ], in: db)
  }

  /// - Throws: `StoreError` if the address is not that person's.
  static func delete(_ key: AddressKey, of person: Person.ID, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM address WHERE \(isAt) AND person = ?4", arguments: key.arguments + [person.number])
    guard db.changesCount == 1 else { throw StoreError(.conflict, cause: "that account is not that person's") }
  }
}

extension AddressKey {
  /// The key's values for ?1, ?2 and ?3 of a statement.
  var bindings: [Binding] { [network, realm, remoteID] }
  /// The same values for GRDB.
  var arguments: StatementArguments { [network, realm, remoteID] }

  /// The bot's accounts to which the owner of this key (?1, ?2) may have written: all on the network if the realm is
  /// unknown.
  static let accounts = "(SELECT name FROM account WHERE network = ?1 AND (realm = ?2 OR ?2 = ''))"

  /// The parts of the key's hash. If the network's ids are global, they are the same as before there were realms.
  var hashed: [String] { server.map { [network, $0, remoteID] } ?? [network, remoteID] }
}
