import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing
import X

@Suite("Signing in to X", .timeLimit(.minutes(15)))
struct XSignInTests {
  private func isSignedOut(_ failure: NetworkFailure) -> Bool {
    if case .signedOut = failure { true } else { false }
  }

  @Test func `a pair that is about to end is renewed, kept, and used then`() async throws {
    let subject = XSubject()
    try subject.store.save(
      TokenPair(
        accessToken: "access-0", refreshToken: "refresh-0",
        expires: subject.server.clock.now.addingTimeInterval(100)))
    _ = try await subject.network.connect()
    #expect(try subject.store.load().accessToken == "access-1")
    #expect(try subject.store.load().refreshToken == "refresh-1")
    #expect(try subject.store.load().expires == subject.server.clock.now.addingTimeInterval(7200))
    #expect(subject.faults.requests.map { URLComponents(string: $0.url)?.path } == ["/2/oauth2/token", "/2/users/me"])
    #expect(subject.faults.requests.last?.headers["Authorization"] == "Bearer access-1")
    subject.server.clock.advance(7100)
    _ = try await subject.network.messages(after: nil)
    #expect(try subject.store.load().accessToken == "access-2")
  }

  @Test func `a pair that has ended unnoticed is renewed and the request made again`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.expire()
    #expect(try await !subject.network.send(XSubject.answer("Hello.")).isEmpty)
    #expect(subject.server.sentEvents.count == 1)
    #expect(subject.store.history.count == 1)
  }

  @Test func `many requests at once share one renewal`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.expire()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { _ = try? await subject.network.send(XSubject.answer("Hello.")) }
      }
    }
    #expect(subject.server.sentEvents.count == 20)
    #expect(subject.store.history.count == 1)
  }

  @Test func `a pair that cannot be kept is not used until it can`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.expire()
    subject.store.failNext(2)
    for _ in 0..<2 {
      guard
        case .retry(_, let reason, .no, _) = try await failure(of: {
          _ = try await subject.network.send(XSubject.answer("Hello."))
        })
      else {
        Issue.record("not to be tried again")
        return
      }
      #expect(reason.contains("could not be kept"))
    }
    #expect(subject.server.sentEvents.isEmpty)
    _ = try await subject.network.send(XSubject.answer("Hello."))
    #expect(subject.store.history.map(\.accessToken) == ["access-1"])
  }

  @Test func `a death between renewing and keeping ends as signed out, and a login mends it`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.expire()
    subject.store.failNext(1)
    _ = try await failure { _ = try await subject.network.send(XSubject.answer("Hello.")) }
    // The process that had the new pair is gone; the kept one was used up.
    let restarted = subject.reopened()
    #expect(isSignedOut(try await failure { _ = try await restarted.connect() }))
    #expect(isSignedOut(try await failure { _ = try await restarted.send(XSubject.answer("Hello.")) }))
    try subject.store.save(
      TokenPair(accessToken: subject.server.accessToken, refreshToken: subject.server.refreshToken, expires: nil))
    _ = try await restarted.connect()
    _ = try await restarted.send(XSubject.answer("Hello."))
    #expect(subject.server.sentEvents.count == 1)
  }

  @Test func `what another process renewed is used`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.expire()
    let other = subject.reopened()
    _ = try await other.connect()
    _ = try await subject.network.send(XSubject.answer("Hello."))
    #expect(subject.store.history.count == 1)
  }

  @Test func `a token that was withdrawn signs out`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.revoke()
    for call in 0..<3 {
      let failure = try await failure {
        switch call {
        case 0: _ = try await subject.network.connect()
        case 1: _ = try await subject.network.messages(after: nil)
        default: _ = try await subject.network.send(XSubject.answer("Hello."))
        }
      }
      #expect(isSignedOut(failure), "\(failure)")
      #expect(!"\(failure)".contains("refresh-0"))
    }
  }

  @Test(arguments: [FaultyTransport.Fault.unreachable, .lostAnswer, .answer(HTTPResponse(status: 503))])
  func `a renewal that fails leaves no doubt about the message`(fault: FaultyTransport.Fault) async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.expire()
    subject.faults.fail(.post, "/2/oauth2/token", fault)
    guard
      case .retry(_, _, .no, _) = try await failure(of: {
        _ = try await subject.network.send(XSubject.answer("Hello."))
      })
    else {
      Issue.record("a doubt")
      return
    }
  }

  @Test func `four keys sign in as well, with the rights they have`() async throws {
    let subject = XSubject(credentials: XSubject.keys)
    let connection = try await subject.network.connect()
    #expect(connection.handles == ["nuthatch"])
    subject.server.access = "read-write"
    guard case .signedOut(let reason, let cure) = try await failure(of: { _ = try await subject.network.connect() })
    else {
      Issue.record("not signed out")
      return
    }
    #expect(reason.contains("read-write") && cure?.contains("Direct message rights") == true)
    #expect(!"\(reason) \(cure ?? "")".contains("cs-"))
  }

  // MARK: The file

  @Test func `a file is its owner's alone, whole, and replaced in one step`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = TokenFile(path: folder.appendingPathComponent("x.token").path, login: "nuthatch login x")
    #expect(throws: TokenFile.Failure.self) { try file.load() }
    for number in 0..<3 {
      let tokens = TokenPair(
        accessToken: "a\(number)", refreshToken: number == 2 ? nil : "r",
        expires: Date(timeIntervalSince1970: 1_795_000_000))
      try file.save(tokens)
      #expect(try file.load() == tokens)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.token"])
    // A number that is no time counts as unknown.
    for absurd in [1e300, -1e300, .infinity, .nan] {
      try file.save(
        TokenPair(accessToken: "a", refreshToken: "r", expires: Date(timeIntervalSince1970: absurd)))
      #expect(try file.load().expires == nil)
    }
    try Data("{".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(throws: TokenFile.Failure.self) { try file.load() }
    #expect(throws: TokenFile.Failure.self) {
      try TokenFile(path: "/nowhere/x.token", login: "nuthatch login x").save(
        TokenPair(accessToken: "a", refreshToken: nil, expires: nil))
    }
  }
}
