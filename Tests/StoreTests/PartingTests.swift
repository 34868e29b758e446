import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// The separation of people whom an older ledger took for one.
@Suite("People who are parted")
struct PartingTests {
  private static let ann = Address(network: "mastodon", realm: "a.example", remoteID: "1", handle: "ann")
  private static let zoe = Address(network: "mastodon", realm: "b.example", remoteID: "1", handle: "zoe")
  private static let phone = Address(network: "sms", realm: "sms", remoteID: "+15550100", handle: "+15550100")

  /// A ledger of before realms in which ann and zoe are one person, who has linked a phone, trusts bob and has blocked
  /// eve; whichever of them did.
  private static func ledger(_ scratch: borrowing Scratch) async throws -> SQLiteLedger {
    let ledger = try await RealmTests.opened(
      in: scratch,
      adding: RealmTests.second + """
        INSERT INTO account (name, network) VALUES ('phone', 'sms');
        INSERT INTO address (person, network, remote_id, handle) VALUES (1, 'sms', '+15550100', '+15550100');
        INSERT INTO item (id, person, kind, account, author) VALUES (60, 1, 'note', 'phone', '+15550100');
        INSERT INTO note (id, person, text, added) VALUES (60, 1, 'from the phone', 1);
        INSERT INTO person (id, zone, zone_is_assumed, date_order, clock, first_weekday, wants_reminders,
          wants_confirmations, first_seen) VALUES (70, 'UTC', 0, 'dmy', '24', 2, 1, 1, 1), (71, 'UTC', 0, 'dmy', '24', 2, 1, 1, 1);
        INSERT INTO contact (person, other, standing) VALUES (1, 70, 'trusted'), (70, 1, 'trusted'), (1, 71, 'blocked');
        INSERT INTO errand (sender, recipient, kind, item, state, asked) VALUES (70, 1, 'todo', '{}', 'asked', 1);
        UPDATE person SET zone = 'America/New_York', digest = 480 WHERE id = 1;
        """)
    try await ledger.write {
      try $0.register([
        ("main", "mastodon", "a.example"), ("second", "mastodon", "b.example"), ("phone", "sms", "sms"),
      ])
    }
    return ledger
  }

