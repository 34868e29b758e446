import Bluesky
import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

@Suite("Signing in to Bluesky", .timeLimit(.minutes(15)))
struct BlueskySignInTests {
  private typealias Fake = FakeBluesky

  /// Types a handle and pastes a password.
  private struct Port: LoginPort {
    var handle: String?
    var password: String?
    func tell(_ text: String) async {}
    func ask(_ question: String) async -> String? { handle }
    func askSecret(_ question: String) async -> String? { password }
    func open(_ address: String) async {}
    func redirect(to address: String?) async -> (any LoginRedirect)? { nil }
  }

  private func login(
    _ handle: String? = "@Nuthatch.test", _ password: String? = Fake.password, server: String? = Fake.server,
    on transport: any Transport
  ) async throws -> SignedInAccount {
    guard case .interactive(let login) = BlueskyKind(transport: transport, now: wallClock).login else {
      throw CancellationError()
    }
    var options = SettingValues()
    for (key, text) in [("server", server), ("directory", Fake.directory)] {
      if let setting = login.options.first(where: { $0.key == key }), let text {
        options.set(setting, to: .text(text), at: "")
      }
    }
    return try await login.signIn(options, through: Port(handle: handle, password: password))
  }

  // MARK: Login

  @Test(arguments: BlueskyDialect.all)
  func `an app password is exchanged for a session, and kept nowhere`(dialect: BlueskyDialect) async throws {
    let server = Fake(dialect)
    let account = try await login(on: server)
    #expect(account.handle == "nuthatch.test" && account.file == "bluesky.token")
    let kept = try JSONDecoder().decode(TokenPair.self, from: Data(account.token.value.utf8))
    #expect(kept.accessToken == server.access && kept.refreshToken == server.refresh)
    #expect(!account.token.value.contains(Fake.password))
  }

