import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Two servers that give the same ids, and a network whose ids are global.
@Suite("Where an id is unique")
struct RealmTests {
  private static func key(_ realm: String, _ id: String = "104") -> AddressKey {
    AddressKey(network: "mastodon", realm: realm, remoteID: id)
  }

  private static func address(_ realm: String, _ id: String = "104", _ handle: String = "ann") -> Address {
    Address(key(realm, id), handle: handle)
  }

  /// The saved ledger of that version, with the rows of some more statements.
  static func opened(
    _ version: String = "ledger-11.sql", in scratch: Scratch, adding more: String = ""
  ) async throws -> SQLiteLedger {
    let path = scratch.file("ledger.sqlite")
    let statements = try UpgradeTests.statements(version)
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    try await old.writeWithoutTransaction { try $0.execute(sql: statements + more) }
    try old.close()
    return try SQLiteLedger(path: path)
  }

  /// The rows of another account of an older ledger that met somebody with the same id: zoe on the second server, who
  /// has added a todo under one of ann's tags, and whose list nobody else has.
  static let second = """
    INSERT INTO account (name, network) VALUES ('second', 'mastodon');
    INSERT INTO inbox (network, account, message_id, author_id, author_handle, conversation_id, text, sent_at, visibility,
      received_at, state, finished_at)
      VALUES ('mastodon', 'second', 'z', '1', 'zoe', '1', 'feed the cat', 1, 'direct', 1, 'done', 1);
    INSERT INTO item (id, person, kind, account, author) VALUES (50, 1, 'todo', 'second', '1');
    INSERT INTO list (id, person, name, folded) VALUES (50, 1, 'Pets', 'pets');
    INSERT INTO todo (id, person, name, repeat_from, list, added, due, due_at)
      VALUES (50, 1, 'feed the cat', 'due', 50, 1, '2026-11-21T17:00', 1795280400);
    INSERT INTO item_tag (item, position, tag) VALUES (50, 0, 1);
    INSERT INTO reminder (person, item, kind, rule, due_at, fires_at) VALUES (1, 50, 'item', '0 - 0', 1795280400, 1795280400);
    INSERT INTO conversation (account, id, state) VALUES ('second', '1', X'7B7D');
    INSERT INTO feed (person, hash, given) VALUES (1, zeroblob(32), 1);
    """

  @Test("An id on two servers is two people's, and their opt-outs, blocks and erasures are their own")
  func apart() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (ann, zoe) = (Self.address("a.example"), Self.address("b.example", "104", "zoe"))
    try await ledger.write { books throws in
      try books.register(account: "first", network: "mastodon", realm: "a.example")
      try books.register(account: "second", network: "mastodon", realm: "b.example")
      let one = try books.someone(ann)
      #expect(try books.people.person(at: zoe) == nil)
      #expect(try books.someone(zoe).id != one.id)
      try books.note(.stop, from: "104", account: "first", at: now)
      #expect(try books.hasStopped("104", account: "first") && !books.hasStopped("104", account: "second"))
      #expect(try books.turnAway("104", account: "first", at: now))
      #expect(try books.turnAway("104", account: "second", at: now))
      let code = try books.linkCode(for: one.id, at: ann, sentBy: nil, until: now + 60)
      #expect(try books.linkOffer(code, from: ann, at: now)?.address == ann)
    }
    let (one, other) = try await ledger.read { (try $0.people.id(at: ann), try $0.people.id(at: zoe)) }
    try await ledger.block(try #require(one), since: now)
    try await ledger.write { books throws in
      for (account, realm, wanted) in [("first", "a.example", 0), ("second", "b.example", 1)] {
        let new = try books.receive(
          [.init("m", from: "104")], account: account, network: "mastodon", realm: realm, cursor: nil, at: now)
        #expect(new == wanted)
      }
      #expect(try books.lastEntry(from: "104", network: "mastodon", realm: "a.example") == nil)
      #expect(
        try books.unprocessed(accounts: ["first", "second"], limit: 9, perAuthor: 9).map(\.realm) == ["b.example"])
    }
    try await ledger.erase(try #require(one), at: now)
    try await ledger.write { books throws in
      #expect(try books.people.id(at: zoe) == other)
      #expect(try books.lastEntry(from: "104", network: "mastodon", realm: "b.example")?.message.id == "m")
    }
  }

