import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The columns of an event of the community, but for its categories, which have a table of their own.
enum CommunityEventRow {
  /// The columns that ``event(_:at:)`` reads, in its order.
  static let columns = """
    community_event.uid, community_event.recurrence_id, community_event.replaces_later, community_event.sequence,
    community_event.name, community_event.note, community_event.url, community_event.image,
    community_event.start, community_event.start_zone, community_event.finish, community_event.finish_zone,
    community_event.rules, community_event.additions, community_event.exceptions,
    community_event.place_text, community_event.lat, community_event.lon,
    community_event.online_url, community_event.price, community_event.organiser, community_event.status
    """

  /// The names of ``columns``, in their order.
  static let names = columns.split { ", \n".contains($0) }.map { String($0.split(separator: ".")[1]) }

  /// The values of ``columns``, in their order.
  static func values(_ event: CommunityEvent) throws -> [(any DatabaseValueConvertible)?] {
    [
      event.uid, event.recurrenceID, event.replacesLater, event.sequence, event.name, event.note, event.url,
      event.image,
      event.start.description, event.start.zone, event.end?.description, event.end?.zone,
      try json(event.rules.map(\.stored)), try json(event.additions.map(text)),
      try json(event.exceptions.map(\.description)),
      event.place, event.coordinates?.latitude, event.coordinates?.longitude,
      event.onlineURL, event.price, event.organiser, event.status.rawValue,
    ]
  }

  /// Returns the event of a row whose ``columns`` begin at that index.
  ///
  /// - Throws: `StoreError` if it cannot be read, which the ledger never writes.
  static func event(_ row: ResultRow, at index: Int = 0) throws -> CommunityEvent {
    guard let start = When(text: try row[index + 8], zone: try row[index + 9]) else {
      throw StoreError(.damaged, cause: "an event of the community has no start")
    }
    var event = CommunityEvent(
      uid: try row[index], name: try row[index + 4], start: start,
      end: When(text: try row[index + 10], zone: try row[index + 11]))
    (event.recurrenceID, event.replacesLater, event.sequence) = (
      try row[index + 1], try row[index + 2], try row[index + 3]
    )
    (event.note, event.url, event.image) = (try row[index + 5], try row[index + 6], try row[index + 7])
    event.rules = try list(row[index + 12]).compactMap { try Recurrence(column: $0) }
    event.additions = try list(row[index + 13]).map(addition)
    event.exceptions = try list(row[index + 14]).map(moment)
    event.place = try row[index + 15]
    event.coordinates = CommunityEvent.Coordinates(try row[index + 16], try row[index + 17])
    (event.onlineURL, event.price, event.organiser) = (
      try row[index + 18], try row[index + 19], try row[index + 20]
    )
    event.status = CommunityEvent.Status(rawValue: try row[index + 21]) ?? .confirmed
    return event
  }

  private static func json(_ texts: [String]) throws -> String? {
    guard !texts.isEmpty else { return nil }
    return String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
  }

  private static func list(_ text: String?) throws -> [String] {
    guard let text else { return [] }
    do {
      return try JSONDecoder().decode([String].self, from: Data(text.utf8))
    } catch {
      throw StoreError(.damaged, cause: "dates of an event of the community read \(text)")
    }
  }

  /// `2026-11-20T10:00`, or with its length in seconds `2026-11-20T10:00/3600`.
  private static func text(_ addition: CommunityEvent.Addition) -> String {
    addition.start.description + (addition.seconds.map { "/\($0)" } ?? "")
  }

  private static func addition(_ text: String) throws -> CommunityEvent.Addition {
    let parts = text.split(separator: "/")
    return CommunityEvent.Addition(
      start: try moment(parts.first.map(String.init) ?? ""), seconds: parts.dropFirst().first.flatMap { Int($0) })
  }

  private static func moment(_ text: String) throws -> CivilDateTime {
    guard let moment = CivilDateTime(text) else {
      throw StoreError(.damaged, cause: "a date of an event of the community reads \(text)")
    }
    return moment
  }
}