  @Test func `without a server, a handle leads to it`() async throws {
    let server = Fake()
    let faults = FaultyTransport(server)
    let account = try await login(server: nil, on: faults)
    #expect(account.note?.contains("Set the account's `server` to \(Fake.server)") == true)
    let asked = faults.requests.prefix(3).map { $0.url.prefix { $0 != "?" } }
    #expect(
      asked == [
        "https://bsky.social/xrpc/com.atproto.identity.resolveHandle", "\(Fake.directory)/\(Fake.bot.did)",
        "\(Fake.server)/xrpc/com.atproto.server.createSession",
      ])
  }

  @Test func `a handle that the server does not know is asked of its own host, and of no network around the bot`()
    async throws
  {
    let faults = FaultyTransport(Fake())
    faults.fail(.get, "/xrpc/com.atproto.identity.resolveHandle", .answer(HTTPResponse(status: 400)))
    faults.fail(
      .get, "/.well-known/atproto-did", .answer(HTTPResponse(status: 200, body: Data("\(Fake.bot.did)\n".utf8))))
    #expect(try await login(server: nil, on: faults).handle == "nuthatch.test")
    let asked = try #require(faults.requests.first { $0.url.contains("well-known") })
    #expect(asked.url == "https://nuthatch.test/.well-known/atproto-did" && asked.asksPublicAddressesOnly)
  }

  @Test func `a login that fails says why, and what to do`() async throws {
    func failure(_ login: () async throws -> SignedInAccount) async throws -> LoginFailure {
      try #require(await #expect(throws: LoginFailure.self) { _ = try await login() })
    }
    for (handle, password) in [(nil, Fake.password), ("nuthatch.test", nil), ("nuthatch.test", " ")] {
      guard case .usage = try await failure({ try await login(handle, password, on: Fake()) }) else {
        Issue.record("\(handle ?? ""), \(password ?? "")")
        continue
      }
    }
    for dialect in BlueskyDialect.all {
      guard
        case .refused(let words) = try await failure({
          try await login("nuthatch.test", "wrong-one", on: Fake(dialect))
        }),
        words.contains("are the handle and the app password right?"), !words.contains("wrong-one")
      else {
        Issue.record("\(dialect.name)")
        continue
      }
    }
    let closed = Fake()
    closed.allowsChat = false
    guard case .refused(let words) = try await failure({ try await login(on: closed) }),
      words.contains("Allow access to your direct messages")
    else {
      Issue.record("without direct messages")
      return
    }
    let down = FaultyTransport(Fake())
    down.fail(.post, "/xrpc/com.atproto.server.createSession", .unreachable)
    guard case .unavailable = try await failure({ try await login(on: down) }) else {
      Issue.record("unreachable")
      return
    }
    let second = FaultyTransport(Fake())
    second.fail(
      .post, "/xrpc/com.atproto.server.createSession",
      .answer(BlueskyDialect.Refusal.code(401, "AuthFactorTokenRequired").response))
    guard case .refused(let told) = try await failure({ try await login(on: second) }), told.contains("app password")
    else {
      Issue.record("the account's own password")
      return
    }
    let other = FaultyTransport(Fake())
    other.fail(.post, "/xrpc/com.atproto.server.createSession", .answer(HTTPResponse(status: 404)))
    guard case .usage(let words) = try await failure({ try await login(on: other) }),
      words.contains("leave --server out")
    else {
      Issue.record("no server of the network's")
      return
    }
    guard case .refused = try await failure({ try await login("nobody.test", server: nil, on: Fake()) }) else {
      Issue.record("nobody's handle")
      return
    }
  }

  // MARK: The session

  @Test func `a session outlives the process: nobody signs in again`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    for _ in 0..<3 {
      subject.server.endAccess()
      reader.network = subject.reopened()
      subject.server.write("hello")
      #expect(try await reader.poll().count == 1)
    }
    #expect(subject.calls("com.atproto.server.createSession") == 0)
    #expect(subject.calls("com.atproto.server.refreshSession") == 3 && subject.tokens.saved == 3)
  }

  @Test(arguments: [BlueskyDialect.reference, .millipds])
  func `an access token that ends while messages are read is renewed, and nothing is lost`(dialect: BlueskyDialect)
    async throws
  {
    var (subject, reader) = try await BlueskySubject.started(BlueskySubject(dialect))
    subject.server.write("one")
    subject.server.endAccess()
    subject.server.write("two")
    #expect(try await reader.poll().map(\.text) == ["one", "two"])
    #expect(subject.tokens.saved == 1)
  }

  @Test func `renewed tokens are on the disk before they are used`() async throws {
    let (subject, reader) = try await BlueskySubject.started()
    subject.tokens.isBroken = true
    subject.server.endAccess()
    guard case .retry = try await failure(of: { _ = try await subject.network.messages(after: reader.cursor) }) else {
      Issue.record("used before it was kept")
      return
    }
    subject.tokens.isBroken = false
    _ = try await subject.network.messages(after: reader.cursor)
    #expect(subject.tokens.load().accessToken == subject.server.access)
    #expect(subject.calls("com.atproto.server.refreshSession") == 1)
  }

  @Test(arguments: BlueskyDialect.all)
  func `a session that has ended signs out, and says what to do`(dialect: BlueskyDialect) async throws {
    let (subject, reader) = try await BlueskySubject.started(BlueskySubject(dialect))
    subject.server.endSession()
    for call in [
      { _ = try await subject.network.connect() }, { _ = try await subject.network.messages(after: reader.cursor) },
      { _ = try await subject.network.send(BlueskySubject.message("Hi.")) },
    ] as [() async throws -> Void] {
      guard case .signedOut(let reason, _) = try await failure(of: call) else {
        Issue.record("not signed out")
        continue
      }
      #expect(!reason.contains(subject.server.access) && !reason.contains("refresh-"))
    }
  }

  // MARK: Connecting

  @Test func `the profile says that it is a bot's, and keeps what else is in it`() async throws {
    let subject = BlueskySubject()
    let avatar: [String: Any] = ["$type": "blob", "ref": ["$link": "bafkreiavatar"], "size": 9]
    subject.server.records["app.bsky.actor.profile/self"] = .init(
      cid: "bafyold",
      value: [
        "$type": "app.bsky.actor.profile", "displayName": "Nuthatch", "avatar": avatar, "flag": true,
        "labels": ["$type": "com.atproto.label.defs#selfLabels", "values": [["val": "!no-unauthenticated"]]],
      ])
    for _ in 0..<2 { _ = try await subject.network.connect() }
    let profile = try #require(subject.server.record("app.bsky.actor.profile"))
    #expect(profile["displayName"] as? String == "Nuthatch")
    let put = try #require(subject.requests.first { $0.url.hasSuffix("putRecord") }?.body)
    #expect(String(decoding: put, as: UTF8.self).contains(#""flag":true"#))
    #expect(FakeBluesky.written(profile["avatar"]) == FakeBluesky.written(avatar))
    let labels = profile["labels"] as? [String: Any]
    #expect(labels?["values"] as? [[String: String]] == [["val": "!no-unauthenticated"], ["val": "bot"]])
    #expect(subject.server.record("chat.bsky.actor.declaration")?["allowIncoming"] as? String == "all")
    #expect(subject.calls("com.atproto.repo.putRecord") == 2)
  }

  @Test func `a profile that somebody changes at the same time is left alone`() async throws {
    let subject = BlueskySubject()
    subject.faults.fail(
      .post, "/xrpc/com.atproto.repo.putRecord", .answer(BlueskyDialect.Refusal.code(400, "InvalidSwap").response))
    let notes = try await subject.network.connect().notes
    #expect(notes.contains { $0.hasPrefix("profile: it could not be labelled") }, "\(notes)")
    #expect(try await subject.network.connect().notes.contains("profile: labelled as a bot's"))
  }

  @Test func `signing in tells the network, its software, and who can write`() async throws {
    let connection = try await BlueskySubject().network.connect()
    #expect(connection.handles == ["nuthatch", "nuthatch.test"])
    #expect(
      connection.notes.prefix(3) == [
        "network: Bluesky, at https://example.org (0.4.208)", "account: did:plc:nuthatch",
        "posts: one that is sent twice is one, by its record's name; direct messages are read back",
      ])
    #expect(connection.notes.contains("strangers: anybody may write direct messages; in groups it does not read"))
  }

  @Test func `an account's records are where its document says, unless that is nowhere safe`() async throws {
    let subject = BlueskySubject()
    for (endpoint, host) in [
      ("https://pds.example.net/", "https://pds.example.net"), ("http://127.0.0.1:9", Fake.server),
      ("nonsense", Fake.server),
    ] {
      let document: [String: Any] = [
        "id": Fake.bot.did, "service": [["id": "#atproto_pds", "serviceEndpoint": endpoint]],
      ]
      let body = try JSONSerialization.data(withJSONObject: [
        "did": Fake.bot.did, "handle": "nuthatch.test", "didDoc": document,
      ])
      subject.faults.fail(
        .get, "/xrpc/com.atproto.server.getSession", .answer(HTTPResponse(status: 200, body: body)))
      _ = try await subject.network.connect()
      #expect(subject.requests.last?.url.hasPrefix("\(host)/xrpc/") == true, "\(endpoint)")
    }
  }

  @Test func `an account that was taken down is signed out`() async throws {
    let subject = BlueskySubject()
    let body = #"{"did":"did:plc:nuthatch","handle":"nuthatch.test","active":false,"status":"takendown"}"#
    subject.faults.fail(
      .get, "/xrpc/com.atproto.server.getSession", .answer(HTTPResponse(status: 200, body: Data(body.utf8))))
    guard case .signedOut(let reason, _) = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("signed in")
      return
    }
    #expect(reason.contains("takendown"))
  }

  @Test func `an account needs the file of its session`() throws {
    let kind = BlueskyKind(transport: Fake(), now: wallClock)
    let section = AccountSection(
      name: "sky", values: SettingValues(section: "account.sky."), webhookAddress: nil, environment: [:])
    let problem = #expect(throws: SettingProblem.self) { _ = try kind.account(section).network() }
    #expect(problem?.description.contains("do: nuthatch login bluesky") == true)
  }
}
