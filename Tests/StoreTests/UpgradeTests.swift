import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Databases as earlier versions left them, one file for each migration, named for its number: whoever adds a
/// migration runs this with RECORD=1, which writes the new version's file, and never changes an older one.
@Suite("An older ledger")
struct UpgradeTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static var versions: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path).filter { $0.hasSuffix(".sql") }.sorted()) ?? []
  }

  /// The file of the version that this one makes.
  private static var newest: String { "ledger-\(Migrations.all.last.map { number($0.name) } ?? "").sql" }

  /// The SQL of a saved database.
  static func statements(_ version: String) throws -> String {
    try String(contentsOf: fixtures.appendingPathComponent(version), encoding: .utf8)
  }

  /// The number that a migration's name begins with.
  private static func number(_ name: String) -> String { String(name.prefix { $0.isNumber }) }

  @Test("is saved for every migration there is; RECORD=1 writes the missing ones")
  func saved() async throws {
    for (index, migration) in Migrations.all.enumerated() {
      let file = UpgradeTests.fixtures.appendingPathComponent("ledger-\(UpgradeTests.number(migration.name)).sql")
      if ProcessInfo.processInfo.environment["RECORD"] == "1", index == Migrations.all.count - 1,
        !FileManager.default.fileExists(atPath: file.path)
      {
        try await UpgradeTests.dump().write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(file.lastPathComponent) is written: look it over, and run this without RECORD")
      }
      #expect(FileManager.default.fileExists(atPath: file.path), "no \(file.lastPathComponent)")
    }
  }

  @Test("is brought up to date, with all that is in it", arguments: versions)
  func upgrades(_ version: String) async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let statements = try UpgradeTests.statements(version)
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    try await old.writeWithoutTransaction { try $0.execute(sql: statements) }
    try old.close()

    let ledger = try SQLiteLedger(path: path)
    let made = try SQLiteLedger.inMemory().database
    let schema = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name <> 'grdb_issue_102' ORDER BY name"
    let wanted = try await made.read { try Row.fetchAll($0, sql: schema).map(\.description) }
    try await ledger.write { books in
      let db = try #require(books as? Transaction).db
      #expect(try Row.fetchAll(db, sql: schema).map(\.description) == wanted)
      #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
      #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")

      try books.register(account: "main", network: "mastodon", realm: "mastodon")
      let things = try books.things(message: 9)
      #expect(try things.todos.search(["milk"], open: true, limit: 9).map(\.tags) == [["food", "cheap"]])
      #expect(try things.todos.open(dueBefore: .distantFuture).map(\.name) == ["buy milk"])
      #expect(try things.events.search(["walk"], limit: 9).map(\.people) == [["Bob"]])
      #expect(try things.notes.search(["code"], limit: 9).count == 1)
      // Older versions kept a sentence of what was done; it can still be told, undone and done again.
      let number = try #require(version.firstMatch(of: /ledger-(\d+)/).flatMap { Int($0.1) })
      let isText = number < 28
      let told = isText ? TurnedChange.text("added a lot") : .summaries([ChangeSummary(.added, "a lot")])
      #expect(try things.journal.undo() == told)
      #expect(try things.journal.redo() == told)
      #expect(try books.someone().language == .english)
      // Versions 31 and 32 kept none in their fixtures.
      let kept = number < 33 ? 0 : 1
      let waiting = number < 31 ? 0 : 2 - kept
      #expect(try books.pictureCounts().kept == kept && books.pictureCounts().waiting == waiting)
      let export = try PersonExporter(transaction: try #require(books as? Transaction)).export(of: books.someone().id)
      let change = try #require(export?.changes?.last)
      #expect(change.origin == .message && change.message == 1)
      let found =
        """
        SELECT community_event.name FROM community_event JOIN community_words ON community_words.rowid = id
          WHERE community_words MATCH 'cup'
        """
      #expect(try String.fetchAll(db, sql: found) == (number < 39 ? [] : ["welcome tea"]))
      #expect(try books.cursor(of: "main") == "b")
      #expect(try books.unprocessed(accounts: ["main"], limit: 9, perAuthor: 9).map(\.message.id) == ["b"])
      #expect(try books.sendable(account: "main", at: now, limit: 9).map(\.message.key.description) == ["k"])
    }
    try ledger.close()
  }

  @Test("in which a list's number is in two journals lets nobody change the other's")
  func numbersOfNames() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    let theirs = """
      INSERT INTO person (id, zone, zone_is_assumed, date_order, clock, first_weekday, wants_reminders,
        wants_confirmations, first_seen) VALUES (2, 'Europe/London', 0, 'dmy', '24', 1, 1, 1, 0);
      INSERT INTO address (person, network, realm, remote_id, handle) VALUES (2, 'sms', 'sms', '2', 'bob');
      INSERT INTO change_set (id, person, message, summary) VALUES (8, 2, 2, 'deleted'), (9, 2, 3, 'renamed');
      INSERT INTO change VALUES (8, 0, 'list', 1, '"Debts"', NULL), (9, 0, 'list', 70, '"Old"', '"New"');
      """
    let statements = try UpgradeTests.statements("ledger-19.sql") + theirs
    try await old.writeWithoutTransaction { try $0.execute(sql: statements) }
    try old.close()
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { books in
      let bob = try #require(
        try books.people.person(at: Address(network: "sms", realm: "sms", remoteID: "2", handle: "bob")))
      let things = try books.belongings(of: bob, changedBy: .message(9))
      #expect(try things.journal.undo() == .text("renamed"))
      #expect(try things.journal.undo() == .text("deleted"))
      #expect(try things.names.lists() == ["Old"])
      try things.names.setSearch("priority:1", ofList: "Urgent")
      let db = try #require(books as? Transaction).db
      #expect(try String.fetchAll(db, sql: "SELECT name FROM list ORDER BY id") == ["Groceries", "Old", "Urgent"])
      #expect(try Int64.fetchOne(db, sql: "SELECT max(id) FROM list") == 71)
    }
    try ledger.close()
  }

  @Test("is left as it is by whoever only looks, and says what to do", arguments: versions.filter { $0 != newest })
  func looking(_ version: String) async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let statements = try UpgradeTests.statements(version)
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    try await old.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL; " + statements) }
    try old.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let refusal = #expect(throws: StoreError.self) { try SQLiteLedger(path: path, migrates: false) }
    #expect(refusal?.kind == .older && refusal?.description.contains("start this version's daemon") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)

    // The backup made before the upgrade holds the old version.
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 1)
    for place in [folder, nil] {
      let copy = try #require(try SQLiteLedgerFiles().keepBeforeUpgrade(of: path, in: place, at: now))
      #expect(try LedgerFile(path: copy).age() == .older)
      #expect(try await LedgerFile(path: copy).openUnmigrated().read { try $0.tableExists("todo") })
    }
    try SQLiteLedger(path: path).close()
    #expect(try SQLiteLedgerFiles().keepBeforeUpgrade(of: path, in: folder, at: now) == nil)
    try SQLiteLedger(path: path, migrates: false).close()
  }

  @Test("that is not there is not made by whoever only looks")
  func nothing() throws {
    let path = try Scratch().file("deep/ledger.sqlite")
    let refusal = #expect(throws: StoreError.self) { try SQLiteLedger(path: path, migrates: false) }
    #expect(refusal?.kind == .unreachable)
    #expect(try SQLiteLedgerFiles().keepBeforeUpgrade(of: path, in: nil, at: now) == nil)
  }

  @Test("that is killed while it is brought up to date is brought up to date at the next start")
  func killed() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let statements = try UpgradeTests.statements("ledger-1.sql")
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    try await old.writeWithoutTransaction { try $0.execute(sql: statements) }
    try old.close()

    // A copy of the disk before every n-th statement is what a process that died there would have left.
    let snapshots = Snapshots(of: path, every: 17)
    var configuration = LedgerFile.configuration()
    configuration.prepareDatabase { db in db.trace { _ in snapshots.take() } }
    let upgraded = try DatabasePool(path: path, configuration: configuration)
    try Migrations.migrator.migrate(upgraded)
    try upgraded.close()
    #expect(snapshots.paths.count > 20)
    for snapshot in snapshots.paths {
      let ledger = try SQLiteLedger(path: snapshot)
      try await ledger.write { books in
        let db = try #require(books as? Transaction).db
        #expect(
          try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations") == Migrations.all.map { $0.name })
        #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
        try books.register(account: "main", network: "mastodon", realm: "mastodon")
        #expect(try books.things(message: 9).todos.search(["milk"], open: true, limit: 9).count == 1)
        #expect(try books.sendable(account: "main", at: now, limit: 9).map(\.message.key.description) == ["k"])
      }
      try ledger.close()
    }
  }

  /// Copies of a database and its log, taken as it changes.
  private final class Snapshots: @unchecked Sendable {
    private let path: String
    private let step: Int
    private let lock = NSLock()
    private var count = 0
    private var taken: [String] = []

    init(of path: String, every step: Int) {
      self.path = path
      self.step = step
    }

    var paths: [String] { lock.withLock { taken } }

    func take() {
      lock.withLock {
        count += 1
        guard count % step == 0 else { return }
        let copy = "\(path).\(count)"
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
          try? FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
        }
        taken.append(copy)
      }
    }
  }

  /// An event of a source, and somebody who goes.
  private static let community = """
    INSERT INTO event_source (name, asked, trust, next) VALUES ('Union', zeroblob(32), 'official', 0);
    INSERT INTO community_event (source, uid, name, note, start, place_text, fingerprint, details, first_seen, changed)
      VALUES (1, 'tea-1', 'welcome tea', 'bring a cup', '2026-11-28T17:00', 'Union House', '0', '0', 0, 0);
    INSERT INTO event_category (event, position, category, folded) VALUES (1, 0, 'Social', 'social');
    INSERT INTO community_occurrence (series, occurrence, event, start, start_at, finish_at)
      VALUES (1, '', 1, '2026-11-28T17:00', 1795971600, 1795971601);
    INSERT INTO attendance (event, person, state, guests, since) VALUES (1, 1, 'going', 2, 0);
    INSERT INTO event_draft (person, image) VALUES (1, '{}');
    INSERT INTO event_report (event, person, reason, words, at, counts) VALUES (1, 1, 'wrong', 'on sunday', 0, 1);
    INSERT INTO moderation (at, actor, person, event, standing, reason) VALUES (0, 'moderator', 1, 1, 'shown', 'fine');
    """

  /// A database of the newest schema, with something of everything, as SQL.
  private static func dump() async throws -> String {
    let ledger = try SQLiteLedger.inMemory()
    return try await ledger.write { books in
      _ = try books.receive(
        [.init("a", "buy milk"), .init("b", "walk")], account: "main", network: "mastodon", cursor: "b", at: now)
      let page = try books.belongings(of: books.someone(), changedBy: .page(7))
      _ = try page.notes.add(Note(text: "written on a page", added: now))
      let things = try books.things(message: 1)
      var todo = Todo("buy milk", due: "2026-11-21T17:00", list: "Groceries", tags: ["food", "cheap"])
      todo.place = "Market"
      todo.recurrence = Recurrence(.weekly)
      todo.seriesStart = todo.due
      _ = try things.todos.add(todo)
      var done = Todo("it's done")
      done.completed = now
      _ = try things.todos.add(done)
      var event = Event(name: "walk", start: try #require(When("2026-11-22T10:00")), added: now)
      event.people = ["Bob"]
      event.recurrence = Recurrence(.weekly)
      event.overrides = [
        Override(
          try #require(CivilDateTime("2026-11-29T10:00")), start: try #require(When("2026-11-30T11:00")))
      ]
      _ = try things.events.add(event)
      _ = try things.notes.add(Note(text: "the code is 1234", added: now))
      let pictured = try things.notes.add(Note(text: "the broken tap", added: now))
      if let reference = pictured.reference {
        try things.pictures.add(
          [.init(url: "https://example.org/tap.jpg", type: "image"), .init(url: "https://x.example/1", type: "image")],
          to: reference)
      }
      let kept = Picture.File(
        hash: String(repeating: "0f", count: 32), size: 2_100_000, type: "image/jpeg", width: 40, height: 30)
      // One is kept, and the other is being fetched.
      let first = try #require(try books.duePictures(at: .distantFuture, perAccount: 1).first)
      try #require(try books.keep(first.id, as: kept, upTo: 10_000_000))
      try books.begin(try #require(try books.duePictures(at: .distantFuture, perAccount: 1).first).id)
      try things.journal.describe(ChangeSummary(.added, "a lot"))
      try books.finish(1, .done, at: now)
      try books.enqueue(.init("k"), account: "main", for: .answer, answering: 1, notBefore: now)
      try books.keep(Data("{}".utf8), conversation: "1", account: "main")

      let db = try #require(books as? Transaction).db
      try db.execute(sql: community)
      let schema = try String.fetchAll(
        db,
        sql: """
          SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
            AND NOT (type = 'table' AND name GLOB '*_words_*') ORDER BY type = 'trigger', type = 'index', rowid
          """)
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_words*'
            AND name <> 'sqlite_sequence' ORDER BY rowid
          """)
      let rows = try tables.flatMap { table in
        // Computed columns cannot be written.
        let columns = try String.fetchAll(
          db, sql: "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0", arguments: [table])
        let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
        return try String.fetchAll(db, sql: "SELECT \(values) FROM \"\(table)\"")
          .map { "INSERT INTO \"\(table)\" (\(columns.map { "\"\($0)\"" }.joined(separator: ", "))) VALUES (\($0))" }
      }
      let id = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      // A row may stand before the one that it refers to.
      return (schema + ["PRAGMA application_id = \(id)", "PRAGMA foreign_keys = OFF"] + rows)
        .map { "\($0);\n" }.joined()
    }
  }
}
