import Agenda
import Civil
import Conversation
import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import ICalendar
import Logging
import NIOCore
import Testing

@testable import Web

@Suite struct SiteTests {
  private static let secret = String(repeating: "a", count: 52)
  private static let path = "/feed/\(secret).ics"

  @Test func `a calendar is read at its secret address`() async throws {
    let answer = try await Self.ask(Self.path)
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
    #expect(answer.headers[.cacheControl] == "private, no-cache")
    let names = try Component(reading: answer.body).components.compactMap { $0["SUMMARY"]?.text }
    #expect(names.contains("call jimmy 0"))
  }

  @Test(arguments: [
    "/feed/b.ics", "/feed/\(secret)", "/feed/\(secret).ICS", "/feed/", "/feed", "/", "/feed/a/\(secret).ics",
    "/feed/%00.ics", "/feed/..%2f..%2fetc.ics",
  ])
  func `any other address opens nothing, and all look the same`(path: String) async throws {
    let answer = try await Self.ask(path)
    #expect(answer.status == .notFound && !String(decoding: answer.body, as: UTF8.self).contains("call jimmy"))
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, 200), (.head, 200), (.post, 404), (.put, 404), (.delete, 404),
  ])
  func `nobody can write there`(method: HTTPRequest.Method, status: Int) async throws {
    #expect(try await Self.ask(Self.path, method: method).status.code == status)
  }

  @Test func `what has not changed is not sent again`() async throws {
    let first = try await Self.ask(Self.path)
    let tag = try #require(first.headers[.eTag])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
    for condition in [tag, "\"x\", \(tag)", "W/\(tag)", "*"] {
      let again = try await Self.ask(Self.path, [.ifNoneMatch: condition])
      #expect(again.status == .notModified && again.body.isEmpty && again.headers[.eTag] == tag)
    }
    #expect(try await Self.ask(Self.path, [.ifNoneMatch: "\"x\""]).status == .ok)
  }

  @Test func `who takes gzip gets it, under a tag of its own`() async throws {
    let plain = try await Self.ask(Self.path)
    let compressed = try await Self.ask(Self.path, [.acceptEncoding: "deflate, gzip;q=0.5"])
    #expect(compressed.headers[.contentEncoding] == "gzip" && plain.headers[.contentEncoding] == nil)
    #expect(compressed.body.prefix(3) == [0x1f, 0x8b, 8] && compressed.body.count * 4 < plain.body.count)
    #expect(compressed.headers[.eTag] != plain.headers[.eTag] && compressed.headers[.vary] == "Accept-Encoding")
    // A reader with either version is told that it is current.
    for tag in [plain, compressed].compactMap({ $0.headers[.eTag] }) {
      let again = try await Self.ask(Self.path, [.ifNoneMatch: tag, .acceptEncoding: "gzip"])
      #expect(again.status == .notModified && again.headers[.eTag] == tag)
    }
  }

  @Test(arguments: [
    ("gzip", true), ("GZIP, br", true), ("*", true), ("gzip;q=0", false), ("gzip; q=0.0, *", false), ("", false),
    ("identity", false), ("br;q=1.0, gzip;q=0.1", true),
  ])
  func `codings are weighed`(accepted: String, takes: Bool) {
    #expect(Content.takesGZip(accepted) == takes)
  }

  @Test func `all that is wrong is told to this machine, and only that something is to others`() async throws {
    #expect(try await Self.ask("/health").status == .ok)
    let here = try await Self.ask("/health", problems: ["garden is stuck"])
    #expect(here.status == .serviceUnavailable && String(decoding: here.body, as: UTF8.self).contains("garden"))
    let there = try await Self.ask("/health", from: "192.0.2.1", problems: ["garden is stuck"])
    #expect(there.status == .serviceUnavailable && !String(decoding: there.body, as: UTF8.self).contains("garden"))
  }

  /// Behind a proxy everybody comes from this machine.
  @Test func `figures are told to nobody here, this machine or another`() async throws {
    for peer in ["127.0.0.1", "192.0.2.1", nil] {
      #expect(try await Self.ask("/metrics", from: peer).status == .notFound)
    }
  }

  @Test func `a gauge whose measure is gone is told no more, until there is one again`() {
    let figures = PrometheusRegistry()
    let gauges = ["a", "b"].map { figures.makeRecorder(label: "left", dimensions: [("of", $0)], aggregate: false) }
    for gauge in gauges { gauge.record(Int64(0)) }
    figures.destroyRecorder(gauges[0])
    #expect(figures.text == "# TYPE left gauge\nleft{of=\"b\"} 0.0\n")
    figures.makeRecorder(label: "left", dimensions: [("of", "a")], aggregate: false).record(Int64(5))
    #expect(figures.text.contains("left{of=\"a\"} 5.0"))
  }

  @Test func `figures are written as Prometheus reads them`() {
    let figures = PrometheusRegistry(help: ["took": "How long it took."])
    let counter = figures.makeCounter(label: "nuthatch_sends_total", dimensions: [("account", "a\"b\\c\nd")])
    counter.increment(by: 2)
    figures.makeCounter(label: "nuthatch_sends_total", dimensions: [("account", "a\"b\\c\nd")]).increment(by: 1)
    figures.makeRecorder(label: "queued.now", dimensions: [], aggregate: false).record(Int64(7))
    figures.makeTimer(label: "took", dimensions: []).recordNanoseconds(1_500_000_000)
    #expect(
      figures.text == """
        # TYPE nuthatch_sends_total counter
        nuthatch_sends_total{account="a\\"b\\\\c\\nd"} 3.0
        # TYPE queued_now gauge
        queued_now 7.0
        # HELP took How long it took.
        # TYPE took summary
        took_sum 1.5
        took_count 1

        """)
  }

  @Test(arguments: [("phone", "good", 200), ("phone", "bad", 403), ("garden", "good", 404), ("", "good", 404)])
  func `a network's call is heard if it is the network's`(account: String, signature: String, status: Int) async throws
  {
    let answer = try await Self.ask(
      "/webhook/\(account)", [.init("X-Signature")!: signature], method: .post, body: "Body=milk")
    #expect(answer.status.code == status)
    if status == 200 {
      #expect(String(decoding: answer.body, as: UTF8.self) == "heard Body=milk")
      #expect(answer.headers[.contentType] == "text/xml")
    }
  }

  @Test func `a network that makes sure that somebody listens is answered, with what it asks`() async throws {
    let headers: HTTPFields = [.init("X-Signature")!: "good"]
    let answer = try await Self.ask("/webhook/phone?hub.challenge=a%2Bb&x", headers)
    #expect(answer.status == .ok && String(decoding: answer.body, as: UTF8.self) == "a+b")
    #expect(try await Self.ask("/webhook/phone?hub.challenge=1").status == .forbidden)
    #expect(try await Self.ask("/webhook/garden?hub.challenge=1", headers).status == .notFound)
  }

  @Test func `a call is not listened to for ever, and nobody can look at one`() async throws {
    let headers: HTTPFields = [.init("X-Signature")!: "good"]
    let long = String(repeating: "x", count: 1 << 17)
    #expect(try await Self.ask("/webhook/phone", headers, method: .post, body: long).status == .contentTooLarge)
    #expect(try await Self.ask("/webhook/phone", headers).status == .notFound)
    // The body is not awaited if nothing takes it.
    #expect(try await Self.ask("/webhook/garden", headers, method: .post, body: long).status == .notFound)
  }

  @Test(
    .timeLimit(.minutes(15)),
    arguments: ["", "POST /webhook/phone HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nBody"])
  func `who leaves a request half sent is let go`(begun: String) async throws {
    let (ports, told) = AsyncStream.makeStream(of: Int.self)
    var limits = Site.Limits()
    limits.idle = .milliseconds(200)
    let site = Site(feeds: OneFeed(), health: { [] }, webhooks: Phone(), limits: limits, now: { Date() })
    let application = site.application(
      host: "127.0.0.1", port: 0, log: Logger(label: "web") { _ in SwiftLogNoOpLogHandler() }
    ) { told.yield($0 ?? 0) }
    let running = Task { try await application.run() }
    var iterator = ports.makeAsyncIterator()
    let port = try #require(await iterator.next())
    try await Caller.onThread {
      let caller = try Caller(port)
      #expect(caller.say(begun) && caller.isLetGo(within: Caller.patience))
      caller.hangUp()
    }
    running.cancel()
    _ = await running.result
  }

  // MARK: - Asking

  private struct Answer {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var body: [UInt8]
  }

  private struct OneFeed: FeedSource {
    func version(secret: String) async throws -> FeedVersion? {
      secret == SiteTests.secret ? FeedVersion("1") : nil
    }

    func feed(secret: String) async throws -> Feed? {
      guard secret == SiteTests.secret, let zone = Zone(identifier: "Europe/London") else { return nil }
      let person = Person(id: Person.ID(1), zone: zone, firstSeen: Date(timeIntervalSince1970: 0))
      let todos = (0..<50).map { number in
        var todo = Todo(name: "call jimmy \(number)", added: Date(timeIntervalSince1970: 0))
        todo.id = Todo.ID(Int64(number))
        return todo
      }
      return Feed(person: person, todos: todos, events: [], realm: "test")
    }
  }

  private struct Phone: WebhookTarget {
    func isCalled(for account: String) -> Bool { account == "phone" }

    func answer(to call: WebhookCall) async -> WebhookAnswer {
      guard call.headers["x-signature"] == "good" else { return .refused }
      if let challenge = call.query["hub.challenge"] { return .heard(type: "text/plain", body: challenge) }
      return .heard(type: "text/xml", body: "heard " + String(decoding: call.body, as: UTF8.self))
    }
  }

  /// Asks the router, as the server would.
  private static func ask(
    _ path: String, _ headers: HTTPFields = [:], method: HTTPRequest.Method = .get, from peer: String? = "127.0.0.1",
    problems: [String] = [], body: String = "", host: String = "localhost"
  ) async throws -> Answer {
    let site = Site(
      feeds: OneFeed(), health: { problems }, webhooks: Phone(),
      now: { Date(timeIntervalSince1970: 1_795_168_800) })
    let request = Request(
      head: HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(string: body)))
    let context = VisitContext(from: peer, log: Logger(label: "web") { _ in SwiftLogNoOpLogHandler() })
    do {
      let response = try await site.router.buildResponder().respond(to: request, context: context)
      let writer = Collector()
      try await response.body.write(writer)
      return Answer(status: response.status, headers: response.headers, body: writer.collected.bytes)
    } catch let error as any HTTPResponseError {
      return Answer(status: error.status, headers: [:], body: [])
    }
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
