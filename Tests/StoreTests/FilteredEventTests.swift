import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// The results of a filter, whether many events match or few.
@Suite("A filter of the community's events")
struct FilteredEventTests {
  private static let community = Community(name: "union", zone: london)
  private static let (many, limit) = (900, 10)

  /// An event, and whether its source speaks for the community.
  private struct Sample {
    var event: CommunityEvent
    var isOfficial: Bool
  }

  private static func sample(_ number: Int, _ random: inout Play.Random) throws -> Sample {
    let day = CivilDate(dayNumber: 20_778 + Int.random(in: 0..<200, using: &random))
    let hour = Int.random(in: 0..<24, using: &random)
    let start = When(day, CivilTime(hour: hour, minute: number % 60), zone: "Europe/London")
    var event = CommunityEvent(uid: "event\(number)", name: "gathering \(number)", start: start)
    if number.isMultiple(of: 50) { event.end = When(day.adding(days: 3), start.time, zone: start.zone) }
    event.place = number.isMultiple(of: 40) ? "Old Boathouse" : "Main Hall"
    event.note = number.isMultiple(of: 3) ? "with a choir" : nil
    event.categories = [["arts", "sports", "social"][number % 3]] + (number.isMultiple(of: 60) ? ["Board-Games"] : [])
    event.price = number.isMultiple(of: 70) ? "free" : number.isMultiple(of: 2) ? "8 €" : nil
    return Sample(event: event, isOfficial: number.isMultiple(of: 45))
  }

  private static func ledger(_ samples: [Sample]) async throws -> SQLiteLedger {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      _ = try books.someone()
      let declared = [(true, EventSource.Trust.official), (false, .ordinary)].map { isOfficial, trust in
        EventSource.Declared(
          name: isOfficial ? "official" : "others", asked: [UInt8](repeating: isOfficial ? 1 : 2, count: 32),
          trust: trust)
      }
      try books.declare(declared, zone: london, at: now)
      for source in try books.eventSources(at: now) {
        let own = samples.filter { $0.isOfficial == (source.name == "official") }
          .map { ImportedEvent($0.event, fingerprint: "") }
        try books.keep(own, of: source.id, zone: london, at: now)
      }
    }
    return ledger
  }

  private static func filter(_ random: inout Play.Random) -> EventFilter {
    var filter = EventFilter()
    let kinds = ["arts", "sports", "board games", "chess"]
    if Bool.random(using: &random) {
      filter.categories = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        kinds[Int.random(in: kinds.indices, using: &random)]
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0 { filter.place = Bool.random(using: &random) ? "boathouse" : "hall" }
    if Int.random(in: 0..<3, using: &random) == 0 { filter.words = ["choir"] }
    filter.isFree = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<3, using: &random) == 0 { filter.isOfficial = true }
    if Bool.random(using: &random) {
      let first = CivilDate(dayNumber: 20_778 + Int.random(in: 0..<200, using: &random))
      filter.first = first
      if Bool.random(using: &random) { filter.last = first.adding(days: Int.random(in: 0..<40, using: &random)) }
    }
    return filter
  }

  /// Returns true if an event matches a filter.
  private static func has(_ sample: Sample, _ filter: EventFilter) -> Bool {
    let event = sample.event
    let kinds = event.categories.map { $0.folded.replacing("-", with: " ") }
    let end = event.end ?? event.start
    return (filter.categories.isEmpty || kinds.contains { filter.categories.contains($0) })
      && (filter.place.map { event.place?.lowercased().contains($0) == true } ?? true)
      && (filter.words.isEmpty || event.note?.contains("choir") == true)
      && (!filter.isFree || event.price == "free") && (filter.isOfficial != true || sample.isOfficial)
      && end.instant(in: london) > max(now, filter.first.map { When($0).instant(in: london) } ?? now)
      && (filter.last.map { event.start.date <= $0 } ?? true)
  }

  @Test("finds the first of all that have it, soonest first")
  func finds() async throws {
    var random = Play.Random(state: 16)
    let samples = try (0..<Self.many).map { try Self.sample($0, &random) }
    let filters = (0..<300).map { _ in Self.filter(&random) }
    let ledger = try await Self.ledger(samples)
    try await ledger.write { books in
      let listed = try books.listedEvents(of: Self.community, for: books.someone(), changedBy: nil)
      for filter in filters {
        let wanted = samples.filter { Self.has($0, filter) }.map { $0.event.start.instant(in: london) }.sorted()
        let found = try listed.events(filter, limit: Self.limit).map { $0.start.instant(in: london) }
        #expect(found == Array(wanted.prefix(Self.limit)), "\(filter)")
      }
    }
    try ledger.close()
  }

  @Test("takes what many have in order, whatever else it asks for", arguments: 0..<32)
  func order(_ asked: Int) async throws {
    var filter = EventFilter()
    if asked & 1 > 0 { filter.categories = ["arts", "sports"] }
    if asked & 2 > 0 { filter.words = ["choir"] }
    if asked & 4 > 0 { filter.isFree = true }
    if asked & 8 > 0 { filter.isOfficial = asked & 1 > 0 }
    if asked & 16 > 0 { (filter.place, filter.first) = ("hall", CivilDate(dayNumber: 20_800)) }
    let query = OccurrenceQuery(filter, from: now, before: .distantFuture, limit: 10) { _ in false }
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let plan = try await database.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN \(query.sql(.short))", arguments: query.arguments(.short, person: Person.ID(1))
      ).map { $0["detail"] as String }
    }
    #expect(plan.first?.hasPrefix("SEARCH o USING INDEX community_occurrence_time (lasting=?") == true, "\(plan)")
    #expect(!plan.contains("USE TEMP B-TREE FOR ORDER BY"), "\(plan)")
  }

  @Test(
    "looks at few events where few have what it asks for",
    arguments: ["chess", "boathouse", "official", "people's", "free"])
  func plans(_ what: String) async throws {
    var filter = EventFilter()
    switch what {
    case "chess": filter.categories = [what]
    case "boathouse": filter.place = what
    case "official": filter.isOfficial = true
    case "people's": filter.isOfficial = false
    default: filter.isFree = true
    }
    let query = OccurrenceQuery(filter, from: now, before: .distantFuture, limit: 10) { _ in true }
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let plan = try await database.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN \(query.sql(.short))", arguments: query.arguments(.short, person: Person.ID(1))
      ).map { $0["detail"] as String }
    }
    let found = plan.drop { !$0.contains("MATERIALIZE rare") }
    #expect(!found.isEmpty && !plan.contains { $0.hasPrefix("SCAN o") || $0.hasPrefix("SCAN s") }, "\(plan)")
    #expect(!plan.contains { $0.contains("community_occurrence_time") || $0 == "SCAN community_event" }, "\(plan)")
  }
}
