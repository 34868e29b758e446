import Foundation
import Testing

/// The daemon is asked to stop at moments that do not suit it.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct EndingTests {
  @Test func `who leaves a call half sent does not hold up the end`() async throws {
    let phone = try await Telephone()
    let port = try freePort()
    let daemon = try Daemon([phone.account("phone", ["webhook": true])], driver: phone.server.driver, web: port)
    try await daemon.startAfresh()
    let call = try HalfSent("POST /webhook/phone HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nBody", to: port)
    #expect(try await daemon.stop() == .exited(0))
    withExtendedLifetime(call) {}
    let manager = try NotifySocket(in: daemon.folder)
    try await daemon.start(manager: manager)
    #expect(await manager.hearsReady())
    #expect(try await daemon.stop() == .exited(0))
    #expect(try !String(contentsOf: daemon.log, encoding: .utf8).contains("did not end as it should"))
  }

  @Test(arguments: ["web", "metrics"])
  func `a port that is taken ends the daemon before it is ready`(setting: String) async throws {
    let phone = try await Telephone()
    let (taken, other) = (try TakenPort(), try freePort())
    let daemon = try Daemon(
      [phone.account()], driver: phone.server.driver, web: setting == "web" ? taken.number : other)
    let metrics = setting == "web" ? other : taken.number
    try await daemon.configure { $0.setting("127.0.0.1:\(metrics)", at: "metrics", "listen") }
    let manager = try NotifySocket(in: daemon.folder)
    try await daemon.start(manager: manager)
    #expect(try await daemon.died() == .exited(EX_UNAVAILABLE))
    let log = try String(contentsOf: daemon.log, encoding: .utf8)
    #expect(log.contains("`\(setting).listen: 127.0.0.1:\(taken.number)`: another program listens there"))
    while let report = await manager.next(within: 0) { #expect(report != "READY=1") }
  }

  @Test func `it is ready once it listens at both of its addresses`() async throws {
    let phone = try await Telephone()
    let (web, metrics) = (try freePort(), try freePort())
    let daemon = try Daemon([phone.account()], driver: phone.server.driver, web: web)
    try await daemon.configure { $0.setting("127.0.0.1:\(metrics)", at: "metrics", "listen") }
    let manager = try NotifySocket(in: daemon.folder)
    try await daemon.start(manager: manager)
    #expect(await manager.hearsReady())
    for port in [web, metrics] { _ = try HalfSent("GET / HTTP/1.1\r\n", to: port) }
    #expect(try await daemon.stop() == .exited(0))
  }

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
    // It has gone no further.
    #expect(!FileManager.default.fileExists(atPath: daemon.database.path))
  }
}
