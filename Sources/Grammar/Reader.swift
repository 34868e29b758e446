public import Agenda

/// Reads what people write: a pure function of the text and of what is given here.
public struct Reader: Sendable {
  /// What the person's wall shows.
  public var now: CivilDateTime
  public var zone: Zone
  public var conventions: Conventions
  public var vocabulary: Vocabulary
  public var context: Context

  public init(
    now: CivilDateTime, zone: Zone = .utc, conventions: Conventions = Conventions(),
    vocabulary: Vocabulary = Vocabulary(), context: Context = Context()
  ) {
    self.now = now
    self.zone = zone
    self.conventions = conventions
    self.vocabulary = vocabulary
    self.context = context
  }
}
