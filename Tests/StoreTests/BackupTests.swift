import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Synchronization
import Testing

@testable import Store

@Suite("Backups")
struct BackupTests {
  @Test("are one whole file that only its owner can read, taken while others write")
  func beside() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { _ = try $0.things().todos.add(Todo("milk")) }
    let writing = Task {
      for number in 0..<200 { try await ledger.write { _ = try $0.things().todos.add(Todo("todo \(number)")) } }
    }
    let file = try scratch.directory("deep") + "/backup.sqlite"
    let start = Date().addingTimeInterval(-1)
    try await ledger.backUp(to: file)
    try await writing.value
    #expect(try mode(file) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("deep")) == ["backup.sqlite"])
    let backup = try Backup(file: file)
    #expect((start...Date()).contains(backup.takenAt))
    // Opening it for the restore has left nothing beside it either.
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("deep")) == ["backup.sqlite"])
    #expect(try await ledger.counts().openTodos == 201)
  }

  @Test("are rotated, and bring the log of erasures along")
  func rotation() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { books in
      let ann = try books.someone()
      _ = try books.erase(ann.id, askedBy: .message(1), at: now)
    }
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 2)
    #expect(folder.newest(at: now) == nil)
    for day in 0..<4 { _ = try await ledger.backUp(into: folder, at: now.addingTimeInterval(Double(day) * 86_400)) }
    #expect(
      folder.files.map { URL(fileURLWithPath: $0).lastPathComponent }
        == ["nuthatch-20261122T100000Z.sqlite", "nuthatch-20261123T100000Z.sqlite"])
    #expect(try mode(scratch.file("backups/erased")) == 0o600)
    #expect(folder.newest(at: now.addingTimeInterval(2 * 86_400)) == now.addingTimeInterval(2 * 86_400))
  }

  @Test("take away what takes that were killed have left, and nothing else")
  func drafts() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 2)
    _ = try await ledger.backUp(into: folder, at: now)
    let left = ["nuthatch-20261101T000000Z.sqlite.part", "nuthatch-20261101T000000Z.sqlite.part-journal"]
    let others = ["mine.sqlite.part", "nuthatch-20261102T000000Z.sqlite.part", "nuthatch-20261120T100000Z.sqlite"]
    for name in left + others.dropLast() {
      #expect(FileManager.default.createFile(atPath: scratch.file("backups/\(name)"), contents: Data("x".utf8)))
    }
    // A file that is still being written belongs to another process.
    for name in left + others {
      try FileManager.default.setAttributes(
        [.modificationDate: name == others[1] ? now : now - 4000], ofItemAtPath: scratch.file("backups/\(name)"))
    }
    let taken = try await ledger.backUp(into: folder, at: now.addingTimeInterval(60))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.file("backups")).sorted()
        == (others + [URL(fileURLWithPath: taken).lastPathComponent]).sorted())
    try ledger.close()
  }

  @Test(
    "are left in the middle when nobody waits for them any more, and leave nothing behind",
    .timeLimit(.minutes(15)))
  func cancellation() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { books in
      for number in 0..<9000 { _ = try books.things().todos.add(Todo("todo \(number)")) }
    }
    let file = try scratch.directory("deep") + "/backup.sqlite"
    let steps = Atomic(0)
    let (begins, begun) = AsyncStream.makeStream(of: Void.self)
    let goOn = DispatchSemaphore(value: 0)
    let copying = Task {
      try await ledger.copy(to: file, taken: now) {
        steps.add(1, ordering: .relaxed)
        begun.yield()
        goOn.wait()
      }
    }
    for await _ in begins { break }
    copying.cancel()
    for _ in 0..<1000 { goOn.signal() }
    await #expect(throws: CancellationError.self) { try await copying.value }
    #expect(steps.load(ordering: .relaxed) == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("deep")) == [])
    // The next one is not the worse for it.
    try await ledger.backUp(to: file)
    #expect(try Backup(file: file).takenAt <= Date())
    try ledger.close()
  }

  @Test("are told from other files and from damaged ones")
  func inspection() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { books in
      for number in 0..<3000 { _ = try books.things().todos.add(Todo("todo \(number)")) }
    }
    let missing = #expect(throws: StoreError.self) { try Backup(file: scratch.file("none")) }
    #expect(missing?.kind == .unreachable && missing?.cause == "there is no such file")
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try ledger.close()
    let ledgerItself = #expect(throws: StoreError.self) { try Backup(file: path) }
    #expect(ledgerItself?.kind == .foreign)
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
    for page in 20..<60 {
      try handle.seek(toOffset: UInt64(page * 4096))
      try handle.write(contentsOf: Data(repeating: 0x5A, count: 2048))
    }
    try handle.close()
    let damaged = #expect(throws: StoreError.self) { try Backup(file: file) }
    #expect(damaged?.kind == .damaged)
  }

  @Test("are restored: what was then is there, what was about to be sent is not sent, what there was is put aside")
  func restore() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { books in
      _ = try books.things().todos.add(Todo("milk"))
      _ = try books.receive(
        [.init("a")], account: "main", network: "mastodon", cursor: "a", at: now)
      try books.enqueue(.init("k"), account: "main", for: .answer, answering: nil, notBefore: now)
      try books.enqueue(
        .init("l"), account: "main", for: .reminder, answering: nil, notBefore: now.addingTimeInterval(86_400))
    }
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try await ledger.write { _ = try $0.things().todos.add(Todo("bread")) }
    try ledger.close()

    let then = now.addingTimeInterval(3600)
    let outcome = try await Backup(file: file).restore(to: path, at: then)
    #expect(outcome.untold == 1)
    let again = try SQLiteLedger(path: path)
    try await again.read { books in
      #expect(try books.things().todos.openNames(limit: 9).map(\.name) == ["milk"])
      #expect(try books.cursor(of: "main") == "a")
      #expect(try books.sendable(account: "main", at: .distantFuture, limit: 9).map(\.message.key.description) == ["l"])
      let restoration = try #require(try books.restoration())
      #expect(restoration.restoredAt == then)
      #expect(restoration.untold.map(\.id) == ["1"])
    }
    try again.close()
    let before = try SQLiteLedger(path: try #require(outcome.replaced))
    #expect(try await before.counts().openTodos == 2)
    try before.close()
  }

  @Test("A restore goes through the migrations there were since", arguments: UpgradeTests.versions)
  func older(_ version: String) async throws {
    let scratch = try Scratch()
    let file = scratch.file("backup.sqlite")
    let old = try DatabaseQueue(path: file, configuration: LedgerFile.configuration())
    let statements = try UpgradeTests.statements(version)
    try await old.writeWithoutTransaction { db in
      try db.execute(sql: statements)
      try LedgerMetadata(db: db).set(.takenAt, "1795168800")
    }
    try old.close()
    _ = try await Backup(file: file).restore(to: scratch.file("ledger.sqlite"), at: now)
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { try $0.register(account: "main", network: "mastodon", realm: "mastodon") }
    #expect(try await ledger.read { try $0.things().todos.search(["milk"], open: true, limit: 9).count } == 1)
    try ledger.close()
  }

  @Test("Nobody is signed in after a restore, and links of before no longer sign anybody in")
  func sessions() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    let (secret, link) = try await ledger.write { books in
      let ann = try books.someone()
      return (
        try books.newSession(of: .person(ann.id), browser: "Firefox on Linux", at: now),
        try books.newSignInLink(for: .person(ann.id), until: now + 600)
      )
    }
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try ledger.close()

    _ = try await Backup(file: file).restore(to: path, at: now + 60)
    let again = try SQLiteLedger(path: path)
    try await again.write { books in
      let ann = try #require(try books.people.person(at: annsAddress))
      #expect(try books.sessions(of: ann.id, at: now + 61).isEmpty)
      #expect(try books.session(secret: secret, at: now + 61) == nil)
      #expect(try books.takeSignInLink(link, at: now + 61) == nil)
    }
    try again.close()
  }

  @Test("A daemon that did not end as it should is noticed, and its database looked over")
  func marks() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    #expect(try await ledger.markRunning() == false)
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    #expect(try await ledger.markRunning() == true)
    try await ledger.markStopped()
    #expect(try await ledger.markRunning() == false)
    try ledger.close()
    // The mark is of the daemon, and not of its backups.
    _ = try await Backup(file: file).restore(to: path, at: now)
    let again = try SQLiteLedger(path: path)
    #expect(try await again.markRunning() == false)
    try again.close()
  }
}
