import Conversation
import Foundation
import HTTP
import Telegram
import Testing

@Suite("Signing in to Telegram", .timeLimit(.minutes(15)))
struct TelegramSignInTests {
  /// Pastes one line.
  private struct Port: LoginPort {
    let line: String?
    func tell(_ text: String) async {}
    func ask(_ question: String) async -> String? { nil }
    func askSecret(_ question: String) async -> String? { line }
    func open(_ address: String) async {}
    func redirect(to address: String?) async -> (any LoginRedirect)? { nil }
  }

  private func login(_ line: String?, on transport: any Transport = FakeTelegram()) async throws -> SignedInAccount {
    let kind = TelegramKind(transport: transport, menu: [], now: wallClock)
    guard case .interactive(let login) = kind.login else { throw CancellationError() }
    var options = SettingValues()
    if let server = login.options.first(where: { $0.key == "server" }) {
      options.set(server, to: .text(FakeTelegram.server), at: "")
    }
    return try await login.signIn(options, through: Port(line: line))
  }

  @Test func `a token that is pasted is tried, and kept`() async throws {
    let server = FakeTelegram()
    server.webhook = "https://other.example/"
    let account = try await login(" \(FakeTelegram.token)\n", on: server)
    #expect(account.handle == "nuthatch")
    #expect(account.token.value == FakeTelegram.token + "\n")
    // The token may be the wrong bot's, so the login leaves its webhook alone.
    #expect(server.webhook == "https://other.example/")
  }

  @Test func `a login that fails says why, and what to do`() async throws {
    let other = "123456789:AAother"
    for line in [nil, "", "nonsense", "123:a/../b"] {
      await #expect {
        _ = try await login(line)
      } throws: {
        if case LoginFailure.usage = $0 { true } else { false }
      }
    }
    await #expect {
      _ = try await login(other)
    } throws: {
      if case LoginFailure.refused(let words) = $0 { !words.contains(other) } else { false }
    }
    let faults = FaultyTransport(FakeTelegram())
    faults.fail(.get, "/bot", .unreachable)
    await #expect {
      _ = try await login(other, on: faults)
    } throws: {
      if case LoginFailure.unavailable(let words) = $0 { !words.contains(other) } else { false }
    }
    faults.fail(.get, "/bot", .answer(HTTPResponse(status: 404, body: Data("<html>".utf8))))
    await #expect {
      _ = try await login(other, on: faults)
    } throws: {
      if case LoginFailure.refused(let words) = $0 { words.contains("does not speak the Bot API") } else { false }
    }
  }

  @Test func `signing in tells the network, the bot and its privacy mode`() async throws {
    let subject = TelegramSubject()
    let notes = try await subject.network.connect().notes
    #expect(notes.prefix(2) == ["network: Telegram, by the Bot API at https://example.org", "bot: Nuthatch"])
    #expect(notes.last?.hasPrefix("privacy mode: on") == true)
    subject.server.readsGroups = true
    #expect(try await subject.network.connect().notes.last?.hasPrefix("privacy mode: off") == true)
  }

  @Test(
    arguments: [
      ([:], "has no token; do: nuthatch login telegram"), (["token": "nonsense"], "has a token in the wrong form"),
      (["token": FakeTelegram.token], nil),
    ] as [([String: String], String?)])
  func `an account needs a token`(texts: [String: String], problem: String?) throws {
    do {
      _ = try account(texts).network()
      #expect(problem == nil)
    } catch {
      #expect(problem.map("\(error)".contains) == true)
    }
  }

  @Test func `two tokens of one bot are one account`() throws {
    func bot(_ token: String) throws -> AnyHashable? { try account(["token": token]).identity.map { AnyHashable($0) } }
    #expect(try bot("1:a") == bot("1:b"))
    #expect(try bot("1:a") != bot("2:a"))
  }

  private func account(_ texts: [String: String]) throws -> NetworkAccount {
    let kind = TelegramKind(transport: FakeTelegram(), menu: [], now: wallClock)
    var values = SettingValues(section: "account.chat.")
    for setting in kind.settings {
      if let text = texts[setting.key] { values.set(setting, to: .text(text), at: "") }
    }
    return try kind.account(AccountSection(name: "chat", values: values, webhookAddress: nil, environment: [:]))
  }
}