  @Test("Each account that was linked becomes a person of its own, with what was added from there")
  func linked() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.ledger(scratch)
    let others = try await ledger.part(.init(1), keeping: "a.example", at: now)
    #expect(others.count == 2)
    try await ledger.write { books throws in
      #expect(try books.people.addresses(of: .init(1)).map(\.key) == [Self.ann.key])
      #expect(try others.map { try books.people.addresses(of: $0).map(\.key) } == [[Self.phone.key], [Self.zoe.key]])
      #expect(try books.things(Self.phone).notes.newest(limit: 9).map(\.text) == ["from the phone"])
      #expect(try !books.things(Self.ann).notes.newest(limit: 9).map(\.text).contains("from the phone"))
      #expect(try books.things(Self.zoe).todos.openNames(limit: 9).map(\.name) == ["feed the cat"])
      #expect(try books.things(Self.zoe).notes.newest(limit: 9).isEmpty)
    }
    try ledger.close()
  }

  @Test("They keep the settings, and the day they were first seen")
  func settings() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.ledger(scratch)
    let seen = try await ledger.read { try $0.people.person(Person.ID(1))?.firstSeen }
    _ = try await ledger.part(.init(1), keeping: "a.example", at: now)
    try await ledger.write { books throws in
      let zoe = try #require(try books.people.person(at: Self.zoe))
      #expect(zoe.zone.identifier == "America/New_York" && zoe.zoneIsAssumed)
      #expect(zoe.firstSeen == seen && zoe.digest != nil)
      let db = try #require(books as? Transaction).db
      let digests = "SELECT count(*) FROM reminder WHERE kind = 'digest' AND person = ?"
      #expect(try Int.fetchOne(db, sql: digests, arguments: [zoe.id.number]) == 1)
    }
    try ledger.close()
  }

  @Test("Nobody keeps trust or requests that may be the other's; who was blocked stays blocked for all")
  func contacts() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.ledger(scratch)
    let others = try await ledger.part(.init(1), keeping: "a.example", at: now)
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      let standings = try Row.fetchAll(db, sql: "SELECT person, other, standing FROM contact ORDER BY person")
      #expect(
        Set(standings.map { [$0[0] as Int64, $0[1] as Int64] })
          == Set(([.init(1)] + others).map { [$0.number, 71] }))
      #expect(standings.allSatisfy { $0[2] == "blocked" })
      #expect(try String.fetchOne(db, sql: "SELECT state FROM errand") == "withdrawn")
    }
    try ledger.close()
  }

  @Test("What waited for them is a dead letter; where both accounts are on one server it goes its way")
  func waiting() async throws {
    for (realm, states) in [
      ("b.example", ["dead", "dead", "dead"]), ("a.example", ["queued", "unknown", "sending"]),
    ] {
      let scratch = try Scratch()
      let ledger = try await RealmTests.opened(
        in: scratch,
        adding: RealmTests.second + """
          DELETE FROM outbox;
          INSERT INTO outbox (account, key, urgency, recipient_id, recipient_handle, visibility, text, due_at, not_before,
              state, attempts)
            VALUES ('main', 'reminder/9/1/1', 0, '1', 'ann', 'direct', 'take your pills', 1, 1, 'queued', 0),
              ('main', 'reminder/9/1/2', 0, '1', 'ann', 'direct', 'feed the cat', 1, 1, 'unknown', 1),
              ('main', 'reminder/9/1/3', 0, '1', 'ann', 'direct', 'call jimmy', 1, 1, 'sending', 1);
          """)
      try await ledger.write { books throws in
        try books.register([("main", "mastodon", "a.example"), ("second", "mastodon", realm)])
        let db = try #require(books as? Transaction).db
        #expect(try String.fetchAll(db, sql: "SELECT state FROM outbox ORDER BY number") == states)
        // A message that is being sent is finished, and not tried again.
        let sending = try #require(try books.entry("reminder/9/1/3"))
        try books.apply(.failed(reason: "x", mayHaveArrived: true, retryAt: now), to: sending.number)
        let kept = try #require(try books.outboxEntry(sending.number)?.state)
        #expect(kept == (states[2] == "dead" ? .dead : .unknown))
        try books.apply(.arrived(id: "110"), to: sending.number)
        #expect(try books.outboxEntry(sending.number)?.state == .sent)
      }
      try ledger.close()
    }
  }

  @Test("Who was met through an account that is not configured any more is told of, and named by the operator")
  func renamed() async throws {
    let scratch = try Scratch()
    let ledger = try await RealmTests.opened(in: scratch)
    try await ledger.write { try $0.register([("bot", "mastodon", "a.example")]) }
    #expect(try await ledger.read { try $0.people.held() } == [.init(1)])
    #expect(try await ledger.read { try $0.people.isContested(Self.ann.key) })
    _ = try await ledger.move(["main"], to: "a.example", at: Date())
    #expect(try await ledger.read { try $0.people.held() }.isEmpty)
    #expect(try await ledger.read { try $0.people.id(at: Self.ann) } == .init(1))
    try ledger.close()
  }

  @Test("Who was erased after their server got another name is erased again once the restored ledger is told that name")
  func erasedAfterMove() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let backup = scratch.file("backup.sqlite")
    try await ledger.write { books throws in
      try books.register([("garden", "mastodon", "a.example")])
      _ = try books.someone(Self.ann)
      _ = try books.someone(Address(network: "mastodon", realm: "a.example", remoteID: "2", handle: "bob"))
    }
    try await ledger.backUp(to: backup)
    _ = try await ledger.move(["garden"], to: "b.example", at: Date())
    let zoe = try #require(try await ledger.read { try $0.people.id(at: Self.zoe) })
    try await ledger.erase(zoe, at: Date())
    try ledger.close()

    _ = try await Backup(file: backup).restore(to: ledger.path, at: Date())
    let restored = try SQLiteLedger(path: ledger.path)
    // Bob is erased after the restore, and here again all the same: that erasure has had its effect.
    try ErasureLog(of: ledger.path).note(
      [AddressKey(network: "mastodon", realm: "b.example", remoteID: "2")], at: Date().addingTimeInterval(60))
    _ = try await restored.move(["garden"], to: "b.example", at: Date())
    #expect(try await restored.people().map { $0.addresses.map(\.handle) } == [["bob"]])
    try restored.close()
  }

  @Test("An account through which nobody was met may be put on another server; one that was used takes its name")
  func corrected() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books throws in
      try books.register([("first", "mastodon", "a.example"), ("second", "mastodon", "a.example")])
      _ = try books.receive(
        [.init("m", from: "1")], account: "first", network: "mastodon", realm: "a.example", cursor: nil, at: now)
      // A mistake in the configuration of the second is put right.
      try books.register([("second", "mastodon", "b.example")])
      #expect(try books.accounts().map(\.realm) == ["a.example", "b.example"])
    }
    await #expect(throws: RealmMismatch.self) {
      try await ledger.write { try $0.register([("first", "mastodon", "c.example")]) }
    }
    try await ledger.write { try $0.register([("second", "mastodon", "a.example")]) }
    // Two accounts on one server move together or not at all.
    await #expect(throws: StoreError.self) { try await ledger.move(["second"], to: "c.example", at: Date()) }
    #expect(try await ledger.move(["first", "second"], to: "c.example", at: Date()) == "a.example")
  }
}
