import Agenda
import Conversation
import Foundation
import GRDB
import Storage

/// The export and the erasure of all of one person's data.
extension Transaction: PersonData {
  func itemCounts(of person: Person.ID) throws -> ItemCounts {
    let count = try db.cachedStatement(
      sql: """
        SELECT (SELECT count(*) FROM item WHERE person = ?1 AND kind = 'todo'),
          (SELECT count(*) FROM item WHERE person = ?1 AND kind = 'event'),
          (SELECT count(*) FROM item WHERE person = ?1 AND kind = 'note')
        """)
    guard let row = try Row.fetchOne(count, arguments: [person.number]) else {
      return ItemCounts(todos: 0, events: 0, notes: 0)
    }
    return ItemCounts(todos: row[0], events: row[1], notes: row[2])
  }

  func things(of person: Person.ID) throws -> Data? {
    guard let all = try PersonExporter(transaction: self).export(of: person, withMessages: false) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(all)
  }

  func erase(_ person: Person.ID, askedBy origin: ChangeOrigin?, at instant: Date) throws -> Job.Leftovers {
    // The log is written before the commit. A person who is in the log but was not erased after all can ask again.
    try ErasureLog(db)?.note(people.addresses(of: person).map(\.key), at: context.now())
    return try forget(person, askedBy: origin, at: instant)
  }

  /// Erases a person without an entry in the log of erasures.
  func forget(_ person: Person.ID, askedBy origin: ChangeOrigin?, at instant: Date) throws -> Job.Leftovers {
    let addresses = try people.addresses(of: person)
    let authors = addresses.map(\.key)
    let hashes = try keyedHash()
    try keepDecisions(about: person, at: addresses, since: instant)
    try keepBlocks(of: person, at: authors, since: instant)
    for author in authors {
      try db.execute(
        sql: "INSERT INTO opt_out (hash, since) VALUES (?, ?) ON CONFLICT DO NOTHING",
        arguments: [hashes.hash(author.hashed), instant.timeIntervalSince1970])
      try db.execute(
        sql: "DELETE FROM conversation WHERE id = ?3 AND account IN \(AddressKey.accounts)",
        arguments: author.arguments)
    }
    let files = try pictureFiles(of: person)
    try callOffPublications(of: person, at: instant)
    // Everything else that they have is deleted with this row.
    try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [person.number])
    owners[person] = nil
    return Job.Leftovers(
      authors: authors, lastReceived: try origin?.message ?? lastNumber(in: "inbox"),
      lastSent: try lastNumber(in: "outbox"), files: files)
  }

  private func lastNumber(in table: String) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT coalesce(max(number), 0) FROM \(table)") ?? 0
  }

  func sweep(_ leftovers: Job.Leftovers) throws -> Bool {
    let hashes = try keyedHash()
    var isClean = true
    for author in leftovers.authors {
      let arguments = author.arguments + [leftovers.lastReceived, leftovers.lastSent]
      // Waits for messages that are being sent or may have arrived, and for the answer to the erasure itself.
      try db.execute(
        sql: "DELETE FROM outbox WHERE \(Transaction.leftToSend) AND \(Transaction.isSettled)", arguments: arguments)
      let received = try Row.fetchAll(
        db,
        sql: """
          SELECT number, account, message_id FROM inbox
          WHERE network = ?1 AND author_id = ?3 AND number <= ?4 AND account IN \(AddressKey.accounts)
            AND NOT EXISTS (SELECT 1 FROM outbox WHERE answering = inbox.number)
            AND NOT EXISTS (SELECT 1 FROM merged_answer WHERE answering = inbox.number)
          """, arguments: author.arguments + [leftovers.lastReceived])
      for row in received {
        let hash = hashes.hash([author.network, row[1], row[2]])
        try db.execute(sql: "INSERT INTO erased_message (hash) VALUES (?) ON CONFLICT DO NOTHING", arguments: [hash])
        try db.execute(sql: "DELETE FROM inbox WHERE number = ?", arguments: [row[0] as Int64])
      }
      let isLeft = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM outbox WHERE \(Transaction.leftToSend))", arguments: arguments)
      isClean = isClean && isLeft == false
    }
    return isClean
  }

  /// The condition for messages to somebody, and for messages to others that theirs caused.
  private static let leftToSend = """
    (answering IN (SELECT number FROM inbox WHERE network = ?1 AND author_id = ?3 AND number <= ?4
        AND account IN \(AddressKey.accounts))
      OR number <= ?5 AND recipient_id = ?3 AND account IN \(AddressKey.accounts))
    """

  private static let isSettled = """
    (NOT \(OutboxRow.isLive()) OR state = 'queued' AND answering IS NOT ?4)
    """

  /// Returns the hash of erased messages; nil while there are none.
  func hashesOfErased() throws -> KeyedHash? {
    let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM erased_message)")
    return try find.value() == true ? try keyedHash() : nil
  }

  /// Returns true if a message that the network delivers again was erased.
  func wasErased(_ hash: Int64) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM erased_message WHERE hash = ?)")
    return try Bool.fetchOne(find, arguments: [hash]) ?? false
  }

  /// Returns true if somebody had themselves erased after that moment.
  func wasForgotten(_ author: AddressKey, before instant: Date) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT since FROM opt_out WHERE hash = ?")
    let hashes = try keyedHash()
    return try forms(of: author).contains { form in
      guard let since = try Double.fetchOne(find, arguments: [hashes.hash(form.key.hashed)]) else { return false }
      let moment = Date(timeIntervalSince1970: since)
      return instant < moment && form.counts(at: moment)
    }
  }

  /// Returns the hash whose key only this ledger has. Makes the key when it is first needed.
  func keyedHash() throws -> KeyedHash {
    let find = try db.cachedStatement(sql: "SELECT value FROM secret WHERE name = 'hash key'")
    if let key = try Data.fetchOne(find) { return KeyedHash(key: Array(key)) }
    var random = SystemRandomNumberGenerator()
    let key = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    try db.execute(sql: "INSERT INTO secret (name, value) VALUES ('hash key', ?)", arguments: [Data(key)])
    return KeyedHash(key: key)
  }
}
