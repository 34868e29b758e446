import Agenda
import Civil
import Foundation
import GRDB
import Storage

extension Transaction: PublicEvents {
  func publicEvents(
    _ selection: EventSelection, _ order: EventSelection.Order, limit: Int, at instant: Date
  ) throws -> [PublicEvent] {
    let query = PublicEventQuery(selection, at: instant)
    let numbers =
      switch order {
      case .soonest: try soonest(query, limit)
      case .newest: try Int64.fetchAll(db.cachedStatement(sql: query.newest), arguments: query.arguments + [limit])
      }
    return try numbers.compactMap { try publicEvent($0, times: 1, at: instant) }
  }

  /// Returns the numbers of the events that were called off lately, and after them those that come next.
  private func soonest(_ query: PublicEventQuery, _ limit: Int) throws -> [Int64] {
    let calledOff = try Int64.fetchAll(
      db.cachedStatement(sql: query.calledOff), arguments: query.arguments + [limit / 2])
    var seen = Set(calledOff)
    var found: [(number: Int64, start: Int64)] = []
    for lasting in [OccurrenceQuery.Lasting.short, .days, .long] {
      let room = limit - calledOff.count
      let new = try db.cachedStatement(sql: query.soonest(lasting))
        .rows(query.arguments + [query.instant - lasting.seconds], atMost: room) { row in
          let number: Int64 = try row[0]
          return seen.insert(number).inserted ? (number: number, start: try row[1] as Int64) : nil
        }
      found += new
    }
    return calledOff
      + found.sorted { ($0.start, $0.number) < ($1.start, $1.number) }.prefix(limit - calledOff.count)
      .map(\.number)
  }

  func publicEvent(_ number: Int64, times: Int, at instant: Date) throws -> PublicEvent? {
    let rows = CommunityEventRows(db: db)
    let find = try db.cachedStatement(
      sql: """
        SELECT official, first_seen, changed, (SELECT name FROM event_source WHERE event_source.id = source),
          \(EventCategories.column(of: "community_event.id")),
          (SELECT json_group_array(name) FROM (SELECT DISTINCT event_source.name
            FROM community_event AS twin JOIN event_source ON event_source.id = twin.source
            WHERE twin.canonical = community_event.id AND twin.listed ORDER BY event_source.name))
        FROM community_event WHERE id = ?
        """)
    let series = try rows.series(of: number)
    guard var whole = series.first(where: { $0.id == number })?.event else { return nil }
    // A part whose series is not listed is a separate event.
    let parts = whole.recurrenceID.isEmpty ? series.map(\.event).filter { !$0.recurrenceID.isEmpty } : []
    (whole.recurrenceID, whole.replacesLater) = ("", false)
    return try find.row([number]) { [self] row in
      whole.categories = try EventCategories.read(row[4])
      var event = PublicEvent(
        number: number, whole: whole, listed: Date(timeIntervalSince1970: try row[1]),
        changed: Date(timeIntervalSince1970: try row[2]))
      (event.parts, event.isOfficial, event.source) = (parts, try row[0], try row[3])
      event.alsoListedBy = try EventCategories.read(row[5]).filter { $0 != event.source }
      event.times = try self.times(of: number, times, at: instant)
      return event
    }
  }

  private func times(of number: Int64, _ limit: Int, at instant: Date) throws -> [PublicEvent.Time] {
    let find = try db.cachedStatement(
      sql: """
        SELECT occurrence, start, start_zone, finish, finish_zone FROM community_occurrence
        WHERE series = ? AND finish_at > ? ORDER BY start_at LIMIT ?
        """)
    return try find.rows([number, Int64(instant.timeIntervalSince1970), limit]) { row in
      guard let start = When(text: try row[1], zone: try row[2]) else {
        throw StoreError(.damaged, cause: "an event of the community has no start")
      }
      return PublicEvent.Time(
        ListedEvent.Reference(number, occurrence: try row[0]), start: start,
        end: When(text: try row[3], zone: try row[4]))
    }
  }

  func eventChoices(at instant: Date) throws -> EventChoices {
    let query = PublicEventQuery(.all, at: instant)
    var choices = EventChoices()
    choices.categories = try String.fetchAll(db.cachedStatement(sql: query.categories), arguments: query.arguments)
    choices.places = try String.fetchAll(db.cachedStatement(sql: query.places), arguments: query.arguments)
    return choices
  }

  func calendarRealm() throws -> String { try LedgerMetadata(db: db).realm() }
}
