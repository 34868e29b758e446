import Agenda
import Conversation
public import Foundation
import HTTPTypes
public import Hummingbird
import HummingbirdCore
import ICalendar
public import Logging
import NIOCore

/// The HTTP server of Nuthatch: people's pages and calendars, networks' webhooks, and health.
///
/// It speaks plain HTTP to a reverse proxy that does TLS. The addresses of calendars and the sign-in links are secret
/// and never logged.
public struct Site: Sendable {
  private let feeds: any FeedSource
  private let health: @Sendable () async -> [String]
  private let webhooks: (any WebhookTarget)?
  private let pages: Pages?
  private let now: @Sendable () -> Date
  private let limits: Limits
  private let places: SlotLimiter
  private let memory = FeedMemory()

  /// Limits on how much of the machine strangers can use.
  public struct Limits: Sendable {
    /// The most connections open at a time; further ones wait in the kernel's queue.
    public var connections: Int
    /// The most calendars served at a time; further requests get 503.
    public var feeds = 8
    /// The time that a connection may be silent, within a request's head or between two requests.
    public var idle: Duration = .seconds(15)
    /// The time that a request and its response, with their bodies, may take from the end of the head.
    public var exchange: Duration = .seconds(60)

    /// The default limits, with that many connections at most.
    public init(connections: Int = 300) { self.connections = connections }
  }

  /// The longest webhook body to read, in bytes; real ones have a few hundred.
  private static let longestCall = 1 << 16

  /// - Parameters:
  /// - health: returns all problems, a line each.
  /// - webhooks: handles networks' calls; nil accepts none.
  /// - pages: the pages for people; nil if no browser can reach them safely.
  /// - limits: how much of the machine strangers can use.
  /// - now: returns the time of day.
  public init(
    feeds: any FeedSource, health: @escaping @Sendable () async -> [String],
    webhooks: (any WebhookTarget)? = nil,
    pages: Pages? = nil, limits: Limits = Limits(), now: @escaping @Sendable () -> Date
  ) {
    self.feeds = feeds
    self.health = health
    self.webhooks = webhooks
    self.pages = pages
    self.now = now
    self.limits = limits
    places = SlotLimiter(limits.feeds)
  }

  /// The server, to be run as a service.
  ///
  /// - Parameters:
  ///   - host: one of this machine's names or addresses.
  /// - port: 0 means any free port, which `started` gets.
  /// - started: called with the port.
  public func application(
    host: String, port: Int, log: Logger, started: @escaping @Sendable (Int?) -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let limits = limits
    return Application(
      router: router, server: HTTPServerBuilder { HTTPConnection(responder: $0, limits: limits) },
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections, logger: log)),
      onServerRunning: { started($0.localAddress?.port) }, logger: log)
  }

  /// Returns the number, as in errno, of the error that ended a server; nil if it is not a system error.
  public static func errorNumber(of error: any Error) -> Int32? { (error as? IOError)?.errnoCode }

  /// The routes of all addresses.
  var router: Router<VisitContext> {
    let router = Router(context: VisitContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
      SecurityHeaders(isSecure: pages?.address.isSecure ?? false, pages?.wordings.fallback)
      RequestMetrics()
    }
    router.get("feed/:name") { try await feed($0, $1) }
    router.get("health") { await health($0, $1) }
    if let webhooks {
      router.post("webhook/:account") { try await call($0, $1, of: webhooks) }
      router.get("webhook/:account") { request, context in
        // When a network checks whether somebody listens, its request always has a query.
        guard request.uri.query?.isEmpty == false else { throw HTTPError(.notFound) }
        return try await call(request, context, of: webhooks)
      }
    }
    pages?.add(to: router)
    return router
  }

  /// One person's calendar. A wrong secret gets the same answer as an address that never existed.
  private func feed(_ request: Request, _ context: VisitContext) async throws -> Response {
    let name = context.parameters.get("name") ?? "", secret = String(name.dropLast(4))
    guard name.hasSuffix(".ics"), let version = try await feeds.version(secret: secret) else {
      throw HTTPError(.notFound)
    }
    if let fingerprint = memory[version], let unchanged = Content.unchanged(fingerprint, request) { return unchanged }
    // Somebody who reads slowly keeps a place as long as it takes, since a calendar may have megabytes.
    guard let place = places.take() else {
      throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "30"])
    }
    guard let feed = try await feeds.feed(secret: secret) else { throw HTTPError(.notFound) }
    let content = Content(type: "text/calendar; charset=utf-8", bytes: Array(feed.calendar(at: now()).written.utf8))
    memory[version] = content.fingerprint
    var answer = content.answer(to: request)
    answer.headers[.contentDisposition] = "inline; filename=\"nuthatch.ics\""
    if let robots = HTTPField.Name("X-Robots-Tag") { answer.headers[robots] = "noindex, nofollow" }
    let body = answer.body
    answer.body = ResponseBody(contentLength: body.contentLength) { writer in
      defer { withExtendedLifetime(place) {} }
      try await body.write(writer)
    }
    return answer
  }

  /// Answers whether all is well. Only the machine itself also gets the problems.
  private func health(_ request: Request, _ context: VisitContext) async -> Response {
    let problems = await health()
    let report = Health(
      status: problems.isEmpty ? "ok" : "failing", problems: context.isLocal(request) ? problems : nil)
    let body = (try? JSONEncoder().encode(report)) ?? Data()
    return Response(
      status: problems.isEmpty ? .ok : .serviceUnavailable,
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: Array(body))))
  }

  /// A network's call that somebody wrote to an account, or a GET that asks whether it may call there.
  private func call(_ request: Request, _ context: VisitContext, of target: any WebhookTarget) async throws -> Response
  {
    let account = context.parameters.get("account") ?? ""
    guard target.isCalled(for: account) else { throw HTTPError(.notFound) }
    let body = try await request.body.collect(upTo: Self.longestCall)
    let headers = Dictionary(request.headers.map { ($0.name.canonicalName, $0.value) }) { first, _ in first }
    let query = Dictionary(request.uri.queryParameters.map { (String($0.key), String($0.value)) }) { first, _ in first }
    let call = WebhookCall(account: account, headers: headers, query: query, body: Array(body.readableBytesView))
    switch await target.answer(to: call) {
    case .refused: throw HTTPError(.forbidden)
    case .heard(let type, let body):
      return Response(
        status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
    }
  }

  private struct Health: Encodable {
    var status: String
    var problems: [String]?
  }
}
