import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Markup
import Testing

@testable import Web

/// Every address that the router knows, asked by a stranger and by somebody who is signed in.
@Suite struct RouteTests {
  /// A route of the router, an address that it takes, and the answer to a stranger there.
  struct Route: Sendable, CustomTestStringConvertible {
    var address: String
    var path: String
    var stranger: Int
    var testDescription: String { address }

    /// An address without parts that vary; people's pages send a stranger to the one that signs in.
    init(_ address: String, _ path: String? = nil, stranger: Int = 303) {
      self.address = address
      self.path = path ?? String(address.split(separator: " ")[1])
      self.stranger = stranger
    }

    var method: HTTPRequest.Method { address.hasPrefix("POST") ? .post : .get }
  }

  /// Whoever adds a route adds a line here.
  static let table: [Route] = [
    Route("GET /", stranger: 200), Route("GET /health", stranger: 200),
    Route("GET /feed/{name}", "/feed/x.ics", stranger: 404),
    Route("GET /webhook/{account}", "/webhook/none", stranger: 404),
    Route("POST /webhook/{account}", "/webhook/none", stranger: 404),
    Route("GET /static/{file}", Asset.style.address.text, stranger: 200), Route("GET /sw.js", stranger: 200),
    Route("GET /in/{token}", "/in/none", stranger: 200), Route("POST /in/{token}", "/in/none", stranger: 403),
    Route("GET /sign-in", stranger: 200), Route("POST /sign-in"), Route("GET /sign-in/code", stranger: 200),
    Route("POST /sign-out"), Route("GET /try"), Route("POST /try", stranger: 422),
    Route("GET /operator", stranger: 403), Route("POST /operator/replay", stranger: 403),
    Route("POST /operator/sign-out", stranger: 403),
    Route("POST /operator/sessions/{number}/end", "/operator/sessions/1/end", stranger: 403),
    Route("GET /day/{date}", "/day/2026-11-20"), Route("GET /week/{week}", "/week/2026-W47"),
    Route("GET /work/{week}", "/work/2026-W47"), Route("GET /month/{month}", "/month/2026-11"), Route("GET /agenda"),
    Route("GET /go", "/go?date=2026-11-20"), Route("GET /lists"), Route("GET /inbox"), Route("GET /notes"),
    Route("GET /trash"), Route("GET /search"), Route("GET /more"), Route("GET /settings"), Route("GET /people"),
    Route("GET /help"), Route("GET /phones"), Route("GET /import"), Route("GET /export.zip"),
    Route("GET /list/{name}", "/list/food"), Route("GET /tag/{name}", "/tag/food"),
    Route("GET /place/{name}", "/place/home"), Route("GET /todo/{number}", "/todo/1"),
    Route("GET /event/{number}", "/event/1"), Route("GET /note/{number}", "/note/1"),
    Route("GET /picture/{number}", "/picture/1"), Route("GET /picture/{number}/small", "/picture/1/small"),
    Route("POST /todo/{number}", "/todo/1"), Route("POST /event/{number}", "/event/1"),
    Route("POST /note/{number}", "/note/1"), Route("POST /picture/{number}", "/picture/1"),
    Route("POST /event/{number}/end", "/event/1/end"),
    Route("POST /restore/{kind}/{number}", "/restore/todo/1"), Route("POST /say"), Route("POST /undo"),
    Route("POST /undo/{change}", "/undo/page-1"), Route("POST /preview"), Route("POST /settings"),
    Route("POST /list/{name}", "/list/food"), Route("POST /list/{name}/delete", "/list/food/delete"),
    Route("POST /list/{name}/clear", "/list/food/clear"), Route("POST /keep"), Route("POST /people/accept"),
    Route("POST /people/decline"), Route("POST /look"), Route("POST /import"), Route("POST /import/leave"),
    Route("POST /import/take"), Route("POST /sessions/end"),
    Route("POST /sessions/{number}/end", "/sessions/1/end"),
    Route("GET /community", stranger: 200), Route("GET /community/e/{name}", "/community/e/c1", stranger: 404),
    Route("GET /community/new"), Route("POST /community/new"),
    Route("POST /community/e/{name}/going", "/community/e/c1/going"),
    Route("POST /community/e/{name}/change", "/community/e/c1/change"),
    Route("POST /community/e/{name}/off", "/community/e/c1/off"),
    Route("GET /community/{feed}", "/community/all.ics", stranger: 200),
    Route("GET /community/c/{feed}", "/community/c/arts.rss", stranger: 200),
    Route("GET /community/p/{feed}", "/community/p/library.ics", stranger: 200),
  ]

  private static func site() async throws -> PageSite {
    try await PageSite(
      actions: DoneActions(), operations: QuietOperations(), trial: NoTrial(), community: SampleEvents.community)
  }

  @Test func `the table has every route, and no other`() async throws {
    let known = try await Self.site().routes
    #expect(Set(known).subtracting(Self.table.map(\.address)) == [], "routes that are not in the table")
    #expect(Set(Self.table.map(\.address)).subtracting(known) == [], "lines without a route")
  }

  @Test(arguments: table) func `every route answers with the headers that protect its reader`(_ route: Route)
    async throws
  {
    let site = try await Self.site()
    let stranger = try await site.ask(route.method, route.path)
    #expect(stranger.status.code == route.stranger)
    let ann = try await site.signIn()
    let own = try await site.ask(route.method, route.path, cookie: ann.cookie, body: "token=\(ann.token)")
    #expect(own.status.code < 500)
    for answer in [stranger, own] {
      for (name, value) in [
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Strict-Transport-Security", "max-age=31536000"), ("X-Robots-Tag", "noindex, nofollow"),
      ] { #expect(HTTPField.Name(name).flatMap { answer.headers[$0] } == value, "\(name)") }
      let policy = HTTPField.Name("Content-Security-Policy").flatMap { answer.headers[$0] } ?? ""
      #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
      let isShared =
        route.path.hasPrefix("/static/") || route.path == "/sw.js"
        || [".ics", ".rss"].contains { route.path.hasPrefix("/community/") && route.path.hasSuffix($0) }
      #expect(isShared || answer.headers[.cacheControl] == "no-store")
    }
  }
}

/// A bot that says nothing to visitors.
private struct NoTrial: Trial {
  func answers(to messages: [String]) async throws -> [[String]] { messages.map { _ in [] } }
}

/// Pages whose changes all succeed.
private struct DoneActions: PersonActions {
  func perform(_ action: PageAction, for person: Person.ID, in session: BrowserSession.ID) async throws -> Reply {
    Reply(.confirmation, ["done"])
  }

  func preview(_ message: String, for person: Person.ID) async throws -> [PreviewPart] { [] }
}
