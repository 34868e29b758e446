import Foundation
import Testing

@testable import HTTP

@Suite("Addresses that strangers choose")
struct PublicAddressTests {
  @Test(arguments: [
    "127.0.0.1", "127.1", "0x7f000001", "2130706433", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255",
    "192.168.1.1", "169.254.169.254", "100.64.0.1", "198.18.0.1", "192.0.2.1", "224.0.0.1", "255.255.255.255", "[::1]",
    "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2001:db8::1",
    "2002:7f00:1::", "2001::1",
  ])
  func `of this machine and the networks around it are none of the Internet's`(host: String) {
    #expect(PublicAddress.isPublic(host: host) == false)
  }

  @Test(arguments: [
    "1.1.1.1", "93.184.216.34", "172.32.0.1", "192.167.0.1", "2606:4700::1111", "[2a00:1450::1]", "::ffff:1.1.1.1",
    "64:ff9b::101:101",
  ])
  func `of the Internet may be asked`(host: String) {
    #expect(PublicAddress.isPublic(host: host) == true)
  }

  @Test func `a name is no address`() {
    #expect(PublicAddress.isPublic(host: "example.org") == nil)
  }

  private static func server() throws -> LoopbackServer {
    try LoopbackServer { connection in
      while connection.request() != nil { connection.answer() }
    }
  }

  private static func failure(_ url: String, _ environment: [String: String] = [:]) async -> HTTPFailure.Kind? {
    var request = HTTPRequest(.get, url)
    request.asksPublicAddressesOnly = true
    let client = HTTPClient(userAgent: "nuthatch-tests", environment: environment)
    return await #expect(throws: HTTPFailure.self) { try await client.send(request) }?.kind
  }

  /// The last is a name that libcurl itself takes for this machine's, and that no server of names is asked for.
  @Test(arguments: ["127.0.0.1", "localhost", "127.1", "[::1]", "pictures.localhost"])
  func `a request for the Internet reaches nothing on this machine, whatever its name`(host: String) async throws {
    let server = try Self.server()
    let client = HTTPClient(userAgent: "nuthatch-tests", environment: [:])
    let port = try #require(URLComponents(string: server.url)?.port)
    // A connection that is kept is not used for it.
    _ = try await client.send(HTTPRequest(.get, server.url))
    var request = HTTPRequest(.get, "http://\(host):\(port)/")
    request.asksPublicAddressesOnly = true
    let failure = await #expect(throws: HTTPFailure.self) { try await client.send(request) }
    #expect(failure?.kind == .notPublic)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["https_proxy", "HTTPS_PROXY"])
  func `a proxy for the other scheme leaves no address of this machine unguarded`(name: String) async throws {
    let server = try Self.server()
    let port = try #require(URLComponents(string: server.url)?.port)
    let failure = await Self.failure("http://pictures.localhost:\(port)/", [name: "http://127.0.0.1:9"])
    #expect(failure == .notPublic)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
  func `behind a proxy, an address of this machine is refused before it is asked`(name: String) async throws {
    let proxy = try Self.server()
    for host in ["127.0.0.1", "localhost", "10.0.0.1", "[::1]"] {
      #expect(await Self.failure("http://\(host)/", [name: proxy.url]) == .notPublic)
    }
    #expect(proxy.requests.isEmpty)
    // The proxy decides which address a name leads to.
    var request = HTTPRequest(.get, "http://pictures.example/")
    request.asksPublicAddressesOnly = true
    let client = HTTPClient(userAgent: "nuthatch-tests", environment: [name: proxy.url])
    #expect(try await client.send(request).status == 200)
    #expect(proxy.requests.count == 1)
  }

  @Test func `a redirect that is not followed is an answer`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer("302 Found", headers: ["Location: /new"]) }
    }
    var request = HTTPRequest(.get, server.url + "/old")
    request.followsRedirects = false
    let response = try await HTTPClient(userAgent: "nuthatch-tests", environment: [:]).send(request)
    #expect(response.status == 302)
    #expect(response.headers["Location"] == "/new")
    #expect(server.requests.count == 1)
  }

  @Test func `what is too long says how long it would be`() async throws {
    let server = try LoopbackServer { connection in
      while connection.request() != nil { connection.answer("200 OK", String(repeating: "x", count: 5000)) }
    }
    let failure = await #expect(throws: HTTPFailure.self) {
      try await HTTPClient(userAgent: "nuthatch-tests", environment: [:])
        .send(HTTPRequest(.get, server.url, maximumResponseSize: 100))
    }
    #expect(failure?.kind == .tooLarge)
    #expect(failure?.announcedSize == 5000)
  }
}
