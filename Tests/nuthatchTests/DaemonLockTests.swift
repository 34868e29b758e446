import Foundation
import Testing

@testable import nuthatch

@Suite struct DaemonLockTests {
  @Test(arguments: [LockHolder.daemon(version: "1.2.3"), .command("restore")])
  func `whoever looks is told who works on a database, a daemon or a command`(holder: LockHolder) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.appendingPathComponent("nuthatch.sqlite").path
    #expect(DaemonLock.holder(of: database) == nil)
    let lock = try DaemonLock(database: database, for: holder)
    try withExtendedLifetime(lock) {
      #expect(DaemonLock.holder(of: database) == holder)
      let refusal = try #require(throws: Problem.self) { try DaemonLock(database: database, for: .command("rename")) }
      #expect(refusal.description.contains("`nuthatch \(holder.command ?? "run")` works on"), "\(refusal)")
    }
  }
}
