public import Civil

/// One time that an item falls.
public struct Occurrence: Hashable, Sendable {
  /// When the rule has it fall, on the series' wall; the start itself where nothing repeats.
  public var recurrenceID: CivilDateTime
  /// When it begins or is due.
  public var start: When
  /// What is different about it.
  public var override: Override?

  public init(_ recurrenceID: CivilDateTime, start: When, override: Override? = nil) {
    self.recurrenceID = recurrenceID
    self.start = start
    self.override = override
  }
}
