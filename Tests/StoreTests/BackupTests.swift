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
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

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
    // What is written to now is another process's.
    for name in left + others where name != others[1] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date().addingTimeInterval(-4000)], ofItemAtPath: scratch.file("backups/\(name)"))
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

  @Test("Whoever had themselves erased since is erased again, and what they wrote before that has no effect")
  func erasures() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { books in
      _ = try books.things().todos.add(Todo("xyzzyplugh"))
      _ = try books.things(bobsAddress).todos.add(Todo("bread"))
      _ = try books.receive(
        [.init("a", "xyzzyplugh", at: -60)], account: "main", network: "mastodon", cursor: "a", at: now)
      try books.finish(1, .done, at: now)
    }
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    let before = Date()
    try await ledger.write { books in
      let ann = try books.someone()
      _ = try books.erase(ann.id, askedBy: .message(1), at: Date())
    }
    try ledger.close()

    // As on a machine where the database is lost, and the log beside it is not.
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    let restored = Date().addingTimeInterval(60)
    let outcome = try await Backup(file: file).restore(to: path, at: restored)
    #expect(outcome.erased == 1)
    #expect(outcome.replaced == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("xyzzyplugh".utf8)) == nil)
    let again = try SQLiteLedger(path: path)
    try await again.write { books throws in
      #expect(try books.people.person(at: annsAddress) == nil)
      #expect(try books.people.person(at: bobsAddress) != nil)
      let old = IncomingMessage("a", "xyzzyplugh", at: -60)
      var late = IncomingMessage("b", "xyzzyplugh")
      late.sentAt = before
      var new = IncomingMessage("c", "here I am again")
      new.sentAt = Date().addingTimeInterval(10)
      #expect(
        try books.receive([old, late, new], account: "main", network: "mastodon", cursor: "c", at: now) == 1)
    }
    try again.close()
  }

  @Test("A folder of backups knows whom to erase again, on whatever machine it was restored meanwhile")
  func carriedErasures() async throws {
    let scratch = try Scratch()
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 9)
    func erase(_ address: Address, from ledger: SQLiteLedger) async throws {
      try await ledger.write { _ = try $0.erase($0.someone(address).id, askedBy: .message(1), at: Date()) }
    }
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { books in
      for address in [annsAddress, bobsAddress] { _ = try books.things(address).todos.add(Todo("milk")) }
    }
    let oldest = try await ledger.backUp(into: folder, at: now)
    try await erase(annsAddress, from: ledger)
    let newest = try await ledger.backUp(into: folder, at: now.addingTimeInterval(60))
    try ledger.close()

    let elsewhere = scratch.file("elsewhere.sqlite")
    for _ in 0..<2 { _ = try await Backup(file: newest).restore(to: elsewhere, at: Date()) }
    let log = elsewhere + ".erased"
    #expect(try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count == 2)
    let again = try SQLiteLedger(path: elsewhere)
    try await erase(bobsAddress, from: again)
    _ = try await again.backUp(into: folder, at: now.addingTimeInterval(120))
    try again.close()
    let outcome = try await Backup(file: oldest).restore(to: scratch.file("third.sqlite"), at: Date())
    #expect(outcome.erased == 2)
  }

  @Test("A folder of backups has whoever is erased at once, and an erasure needs no folder")
  func erasuresAtOnce() async throws {
    let scratch = try Scratch()
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 9)
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { _ = try $0.someone() }
    try ledger.copyErasures(into: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.directory))
    let file = try await ledger.backUp(into: folder, at: now)
    try await ledger.write { _ = try $0.erase($0.someone().id, askedBy: .message(1), at: Date()) }
    for _ in 0..<2 { try ledger.copyErasures(into: folder) }
    try ledger.close()
    #expect(try mode(folder.directory + "/erased") == 0o600)
    #expect(try String(contentsOfFile: folder.directory + "/erased", encoding: .utf8).split(separator: "\n").count == 2)
    #expect(try await Backup(file: file).restore(to: scratch.file("new.sqlite"), at: Date()).erased == 1)
  }

  @Test("A backup from which people were erased is not restored without the list of them, unless that is asked for")
  func missingErasures() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    try await ledger.write { books in
      for address in [annsAddress, bobsAddress] { _ = try books.things(address).todos.add(Todo("milk")) }
      _ = try books.erase(books.someone().id, askedBy: .message(1), at: now)
    }
    let file = try scratch.directory("deep") + "/backup.sqlite"
    try await ledger.backUp(to: file)
    try ledger.close()
    let path = scratch.file("elsewhere.sqlite")
    let backup = try Backup(file: file)
    let refusal = await #expect(throws: StoreError.self) { try await backup.restore(to: path, at: now) }
    #expect(refusal?.kind == .erasuresMissing)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try await backup.restore(to: path, at: now, withoutErased: true).lacksErasures)
    try FileManager.default.copyItem(atPath: scratch.file("ledger.sqlite.erased"), toPath: scratch.file("deep/erased"))
    #expect(try await !backup.restore(to: scratch.file("third.sqlite"), at: now).lacksErasures)
  }

  @Test("A restore tells that nobody knows who was erased since, but not where nobody ever was")
  func noErasures() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { _ = try $0.someone() }
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try ledger.close()
    #expect(try await !Backup(file: file).restore(to: path, at: now).lacksErasures)
    #expect(try await Backup(file: file).restore(to: scratch.file("elsewhere.sqlite"), at: now).lacksErasures)
  }

  @Test("A bot that begins anew beside old backups leaves whom they still have in their log")
  func anew() async throws {
    let scratch = try Scratch()
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 9)
    var oldest: String?
    for (index, name) in ["first.sqlite", "second.sqlite"].enumerated() {
      let ledger = try SQLiteLedger(path: scratch.file(name))
      try await ledger.write { _ = try $0.someone() }
      let file = try await ledger.backUp(into: folder, at: now.addingTimeInterval(Double(index) * 100))
      oldest = oldest ?? file
      let gone = index == 0 ? annsAddress : bobsAddress
      try await ledger.write { _ = try $0.erase($0.someone(gone).id, askedBy: .message(1), at: Date()) }
      _ = try await ledger.backUp(into: folder, at: now.addingTimeInterval(Double(index) * 100 + 50))
      try ledger.close()
    }
    let outcome = try await Backup(file: try #require(oldest)).restore(to: scratch.file("third.sqlite"), at: Date())
    #expect(outcome.erased == 1)
  }

  @Test("What an interrupted process has left of a line in the log of erasures spoils no other")
  func tornLog() throws {
    let scratch = try Scratch()
    let log = ErasureLog(path: scratch.file("erased"))
    let ann = AddressKey(network: "mastodon", realm: "mastodon", remoteID: "1")
    let bob = AddressKey(network: "mastodon", realm: "mastodon", remoteID: "2")
    func tear() throws {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log.path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("17951688".utf8))
      try handle.close()
    }
    try log.note([ann], at: now)
    try tear()
    try log.note([bob], at: now)
    try tear()
    let erased = try log.erased(after: .distantPast)
    #expect(erased.instant(of: ann) == now)
    #expect(erased.instant(of: bob) == now)
  }

  @Test("A backup that is newer than an erasure does not repeat it")
  func rejoined() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { books in
      let ann = try books.someone()
      _ = try books.erase(ann.id, askedBy: .message(1), at: now)
      _ = try books.someone()
    }
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try ledger.close()
    #expect(try await Backup(file: file).restore(to: path, at: Date()).erased == 0)
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
