import Agenda
import Foundation
import GRDB
import Storage

extension ListedEventTable {
  private var moderation: ModerationTable { ModerationTable(db: owner.db) }

  func moderators() throws -> [Person.ID] {
    let people = transaction.people
    let named = try community.moderators.compactMap { name -> Person.ID? in
      // Others may have the same handle on another server: then it counts for nobody.
      let met = try people.addresses(called: name.handle, on: name.network)
      guard met.count == 1, let address = met.first else { return nil }
      return try people.id(at: address)
    }
    let given = try moderation.roles().filter { $0.role == .moderator && !named.contains($0.person) }
    return named + given.map(\.person)
  }

  func role() throws -> CommunityRole? { try moderation.role(of: owner.person) }

  func log(limit: Int) throws -> [ModerationEntry] { try moderation.newest(limit) }

  func report(_ report: EventReport) throws -> ModeratedEvent? {
    let since = try transaction.people.person(owner.person)?.firstSeen ?? .distantFuture
    let counts = try owner.now().timeIntervalSince(since) >= EventReport.newcomer
    guard try ReportTable(owner: owner).add(report, counts: counts) else { return nil }
    return try moderated(report.event)
  }

  func countReports(since instant: Date) throws -> Int { try ReportTable(owner: owner).count(since: instant) }

  func queue() throws -> [ModeratedEvent] {
    try moderation.queue(at: owner.now()).compactMap { try moderated($0) }
  }

  func moderated(_ number: Int64) throws -> ModeratedEvent? {
    guard let standing = try moderation.standing(of: number) else { return nil }
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT \(ListedEventRow.columns) FROM \(ListedEventRow.tables)
        WHERE o.series = ?1 AND s.audience = 'everybody' ORDER BY o.finish_at <= ?2, abs(o.start_at - ?2) LIMIT 1
        """)
    let now = Int64(try owner.now().timeIntervalSince1970)
    let event = try find.row([number, now]) { try ListedEventRow.event($0) }
    return try event.map { event in
      var moderated = ModeratedEvent(event, standing, reports: try moderation.reports(of: number))
      moderated.asksToBeOfficial = try moderation.asksToBeOfficial(number)
      return moderated
    }
  }

  func set(
    _ standing: ModeratedEvent.Standing, of number: Int64, by actor: ModerationEntry.Actor, because reason: String?
  ) throws {
    let person = actor == .moderator ? owner.person : nil
    try moderation.set(standing, of: number, by: actor, person, because: reason, at: owner.clock())
  }
}
