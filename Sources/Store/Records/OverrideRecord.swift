public import Agenda
import Civil
import Storage

/// An occurrence that differs from its series, as the ledger stores it in JSON; see `TodoRecord`.
public struct OverrideRecord: Hashable, Sendable, Codable {
  /// The start by the rule, in the series' zone: `2026-11-24T16:00`.
  public var recurrenceID: String
  /// The start or due moment that replaces it.
  public var start: String
  /// The IANA name of the zone of ``start``; nil for the person's.
  public var startZone: String?
  /// The end of an event; nil if it has none.
  public var end: String?
  /// The IANA name of the zone of ``end``; nil for the person's.
  public var endZone: String?
  /// The event's name on that occasion; nil for the series' name.
  public var name: String?
  /// The event's place on that occasion; nil for the series' place.
  public var place: String?
  /// The event's remarks on that occasion; nil for the series' remarks.
  public var note: String?

  /// The record of an override.
  public init(_ override: Override) {
    recurrenceID = override.recurrenceID.description
    start = override.start.description
    startZone = override.start.zone
    end = override.end?.description
    endZone = override.end?.zone
    name = override.name
    place = override.place
    note = override.note
  }

  /// The override of this record; nil if a moment cannot be read, which the ledger never writes.
  public var override: Override? {
    guard let id = CivilDateTime(recurrenceID), let start = When(text: start, zone: startZone) else { return nil }
    var override = Override(id, start: start, end: When(text: end, zone: endZone))
    override.name = name
    override.place = place
    override.note = note
    return override
  }
}

extension [Override] {
  /// The records of these overrides; nil if there are none.
  var kept: [OverrideRecord]? { isEmpty ? nil : map(OverrideRecord.init) }

  /// Reads records.
  ///
  /// - Throws: `StoreError` if one cannot be read, since going on without it would undo a move.
  init(_ kept: [OverrideRecord]?) throws {
    self = (kept ?? []).compactMap(\.override)
    guard count == kept?.count ?? 0 else { throw StoreError(.damaged, cause: "a moved occurrence can't be read") }
  }

}

extension OverrideRecord {
  /// Reads the value of a column: JSON, or nil if there are none.
  ///
  /// - Throws: `StoreError` if it is not a list of overrides.
  static func list(in text: String?) throws -> [OverrideRecord]? {
    do {
      return try JournalSnapshot.thing([OverrideRecord].self, text)
    } catch is DecodingError {
      throw StoreError(.damaged, cause: "moved occurrences read \(text ?? "")")
    }
  }
}
