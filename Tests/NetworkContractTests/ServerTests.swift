import Conversation
import Foundation
import HTTP
import Testing

@Suite("Learning what a server is like", .timeLimit(.minutes(15)))
struct ServerTests {
  @Test(arguments: Guise.all.filter(\.isRemote))
  func `signing in tells of the network, who can write there, and who else can read`(guise: Guise) async throws {
    let notes = try await guise.subject().network.connect().notes
    #expect(notes.first?.hasPrefix("network: ") == true)
    #expect(notes.count { $0.hasPrefix("strangers: ") } == 1, "\(notes)")
    #expect(notes.count { $0.hasPrefix("encryption: ") || $0.hasPrefix("encrypted rooms: ") } == 1, "\(notes)")
  }

  @Test(arguments: [(Dialect.mastodon, "mastodon"), (.goToSocial, "gotosocial"), (.takahe, "takahe"), (.snac, "snac")])
  func `signing in tells what the server runs on`(dialect: Dialect, software: String) async throws {
    let notes = try await MastodonSubject(dialect).network.connect().notes
    #expect(notes.first?.contains("(\(software)") == true, "\(notes)")
  }

  @Test(arguments: [
    (Dialect.mastodon, 500), (.goToSocial, 5000), (.takahe, 500), (.snac, 500), (.bare, 500),
  ])
  func `the limit is the server's own, 500 where it tells none`(dialect: Dialect, limit: Int) async throws {
    #expect(try await MastodonSubject(dialect).network.connect().traits.lengthLimit == limit)
  }

  @Test(arguments: [
    #"{"max_toot_chars":11000}"#, #"{"configuration":{"statuses":{"max_characters":"11000"}}}"#,
    #"{"configuration":{"statuses":{"max_characters":11000.0}}}"#,
  ])
  func `older and other ways to tell the limit are understood`(instance: String) async throws {
    let subject = MastodonSubject()
    subject.faults.fail(.get, "/api/v2/instance", .answer(HTTPResponse(status: 404)))
    subject.faults.fail(.get, "/api/v1/instance", .answer(HTTPResponse(status: 200, body: Data(instance.utf8))))
    #expect(try await subject.network.connect().traits.lengthLimit == 11_000)
  }

  @Test func `a second version that leaves the limit out is completed from the first`() async throws {
    let subject = MastodonSubject(.goToSocial)
    let body = Data(#"{"domain":"example.org","version":"1"}"#.utf8)
    subject.faults.fail(.get, "/api/v2/instance", .answer(HTTPResponse(status: 200, body: body)))
    #expect(try await subject.network.connect().traits.lengthLimit == 5000)
  }

  @Test(arguments: ["/api/v2/instance", "/.well-known/nodeinfo"])
  func `a server that is away for a moment is not taken for another kind`(path: String) async throws {
    let subject = MastodonSubject()
    subject.faults.fail(.get, path, .unreachable)
    subject.faults.fail(.get, "/api/v1/instance", .unreachable)
    let failure = try await failure { _ = try await subject.network.connect() }
    guard case .retry = failure else {
      Issue.record("\(failure)")
      return
    }
  }

  @Test(arguments: [
    HTTPResponse(status: 500), HTTPResponse(status: 200, body: Data("<html>an app</html>".utf8)),
    HTTPResponse(status: 401), HTTPResponse(status: 200, body: Data(#"{"links":[{"href":"::"}]}"#.utf8)),
  ])
  func `a server that will not say what it is, is taken for none that is known`(answer: HTTPResponse) async throws {
    let subject = MastodonSubject()
    subject.faults.fail(.get, "/.well-known/nodeinfo", .answer(answer))
    #expect(try await subject.network.connect().traits.idempotency == .none)
  }

  @Test(arguments: [
    "https://evil.example/nodeinfo/2.0", "@evil.example/x", ".evil.example/x", ":8080@evil.example/", "evil.example",
    "//evil.example/x", "%40evil.example/x", "?x@evil.example", "",
  ])
  func `the token goes to no other server, whatever nodeinfo names`(address: String) async throws {
    let subject = MastodonSubject()
    let body = Data(#"{"links":[{"href":"\#(address)"}]}"#.utf8)
    subject.faults.fail(.get, "/.well-known/nodeinfo", .answer(HTTPResponse(status: 200, body: body)))
    _ = try await subject.network.connect()
    #expect(subject.faults.requests.allSatisfy { $0.url.hasPrefix("https://example.org/") })
  }

  @Test func `the bot's handles are those that people can write`() async throws {
    let plain = try await MastodonSubject(.mastodon).network.connect()
    #expect(plain.handles == ["nuthatch", "nuthatch@example.org"])
    let qualified = try await MastodonSubject(.snac).network.connect()
    #expect(qualified.handles == ["nuthatch", "nuthatch@example.org", "nuthatch@example.org:8080"])
  }

  @Test func `strangers' direct messages are let through`() async throws {
    let subject = MastodonSubject(.mastodon)
    #expect(Set(subject.server.policy.values) == ["filter"])
    _ = try await subject.network.connect()
    #expect(Set(subject.server.policy.values) == ["accept"])
    let before = subject.server.requests.count
    _ = try await subject.network.connect()
    #expect(subject.server.requests[before...].allSatisfy { $0.method == .get })
  }

  @Test func `where the policy cannot be changed, strangers are let in one by one`() async throws {
    let subject = MastodonSubject(.mastodon)
    subject.faults.fail(.patch, "/api/v2/notifications/policy", .answer(HTTPResponse(status: 403)))
    let requests = Data(#"[{"id":"71"},{"id":72},{}]"#.utf8)
    subject.faults.fail(.get, "/api/v1/notifications/requests", .answer(HTTPResponse(status: 200, body: requests)))
    _ = try await subject.network.connect()
    let accepted = subject.faults.requests.filter { $0.url.hasSuffix("/accept") }
    #expect(
      accepted.map(\.redacted)
        == [71, 72].map {
          "POST https://example.org/api/v1/notifications/requests/\($0)/accept"
        })
  }

  @Test func `where the policy cannot be changed, what it hides is read all the same`() async throws {
    let subject = MastodonSubject(.mastodon)
    subject.faults.fail(.patch, "/api/v2/notifications/policy", .answer(HTTPResponse(status: 403)))
    var reader = Reader(subject.network)
    try await reader.poll()
    subject.server.mention("@nuthatch psst")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch psst"])
  }
}
