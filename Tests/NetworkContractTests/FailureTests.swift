import Conversation
import Foundation
import HTTP
import Testing

@Suite("What servers refuse", .timeLimit(.minutes(15)))
struct FailureTests {
  private static func answer(_ status: Int, _ headers: HTTPHeaders = [:], _ body: String = "") -> FaultyTransport.Fault
  {
    .answer(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
  }

  private func poll(_ subject: MastodonSubject) async throws -> NetworkFailure {
    try await failure { _ = try await subject.network.messages(after: nil) }
  }

  private func send(_ subject: MastodonSubject, _ text: String = "Added.") async throws -> NetworkFailure {
    let message = OutgoingMessage(
      key: MessageKey("k"), recipientID: subject.server.ann.id, recipientHandle: "ann", visibility: .direct, text: text)
    return try await failure { _ = try await subject.network.send(message) }
  }

  @Test(arguments: Dialect.all)
  func `a bad token signs out, however the server puts it`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect)
    _ = try await subject.network.connect()
    subject.server.isTokenRevoked = true
    let failures = [
      try await poll(subject), try await send(subject), try await failure { _ = try await subject.network.connect() },
    ]
    for failure in failures {
      guard case .signedOut = failure else {
        Issue.record("\(failure)")
        continue
      }
    }
    subject.server.isTokenRevoked = false
    _ = try await subject.network.connect()
    _ = try await subject.network.messages(after: nil)
  }

  private static let waits: [(HTTPHeaders, TimeInterval?)] = [
    (["X-RateLimit-Reset": "2026-11-18T11:28:20.000Z"], 1300),
    (["X-RateLimit-Reset": "2026-11-18T11:28:20.123456+00:00"], 1300.123456),
    (["X-RateLimit-Reset": "1795001300"], 1300),
    (["X-RateLimit-Reset": "1795001300000"], 1300),
    (["X-RateLimit-Reset": "90"], 90),
    (["Retry-After": "120"], 120),
    (["Retry-After": "Wed, 18 Nov 2026 11:08:40 GMT"], 120),
    (["Retry-After": "7", "X-RateLimit-Reset": "2026-11-18T11:28:20.000Z"], 7),
    // The server's clock is an hour ahead; the wait is what counts.
    (["X-RateLimit-Reset": "1795003690", "Date": "Wed, 18 Nov 2026 12:06:40 GMT"], 90),
    (["X-RateLimit-Reset": "2020-01-01T00:00:00Z"], 0),
    (["X-RateLimit-Reset": "soon"], nil),
    ([:], nil),
  ]

  @Test(arguments: waits)
  func `too many requests wait as told`(headers: HTTPHeaders, wait: TimeInterval?) async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.get, "/api/v1/notifications", Self.answer(429, headers, #"{"error":"Too many requests"}"#))
    subject.faults.fail(.post, "/api/v1/statuses", Self.answer(429, headers))
    for failure in [try await poll(subject), try await send(subject)] {
      guard case .retry(let after, _, let doubt, _) = failure else {
        Issue.record("\(failure)")
        continue
      }
      #expect(after.map { ($0 * 1000).rounded() } == wait.map { ($0 * 1000).rounded() })
      #expect(doubt == .no)
    }
  }

  @Test(arguments: [
    (500, NetworkFailure.Doubt.maybe), (501, .maybe), (502, .pending), (503, .pending), (504, .pending),
    (408, .pending), (520, .pending), (524, .pending),
  ])
  func `a server in trouble is asked again, with doubt about what was written`(
    status: Int, doubt: NetworkFailure.Doubt
  ) async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    let fault = Self.answer(status, ["Retry-After": "3"], "<html>oops</html>")
    subject.faults.fail(.get, "/api/v1/notifications", fault)
    subject.faults.fail(.post, "/api/v1/statuses", fault)
    guard case .retry(3, _, .no, _) = try await poll(subject) else {
      Issue.record("reading")
      return
    }
    guard case .retry(3, _, doubt, _) = try await send(subject) else {
      Issue.record("writing")
      return
    }
  }

  @Test func `a server in trouble waits for no window that has requests left`() async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    var headers: HTTPHeaders = ["X-RateLimit-Limit": "300", "X-RateLimit-Reset": "90"]
    for (remaining, wait) in [("299", nil), ("0", 90)] as [(String, TimeInterval?)] {
      headers["X-RateLimit-Remaining"] = remaining
      subject.faults.fail(.get, "/api/v1/notifications", Self.answer(503, headers))
      guard case .retry(wait, _, .no, _) = try await poll(subject) else {
        Issue.record("\(remaining) left")
        continue
      }
    }
  }

  @Test(arguments: ["", "<html>login to the hotel's network</html>", "[{", "{\"id\":null}", "null"])
  func `an answer that cannot be read is asked for again`(body: String) async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.get, "/api/v1/notifications", Self.answer(200, [:], body))
    subject.faults.fail(.post, "/api/v1/statuses", Self.answer(200, [:], body))
    guard case .retry(nil, _, _, _) = try await poll(subject) else {
      Issue.record("reading")
      return
    }
    guard case .retry(nil, _, .maybe, _) = try await send(subject) else {
      Issue.record("writing")
      return
    }
  }

  @Test(arguments: [#"{"error":"No.\nERROR forged \u001b[31m\u0007"}"#, "No.\u{1B}[31m\r ERROR forged"])
  func `a server's words are one line, and nothing that a terminal obeys`(body: String) async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.get, "/api/v1/notifications", Self.answer(503, [:], body))
    guard case .retry(_, let reason, _, _) = try await poll(subject) else {
      Issue.record("it may be asked again")
      return
    }
    #expect(reason.contains("No."))
    #expect(!reason.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: [400, 403, 404, 410, 413, 422])
  func `what is refused while the token holds never works`(status: Int) async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.post, "/api/v1/statuses", Self.answer(status, [:], #"{"error":"No."}"#))
    guard case .permanent(let reason) = try await send(subject) else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.contains("\(status) No."))
  }

  @Test(arguments: [Dialect.mastodon, .goToSocial, .takahe])
  func `a text that is too long is refused for good`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect)
    guard case .permanent = try await send(subject, String(repeating: "x", count: 6000)) else {
      Issue.record("not permanent")
      return
    }
  }

  @Test func `a token with too few rights needs a new sign-in`() async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    let words = #"{"error":"This action is outside the authorized scopes"}"#
    subject.faults.fail(.post, "/api/v1/statuses", Self.answer(403, [:], words))
    guard case .signedOut = try await send(subject) else {
      Issue.record("not signed out")
      return
    }
  }

  @Test func `a doubtful refusal while the server is in trouble is asked again`() async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.post, "/api/v1/statuses", Self.answer(422))
    subject.faults.fail(.get, "/api/v1/accounts/verify_credentials", .unreachable)
    guard case .retry(_, _, .no, _) = try await send(subject) else {
      Issue.record("not to be asked again")
      return
    }
  }

  @Test func `what is no such server at all is said so`() async throws {
    let subject = MastodonSubject()
    subject.faults.fail(.get, "/api/v1/accounts/verify_credentials", Self.answer(404, [:], "<html>blog</html>"))
    guard case .permanent(let reason) = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.contains("does not speak the Mastodon API"))
  }

  @Test func `neither token nor query is in a failure`() async throws {
    let subject = MastodonSubject()
    _ = try await subject.network.connect()
    for fault in [Self.answer(403), Self.answer(500), Self.answer(200), .unreachable] {
      subject.faults.fail(.get, "/api/v1/notifications", fault)
      let text = "\(try await poll(subject))"
      #expect(!text.contains(subject.server.token))
      #expect(!text.contains("limit="))
    }
  }
}
