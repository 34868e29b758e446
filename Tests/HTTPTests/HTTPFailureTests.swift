import Foundation
import HTTP
import Testing

@Suite("When a request has no answer", .timeLimit(.minutes(15)))
struct HTTPFailureTests {
  /// Long enough for a machine that has much else to do.
  let client = HTTPClient(userAgent: "nuthatch-tests", environment: [:], keptConnectionAge: 3600)

  private func failure(
    of request: HTTPRequest, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> HTTPFailure {
    let failure = await #expect(throws: HTTPFailure.self, sourceLocation: sourceLocation) {
      try await client.send(request)
    }
    return try #require(failure, sourceLocation: sourceLocation)
  }

  @Test func `a closed port was certainly not reached`() async throws {
    let server = try LoopbackServer { _ in }
    let url = server.url
    server.stop()
    let failure = try await failure(of: HTTPRequest(.post, url, body: Data("x".utf8)))
    #expect(failure.kind == .unreachable)
    #expect(!failure.mayHaveArrived)
  }

  @Test func `a name that does not resolve was certainly not reached`() async throws {
    let failure = try await failure(of: HTTPRequest(.get, "http://nowhere.invalid/"))
    #expect(!failure.mayHaveArrived)
  }

  @Test(arguments: ["ftp://example.org/", "example.org", "", "http://", "file:///etc/passwd", "http://exa mple.org/"])
  func `what is no web address is refused`(url: String) async throws {
    let failure = try await failure(of: HTTPRequest(.get, url))
    #expect(!failure.mayHaveArrived)
  }

  @Test func `a header cannot smuggle another in`() async throws {
    let request = HTTPRequest(.get, "http://127.0.0.1:9/", headers: ["X-Key": "a\r\nX-Evil: b"])
    #expect(try await failure(of: request).kind == .invalid)
  }

  @Test func `plain text where encryption was expected was not reached`() async throws {
    let server = try LoopbackServer { connection in
      connection.wait(forBytes: 1)
      connection.write("HTTP/1.1 200 OK\r\n\r\n")
    }
    let url = server.url.replacing("http:", with: "https:")
    let failure = try await failure(of: HTTPRequest(.post, url, body: Data("x".utf8)))
    #expect(failure.kind == .insecure)
    #expect(!failure.mayHaveArrived)
  }

  @Test(arguments: [true, false])
  func `a connection lost after the request leaves doubt`(isReset: Bool) async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      if isReset { connection.reset() }
    }
    let failure = try await failure(of: HTTPRequest(.post, server.url, body: Data("x".utf8)))
    #expect(failure.kind == .broken)
    #expect(failure.mayHaveArrived && !failure.hasAnswerBegun)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this", true),
    ("HTTP/1.1 100 Continue\r\n\r\n", false), ("HTTP/1.1 103 Early Hints\r\nLink: </>\r\n\r\n", false),
  ])
  func `an answer cut short is a failure in doubt`(answer: String, hasBegun: Bool) async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.write(answer)
    }
    let failure = try await failure(of: HTTPRequest(.post, server.url, body: Data("x".utf8)))
    #expect(failure.kind == .broken)
    #expect(failure.mayHaveArrived)
    #expect(failure.hasAnswerBegun == hasBegun)
  }

  @Test func `a server that says nothing times out in doubt`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      _ = connection.request()
    }
    let failure = try await failure(of: HTTPRequest(.post, server.url, body: Data("x".utf8), timeout: 1))
    #expect(failure.kind == .timedOut)
    #expect(failure.mayHaveArrived)
  }

  @Test func `an answer that stops halfway is given up long before its time is up`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nonly this")
      _ = connection.request()
    }
    var request = HTTPRequest(.get, server.url, timeout: 3600)
    request.stallTimeout = 1
    let failure = try await failure(of: request)
    #expect(failure.kind == .timedOut)
    #expect(failure.hasAnswerBegun)
  }

  @Test func `an answer longer than allowed is given up`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer("200 OK", String(repeating: "x", count: 1001))
    }
    let failure = try await failure(of: HTTPRequest(.get, server.url, maximumResponseSize: 1000))
    #expect(failure.kind == .tooLarge)
    #expect(failure.beginning.count <= 1000)
  }

  @Test func `an answer longer than allowed tells how it begins`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer("200 OK", #"[{"id":"17"},"# + String(repeating: "x", count: 200_000))
    }
    let failure = try await failure(of: HTTPRequest(.get, server.url, maximumResponseSize: 150_000))
    #expect(failure.kind == .tooLarge)
    #expect(failure.beginning.starts(with: #"[{"id":"17"},"#.utf8))
    #expect(failure.beginning.count <= 64 << 10)
  }

  @Test func `headers without end are given up`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.write("HTTP/1.1 200 OK\r\n")
      for number in 0..<10_000 { connection.write("X-\(number): \(String(repeating: "y", count: 80))\r\n") }
    }
    #expect(try await failure(of: HTTPRequest(.get, server.url)).kind == .tooLarge)
  }

  @Test func `a kept connection that the server closed is replaced, not failed`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer()
    }
    for number in 1...10 {
      let response = try await client.send(HTTPRequest(.post, server.url, body: Data("x".utf8)))
      #expect(response.status == 200)
      while server.closed < number { try await Task.sleep(for: .milliseconds(1)) }
    }
    #expect(server.requests.count == 10)
  }

  @Test func `what was written on a kept connection that then ends is never sent twice`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer()
      _ = connection.request()
    }
    _ = try await client.send(HTTPRequest(.get, server.url))
    let failure = try await failure(of: HTTPRequest(.post, server.url, body: Data("only once".utf8)))
    #expect(failure.mayHaveArrived)
    #expect(failure.reason.contains("the server closed the connection before it answered"))
    #expect(server.requests.filter { $0.contains("only once") }.count == 1)
  }

  @Test func `what may not go over a used connection is sent over its own`() async throws {
    // A server that closes each connection after one answer, without saying so, and reads no more from it.
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer()
      _ = connection.request()
    }
    for _ in 0..<5 {
      _ = try await client.send(HTTPRequest(.get, server.url))
      var request = HTTPRequest(.post, server.url, body: Data("only once".utf8))
      request.mayReuseConnection = false
      #expect(try await client.send(request).status == 200)
    }
    #expect(server.requests.filter { $0.contains("only once") }.count == 5)
  }

  @Test func `what is read on a kept connection that then ends is asked again`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer()
      if connection.number == 0 { _ = connection.request() }
    }
    _ = try await client.send(HTTPRequest(.get, server.url))
    #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
  }

  @Test func `no secret is in a failure's text`() async throws {
    let server = try LoopbackServer { connection in _ = connection.request() }
    let address = server.url.replacing("http://", with: "http://user:hunter2@") + "/path?token=hunter2#hunter2"
    let request = HTTPRequest(.get, address, headers: ["Authorization": "Bearer hunter2"])
    let failure = try await failure(of: request)
    #expect(failure.reason.contains("/path"))
    #expect(!String(describing: failure).contains("hunter2"))
    #expect(!failure.reason.contains("user"))
  }
}
