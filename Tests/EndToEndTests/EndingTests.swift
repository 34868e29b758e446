import Foundation
import Testing

/// The daemon is asked to stop at moments that do not suit it.
@Suite(.enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct EndingTests {
  @Test func `a start that takes long is ended at once`() async throws {
    let phone = try await Telephone()
    let daemon = try Daemon([phone.account()], driver: phone.server.driver)
    // While another process makes a database in that folder, the daemon waits for it.
    let folder = open(daemon.folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    try await daemon.start()
    try await eventually("its lock", log: daemon.log) {
      FileManager.default.fileExists(atPath: daemon.database.path + ".lock")
    }
    #expect(try await daemon.stop() == .exited(0))
    // It has not come any further.
    #expect(!FileManager.default.fileExists(atPath: daemon.database.path))
  }
}
