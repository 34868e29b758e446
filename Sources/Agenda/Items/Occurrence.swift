public import Civil

/// One occurrence of an item.
public struct Occurrence: Hashable, Sendable {
  /// The time that the rule gives it, in the series' zone (RECURRENCE-ID, RFC 5545 3.8.4.4); the start if nothing
  /// repeats.
  public var recurrenceID: CivilDateTime
  /// The time at which it begins or is due, after any override.
  public var start: When
  /// The override of this occurrence; nil if it does not differ from the series.
  public var override: Override?

  /// An occurrence by its place in the series.
  public init(_ recurrenceID: CivilDateTime, start: When, override: Override? = nil) {
    self.recurrenceID = recurrenceID
    self.start = start
    self.override = override
  }
}
