import Foundation
import HTTP
import Testing

@Suite("Cancelling and shutting down", .timeLimit(.minutes(15)))
struct CancellationTests {
  /// Answers nothing, ever.
  private static func silent() throws -> LoopbackServer {
    try LoopbackServer { connection in while connection.request() != nil {} }
  }

  /// A request that lasts until the test ends it, even if the test waits behind hundreds of others.
  private static func patient(_ method: HTTPRequest.Method, _ url: String, body: Data? = nil) -> HTTPRequest {
    HTTPRequest(method, url, body: body, timeout: 3600)
  }

  @Test func `a cancelled task gets its failure at once, in doubt when the request had left`() async throws {
    let client = HTTPClient(userAgent: "t", environment: [:])
    let server = try Self.silent()
    let task = Task { [url = server.url] in try await client.send(Self.patient(.post, url, body: Data("x".utf8))) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    task.cancel()
    let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
    #expect(failure?.kind == .cancelled)
    #expect(failure?.mayHaveArrived == true)
  }

  @Test func `a task cancelled before it begins sends nothing`() async throws {
    let client = HTTPClient(userAgent: "t", environment: [:])
    let server = try Self.silent()
    let task = Task { [url = server.url] in
      while !Task.isCancelled { await Task.yield() }
      return try await client.send(HTTPRequest(.get, url))
    }
    task.cancel()
    let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
    #expect(failure?.kind == .cancelled)
    #expect(failure?.mayHaveArrived == false)
    #expect(server.requests.isEmpty)
  }

  @Test func `cancels that race with answers end each request exactly once`() async throws {
    let client = HTTPClient(userAgent: "t", environment: [:])
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer() }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<150 {
        group.addTask { [url = server.url] in
          let task = Task { try await client.send(HTTPRequest(.get, url)) }
          if number % 2 == 0 { try? await Task.sleep(for: .microseconds(number * 10)) }
          task.cancel()
          _ = await task.result
        }
      }
    }
    #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
  }

  @Test func `a shutdown ends what is under way and refuses what comes`() async throws {
    let client = HTTPClient(userAgent: "t", environment: [:])
    let server = try Self.silent()
    let task = Task { [url = server.url] in try await client.send(Self.patient(.get, url)) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    await client.shutdown()
    await client.shutdown()
    let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
    #expect(failure?.kind == .closed)
    let refusal = await #expect(throws: HTTPFailure.self) { try await client.send(HTTPRequest(.get, server.url)) }
    #expect(refusal?.kind == .closed)
    #expect(refusal?.mayHaveArrived == false)
  }

  @Test func `clients come and go without a trace`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer() }
    }
    for _ in 0..<50 {
      let client = HTTPClient(userAgent: "t", environment: [:])
      #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
    }
  }
}
