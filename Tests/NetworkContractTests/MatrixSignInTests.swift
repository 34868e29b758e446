import Conversation
import Foundation
import HTTP
import Matrix
import NetworkSupport
import Testing

@Suite("Signing in to Matrix", .timeLimit(.minutes(15)))
struct MatrixSignInTests {
  // MARK: Tokens

  @Test func `a token that has ended is renewed, kept, and used for the same request`() async throws {
    let (subject, _) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.expire()
    let message = MatrixSubject.message("Hello.", in: room)
    #expect(try await !subject.network.send(message).isEmpty)
    #expect(subject.server.sent.count == 1)
    #expect(subject.store.history.map(\.accessToken) == ["access-1"])
    #expect(subject.store.history.map(\.refreshToken) == ["refresh-1"])
    // The same transaction of the same device, with another token.
    _ = try await subject.network.send(message)
    #expect(subject.server.sent.count == 1)
  }

  @Test func `a token that is about to end is renewed before it does`() async throws {
    let subject = MatrixSubject()
    try subject.store.save(
      TokenPair(
        accessToken: "access-0", refreshToken: "refresh-0", expires: subject.server.clock.now.addingTimeInterval(5)))
    _ = try await subject.network.connect()
    #expect(try subject.store.load().accessToken == "access-1")
    #expect(try subject.store.load().expires == subject.server.clock.now.addingTimeInterval(300))
    #expect(subject.faults.requests.first?.url.hasSuffix("/refresh") == true)
  }

  @Test func `a renewal whose answer is lost leaves no doubt about the message, and is made again`() async throws {
    let (subject, _) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.expire()
    subject.faults.fail(.post, "/_matrix/client/v3/refresh", .lostRequest)
    let message = MatrixSubject.message("Hello.", in: room)
    guard case .retry(_, _, .no, _) = try await failure(of: { _ = try await subject.network.send(message) }) else {
      Issue.record("a doubt")
      return
    }
    _ = try await subject.network.send(message)
    #expect(subject.server.sent.count == 1)
  }

  @Test func `a pair that could not be kept gives way to a newer login`() async throws {
    let (subject, _) = try await MatrixSubject.started()
    subject.server.expire()
    subject.store.failNext(1)
    _ = try await failure { _ = try await subject.network.connect() }
    let login = TokenPair(accessToken: "of a login", refreshToken: nil, expires: nil)
    try subject.store.save(login)
    _ = try? await subject.network.connect()
    #expect(subject.store.history == [login])
  }

