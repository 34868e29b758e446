import Foundation
import HTTP
import Testing

@Suite("HTTP over libcurl", .timeLimit(.minutes(15)))
struct HTTPClientTests {
  /// Long enough for a machine that has much else to do.
  let client = HTTPClient(userAgent: "nuthatch-tests", environment: [:], keptConnectionAge: 3600)

  @Test func `a request arrives as it was written and its answer comes back whole`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer("201 Created", headers: ["Link: one", "LINK:two", "X-Empty:", "X-Wide: \t a: b \t "], "made")
    }
    var request = HTTPRequest(.post, server.url + "/api?q=1", body: Data("a=b".utf8))
    request.headers["Authorization"] = "Bearer secret"
    let response = try await client.send(request)
    #expect(response.status == 201)
    #expect(String(decoding: response.body, as: UTF8.self) == "made")
    #expect(response.headers["content-length"] == "4")
    #expect(response.headers.all("link") == ["one", "two"])
    #expect(response.headers["X-Empty"] == "" && response.headers["X-Wide"] == "a: b")
    let sent = try #require(server.requests.first)
    #expect(sent.hasPrefix("POST /api?q=1 HTTP/1.1\r\n"))
    #expect(sent.contains("\r\nAuthorization: Bearer secret\r\n"))
    #expect(sent.contains("\r\nUser-Agent: nuthatch-tests\r\n"))
    #expect(sent.contains("\r\nContent-Length: 3\r\n"))
    #expect(!sent.contains("Expect"))
    #expect(sent.hasSuffix("\r\n\r\na=b"))
  }

  @Test(arguments: [HTTPRequest.Method.get, .post, .put, .patch, .delete])
  func `every method is sent by its name, with and without a body`(method: HTTPRequest.Method) async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer() }
    }
    _ = try await client.send(HTTPRequest(method, server.url))
    #expect(server.requests[0].hasPrefix("\(method.rawValue) / HTTP/1.1"))
    #expect(server.requests[0].hasSuffix("\r\n\r\n"))
    guard method != .get else { return }
    _ = try await client.send(HTTPRequest(method, server.url, body: Data("body".utf8)))
    #expect(server.requests[1].hasPrefix("\(method.rawValue) / HTTP/1.1"))
    #expect(server.requests[1].hasSuffix("\r\n\r\nbody"))
  }

  @Test func `a body of megabytes arrives whole`() async throws {
    let server = try LoopbackServer { connection in
      let request = connection.request()
      let body = request?.utf8.reversed().prefix { $0 == UInt8(ascii: "x") }
      connection.answer("200 OK", "\(body?.count ?? 0)")
    }
    let size = 3_000_000
    let response = try await client.send(
      HTTPRequest(.post, server.url, body: Data(repeating: UInt8(ascii: "x"), count: size)))
    #expect(String(decoding: response.body, as: UTF8.self) == "\(size)")
  }

  @Test func `connections are reused`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer() }
    }
    for _ in 0..<20 { _ = try await client.send(HTTPRequest(.get, server.url)) }
    #expect(server.connections == 1)
  }

  @Test func `many requests run at once`() async throws {
    let server = try LoopbackServer { connection in
      while let request = connection.request() {
        let path = request.split(separator: " ")[1]
        connection.answer("200 OK", String(path))
      }
    }
    let bodies = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask { [client, url = server.url] in
          let response = try await client.send(HTTPRequest(.get, "\(url)/\(number)"))
          return String(decoding: response.body, as: UTF8.self) == "/\(number)"
        }
      }
      return try await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(bodies.count == 100)
    #expect(bodies.allSatisfy { $0 })
  }

  @Test func `interim answers and redirects leave nothing in the last answer's headers`() async throws {
    let server = try LoopbackServer { connection in
      while let request = connection.request() {
        if request.hasPrefix("GET /old ") {
          connection.answer("302 Found", headers: ["Location: /new", "X-Old: yes"])
        } else {
          connection.write("HTTP/1.1 103 Early Hints\r\nX-Hint: yes\r\n\r\n")
          connection.answer(headers: ["X-New: yes"], "there")
        }
      }
    }
    let response = try await client.send(HTTPRequest(.get, server.url + "/old"))
    #expect(response.status == 200)
    #expect(response.headers["X-New"] == "yes")
    #expect(response.headers["X-Old"] == nil)
    #expect(response.headers["X-Hint"] == nil)
  }

  @Test func `a redirect to another host takes no credentials along`() async throws {
    let other = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer()
    }
    let target = other.url
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer("301 Moved Permanently", headers: ["Location: \(target)/"])
    }
    let request = HTTPRequest(.get, server.url, headers: ["Authorization": "Bearer secret"])
    _ = try await client.send(request)
    #expect(server.requests[0].contains("Bearer secret"))
    #expect(other.requests.count == 1)
    #expect(!other.requests[0].contains("secret"))
  }

  @Test func `an address of http that leads to https says what to write`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil {
        connection.answer("301 Moved Permanently", headers: ["Location: https://127.0.0.1/"])
      }
    }
    let error = await #expect(throws: HTTPFailure.self) { try await client.send(HTTPRequest(.get, server.url)) }
    #expect(error?.reason.contains("write https://") == true)
  }

  @Test func `a redirect does not leave its scheme`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.answer("302 Found", headers: ["Location: file:///etc/passwd"])
    }
    await #expect(throws: HTTPFailure.self) { try await client.send(HTTPRequest(.get, server.url)) }
  }

  @Test func `a redirect of what is written is not followed`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer("307 Temporary Redirect", headers: ["Location: /there"]) }
    }
    let response = try await client.send(HTTPRequest(.post, server.url, body: Data("x".utf8)))
    #expect(response.status == 307)
    #expect(server.requests.count == 1)
  }

  @Test func `compressed answers are unpacked`() async throws {
    let packed: [UInt8] = [
      0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0, 0x86, 0xa6, 0x10, 0x36, 5, 0, 0, 0,
    ]
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n")
      connection.write(packed)
    }
    let response = try await client.send(HTTPRequest(.get, server.url))
    #expect(String(decoding: response.body, as: UTF8.self) == "hello")
  }

  @Test func `chunked answers are joined`() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
    }
    let response = try await client.send(HTTPRequest(.get, server.url))
    #expect(String(decoding: response.body, as: UTF8.self) == "abcde")
  }
}
