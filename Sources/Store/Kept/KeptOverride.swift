public import Agenda

/// An occurrence that differs from its series, as the ledger writes it down; see `KeptTodo`.
public struct KeptOverride: Hashable, Sendable, Codable {
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
  /// The column that they are kept in, as JSON; nil where there are none.
  func column() throws -> String? { try isEmpty ? nil : Image.text(map(KeptOverride.init)) }

  /// Reads what ``column()`` gives.
  /// - Throws: `StoreError` where it cannot be read: to go on without them would bring back what was moved.
  init(column text: String?) throws {
    do {
      let kept = try Image.thing([KeptOverride].self, text) ?? []
      self = kept.compactMap(\.override)
      guard count == kept.count else { throw StoreError(.damaged, cause: "moved occurrences read \(text ?? "")") }
    } catch is DecodingError {
      throw StoreError(.damaged, cause: "moved occurrences read \(text ?? "")")
    }
  }
}
