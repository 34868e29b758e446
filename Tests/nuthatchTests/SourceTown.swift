import Agenda
import Civil
import Feeds
import Foundation
import GRDB
import HTTP
import Logging
import Storage
import Testing

@testable import Store
@testable import nuthatch

/// A source, and everything around it.
struct SourceTown {
  static let address = "https://union.example/secret-key/events.ics"
  static let london = Zone(identifier: "Europe/London") ?? .utc
  private static var reading: SourceSettings {
    var reading = SourceSettings(zone: london)
    reading.category = "social"
    return reading
  }

  let web = SourceWeb()
  let clock = SourceClock()
  let ledger: SQLiteLedger
  let watch: SourceWatch
  var community = CommunitySettings(
    name: "Union", zone: london,
    sources: [
      CommunitySettings.Source(
        name: "union", address: address, trust: .official, interval: 3600,
        reading: Self.reading, exempt: nil)
    ])

  /// - Parameter path: the path of the ledger; nil for one in memory.
  init(_ ledger: SQLiteLedger? = nil, at path: String? = nil) async throws {
    let clock = clock
    self.ledger =
      try ledger ?? path.map { try SQLiteLedger(path: $0, now: { clock.now }) }
      ?? SQLiteLedger.inMemory(now: { clock.now })
    watch = SourceWatch(
      ledger: self.ledger, transport: web, community: { nil }, userAgent: nil,
      log: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), now: { clock.now })
    try await watch.declare(community)
  }

  /// Reads the source, and returns its state afterwards.
  @discardableResult func ask(after seconds: TimeInterval = 7200) async throws -> EventSource {
    clock.now += seconds
    let now = clock.now
    let id = try #require(try await ledger.read { try $0.eventSources(at: now) }.first).id
    await watch.look(at: community.sources[0], id, of: community)
    return try #require(try await ledger.read { try $0.eventSource(id, at: now) })
  }

  func answer(_ text: String, status: Int = 200, _ headers: HTTPHeaders = ["Content-Type": "text/calendar"]) {
    web[Self.address] = HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
  }

  /// The rows of events and of the facts known about them, and of all times, in the database.
  func rows() async throws -> [String] {
    try await ledger.database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM community_event ORDER BY id").map(\.description)
        + Row.fetchAll(db, sql: "SELECT * FROM community_occurrence ORDER BY series, occurrence").map(\.description)
        + Row.fetchAll(db, sql: "SELECT * FROM event_category").map(\.description)
    }
  }

  /// The listed events with their times: `2026-11-28T17:00 tea`.
  func times() async throws -> [String] {
    try await ledger.database.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT community_occurrence.start || ' ' || name || iif(status = 'cancelled', ' off', '')
          FROM community_occurrence JOIN community_event ON id = event WHERE listed ORDER BY start_at, name
          """)
    }
  }
}

/// Gives each address its prepared answer; nil is a server that is down.
final class SourceWeb: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [String: HTTPResponse] = [:]
  private var asked: [HTTPRequest] = []

  var requests: [HTTPRequest] { lock.withLock { asked } }

  subscript(_ address: String) -> HTTPResponse? {
    get { lock.withLock { answers[address] } }
    set { lock.withLock { answers[address] = newValue } }
  }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    lock.withLock { asked.append(request) }
    if request.url.contains("127.0.0.1"), request.asksPublicAddressesOnly {
      throw HTTPFailure(.notPublic, mayHaveArrived: false, reason: "\(request.redacted): not of the Internet")
    }
    guard let answer = self[request.url] else {
      throw HTTPFailure(.timedOut, mayHaveArrived: false, reason: "\(request.redacted): timed out")
    }
    return answer
  }
}

/// A clock that stands still until it is put on: 20 November 2026, 10:00 in London.
final class SourceClock: @unchecked Sendable {
  private let lock = NSLock()
  private var instant = Date(timeIntervalSince1970: 1_795_168_800)

  var now: Date {
    get { lock.withLock { instant } }
    set { lock.withLock { instant = newValue } }
  }
}
