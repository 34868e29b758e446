public import Agenda
import Civil

/// An occurrence that differs from its series, as the ledger writes it down; see `TodoRecord`.
public struct OverrideRecord: Hashable, Sendable, Codable {
  /// When the rule has it fall, on the series' wall: `2026-11-24T16:00`.
  public var recurrenceID: String
  public var start: String
  public var startZone: String?
  public var end: String?
  public var endZone: String?
  public var name: String?
  public var place: String?
  public var note: String?

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

  /// The override it tells of; nil where a moment is none, which the ledger never writes.
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
  /// As they are written down; nil where there are none.
  var kept: [OverrideRecord]? { isEmpty ? nil : map(OverrideRecord.init) }

  /// - Throws: `StoreError` where one cannot be read: to go on without it would bring back what was moved.
  init(_ kept: [OverrideRecord]?) throws {
    self = (kept ?? []).compactMap(\.override)
    guard count == kept?.count ?? 0 else { throw StoreError(.damaged, cause: "a moved occurrence can't be read") }
  }

  /// The column that they are kept in, as JSON; nil where there are none.
  func column() throws -> String? { try JournalSnapshot.text(kept) }

  /// Reads what ``column()`` gives.
  init(column text: String?) throws {
    do {
      try self.init(JournalSnapshot.thing([OverrideRecord].self, text))
    } catch is DecodingError {
      throw StoreError(.damaged, cause: "moved occurrences read \(text ?? "")")
    }
  }
}
