import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Storage
import Synchronization
import Testing

@testable import Web

/// The operator's page: for the operator alone, and about nobody.
@Suite struct OperatorTests {
  private func signedIn(_ operations: QuietOperations = QuietOperations()) async throws -> (PageSite, String, String) {
    let site = try await PageSite(operations: operations)
    let answer = try await site.post(try await site.operatorLink())
    #expect(answer.status == .seeOther && answer.headers[.location] == "/operator")
    let cookie = try #require(answer.cookie)
    #expect(cookie.hasPrefix("__Host-nuthatch-operator="))
    return (site, cookie, FormToken.of(String(cookie.drop { $0 != "=" }.dropFirst())))
  }

  @Test func `shows how the bot works`() async throws {
    let (site, cookie, _) = try await signedIn()
    let page = try await site.get("/operator", cookie: cookie)
    #expect(page.status == .ok)
    for words in [
      "garden", "no route to host", "out-7", "People", "12 came in (blue) and 9 went out", "the disk is full",
    ] {
      #expect(page.text.contains(words), "\(words)")
    }
    #expect(page.text.contains("The account garden does not work") && !page.text.contains("All is well"))
    #expect(page.text.ranges(of: "<rect").count == 60)
    try PageTests.keep(page.text, "/operator")
  }

  @Test func `is nobody else's, wherever they ask from`() async throws {
    let (site, _, _) = try await signedIn()
    let person = try await site.signIn()
    let disguised = person.cookie.replacing("nuthatch=", with: "nuthatch-operator=")
    for cookie in [nil, person.cookie, disguised] as [String?] {
      let answer = try await site.ask(.get, "/operator", cookie: cookie, from: "127.0.0.1")
      #expect(answer.status == .forbidden && !answer.text.contains("garden"))
      let change = try await site.post("/operator/replay", cookie: cookie, body: "token=\(person.token)&id=out-7")
      #expect(change.status == .forbidden)
    }
  }

  @Test func `is left by a session that opens no person's page`() async throws {
    let (site, cookie, token) = try await signedIn()
    let person = try await site.signIn()
    #expect(try await !site.isSignedIn(cookie.replacing("-operator", with: "")))
    #expect(try await site.isSignedIn(person.cookie))
    #expect(try await site.post("/operator/sign-out", cookie: cookie, body: "token=\(token)").status == .seeOther)
    #expect(try await site.get("/operator", cookie: cookie).status == .forbidden)
  }

  @Test func `lists where the operator is signed in, and ends one of these`() async throws {
    let (site, cookie, token) = try await signedIn()
    let other = try #require(try await site.post(try await site.operatorLink()).cookie)
    let person = try await site.signIn()
    let page = try await site.get("/operator", cookie: cookie).text
    let ends = page.matches(of: /\/operator\/sessions\/(\d+)\/end/).map { String($0.output.1) }
    #expect(ends.count == 1)
    let end = "/operator/sessions/\(try #require(ends.first))/end"
    #expect(try await site.post(end, cookie: cookie, body: "").status == .forbidden)
    #expect(try await site.get("/operator", cookie: other).status == .ok)
    #expect(try await site.post(end, cookie: cookie, body: "token=\(token)").headers[.location] == "/operator")
    #expect(try await site.get("/operator", cookie: other).status == .forbidden)
    #expect(try await site.post(end, cookie: cookie, body: "token=\(token)").status == .notFound)
    // A person's session is not among the operator's.
    let theirs = "/operator/sessions/\(person.session.id)/end"
    #expect(try await site.post(theirs, cookie: cookie, body: "token=\(token)").status == .notFound)
    #expect(try await site.isSignedIn(person.cookie))
  }

  @Test func `has what was given up tried again`() async throws {
    let operations = QuietOperations()
    let (site, cookie, token) = try await signedIn(operations)
    #expect(try await site.post("/operator/replay", cookie: cookie, body: "id=out-7").status == .forbidden)
    #expect(operations.replayed.isEmpty)
    let done = try await site.post("/operator/replay", cookie: cookie, body: "token=\(token)&id=out-7")
    #expect(done.status == .seeOther && operations.replayed == ["out-7"])
    let nothing = try await site.post("/operator/replay", cookie: cookie, body: "token=\(token)&id=out-8")
    #expect(nothing.status == .notFound)
  }

  @Test func `has figures on a listener of their own`() async throws {
    let log = Logger(label: "web") { _ in SwiftLogNoOpLogHandler() }
    let request = Request(
      head: HTTPRequest(method: .get, scheme: "http", authority: "metrics:8781", path: "/metrics"),
      body: RequestBody(buffer: ByteBuffer()))
    let own = try await MetricsSite(metrics: { "figures 1\n" }).router.buildResponder()
      .respond(to: request, context: VisitContext(from: "192.0.2.1", log: log))
    #expect(own.status == .ok && own.headers[.contentType]?.hasPrefix("text/plain") == true)
  }
}

/// Operations with one account, one dead letter and three days of messages.
final class QuietOperations: Operations {
  private let all = Mutex<[String]>([])

  /// The ids of the messages that were replayed.
  var replayed: [String] { all.withLock { $0 } }

  func report() async throws -> OperatingReport {
    let now = Date(timeIntervalSince1970: 1_795_168_800)
    let today = Int(now.timeIntervalSince1970 / 86_400)
    return OperatingReport(
      version: "1", problems: ["the disk is full"],
      accounts: [
        .init(
          name: "garden", network: "mastodon", lastPoll: now, failure: "no route to host", queued: 1, doubtful: 2,
          dead: 3)
      ], stuck: [.init(id: "out-7", what: "a message on garden", reason: "it is too long")],
      counts: [("People", 4)],
      traffic: [
        DayTraffic(day: today - 40, received: 100, sent: 100), DayTraffic(day: today - 1, received: 10, sent: 5),
        DayTraffic(day: today, received: 2, sent: 4),
      ], at: now)
  }

  func replay(_ id: String) async throws -> Bool {
    guard id == "out-7" else { return false }
    all.withLock { $0.append(id) }
    return true
  }
}
