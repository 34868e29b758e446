import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Synchronization
import Testing

@testable import Store

@Suite("Backups and erased people")
struct BackupErasureTests {
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

    // This imitates a machine that has lost the database, but not the log beside it.
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
}
