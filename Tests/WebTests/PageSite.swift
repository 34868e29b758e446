import Agenda
import Civil
import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import ICalendar
import Logging
import NIOCore
import Storage
import Store
import Synchronization
import Testing
import Voice

@testable import Web

/// A site with pages, a ledger in memory and a clock, asked through its router.
struct PageSite {
  /// A clock that a test moves on.
  final class Clock: Sendable {
    private let instant = Mutex(Date(timeIntervalSince1970: 1_795_168_800))
    var now: Date { instant.withLock { $0 } }
    func advance(_ seconds: TimeInterval) { instant.withLock { $0 += seconds } }
  }

  /// A browser that is signed in.
  struct Browser {
    var cookie: String
    var token: String
    var session: BrowserSession
  }

  struct Answer {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The cookie that it sets, as a browser sends it back.
    var cookie: String? { headers[.setCookie].map { String($0.prefix { $0 != ";" }) } }
  }

  let clock = Clock()
  let ledger: SQLiteLedger
  let address: SiteAddress
  private let responder: RouterResponder<VisitContext>
  /// The routes of the router, such as `GET /day/{date}`.
  let routes: [String]

  init(
    _ address: String = "https://nuthatch.example.org", actions: any PersonActions = NoActions(),
    operations: (any Operations)? = nil, pictureFiles: (any PictureFiles)? = nil, trial: (any Trial)? = nil,
    wordings: Wordings = .all,
    welcome: WelcomePage = WelcomePage(accounts: []), community: Community? = nil
  ) async throws {
    let clock = clock
    ledger = try SQLiteLedger.inMemory(now: { clock.now })
    self.address = try #require(SiteAddress(address))
    let site = Site(
      feeds: NoFeeds(), health: { [] }, webhooks: NoWebhooks(),
      pages: Pages(
        address: self.address, ledger: ledger, actions: actions, wordings: wordings, operations: operations,
        pictureFiles: pictureFiles, trial: trial,
        welcome: { welcome }, community: { community }, now: { clock.now }),
      now: { clock.now })
    let router = site.router
    routes = router.routes.filter { $0.method != .head }.map { route in
      "\(route.method.rawValue) /" + "\(route.path)".split(separator: "/").joined(separator: "/")
    }
    responder = router.buildResponder()
    for name in ["ann", "bob"] { _ = try await person(name) }
  }

  func person(_ name: String = "ann") async throws -> Person {
    let now = clock.now
    return try await ledger.write { books in
      let address = Address(network: "console", realm: "console", remoteID: name, handle: name)
      return try books.people.person(at: address)
        ?? books.people.welcome(address, zone: .utc, conventions: Conventions(), at: now)
    }
  }

  /// The path of a new link for somebody.
  func link(for name: String = "ann") async throws -> String {
    let (person, now) = (try await person(name), clock.now)
    return "/in/" + (try await ledger.write { try $0.newSignInLink(for: .person(person.id), until: now + 600) })
  }

  /// The path of a new link for the operator.
  func operatorLink() async throws -> String {
    let now = clock.now
    return "/in/" + (try await ledger.write { try $0.newSignInLink(for: .operator, until: now + 600) })
  }

  /// Lets the browser that shows a code in, as somebody.
  func allow(_ code: String, as name: String = "ann") async throws -> Bool {
    let (person, now) = (try await person(name), clock.now)
    return try await ledger.write { try $0.allow(code: code, as: person.id, at: now) }
  }

  func signIn(as name: String = "ann") async throws -> Browser {
    let cookie = try #require(try await post(try await link(for: name)).cookie)
    let secret = String(cookie.drop { $0 != "=" }.dropFirst())
    let now = clock.now
    let session = try #require(try await ledger.read { try $0.session(secret: secret, at: now)?.session })
    return Browser(cookie: cookie, token: FormToken.of(secret), session: session)
  }

  /// Returns true if the cookie is that of somebody's session.
  func isSignedIn(_ cookie: String?) async throws -> Bool {
    let gate = SessionGate(address: address, ledger: ledger, now: { [clock] in clock.now })
    return try await gate.signedIn(request(.get, "/", cookie: cookie)) != nil
  }

  func get(_ path: String, cookie: (some StringProtocol)? = String?.none) async throws -> Answer {
    try await ask(.get, path, cookie: cookie.map { String($0) })
  }

  func post(
    _ path: String, cookie: String? = nil, body: String = "", from peer: String = "192.0.2.9",
    headers: HTTPFields = [:]
  ) async throws -> Answer {
    try await ask(.post, path, cookie: cookie, from: peer, headers: headers, body: body)
  }

  /// Asks the router, as the server would.
  func ask(
    _ method: HTTPRequest.Method, _ path: String, cookie: String? = nil, from peer: String = "192.0.2.9",
    headers: HTTPFields = [:], body: String = "", host: String? = nil, sendsOrigin: Bool = true
  ) async throws -> Answer {
    let request = request(
      method, path, cookie: cookie, headers: headers, body: body, host: host, sendsOrigin: sendsOrigin)
    let context = VisitContext(from: peer, log: Logger(label: "web") { _ in SwiftLogNoOpLogHandler() })
    let response = try await responder.respond(to: request, context: context)
    let writer = Collector()
    try await response.body.write(writer)
    return Answer(
      status: response.status, headers: response.headers, bytes: writer.collected.bytes)
  }

  private func request(
    _ method: HTTPRequest.Method, _ path: String, cookie: String?, headers: HTTPFields = [:], body: String = "",
    host: String? = nil, sendsOrigin: Bool = true
  ) -> Request {
    var headers = headers
    if let cookie { headers[.cookie] = cookie }
    if method == .post, sendsOrigin { headers[.origin] = address.origin }
    let name = host ?? String(address.origin.split(separator: "/").last ?? "")
    return Request(
      head: HTTPRequest(method: method, scheme: "http", authority: name, path: path, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(string: body)))
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }

  private struct Collector: ResponseBodyWriter {
    let collected = Collected()

    mutating func write(_ buffer: ByteBuffer) async throws { collected.bytes += buffer.readableBytesView }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}

/// Pages that change nothing.
struct NoActions: PersonActions {
  func perform(_ action: PageAction, for person: Person.ID, in session: BrowserSession.ID) async throws -> Reply {
    throw ActionRefused.nobody
  }

  func preview(_ message: String, for person: Person.ID) async throws -> [PreviewPart] { [] }
}

private struct NoFeeds: FeedSource {
  func version(secret: String) async throws -> FeedVersion? { nil }
  func feed(secret: String) async throws -> Feed? { nil }
}

private struct NoWebhooks: WebhookTarget {
  func isCalled(for account: String) -> Bool { false }
  func answer(to call: WebhookCall) async -> WebhookAnswer { .refused }
}

extension Sequence {
  /// Transforms the elements, one after the other.
  func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
    var results: [T] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