  @Test("Somebody whose server has changed is not let in by guess", arguments: ["b.example", "a.example:8443"])
  func moved(realm: String) async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books throws in
      try books.register(account: "garden", network: "mastodon", realm: "a.example")
      _ = try books.someone(Self.address("a.example"))
    }
    let another = RealmMismatch(account: "garden", known: "a.example", configured: realm)
    await #expect(throws: another) {
      try await ledger.write { books throws in
        _ = try books.receive([.init("m")], account: "garden", network: "mastodon", realm: realm, cursor: "1", at: now)
      }
    }
    await #expect(throws: another) {
      try await ledger.write {
        try $0.notePoll(account: "garden", network: "mastodon", realm: realm, failure: nil, signIn: nil, at: now)
      }
    }
    #expect(try await ledger.read { try $0.cursor(of: "garden") } == nil)
    // The operator's word is enough, and everybody is who they were.
    #expect(try await ledger.move(["garden"], to: realm, at: now) == "a.example")
    try await ledger.write { books throws in
      try books.register(account: "garden", network: "mastodon", realm: realm)
      #expect(try books.people.id(at: Self.address(realm)) != nil)
      #expect(try books.people.id(at: Self.address("a.example")) == nil)
    }
  }

  @Test("A server can't take another's place where both have given the same id")
  func collides() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books throws in
      try books.register(account: "first", network: "mastodon", realm: "a.example")
      try books.register(account: "second", network: "mastodon", realm: "b.example")
      for realm in ["a.example", "b.example"] { _ = try books.someone(Self.address(realm)) }
    }
    await #expect(throws: StoreError.self) { try await ledger.move(["first"], to: "b.example", at: now) }
    #expect(try await ledger.read { try $0.people.id(at: Self.address("a.example")) } != nil)
  }

  @Test("People of an older ledger are of the server of the account that met them", arguments: 1...11)
  func bound(version: Int) async throws {
    let scratch = try Scratch()
    let ledger = try await Self.opened("ledger-\(version).sql", in: scratch)
    let key = Self.key("a.example", "1")
    try await ledger.write { books throws in
      // People whose server is not known yet can't be told from others.
      #expect(try books.people.isContested(key), "\(version)")
      #expect(try !books.people.held().isEmpty)
      try books.register(account: "main", network: "mastodon", realm: "a.example")
      #expect(try !books.people.isContested(key))
      #expect(try books.people.id(at: Address(key, handle: "ann")) != nil)
      #expect(try books.people.id(at: Self.address("b.example", "1")) == nil)
    }
    #expect(try await ledger.unsettled().isEmpty)
    try ledger.close()
  }

  @Test(
    "Whom an older ledger met through two accounts is one person where both are on one server, whichever is known first"
  )
  func together() async throws {
    for accounts in [["main", "second"], ["second", "main"]] {
      let scratch = try Scratch()
      let ledger = try await Self.opened(in: scratch, adding: Self.second)
      try await ledger.write { books throws in
        try books.register(account: accounts[0], network: "mastodon", realm: "a.example")
        #expect(try books.people.isContested(Self.key("a.example", "1")))
        try books.register(account: accounts[1], network: "mastodon", realm: "a.example")
        #expect(try books.people.id(at: Self.address("a.example", "1")) != nil)
        #expect(try books.things(Self.address("a.example", "1")).todos.openNames(limit: 9).count == 2)
      }
      try ledger.close()
    }
  }

  @Test("Whom an older ledger met on two servers is held, and parted by the operator")
  func parted() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.opened(in: scratch, adding: Self.second)
    let (ann, zoe) = (Self.address("a.example", "1", "ann"), Self.address("b.example", "1", "zoe"))
    let person = Person.ID(1)
    try await ledger.write { books throws in
      try books.register(account: "main", network: "mastodon", realm: "a.example")
      try books.register(account: "second", network: "mastodon", realm: "b.example")
      #expect(try books.people.held() == [person])
      for address in [ann, zoe] { #expect(try books.people.isContested(address.key)) }
      #expect(try books.people.reachable(person).isEmpty)
      // Messages that waited for one of them may be for the other.
      #expect(try books.sendable(account: "main", at: now, limit: 9).isEmpty)
    }
    let advice = try #require(try await ledger.unsettled().first)
    #expect(advice.realms == ["a.example", "b.example"])
    #expect(advice.meetings.map(\.handle) == ["1@example.org", "zoe"])
    await #expect(throws: StoreError.self) { try await ledger.part(person, keeping: "c.example", at: now) }

    let others = try await ledger.part(person, keeping: "a.example", at: now)
    try await ledger.write { books throws in
      #expect(try books.people.held().isEmpty)
      #expect(try books.people.id(at: ann) == person)
      #expect(try books.people.id(at: zoe) == others.first)
      let db = try #require(books as? Transaction).db
      #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
      let (hers, theirs) = (try books.things(ann), try books.things(zoe))
      #expect(try hers.todos.openNames(limit: 9).map(\.name) == ["buy milk"])
      #expect(try theirs.todos.openNames(limit: 9).map(\.name) == ["feed the cat"])
      let cat = try #require(try theirs.todos.search(["cat"], open: true, limit: 9).first)
      #expect((cat.list, cat.tags) == ("Pets", ["food"]))
      #expect(try hers.todos.search(["cat"], open: true, limit: 9).isEmpty)
      #expect(try hers.notes.search(["code"], limit: 9).count == 1)
      #expect(try theirs.notes.search(["code"], limit: 9).isEmpty)
      #expect(try hers.journal.undo() == nil)
      #expect(try books.feedGiven(to: person) == nil)
      for (id, count) in [(person, 2), (others[0], 1)] {
        #expect(
          try Int.fetchOne(db, sql: "SELECT count(*) FROM reminder WHERE person = ?", arguments: [id.number]) == count)
      }
      #expect(try books.conversation(account: "second", id: "1") == nil)
    }
    for index in ["todo_words", "event_words", "note_words"] {
      try await ledger.write { books throws in
        let db = try #require(books as? Transaction).db
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
    }
    try ledger.close()
  }

  @Test("Who may have met an older ledger through an account that is not configured any more is held until it is named")
  func former() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.opened(in: scratch, adding: Self.second)
    try await ledger.write { try $0.register(account: "second", network: "mastodon", realm: "b.example") }
    #expect(try await ledger.read { try $0.people.isContested(Self.key("b.example", "1")) })
    await #expect(throws: StoreError.self) { try await ledger.part(.init(1), keeping: "b.example", at: now) }
    #expect(try await ledger.move(["main"], to: "b.example", at: now).isEmpty)
    #expect(try await ledger.read { try $0.people.id(at: Self.address("b.example", "1")) } == .init(1))
    try ledger.close()
  }

  @Test("Hashes from before there were realms count on the servers of that time, and on no later one")
  func formerHashes() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.opened(in: scratch)
    try await ledger.write { books throws in
      let transaction = try #require(books as? Transaction)
      let old = try transaction.keyedHash().hash(["mastodon", "9"])
      try transaction.db.execute(
        sql: "INSERT INTO consent (hash, account, word, at) VALUES (?, 'main', 'stop', 1)", arguments: [old])
      try transaction.db.execute(
        sql: "INSERT INTO opt_out (hash, since) VALUES (?, ?)", arguments: [old, now.timeIntervalSince1970])
      try books.register(account: "main", network: "mastodon", realm: "a.example")
      try books.register(account: "later", network: "mastodon", realm: "b.example")
      #expect(try books.hasStopped("9", account: "main"))
      #expect(try !books.hasStopped("9", account: "later"))
      #expect(try transaction.wasForgotten(Self.key("a.example", "9"), before: now - 1))
      #expect(try !transaction.wasForgotten(Self.key("b.example", "9"), before: now - 1))
      // New entries stay valid after the server gets another address.
      try books.note(.stop, from: "10", account: "later", at: now)
    }
    _ = try await ledger.move(["later"], to: "c.example", at: now)
    _ = try await ledger.move(["main"], to: "d.example", at: now)
    try await ledger.write { books throws in
      #expect(try books.hasStopped("10", account: "later"))
      #expect(try books.hasStopped("9", account: "main"))
      #expect(try !books.hasStopped("9", account: "later"))
    }
    try ledger.close()
  }

  @Test("What a server was called before counts for what was done then, not for another server of that name")
  func formerUntil() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books throws in
      try books.register(account: "garden", network: "mastodon", realm: "a.example")
      try books.note(.stop, from: "9", account: "garden", at: now)
    }
    _ = try await ledger.move(["garden"], to: "b.example", at: now + 60)
    try await ledger.write { books throws in
      try books.register(account: "new", network: "mastodon", realm: "a.example")
      try books.note(.stop, from: "10", account: "new", at: now + 120)
      let transaction = try #require(books as? Transaction)
      try transaction.db.execute(
        sql: "INSERT INTO opt_out (hash, since) VALUES (?, ?)",
        arguments: [
          try transaction.keyedHash().hash(Self.key("a.example", "10").hashed), (now + 120).timeIntervalSince1970,
        ])
      #expect(try books.hasStopped("9", account: "garden") && !books.hasStopped("9", account: "new"))
      #expect(try books.hasStopped("10", account: "new") && !books.hasStopped("10", account: "garden"))
      #expect(try transaction.wasForgotten(Self.key("a.example", "10"), before: now))
      #expect(try !transaction.wasForgotten(Self.key("b.example", "10"), before: now))
    }
  }

  @Test("Who was erased by their server's name is erased again from a backup that knows no servers, and nobody else is")
  func erasedAgain() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.opened(in: scratch)
    let backup = scratch.file("backup.sqlite")
    try await ledger.backUp(to: backup)
    try await ledger.write { books throws in
      try books.register(account: "main", network: "mastodon", realm: "a.example")
      try books.register(account: "second", network: "mastodon", realm: "b.example")
      _ = try books.someone(Self.address("b.example", "1"))
    }
    let ann = try #require(try await ledger.read { try $0.people.id(at: Self.address("a.example", "1")) })
    try await ledger.erase(ann, at: Date())
    try ledger.close()

    _ = try await Backup(file: backup).restore(to: ledger.path, at: Date())
    let restored = try SQLiteLedger(path: ledger.path)
    #expect(try await restored.people().count == 1)
    try await restored.write { try $0.register(account: "main", network: "mastodon", realm: "a.example") }
    #expect(try await restored.people().isEmpty)
    try restored.close()
  }

  @Test(
    "A person is named in all the ways they are printed",
    arguments: ["ann", "@ann", "ANN@a.example", "ann@a.example@mastodon", "mastodon:ann@a.example", "ann@mastodon"])
  func named(text: String) async throws {
    let ledger = try SQLiteLedger.inMemory()
    let id = try await ledger.write { try $0.someone(Self.address("a.example")).id }
    #expect(try await ledger.people(called: text) == [id])
    let other = try await ledger.write { try $0.someone(Self.address("b.example", "7")).id }
    // A name without a server is both people's.
    #expect(try await ledger.people(called: text) == (text.contains("a.example") ? [id] : [id, other]))
  }

  @Test("Somebody from elsewhere is told apart by the server that knows them")
  func seenFrom() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (one, other) = try await ledger.write { books in
      (
        try books.someone(Self.address("a.example", "7", "bob@b.example")).id,
        try books.someone(Self.address("b.example", "8", "bob")).id
      )
    }
    #expect(try await ledger.people(called: "bob@b.example") == [one, other])
    #expect(try await ledger.people(called: "bob@b.example@a.example") == [one])
    #expect(try await ledger.people(called: "mastodon:bob@b.example@a.example") == [one])
    #expect(try await ledger.people(called: "mastodon:bob@b.example") == [other])
  }
}
