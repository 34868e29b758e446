import Foundation
import Testing

@testable import HTTP

@Suite struct EngineStartTests {
  /// A system that has no descriptor left for a while.
  private final class Descriptors: @unchecked Sendable {
    private let lock = NSLock()
    private var refusals: Int

    init(refusals: Int) { self.refusals = refusals }

    func next() -> Int32 {
      lock.withLock {
        guard refusals > 0 else { return SocketWatch.newWakeups() }
        refusals -= 1
        errno = EMFILE
        return -1
      }
    }
  }

  private func client(_ descriptors: Descriptors) -> HTTPClient {
    HTTPClient(
      engine: Engine(
        setup: TransferSetup(userAgent: "tests", keptConnectionAge: 1), watch: SocketWatch { descriptors.next() }))
  }

  @Test func `a client that got no descriptor says so, and has another try with the next request`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer("200 OK", "here") }
    }
    let client = client(Descriptors(refusals: 1))
    let failure = await #expect(throws: HTTPFailure.self) { try await client.send(HTTPRequest(.get, server.url)) }
    #expect(failure?.reason.hasSuffix("no descriptor to wait with: Too many open files") == true)
    #expect(failure?.mayHaveArrived == false)
    #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
    await client.shutdown()
  }

  @Test func `a client that sent nothing is shut down at once`() async throws {
    let client = client(Descriptors(refusals: 1))
    await client.shutdown()
    let failure = await #expect(throws: HTTPFailure.self) {
      try await client.send(HTTPRequest(.get, "http://127.0.0.1"))
    }
    #expect(failure?.reason == "the HTTP client is shut down")
  }
}
