import Foundation
import Testing

/// The reactions of `nuthatch login` to the browsers it waits for.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct LoginTests {
  @Test func `a browser that has hung up before it is thanked is heard all the same`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let nuthatch = try #require(Surroundings.nuthatch)
    let (port, terminal) = (try freePort(), Pipe())
    let login = try Child(
      nuthatch,
      [
        "login", "x", "--client-id", "app", "--server", "http://127.0.0.1:9", "--callback", "http://127.0.0.1:\(port)/",
        "--token-file", folder.appendingPathComponent("x.token").path,
      ], environment: Surroundings.environment(), input: terminal, output: folder.appendingPathComponent("output"))
    func told() throws -> String { try String(contentsOf: login.output, encoding: .utf8) }
    try await eventually("the login to wait", log: login.output) { try told().contains("press Enter") }
    // While it sleeps, a browser comes, asks and is gone.
    login.signal(SIGSTOP)
    try await eventually("the login to sleep") {
      try String(contentsOfFile: "/proc/\(login.identifier)/stat", encoding: .utf8).contains(") T ")
    }
    try hangUp(at: port, after: "GET /?error=access_denied HTTP/1.1\r\n\r\n")
    login.signal(SIGCONT)
    #expect(await login.ended() == .exited(EX_NOPERM))
    #expect(try told().contains("access_denied"))
    withExtendedLifetime(terminal) {}
  }

  /// Says something, and resets the connection.
  private func hangUp(at port: Int, after text: String) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    try #require(send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL)) == text.utf8.count)
    shutdown(descriptor, Int32(SHUT_WR))
    // Without lingering, closing is a reset (tcp(7)).
    var lingering = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
    close(descriptor)
  }
}
