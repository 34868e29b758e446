import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The columns of a community event, except its categories, which have their own table.
enum CommunityEventRow {
  enum Column: Int, TableColumn {
    case uid, recurrenceID, replacesLater, sequence, name, note, url, image, start, startZone, finish, finishZone
    case rules, additions, exceptions, placeText, lat, lon, onlineURL, price, organiser, status

    static let table = "community_event"
  }

  static let columns = Column.list()
  static let names = Column.names

  /// The values of ``columns``, in their order.
  static func values(_ event: CommunityEvent) throws -> [(any DatabaseValueConvertible)?] {
    try Column.allCases.map { try value(of: $0, in: event) }
  }

  private static func value(of column: Column, in event: CommunityEvent) throws -> (any DatabaseValueConvertible)? {
    switch column {
    case .uid: event.uid
    case .recurrenceID: event.recurrenceID
    case .replacesLater: event.replacesLater
    case .sequence: event.sequence
    case .name: event.name
    case .note: event.note
    case .url: event.url
    case .image: event.image
    case .start: event.start.description
    case .startZone: event.start.zone
    case .finish: event.end?.description
    case .finishZone: event.end?.zone
    case .rules: try json(event.rules.map(\.stored))
    case .additions: try json(event.additions.map(text))
    case .exceptions: try json(event.exceptions.map(\.description))
    case .placeText: event.place
    case .lat: event.coordinates?.latitude
    case .lon: event.coordinates?.longitude
    case .onlineURL: event.onlineURL
    case .price: event.price
    case .organiser: event.organiser
    case .status: event.status.rawValue
    }
  }

  /// Returns the event of a row whose ``columns`` begin at that index.
  ///
  /// - Throws: `StoreError` if it cannot be read, which the ledger never writes.
  static func event(_ row: ResultRow, at index: Int = 0) throws -> CommunityEvent {
    let columns = ColumnsOfRow<Column>(row: row, first: index)
    guard let start = When(text: try columns[.start], zone: try columns[.startZone]) else {
      throw StoreError(.damaged, cause: "an event of the community has no start")
    }
    var event = CommunityEvent(
      uid: try columns[.uid], name: try columns[.name], start: start,
      end: When(text: try columns[.finish], zone: try columns[.finishZone]))
    event.recurrenceID = try columns[.recurrenceID]
    event.replacesLater = try columns[.replacesLater]
    event.sequence = try columns[.sequence]
    event.note = try columns[.note]
    event.url = try columns[.url]
    event.image = try columns[.image]
    event.rules = try list(columns[.rules]).compactMap { try Recurrence(column: $0) }
    event.additions = try list(columns[.additions]).map(addition)
    event.exceptions = try list(columns[.exceptions]).map(moment)
    event.place = try columns[.placeText]
    event.coordinates = CommunityEvent.Coordinates(try columns[.lat], try columns[.lon])
    event.onlineURL = try columns[.onlineURL]
    event.price = try columns[.price]
    event.organiser = try columns[.organiser]
    event.status = CommunityEvent.Status(rawValue: try columns[.status]) ?? .confirmed
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
