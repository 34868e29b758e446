import Conversation
import Facebook
import Foundation
import HTTP
import Testing

@Suite("Signing in to Facebook", .timeLimit(.minutes(15)))
struct FacebookSignInTests {
  /// A browser that follows redirections, and a line that is pasted.
  private struct Port: LoginPort {
    var line: String?
    var answer: String?

    struct Redirect: LoginRedirect {
      let address = "http://127.0.0.1:1234/"
      let answer: @Sendable () async -> String?
      func next() async -> String? { await answer() }
    }

    actor Page {
      var state: String?
      var redirect: String?
      func open(_ address: String) {
        func value(_ name: String) -> String? {
          URLComponents(string: address)?.queryItems?.first { $0.name == name }?.value
        }
        (state, redirect) = (value("state"), value("redirect_uri"))
      }
    }

    let page = Page()

    func tell(_ text: String) async {}
    func ask(_ question: String) async -> String? { nil }
    func askSecret(_ question: String) async -> String? { line }
    func open(_ address: String) async { await page.open(address) }
    func redirect(to address: String?) async -> (any LoginRedirect)? {
      guard let answer else { return nil }
      return Redirect { [page] in
        "http://localhost:1234/?\(answer)&state=\(await page.state ?? "")"
      }
    }
  }

  private func login(
    _ port: Port, on transport: any Transport, page: String? = nil, secret: String = FakeFacebook.secret
  ) async throws -> SignedInAccount {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID())")
    _ = FileManager.default.createFile(
      atPath: file.path, contents: Data(secret.utf8), attributes: [.posixPermissions: 0o600])
    defer { try? FileManager.default.removeItem(at: file) }
    guard case .interactive(let login) = FacebookKind(transport: transport, now: wallClock).login else {
      throw CancellationError()
    }
    var options = SettingValues()
    for option in login.options {
      switch option.key {
      case "app-id": options.set(option, to: .text(FakeFacebook.app), at: "")
      case "app-secret-file": options.set(option, to: .text(file.path), at: "")
      case "page": if let page { options.set(option, to: .text(page), at: "") }
      default: break
      }
    }
    return try await login.signIn(options, through: port)
  }

  @Test func `a person who may write for the Page gets its token`() async throws {
    for port in [Port(answer: "code=a-code"), Port(line: " an-hour\n")] {
      let account = try await login(port, on: FakeFacebook())
      #expect(account.handle == "nuthatch")
      #expect(account.token.value == FakeFacebook.token + "\n")
    }
  }

  @Test func `the browser is sent back to localhost, which an app in development need not name`() async throws {
    let port = Port(answer: "code=a-code")
    _ = try await login(port, on: FakeFacebook())
    #expect(await port.page.redirect == "http://localhost:1234/")
  }

  @Test func `of several Pages one has to be named, and only one that may be written for`() async throws {
    let server = FakeFacebook()
    server.otherPages = [
      ["id": "1", "name": "Shop", "access_token": "shop-token", "tasks": ["MESSAGING"]],
      ["id": "2", "name": "Paper", "access_token": "paper-token", "tasks": ["ANALYZE"]],
    ]
    let port = Port(line: "an-hour")
    await #expect {
      _ = try await login(port, on: server)
    } throws: {
      guard case LoginFailure.usage(let words) = $0 else { return false }
      return words.contains("1 (Shop)") && !words.contains("Paper") && !words.contains("token")
    }
    await #expect(throws: LoginFailure.self) { _ = try await login(port, on: server, page: "2") }
    #expect(try await login(port, on: server, page: FakeFacebook.page).token.value == FakeFacebook.token + "\n")
  }

  @Test func `a login that fails says why, without secrets`() async throws {
    let wrong: [(Port, String)] = [
      (Port(line: nil), FakeFacebook.secret), (Port(line: "other"), FakeFacebook.secret),
      (Port(line: "an-hour"), "wrong-s3cret"), (Port(answer: "error=access_denied"), FakeFacebook.secret),
    ]
    for (port, secret) in wrong {
      await #expect {
        _ = try await login(port, on: FakeFacebook(), secret: secret)
      } throws: {
        $0 is LoginFailure && !"\($0)".contains(secret) && !"\($0)".contains("an-hour")
      }
    }
  }

  @Test func `signing in tells the network, the Page and the permissions that are missing`() async throws {
    let subject = FacebookSubject()
    let notes = try await subject.network.connect().notes
    #expect(notes[0] == "network: Facebook, by the Graph API v25.0 at https://graph.facebook.com")
    #expect(notes[1] == "Page: Nuthatch of the garden")
    #expect(notes[4].hasPrefix("permissions: pages_read_engagement, pages_read_user_content, pages_manage_engagement"))
    subject.server.scopes += ["pages_read_engagement", "pages_read_user_content", "pages_manage_engagement"]
    subject.server.dataAccessExpires = subject.server.clock.now + 5 * 86_400
    let later = try await subject.network.connect().notes
    #expect(later[4] == "permissions: all that are needed")
    #expect(later.last?.hasPrefix("access to people's data: ends on 2026-") == true)
  }

  @Test func `a token that is no longer valid signs the account out`() async throws {
    let subject = FacebookSubject()
    subject.server.isValid = false
    guard case .signedOut(let reason, _) = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("it is not valid")
      return
    }
    #expect(reason.contains("not valid") && !reason.contains(FakeFacebook.token))
  }

  @Test func `an account that Facebook calls asks it to when it reads, not when it is looked at`() async throws {
    let subject = FacebookSubject { $0.isCalled = true }
    _ = try await subject.network.connect()
    #expect(subject.server.subscribed == nil)
    _ = try await subject.network.messages(after: nil)
    #expect(subject.server.subscribed == "messages,feed")
  }
}
