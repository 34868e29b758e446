import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The people that the ledger knows, and their addresses.
struct PeopleTable: People, AddressBook {
  let transaction: Transaction
  private var db: Database { transaction.db }

  init(transaction: Transaction) { self.transaction = transaction }

  var telephoneNetworks: Set<String> { transaction.context.telephoneNetworks }

  private static let columns = "person.id, first_seen, \(settings.joined(separator: ", "))"
  private static let settings = PersonColumn.settings.map(\.name)
  private static let insertion = """
    INSERT INTO person (first_seen, \(settings.joined(separator: ", ")))
    VALUES (?\(String(repeating: ", ?", count: settings.count)))
    """
  private static let change =
    "UPDATE person SET \(settings.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?"

  func person(at address: Address) throws -> Person? {
    try db.cachedStatement(PeopleTable.personAt).row(address.key.bindings, PeopleTable.person)
  }

  private static let personAt: FrequentStatement = """
    SELECT \(columns) FROM address JOIN person ON person.id = address.person WHERE \(AddressRow.isAt)
    """

  func note(handleOf address: Address) throws {
    guard !address.handle.isEmpty else { return }
    try db.cachedStatement(sql: "UPDATE address SET handle = ?4 WHERE \(AddressRow.isAt) AND handle <> ?4")
      .run(address.key.bindings + [address.handle])
    try takeHandle(of: address)
  }

  /// Takes an address's handle away from others who had it before.
  private func takeHandle(of address: Address) throws {
    guard !address.handle.isEmpty else { return }
    let former = try db.cachedStatement(PeopleTable.former)
      .rows(address.key.bindings + [address.handle]) { try $0[0] as String }
    for id in former {
      let key = AddressKey(network: address.network, realm: address.realm, remoteID: id)
      try db.execute(sql: "UPDATE address SET handle = '' WHERE \(AddressRow.isAt)", arguments: key.arguments)
      try transaction.giveUpMessages(to: key, because: "somebody else has its addressee's handle now")
    }
  }

  /// The ids of others who still have a handle (?4) that now belongs to somebody else.
  static let former: FrequentStatement = """
    SELECT remote_id FROM address
    WHERE lower(substr(handle, 1, instr(handle || '@', '@') - 1)) = lower(substr(?4, 1, instr(?4 || '@', '@') - 1))
      AND network = ?1 AND realm = ?2 AND remote_id <> ?3 AND lower(handle) = lower(?4)
    """

  func id(at address: Address) throws -> Person.ID? {
    let statement = try db.cachedStatement(sql: "SELECT person FROM address WHERE \(AddressRow.isAt)")
    return try statement.value(address.key.bindings).map { Person.ID($0) }
  }

  func isContested(_ key: AddressKey) throws -> Bool {
    guard try transaction.hasUnsettled() else { return false }
    let find = try db.cachedStatement(sql: "SELECT person FROM address WHERE \(AddressRow.isAt)")
    if let person = try Int64.fetchOne(find, arguments: key.arguments).map({ Person.ID($0) }) {
      return try transaction.isContested(person)
    }
    // The owner of that id in this realm may be the person who had it before there were realms.
    return try Int64.fetchOne(find, arguments: [key.network, "", key.remoteID]) != nil
  }

  func held() throws -> [Person.ID] {
    let ids = try transaction.unsettled().map(\.person)
    return Set(ids).sorted { $0.number < $1.number }
  }

  func welcome(_ address: Address, zone: Zone, conventions: Conventions, at instant: Date) throws -> Person {
    var person = Person(id: Person.ID(0), zone: zone, conventions: conventions, firstSeen: instant)
    try db.cachedStatement(sql: PeopleTable.insertion)
      .run([instant.timeIntervalSince1970] + PeopleTable.values(person))
    person.id = Person.ID(db.lastInsertedRowID)
    try AddressRow.insert(address, of: person.id, in: db)
    try takeHandle(of: address)
    if try isAnybodyErased() {
      // A person who writes again has no longer opted out.
      try db.cachedStatement(sql: "DELETE FROM opt_out WHERE hash = ?")
        .run([try transaction.keyedHash().hash(address.key.hashed)])
      try transaction.blockAgain(person.id, at: address.key)
      try transaction.decideAgain(about: person.id, at: address.key)
    }
    return person
  }

