import Agenda
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// A backup or a restore takes the place of nothing that is not theirs to replace.
@Suite struct BackupTargetTests {
  @Test(arguments: ["", "-wal", "-shm", ".lock", ".erased", ".working", " by another name", " by a link"])
  func `the database itself is never backed up onto, whatever name it is given`(suffix: String) async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { _ = try $0.things().todos.add(Todo("milk")) }
    try FileManager.default.linkItem(atPath: path, toPath: path + " by another name")
    try FileManager.default.createSymbolicLink(atPath: path + " by a link", withDestinationPath: path)
    for force in [false, true] {
      await #expect(throws: StoreError.self) { try await ledger.backUp(to: path + suffix, replacing: force) }
    }
    try await ledger.write { _ = try $0.things().todos.add(Todo("bread")) }
    try ledger.close()
    let again = try SQLiteLedger(path: path)
    #expect(try await again.counts().openTodos == 2)
    try again.close()
  }

  @Test func `a file that is no backup is replaced only by force, and a folder never`() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let (letter, folder) = (scratch.file("letter.txt"), try scratch.directory("folder"))
    try "Dear Ann".write(toFile: letter, atomically: true, encoding: .utf8)
    let refusal = await #expect(throws: StoreError.self) { try await ledger.backUp(to: letter) }
    #expect(refusal?.kind == .occupied && refusal?.description.contains("--force") == true)
    #expect(try String(contentsOfFile: letter, encoding: .utf8) == "Dear Ann")
    await #expect(throws: StoreError.self) { try await ledger.backUp(to: folder, replacing: true) }
    try await ledger.backUp(to: letter, replacing: true)
    // From now on it is one.
    try await ledger.backUp(to: letter)
    #expect(try Backup(file: letter).takenAt <= Date())
    try ledger.close()
  }

  @Test func `no folder is made around a backup, but the folder of backups itself is`() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    await #expect(throws: StoreError.self) { try await ledger.backUp(to: scratch.file("nope/x.sqlite")) }
    let folder = BackupFolder(directory: scratch.file("nope/backups"), keep: 1)
    await #expect(throws: StoreError.self) { _ = try await ledger.backUp(into: folder, at: now) }
    #expect(!FileManager.default.fileExists(atPath: scratch.file("nope")))
    _ = try await ledger.backUp(
      into: BackupFolder(directory: scratch.file("backups"), keep: 1), at: now)
    try ledger.close()
  }

  @Test(arguments: ["a letter", "another program's database"])
  func `a restore puts nothing aside that was never a database of ours, unless it is forced to`(what: String)
    async throws
  {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try ledger.close()
    let path = scratch.file("theirs")
    if what == "a letter" {
      try String(repeating: "Dear Ann. ", count: 200).write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      let other = try DatabaseQueue(path: path)
      try await other.write { try $0.execute(sql: "CREATE TABLE invoice (id INTEGER)") }
      try other.close()
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let refusal = await #expect(throws: StoreError.self) { _ = try await Backup(file: file).restore(to: path, at: now) }
    #expect(refusal?.kind == .occupied)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    let aside = try await Backup(file: file).restore(to: path, at: now, replacing: true).replaced
    #expect(try Data(contentsOf: URL(fileURLWithPath: try #require(aside))) == before)
  }

  @Test func `a damaged database is ours still: a restore takes its place`() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try ledger.close()
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0x5A, count: 40_960))
    try handle.close()
    _ = try await Backup(file: file).restore(to: path, at: now)
    let again = try SQLiteLedger(path: path)
    #expect(try await again.counts().people == 0)
    try again.close()
  }

  // MARK: - Clocks

  @Test func `a clock that was ahead costs no good backup, and asks for no more than one`() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 3, lifetime: 2.5 * 86_400)
    let days = (0..<4).map { now.addingTimeInterval(Double($0) * 86_400) }
    for day in days.prefix(3) { _ = try await ledger.backUp(into: folder, at: day) }
    let future = try await ledger.backUp(into: folder, at: now.addingTimeInterval(400 * 86_400))
    #expect(folder.files.count == 3 && folder.files.last == future)
    // The clock is right again: the one of the future is not the newest, and another is due at its time alone.
    #expect(folder.newest(at: days[2].addingTimeInterval(60)) == days[2])
    let taken = try await ledger.backUp(into: folder, at: days[3])
    #expect(folder.files.suffix(3).contains(taken) && folder.files.last == future)
    #expect(folder.newest(at: days[3].addingTimeInterval(60)) == days[3])
    try ledger.close()
  }

  @Test func `many that are taken in a row let none go before its time`() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let folder = BackupFolder(directory: scratch.file("backups"), keep: 2, lifetime: 1.5 * 86_400)
    let first = try await ledger.backUp(into: folder, at: now)
    for second in 1...5 { _ = try await ledger.backUp(into: folder, at: now.addingTimeInterval(Double(second))) }
    #expect(folder.files.count == 6 && folder.files.first == first)
    _ = try await ledger.backUp(into: folder, at: now.addingTimeInterval(2 * 86_400))
    #expect(folder.files.count == 2)
    try ledger.close()
  }

  // MARK: - Owners

  @Test(.enabled(if: geteuid() == 0, "only root makes files for others"))
  func `what root makes beside a database is its owner's`() async throws {
    let scratch = try Scratch()
    let home = try scratch.directory("home")
    #expect(chown(home, 4711, 4712) == 0)
    let path = home + "/ledger.sqlite"
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { _ = try $0.erase($0.someone().id, askedBy: .message(1), at: now) }
    let folder = BackupFolder(directory: home + "/backups", keep: 1)
    let file = try await ledger.backUp(into: folder, at: now)
    for name in [
      path, path + "-wal", path + "-shm", path + ".erased", folder.directory, file, folder.directory + "/erased",
    ] {
      #expect(owner(of: name) == [4711, 4712], "\(name)")
    }
    try ledger.close()
    let aside = try await Backup(file: file).restore(to: path, at: now.addingTimeInterval(60)).replaced
    for name in [path, try #require(aside)] { #expect(owner(of: name) == [4711, 4712], "\(name)") }
  }

  private func owner(of path: String) -> [UInt32] {
    var status = stat()
    return stat(path, &status) == 0 ? [status.st_uid, status.st_gid] : []
  }
}
