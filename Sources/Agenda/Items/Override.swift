public import Civil

/// One occurrence of a series that differs from the others (RFC 5545 3.8.4.4).
public struct Override: Hashable, Sendable {
  /// The time that the rule would give it, in the series' zone (RECURRENCE-ID).
  public var recurrenceID: CivilDateTime
  /// The time at which it begins or is due instead.
  public var start: When
  /// The end of an event, as in ``Event/end``.
  public var end: When?
  /// The name of an event on that occasion; nil for the series' name.
  public var name: String?
  /// The place of an event on that occasion; nil for the series' place.
  public var place: String?
  /// The note of an event on that occasion; nil for the series' note.
  public var note: String?

  /// An occurrence that was moved.
  public init(_ recurrenceID: CivilDateTime, start: When, end: When? = nil) {
    self.recurrenceID = recurrenceID
    self.start = start
    self.end = end
  }
}

extension [Override] {
  /// The override of an occurrence. Setting it replaces the existing one; nil removes it.
  public subscript(_ recurrenceID: CivilDateTime) -> Override? {
    get { first { $0.recurrenceID == recurrenceID } }
    set {
      removeAll { $0.recurrenceID == recurrenceID }
      if let newValue { append(newValue) }
    }
  }
}
