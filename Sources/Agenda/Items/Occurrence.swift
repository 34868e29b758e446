public import Civil

/// One occurrence of an item.
public struct Occurrence: Hashable, Sendable {
  /// When it falls by the rule, in the series' zone (RECURRENCE-ID, RFC 5545 3.8.4.4); the start where nothing repeats.
  public var recurrenceID: CivilDateTime
  /// When it begins or is due, after any override.
  public var start: When
  /// How it differs from the series; nil where it does not.
  public var override: Override?

  /// An occurrence by its place in the series.
  public init(_ recurrenceID: CivilDateTime, start: When, override: Override? = nil) {
    self.recurrenceID = recurrenceID
    self.start = start
    self.override = override
  }
}
