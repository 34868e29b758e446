import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// The fate of a person's rows in every table that has any. The schema tells which tables these are, so that no new one
/// is forgotten.
@Suite("Every table with rows of people")
struct PersonTableTests {
  /// A column that names a person.
  private struct Column: Hashable, CustomStringConvertible {
    var table: String
    var name: String
    var description: String { "\(table).\(name)" }
  }

  private static func columns(_ db: Database) throws -> Set<Column> {
    let found = try Row.fetchAll(
      db,
      sql: """
        SELECT sqlite_master.name, "from" FROM sqlite_master JOIN pragma_foreign_key_list(sqlite_master.name) AS key
        WHERE type = 'table' AND (key."table" = 'person' OR key."table" = 'item' AND "from" = 'person')
        """)
    return Set(found.map { Column(table: $0[0], name: $0[1]) })
  }

  /// The number of a person's rows in each column.
  private static func counts(of person: Person.ID, _ db: Database) throws -> [Column: Int] {
    try columns(db).reduce(into: [:]) { counts, column in
      counts[column] = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM \"\(column.table)\" WHERE \"\(column.name)\" = ?", arguments: [person.number])
    }
  }

  private static func db(_ books: any LedgerTransaction) throws -> Database {
    try #require(books as? Transaction).db
  }

  /// Gives bob a row in every table, and a friend to hold and to be held by. A table that is added has a row here.
  private static func bob(in books: any LedgerTransaction) throws -> Person {
    let bob = try books.someone(bobsAddress)
    let eve = try books.someone(Address(network: "mastodon", remoteID: "3", handle: "eve@example.org"))
    let things = try books.things(bobsAddress)
    var todo = Todo("milk", due: "2026-11-21T17:00", list: "Groceries", tags: ["food"])
    todo.place = "Market"
    _ = try things.todos.add(todo)
    _ = try things.events.add(Event(name: "walk", start: try #require(When("2026-11-22T10:00")), added: now))
    _ = try things.notes.add(Note(text: "code 1234", added: now))
    try books.contacts(of: bob, changedBy: .message(1)).set(.trusted, of: eve.id)
    try books.contacts(of: eve, changedBy: .message(2)).set(.trusted, of: bob.id)
    let item = AgendaItem.note(Note(text: "milk", added: now))
    for (sender, recipient) in [(bob, eve), (eve, bob)] {
      _ = try books.itemRequests(of: sender, changedBy: .message(sender.id.number)).add(
        ItemRequest(sender: sender.id, recipient: recipient.id, item: item, asked: now))
    }
    let rows = """
      INSERT INTO community_event (id, creator, uid, name, start, fingerprint, details, first_seen, changed)
        VALUES (1, :bob, 'tea', 'welcome tea', '2026-11-28T17:00', '', '', 0, 0);
      INSERT INTO community_occurrence (series, occurrence, event, start, start_at, finish_at)
        VALUES (1, '', 1, '2026-11-28T17:00', 1795971600, 1795971601);
      INSERT INTO attendance (event, person, state, since) VALUES (1, :bob, 'going', 0);
      INSERT INTO event_draft (person, image) VALUES (:bob, '{}');
      INSERT INTO event_report (event, person, reason, at, counts) VALUES (1, :bob, 'wrong', 0, 1);
      INSERT INTO event_told (event, occurrence, person, at) VALUES (1, '', :bob, 0);
      INSERT INTO community_role (person, role, since) VALUES (:bob, 'organiser', 0);
      INSERT INTO moderation (at, actor, person, event, standing) VALUES (0, 'moderator', :bob, 1, 'shown');
      INSERT INTO subscription (person, address, name, named, next) VALUES (:bob, 'https://a.example', 'a', 0, 0);
      INSERT INTO feed (person, hash, given) VALUES (:bob, zeroblob(32), 0);
      INSERT INTO job (person, work, not_before) VALUES (:bob, '{}', 0);
      INSERT INTO lasting_block (hash, person, since) VALUES (1, :bob, 0);
      INSERT INTO link_code (code, person, network, realm, remote_id, expires)
        VALUES ('abc', :bob, 'mastodon', 'mastodon', '2', 0);
      INSERT INTO pairing (hash, code, person, browser, began) VALUES (zeroblob(32), zeroblob(32), :bob, 'b', 0);
      INSERT INTO picture (person, item, source, added, not_before) VALUES (:bob, 1, 'https://a.example', 0, 0);
      INSERT INTO session (hash, person, is_operator, browser, began, used) VALUES (zeroblob(32), :bob, 0, 'b', 1795168800, 1795168800);
      INSERT INTO sign_in (hash, person, is_operator, expires) VALUES (zeroblob(32), :bob, 0, 0);
      INSERT INTO wrong_code (person, sent) VALUES (:bob, 0);
      """
    try db(books).execute(sql: rows.replacing(":bob", with: "\(bob.id.number)"))
    return bob
  }

  @Test("has some of bob in these tests")
  func sample() async throws {
    try await SQLiteLedger.inMemory(now: { now }).write { books in
      let bob = try Self.bob(in: books)
      let missing = try Self.counts(of: bob.id, Self.db(books)).filter { $0.value == 0 }.keys
      #expect(missing.isEmpty, "give bob a row in \(missing)")
    }
  }

  @Test("has nothing of somebody who was erased")
  func erased() async throws {
    try await SQLiteLedger.inMemory(now: { now }).write { books in
      let bob = try Self.bob(in: books)
      _ = try books.erase(bob.id, askedBy: nil, at: now)
      let left = try Self.counts(of: bob.id, Self.db(books)).filter { $0.value > 0 }.keys
      #expect(left.isEmpty)
      // Rows that others need stay, without the person.
      #expect(try Int.fetchOne(Self.db(books), sql: "SELECT count(*) FROM moderation") == 1)
      #expect(try String.fetchAll(Self.db(books), sql: "SELECT status FROM community_event") == ["cancelled"])
    }
  }

  @Test("hands on what somebody had to the one they become")
  func joined() async throws {
    // Rows that are valid for one account or browser only, and unanswered questions.
    let ends: Set = ["event_draft", "job", "link_code", "pairing", "session", "sign_in", "wrong_code"]
    try await SQLiteLedger.inMemory(now: { now }).write { books in
      let ann = try books.someone()
      let bob = try Self.bob(in: books)
      let db = try Self.db(books)
      let before = (try Self.counts(of: ann.id, db), try Self.counts(of: bob.id, db))
      try books.join(ann.id, bob.id)
      let after = try Self.counts(of: ann.id, db)
      for (column, count) in before.1 {
        let own = before.0[column] ?? 0
        let wanted = ends.contains(column.table) ? own : own + count
        #expect(after[column] == wanted, "\(column)")
      }
      #expect(try Self.counts(of: bob.id, db).values.allSatisfy { $0 == 0 })
    }
  }

  @Test("leaves what somebody had to the account that stays, when another is unlinked")
  func unlinked() async throws {
    try await SQLiteLedger.inMemory(now: { now }).write { books in
      let ann = try books.someone()
      let bob = try Self.bob(in: books)
      try books.join(ann.id, bob.id)
      let db = try Self.db(books)
      let before = try Self.counts(of: ann.id, db)
      let person = try #require(try books.people.person(ann.id))
      try books.part(bobsAddress, from: person, at: now)
      var wanted = before
      wanted[Column(table: "address", name: "person")] = 1
      #expect(try Self.counts(of: ann.id, db) == wanted)
      // The person who leaves has only their account, and the people they have blocked.
      let other = try #require(try books.people.id(at: bobsAddress))
      let taken = try Self.counts(of: other, db).filter { $0.value > 0 }.keys.map(\.table)
      #expect(Set(taken) == ["address", "lasting_block"])
    }
  }

  @Test("is in an export, or is nothing that somebody keeps")
  func exported() async throws {
    let keys = [
      "address": "addresses", "attendance": "attendances", "change_set": "changes", "community_event": "publications",
      "community_role": "role", "contact": "contacts", "errand": "errands", "event": "events",
      "event_report": "reports", "event_told": "digested", "list": "lists", "moderation": "moderation",
      "note": "notes", "picture": "pictures", "place": "places", "session": "sessions",
      "subscription": "subscriptions", "tag": "tags", "todo": "todos",
    ]
    // Rows exported with the items, rows that hold a hash or a secret, and rows that wait for an answer or for work.
    let untold: Set = [
      "event_draft", "feed", "item", "job", "lasting_block", "link_code", "pairing", "reminder", "request", "sign_in",
      "wrong_code",
    ]
    try await SQLiteLedger.inMemory(now: { now }).write { books in
      let bob = try Self.bob(in: books)
      let transaction = try #require(books as? Transaction)
      let export = try #require(try PersonExporter(transaction: transaction).export(of: bob.id))
      let told = try #require(
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(export)) as? [String: Any])
      for table in Set(try Self.columns(transaction.db).map(\.table)).subtracting(untold) {
        let key = try #require(keys[table], "say where an export tells of \(table)")
        let part = told[key]
        #expect((part as? [Any])?.isEmpty == false || part is String, "\(table)")
      }
      #expect(export.publications.map(\.audience) == ["everybody"])
    }
  }
}