  @Test func `tokens that are revoked sign out, and another login goes on where they ended`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let message = MatrixSubject.message("Hello.", in: subject.server.privateRoom())
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", .lostAnswer)
    _ = try await failure { _ = try await subject.network.send(message) }
    subject.server.write("milk")
    subject.server.revoke()
    guard case .signedOut(let reason, _) = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("not signed out")
      return
    }
    #expect(!reason.contains("refresh-0"))
    try await subject.store.save(login("nuthatch", "seed", on: subject.server).tokens)
    _ = try await subject.network.connect()
    #expect(try await reader.poll().map(\.text) == ["milk"])
    _ = try await subject.network.send(message)
    #expect(subject.server.sent.count == 1)
  }

  @Test func `a token without another one to renew it signs out when it ends`() async throws {
    let server = FakeMatrix()
    let network = MatrixNetwork(
      account: MatrixAccount(server: "https://example.org/"), tokens: FixedTokens("access-0"), transport: server,
      notices: .english, now: wallClock)
    _ = try await network.connect()
    server.expire()
    guard case .signedOut = try await failure(of: { _ = try await network.connect() }) else {
      Issue.record("not signed out")
      return
    }
  }

  @Test func `it tells whose account it is, and on what server`() async throws {
    let connection = try await MatrixSubject().network.connect()
    #expect(connection.accountID == FakeMatrix.bot)
    #expect(connection.handles == ["nuthatch", "nuthatch:example.org"])
    #expect(connection.notes.first == "network: Matrix, at https://example.org (Fake 1.0)")
    #expect(connection.notes.last?.contains("set `pantalaimon`") == true)
    let decrypting = try await MatrixSubject(.pantalaimon).network.connect()
    #expect(decrypting.notes.last == "encrypted rooms: served through pantalaimon")
  }

  @Test(arguments: [404, 400, 405])
  func `what is no homeserver at all is said so`(status: Int) async throws {
    let subject = MatrixSubject()
    subject.faults.fail(.get, "/_matrix/client/v3/account/whoami", .answer(HTTPResponse(status: status)))
    guard case .permanent(let reason) = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.hasSuffix("/account/whoami: \(status): this server does not speak the Matrix API"), "\(reason)")
  }

  // MARK: Logging in

  /// The person who runs the login, with that many lines to enter.
  private actor Person: LoginPort {
    private var answers: [String]
    private(set) var asked: [String] = []
    private(set) var hidden: [String] = []

    init(_ answers: [String]) { self.answers = answers }

    func tell(_ text: String) {}
    func open(_ address: String) {}
    func redirect(to address: String?) -> (any LoginRedirect)? { nil }

    func ask(_ question: String) -> String? {
      asked.append(question)
      return answers.isEmpty ? nil : answers.removeFirst()
    }

    func askSecret(_ question: String) -> String? {
      hidden.append(question)
      return answers.isEmpty ? nil : answers.removeFirst()
    }
  }

  /// Runs a login on a server; returns its result and its questions.
  private func login(
    _ answers: String..., on server: any Transport = FakeMatrix(), flags: [String] = [], texts: [String: String] = [:]
  ) async throws -> (signedIn: SignedInAccount, tokens: TokenPair, asked: [String], hidden: [String]) {
    guard case .interactive(let login) = MatrixKind(transport: server, notices: .english, now: wallClock).login else {
      throw LoginFailure.usage("none")
    }
    var options = SettingValues(section: "--")
    let given = ["server": "https://example.org"].merging(texts) { $1 }
    for option in login.options {
      if let text = given[option.key] { options.set(option, to: .text(text), at: "") }
      if flags.contains(option.key) { options.set(option, to: .flag(true), at: "") }
    }
    let person = Person(answers)
    let signedIn = try await login.signIn(options, through: person)
    let tokens = try JSONDecoder().decode(TokenPair.self, from: Data(signedIn.token.value.utf8))
    return (signedIn, tokens, await person.asked, await person.hidden)
  }

  @Test func `a password gives tokens that are renewed`() async throws {
    let result = try await login("nuthatch", "seed")
    #expect(result.signedIn.handle == "nuthatch:example.org")
    #expect(result.signedIn.file == "example.org.token")
    #expect(result.signedIn.note?.contains("renews") == true)
    #expect(result.tokens.accessToken == "access-1" && result.tokens.refreshToken == "refresh-1")
    #expect(result.asked.count == 1 && result.hidden.count == 1)
    #expect(!"\(result.signedIn)".contains("access-1"))
  }

  @Test func `a name that is given is not asked for`() async throws {
    #expect(try await login("seed", texts: ["user": "nuthatch"]).asked.isEmpty)
  }

  @Test func `each login is on the same device, so that nothing is sent twice`() async throws {
    let transport = FaultyTransport(FakeMatrix())
    _ = try await login("nuthatch", "seed", on: transport)
    _ = try await login("nuthatch", "seed", on: transport, texts: ["device": "OTHER"])
    let devices = transport.requests.filter { $0.method == .post && $0.url.hasSuffix("/login") }
      .map { FakeMatrix.body($0)["device_id"] as? String }
    #expect(devices == ["NUTHATCH", "OTHER"])
  }

  @Test func `a token can be pasted instead`() async throws {
    let result = try await login("access-0", flags: ["paste-token"])
    #expect(result.tokens == TokenPair(accessToken: "access-0", refreshToken: nil, expires: nil))
    #expect(result.signedIn.note == nil)
    #expect(result.hidden.count == 1)
  }

  @Test func `through pantalaimon no token is asked for that has to be renewed`() async throws {
    let transport = FaultyTransport(FakeMatrix(.pantalaimon))
    let result = try await login("nuthatch", "seed", on: transport, texts: ["pantalaimon": "http://127.0.0.1:8009"])
    #expect(result.tokens.refreshToken == nil)
    #expect(transport.requests.allSatisfy { $0.url.hasPrefix("http://127.0.0.1:8009/") })
    #expect(result.signedIn.file == "example.org.token")
  }

  @Test func `a server that takes no passwords says what to do instead`() async throws {
    let transport = FaultyTransport(FakeMatrix())
    transport.fail(
      .get, "/_matrix/client/v3/login",
      .answer(HTTPResponse(status: 200, body: Data(#"{"flows":[{"type":"m.login.sso"}]}"#.utf8))))
    await #expect {
      _ = try await login("nuthatch", "seed", on: transport)
    } throws: { error in
      if case LoginFailure.usage(let text) = error { text.contains("--paste-token") } else { false }
    }
  }

  @Test(arguments: [
    (
      200, #"{"m.homeserver":{"base_url":"https://matrix.example.org"}}"#,
      "is at https://matrix.example.org: use --server"
    ),
    (200, #"{"m.homeserver":{"base_url":"nonsense"}}"#, "does not speak the Matrix API"),
    (404, "", "does not speak the Matrix API"),
  ])
  func `the name behind the colons may have its homeserver elsewhere`(status: Int, body: String, words: String)
    async throws
  {
    let transport = FaultyTransport(FakeMatrix())
    transport.fail(.get, "/_matrix/client/v3/login", .answer(HTTPResponse(status: 404)))
    transport.fail(
      .get, "/.well-known/matrix/client", .answer(HTTPResponse(status: status, body: Data(body.utf8))))
    await #expect {
      _ = try await login("nuthatch", "seed", on: transport)
    } throws: { error in
      if case LoginFailure.usage(let text) = error { text.contains(words) } else { false }
    }
  }

  @Test func `a wrong password, a wrong token and nothing at all are told apart`() async throws {
    await #expect {
      _ = try await login("nuthatch", "s3cretly")
    } throws: { error in
      guard case LoginFailure.refused(let text) = error else { return false }
      return text.contains("Invalid username or password") && !text.contains("s3cretly")
    }
    await #expect {
      _ = try await login("stale", flags: ["paste-token"])
    } throws: { error in
      if case LoginFailure.refused(let text) = error { text.contains("does not take the access token") } else { false }
    }
    await #expect {
      _ = try await login("nuthatch")
    } throws: { if case LoginFailure.usage = $0 { true } else { false } }
    let transport = FaultyTransport(FakeMatrix())
    transport.fail(.get, "/_matrix/client/v3/login", .unreachable)
    await #expect {
      _ = try await login("nuthatch", "seed", on: transport)
    } throws: { if case LoginFailure.unavailable = $0 { true } else { false } }
  }

  @Test func `where pantalaimon does not answer, it is what to look at`() async throws {
    let subject = MatrixSubject(.pantalaimon)
    subject.faults.fail(.get, "/_matrix/client/v3/account/whoami", .unreachable)
    let failure = try await failure { _ = try await subject.network.connect() }
    #expect(failure.cure == "see whether pantalaimon runs at http://127.0.0.1:8009, and reaches the homeserver")
    let transport = FaultyTransport(FakeMatrix(.pantalaimon))
    transport.fail(.get, "/_matrix/client/v3/login", .unreachable)
    await #expect {
      _ = try await login("nuthatch", "seed", on: transport, texts: ["pantalaimon": "http://127.0.0.1:8009"])
    } throws: { error in
      guard case LoginFailure.unavailable(let text) = error else { return false }
      return text.contains("see whether pantalaimon runs")
    }
  }

  // MARK: Settings

  @Test func `an account needs a token, from a setting or from a file that it can replace`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kind = MatrixKind(transport: FakeMatrix(), notices: .english, now: wallClock)
    func problem(_ texts: [String: String]) -> String? {
      var values = SettingValues(section: "account.hall.")
      for setting in kind.settings {
        if let text = (["server": "https://example.org"].merging(texts) { $1 })[setting.key] {
          values.set(setting, to: .text(text), at: "")
        }
      }
      do {
        _ = try kind.account(
          AccountSection(name: "hall", values: values, webhookAddress: nil, environment: [:])
        ).network()
        return nil
      } catch {
        return "\(error)"
      }
    }
    let file = folder.appendingPathComponent("hall.token").path
    #expect(problem([:])?.contains("nuthatch login matrix --server https://example.org") == true)
    #expect(problem(["token": "access-0"]) == nil)
    #expect(problem(["token_file": file])?.contains("is not there") == true)
    try PrivateFile(path: file).write(Data("{}".utf8))
    #expect(problem(["token_file": file]) == nil)
  }
}
