import Agenda
import Civil
import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import ICalendar
import Logging
import NIOCore
import Testing

@testable import Web

/// Strangers can take only a limited part of the machine.
@Suite struct LimitTests {
  private static let path = "/feed/abc.ics"

  private final class CountedFeed: FeedSource, @unchecked Sendable {
    private let lock = NSLock()
    private var state = (written: 0, version: 1)
    var written: Int { lock.withLock { state.written } }

    func change() { lock.withLock { state.version += 1 } }
    func version(secret: String) async throws -> FeedVersion? { lock.withLock { FeedVersion("\(state.version)") } }

    func feed(secret: String) async throws -> Feed? {
      lock.withLock { state.written += 1 }
      return Feed(
        person: Person(id: Person.ID(1), zone: .utc, firstSeen: .distantPast), todos: [], events: [], realm: "test")
    }
  }

  private static func site(_ feed: CountedFeed = CountedFeed(), feeds: Int = 8) -> Site {
    var limits = Site.Limits()
    limits.feeds = feeds
    return Site(feeds: feed, health: { [] }, limits: limits, now: { Date() })
  }

  private static func ask(
    _ site: Site, _ headers: HTTPFields = [:], _ method: HTTPRequest.Method = .get
  ) async throws -> Response {
    let request = Request(
      head: HTTPRequest(method: method, scheme: "http", authority: "here", path: path, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer()))
    let context = VisitContext(from: "127.0.0.1", log: Logger(label: "web") { _ in SwiftLogNoOpLogHandler() })
    return try await site.router.buildResponder().respond(to: request, context: context)
  }

  @Test func `a calendar that is as before is not written to see it`() async throws {
    let feed = CountedFeed()
    let site = Self.site(feed)
    let tag = try #require(try await Self.ask(site).headers[.eTag])
    for _ in 0..<3 { #expect(try await Self.ask(site, [.ifNoneMatch: tag]).status == .notModified) }
    #expect(feed.written == 1)
    // Changed, it is; and turns out to be what it was.
    feed.change()
    #expect(try await Self.ask(site, [.ifNoneMatch: tag]).status == .notModified)
    #expect(feed.written == 2)
  }

  @Test func `so many calendars are read at a time, and who comes too many comes back`() async throws {
    let site = Self.site(feeds: 1)
    var held: Response? = try await Self.ask(site)
    let refusal = try await Self.ask(site)
    #expect(refusal.status == .serviceUnavailable && refusal.headers[.retryAfter] == "30")
    #expect(held?.status == .ok)
    // Dropping the answer ends the request, whether or not it was read.
    held = nil
    #expect(try await Self.ask(site, [:], .head).status == .ok)
    #expect(try await Self.ask(site).status == .ok)
  }

  @Test(.timeLimit(.minutes(15))) func `so many connections are served at a time, and another waits for its turn`()
    async throws
  {
    let (ports, told) = AsyncStream.makeStream(of: Int.self)
    let site = Site(feeds: CountedFeed(), health: { [] }, limits: Site.Limits(connections: 1), now: { Date() })
    let log = Logger(label: "web") { _ in SwiftLogNoOpLogHandler() }
    let running = Task {
      try await site.application(host: "127.0.0.1", port: 0, log: log) { told.yield($0 ?? 0) }.run()
    }
    var iterator = ports.makeAsyncIterator()
    let port = try #require(await iterator.next())
    try await Caller.onThread {
      let first = try Caller(port), request = "GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
      #expect(first.say(request) && first.hears("HTTP/1.1 200", within: Caller.patience))
      let second = try Caller(port)
      #expect(second.say(request) && !second.hears("HTTP/1.1 200", within: 1))
      first.hangUp()
      #expect(second.hears("HTTP/1.1 200", within: Caller.patience))
      second.hangUp()
      let third = try Caller(port)
      #expect(third.say("GET /health HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n"))
      #expect(third.hears("HTTP/1.1 400", within: Caller.patience))
      third.hangUp()
    }
    running.cancel()
    _ = await running.result
  }
}
