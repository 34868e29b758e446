import Conversation
import Foundation
import HTTP
import Testing
import Weibo

@Suite("Signing in to Weibo", .timeLimit(.minutes(15)))
struct WeiboSignInTests {
  /// A person who pastes.
  private struct Port: LoginPort {
    var token: String?
    var answer: String?

    actor Heard {
      var told: [String] = []
      var state = ""
      func tell(_ text: String) { told.append(text) }
      func open(_ address: String) {
        state = URLComponents(string: address)?.queryItems?.first { $0.name == "state" }?.value ?? ""
      }
    }

    let heard = Heard()

    func tell(_ text: String) async { await heard.tell(text) }
    func ask(_ question: String) async -> String? {
      guard let answer else { return nil }
      return "https://api.weibo.com/oauth2/default.html?\(answer)&state=\(await heard.state)"
    }
    func askSecret(_ question: String) async -> String? { token }
    func open(_ address: String) async { await heard.open(address) }
    func redirect(to address: String?) async -> (any LoginRedirect)? { nil }
  }

  private func login(_ port: Port, app: String? = nil, secret: String = FakeWeibo.secret) async throws
    -> SignedInAccount
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID())")
    _ = FileManager.default.createFile(
      atPath: file.path, contents: Data(secret.utf8), attributes: [.posixPermissions: 0o600])
    defer { try? FileManager.default.removeItem(at: file) }
    guard case .interactive(let login) = WeiboKind(transport: FakeWeibo(), now: wallClock).login else {
      throw CancellationError()
    }
    var options = SettingValues()
    for option in login.options {
      switch option.key {
      case "app-key": if let app { options.set(option, to: .text(app), at: "") }
      case "app-secret-file": if app != nil { options.set(option, to: .text(file.path), at: "") }
      default: break
      }
    }
    return try await login.signIn(options, through: port)
  }

  @Test func `a token that is pasted is tried, and its end is told`() async throws {
    let port = Port(token: " \(FakeWeibo.token)\n")
    let done = try await login(port)
    #expect(done.handle == "nuthatch" && done.token.value == FakeWeibo.token + "\n")
    #expect(await port.heard.told.contains { $0.hasPrefix("token: ends on ") && $0.contains("nuthatch login weibo") })
  }

  @Test func `a code is exchanged for a token`() async throws {
    let done = try await login(Port(answer: "code=a-code"), app: FakeWeibo.app)
    #expect(done.token.value == FakeWeibo.token + "\n")
  }

  @Test(
    arguments: [
      (Port(token: nil), nil, FakeWeibo.secret), (Port(token: "another"), nil, FakeWeibo.secret),
      (Port(answer: "error=access_denied"), FakeWeibo.app, FakeWeibo.secret),
      (Port(answer: "code=old"), FakeWeibo.app, FakeWeibo.secret),
      (Port(answer: "code=a-code"), FakeWeibo.app, "other"),
    ] as [(Port, String?, String)])
  private func `what does not sign in keeps nothing, and shows no secret`(
    port: Port, app: String?, secret: String
  ) async throws {
    let error = await #expect(throws: LoginFailure.self) { try await login(port, app: app, secret: secret) }
    let text = "\(try #require(error))"
    #expect(!text.contains(FakeWeibo.secret) && !text.contains(FakeWeibo.token))
  }

  @Test func `signing in tells of the network, its limits, and when the token ends`() async throws {
    let notes = try await WeiboSubject().network.connect().notes
    #expect(notes.contains { $0.hasPrefix("network: Sina Weibo") && $0.contains("never tried there") })
    #expect(notes.contains { $0.hasPrefix("calls: 100 a day") })
    #expect(notes.contains { $0.hasPrefix("token: ends on ") })
  }
}