  /// Returns true if the ledger keeps a trace of anybody who was erased.
  private func isAnybodyErased() throws -> Bool {
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM opt_out) OR EXISTS (SELECT 1 FROM lasting_block)
          OR EXISTS (SELECT 1 FROM lasting_decision)
        """)
    return try find.value() ?? true
  }

  func update(_ person: Person) throws {
    guard let before = try self.person(person.id) else { throw StoreError(.conflict, cause: "that person is gone") }
    guard before != person else { return }
    try write(person, insteadOf: before)
    try transaction.owners[person.id]?.changes?.record(
      .person, person.id.number, before: PersonRecord(before), after: PersonRecord(person))
  }

  /// Writes a person's settings without recording them in the journal; the instants of their items follow their zone.
  func write(_ person: Person, insteadOf before: Person) throws {
    try db.cachedStatement(sql: PeopleTable.change)
      .run(PeopleTable.values(person) + [person.id.number])
    if before.zone.identifier != person.zone.identifier {
      transaction.owners[person.id]?.zone = person.zone
      try Instants(db: db).refresh(of: person.id, in: person.zone, at: transaction.context.now())
    }
    try remind(person, insteadOf: before)
  }

  /// Updates the person's reminders to their settings.
  private func remind(_ person: Person, insteadOf before: Person) throws {
    let owner =
      transaction.owners[person.id]
      ?? Owner(db: db, person: person.id, zone: person.zone, origin: nil, clock: transaction.context.now)
    let rows = ReminderRows(owner: owner)
    if before.conventions.partsOfDay.morning != person.conventions.partsOfDay.morning { try rows.reckon() }
    if before.hours != person.hours || before.quietUntil != person.quietUntil { try rows.release() }
    if before.digest != person.digest { try rows.setDigest(person.digest, after: try owner.now()) }
    // Reminders that came due while they were off do not fire later.
    if person.wantsReminders, !before.wantsReminders { try transaction.passOver(person, at: try owner.now()) }
  }

  func person(_ id: Person.ID) throws -> Person? {
    let statement = try db.cachedStatement(sql: "SELECT \(PeopleTable.columns) FROM person WHERE id = ?")
    return try statement.row([id.number], PeopleTable.person)
  }

  func addresses(of id: Person.ID) throws -> [Address] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(AddressRow.columns) FROM address WHERE person = ? ORDER BY id")
    return try Row.fetchAll(statement, arguments: [id.number]).map { AddressRow.address($0) }
  }

  func reachable(_ id: Person.ID) throws -> [Address] {
    if try transaction.isContested(id) { return [] }
    return try addresses(of: id).filter {
      try !$0.realm.isEmpty && !$0.handle.isEmpty && !transaction.hasStopped($0.key)
    }
  }

  func everybody(after id: Person.ID?, limit: Int) throws -> [Person.ID] {
    let find = try transaction.db.cachedStatement(sql: "SELECT id FROM person WHERE id > ? ORDER BY id LIMIT ?")
    return try Int64.fetchAll(find, arguments: [id?.number ?? 0, limit]).map { Person.ID($0) }
  }

  func met(by name: String) throws -> [(person: Person.ID, address: Address)] {
    let name = name.drop { $0 == "@" }
    let local = name.prefix { $0 != "@" }
    let bare = local.firstIndex(of: ":").map { local[local.index(after: $0)...] } ?? local
    let statement = try db.cachedStatement(sql: PeopleTable.met)
    return try Row.fetchAll(statement, arguments: [bare.lowercased()])
      .map { (Person.ID($0[0]), AddressRow.address($0, from: 1)) }
      .filter { bare == name || $0.1.isCalled(String(name)) }
  }

  func addresses(called name: String, on network: String) throws -> [Address] {
    let find = try db.cachedStatement(
      sql: "SELECT \(AddressRow.columns) FROM address WHERE network = ?1 AND remote_id IN (?2, '@' || ?2)")
    let known = try Row.fetchAll(find, arguments: [network, name]).map { AddressRow.address($0) }
    return known.isEmpty ? try met(by: name).map(\.address).filter { $0.network == network }.called(name) : known
  }

  static let met = """
    SELECT person, \(AddressRow.columns) FROM address
    WHERE lower(substr(handle, 1, instr(handle || '@', '@') - 1)) IN (?1, '') AND (handle <> '' OR lower(remote_id) = ?1)
    ORDER BY person, id
    """

  /// Returns the values of a person's settings, in the order of their columns.
  private static func values(_ person: Person) throws -> [Binding] {
    try PersonColumn.settings.map { try $0.value(person) }
  }

  private static func person(_ row: ResultRow) throws -> Person {
    var person = Person(
      id: Person.ID(try row[0]), zone: .utc, firstSeen: Date(timeIntervalSince1970: try row[1]))
    for (index, column) in PersonColumn.settings.enumerated() { try column.read(&person, row, index + 2) }
    return person
  }
}
