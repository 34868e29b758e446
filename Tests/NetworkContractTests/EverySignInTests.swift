import Bluesky
import Conversation
import Facebook
import Foundation
import HTTP
import Mastodon
import Matrix
import NetworkSupport
import SMS
import Telegram
import Testing
import Weibo
import X

/// The results of signing in to each network: granted, denied, renewed, rejected or failed, each with one remedy.
@Suite("Signing in to every network", .timeLimit(.minutes(15)))
struct EverySignInTests {
  /// A network, and its server's refusal of an account's credentials.
  struct Case: Sendable, CustomTestStringConvertible {
    var guise: Guise
    var kind: any NetworkKind
    var status = 401
    var body = ""
    /// The remedy for the refusal.
    var cure: String

    var testDescription: String { kind.name }
  }

  private static let nobody = FakeMatrix()
  private static let cases = [
    Case(
      guise: .bluesky(.reference), kind: BlueskyKind(transport: nobody, now: wallClock),
      body: #"{"error":"AuthenticationRequired","message":"no"}"#, cure: "do: nuthatch login bluesky"),
    Case(
      guise: .facebook, kind: FacebookKind(transport: nobody, now: wallClock), status: 400,
      body: #"{"error":{"code":190,"message":"no"}}"#, cure: "do: nuthatch login facebook"),
    Case(
      guise: .mastodon(.mastodon), kind: MastodonKind(transport: nobody, now: wallClock), body: #"{"error":"no"}"#,
      cure: "do: nuthatch login mastodon"),
    Case(
      guise: .matrix(.synapse), kind: MatrixKind(transport: nobody, notices: .english, now: wallClock),
      body: #"{"errcode":"M_UNKNOWN_TOKEN","error":"no"}"#, cure: "do: nuthatch login matrix"),
    Case(
      guise: .sms, kind: SMSKind(transport: nobody, now: wallClock),
      body: #"{"code":20003,"message":"no","status":401}"#,
      cure: "Twilio's console"),
    Case(
      guise: .telegram, kind: TelegramKind(transport: nobody, menu: [], now: wallClock),
      body: #"{"ok":false,"error_code":401,"description":"Unauthorized"}"#, cure: "do: nuthatch login telegram"),
    Case(
      guise: .weibo, kind: WeiboKind(transport: nobody, now: wallClock), status: 400,
      body: #"{"error":"expired_token","error_code":21327}"#, cure: "do: nuthatch login weibo"),
    Case(
      guise: .x, kind: XKind(transport: nobody, now: wallClock), body: #"{"title":"Unauthorized","status":401}"#,
      cure: "do: nuthatch login x"),
  ]

  /// An account's network, and the faults on the way to it.
  private static func subject(_ guise: Guise) -> (network: any Network, faults: FaultyTransport)? {
    switch guise.subject() {
    case let subject as BlueskySubject: (subject.network, subject.faults)
    case let subject as FacebookSubject: (subject.network, subject.faults)
    case let subject as MastodonSubject: (subject.network, subject.faults)
    case let subject as MatrixSubject: (subject.network, subject.faults)
    case let subject as SMSSubject: (subject.network, subject.faults)
    case let subject as TelegramSubject: (subject.network, subject.faults)
    case let subject as WeiboSubject: (subject.network, subject.faults)
    case let subject as XSubject: (subject.network, subject.faults)
    default: nil
    }
  }

  @Test(arguments: cases)
  func `ends well, or by a refusal or a failure that has one cure`(each: Case) async throws {
    let advice = each.kind.advice(for: "garden")
    let (network, faults) = try #require(Self.subject(each.guise))
    // Some try once more with another token.
    for _ in 0..<3 {
      for method in [HTTPRequest.Method.get, .post] {
        faults.fail(method, "/", .answer(HTTPResponse(status: each.status, body: Data(each.body.utf8))))
      }
    }
    let refusal = try await failure { _ = try await network.connect() }
    #expect(SignInOutcome(refusal) == .rejected, "\(refusal)")
    let cure = refusal.signInCure(advice)
    #expect(cure.contains(each.cure) && cure.components(separatedBy: "do: ").count <= 2, "\(cure)")
    #expect(SignInOutcome(refusal).cure(advice) != nil)

    let (other, trouble) = try #require(Self.subject(each.guise))
    for method in [HTTPRequest.Method.get, .post] { trouble.fail(method, "/", .unreachable) }
    let failure = try await failure { _ = try await other.connect() }
    #expect(SignInOutcome(failure) == .failed, "\(failure)")
    #expect(failure.signInCure(advice).contains("tried again"))
    // The failure was temporary; some networks make two requests.
    _ = try? await other.connect()
    #expect(try await !other.connect().accountID.isEmpty)
    #expect(SignInOutcome.granted.cure(advice) == nil)
  }

  @Test(arguments: cases)
  func `tells the network, who can write to it and who else can read that`(each: Case) async throws {
    let (network, _) = try #require(Self.subject(each.guise))
    let notes = try await network.connect().notes
    #expect(notes.first?.hasPrefix("network: ") == true, "\(notes)")
    for beginning in [["strangers: "], ["encryption: ", "encrypted rooms: "]] {
      #expect(notes.contains { note in beginning.contains { note.hasPrefix($0) } }, "\(notes)")
    }
  }

  @Test func `tells when a session was renewed, on the networks whose tokens end`() async throws {
    let bluesky = try await BlueskySubject.started().0
    let matrix = try await MatrixSubject.started().0
    let x = XSubject()
    _ = try await x.network.connect()
    let networks: [(network: any Network, end: () -> Void)] = [
      (bluesky.network, bluesky.server.endAccess), (matrix.network, matrix.server.expire), (x.network, x.server.expire),
    ]
    for (network, end) in networks {
      #expect(await network.renewed == nil, "\(network.name)")
      end()
      _ = try await network.connect()
      #expect(await network.renewed != nil, "\(network.name)")
    }
  }

  /// The networks with a page that asks whether the bot may have access.
  private static let asking: [any NetworkKind] = [
    FacebookKind(transport: Registry(), now: wallClock), MastodonKind(transport: Registry(), now: wallClock),
    WeiboKind(transport: Registry(), now: wallClock),
    XKind(transport: Registry(), now: wallClock),
  ]

  /// Registers any app, and knows nothing else.
  private struct Registry: Transport {
    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      guard request.url.hasSuffix("/api/v1/apps") else { return HTTPResponse(status: 404) }
      return HTTPResponse(status: 200, body: Data(#"{"client_id":"1","client_secret":"2"}"#.utf8))
    }
  }

  /// A person who refuses on the network's page.
  private struct Refuser: LoginPort {
    struct Redirect: LoginRedirect {
      let address = "http://127.0.0.1:1234/"
      func next() async -> String? { "http://127.0.0.1:1234/?error=access_denied" }
    }

    func tell(_ text: String) async {}
    func ask(_ question: String) async -> String? { "http://127.0.0.1:1234/?error=access_denied" }
    func askSecret(_ question: String) async -> String? { nil }
    func open(_ address: String) async {}
    func redirect(to address: String?) async -> (any LoginRedirect)? { Redirect() }
  }

  @Test(arguments: asking.map(\.name))
  func `is denied by whoever was asked, and says what to do then`(name: String) async throws {
    let kind = try #require(Self.asking.first { $0.name == name })
    guard case .interactive(let login) = kind.login else {
      Issue.record("it has no login")
      return
    }
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID())")
    try PrivateFile(path: secret.path).write(Data("app-s3cret".utf8))
    defer { try? FileManager.default.removeItem(at: secret) }
    let given = [
      "server": "https://example.org", "client-id": "1", "app-id": "1", "app-key": "1", "app-secret-file": secret.path,
    ]
    var options = SettingValues(section: "--")
    for option in login.options {
      if let text = given[option.key] { options.set(option, to: .text(text), at: "") }
    }
    let failure = await #expect(throws: LoginFailure.self) { _ = try await login.signIn(options, through: Refuser()) }
    #expect(failure?.outcome == .denied, "\(String(describing: failure))")
    guard case .denied(let words) = failure else { return }
    #expect(words.hasSuffix("Do it again, and allow it") && !words.contains("s3cret"))
  }
}
