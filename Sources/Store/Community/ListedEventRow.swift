import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The columns of one occurrence of a community's event: the occurrence, the event that holds its name and place, and
/// its series.
enum ListedEventRow {
  /// The columns that ``event(_:)`` reads, in its order: `o` is the occurrence, `e` the event that holds its name and
  /// place, and `s` the series.
  static let columns = """
    o.series, o.occurrence, o.start, o.start_zone, o.finish, o.finish_zone, e.name, e.note, e.url, e.place_text,
    e.online_url, e.price, e.organiser, e.status, s.status, s.official, s.listed AND e.listed, s.capacity,
    s.rules IS NOT NULL OR s.additions IS NOT NULL,
    (SELECT event_source.name FROM event_source WHERE event_source.id = s.source),
    (SELECT coalesce(sum(1 + guests), 0) FROM attendance
      WHERE attendance.event = o.series AND attendance.occurrence IN (o.occurrence, '')
        AND attendance.state = 'going'),
    \(EventCategories.column(of: "s.id")),
    s.creator, s.reason, s.audience
    """

  /// The tables that ``columns`` come from.
  static let tables = """
    community_occurrence AS o JOIN community_event AS e ON e.id = o.event JOIN community_event AS s ON s.id = o.series
    """

  /// The condition under which a person, `?1`, may see the event. Everybody sees an event that is for everybody. Other
  /// events are for the publisher, their friends, and those who are invited or attend, unless the publisher has blocked
  /// them. Nobody sees an event that its publisher took back.
  static let isVisible = """
    (s.standing = 'shown' AND s.canonical IS NULL AND (s.source IS NOT NULL OR s.listed)
      AND (s.audience = 'everybody' OR s.creator = ?1
        OR NOT EXISTS (SELECT 1 FROM contact WHERE person = s.creator AND other = ?1 AND standing = 'blocked')
          AND (s.audience = 'friends' AND EXISTS (SELECT 1 FROM contact AS own JOIN contact AS far
              ON far.person = own.other AND far.other = own.person AND far.standing <> 'blocked'
              WHERE own.person = s.creator AND own.other = ?1)
            OR EXISTS (SELECT 1 FROM attendance WHERE attendance.event = s.id AND attendance.person = ?1)
            OR EXISTS (SELECT 1 FROM errand
              WHERE errand.event = s.id AND errand.recipient = ?1 AND errand.state <> 'withdrawn'))))
    """

  static func event(_ row: ResultRow) throws -> ListedEvent {
    guard let start = When(text: try row[2], zone: try row[3]) else {
      throw StoreError(.damaged, cause: "an event of the community has no start")
    }
    var event = ListedEvent(
      ListedEvent.Reference(try row[0], occurrence: try row[1]), name: try row[6], start: start,
      end: When(text: try row[4], zone: try row[5]))
    (event.note, event.url, event.place) = (try row[7], try row[8], try row[9])
    (event.onlineURL, event.price, event.organiser) = (try row[10], try row[11], try row[12])
    // If the series is called off, none of its occurrences takes place.
    let statuses = [try row[13] as String, try row[14] as String].map { CommunityEvent.Status(rawValue: $0) }
    event.status = statuses.contains(.cancelled) ? .cancelled : (statuses[0] ?? .confirmed)
    (event.isOfficial, event.isListed, event.capacity) = (try row[15], try row[16], try row[17])
    (event.repeats, event.source, event.going) = (try row[18], try row[19], try row[20])
    event.categories = try EventCategories.read(row[21])
    (event.publisher, event.reason) = ((try row[22] as Int64?).map { Person.ID($0) }, try row[23])
    event.audience = EventAudience(rawValue: try row[24]) ?? .invited
    return event
  }
}
