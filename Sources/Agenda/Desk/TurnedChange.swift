/// The changes that undo or redo made, as the reply describes them.
public enum TurnedChange: Hashable, Sendable {
  /// The summaries of what was done, in order.
  case summaries([ChangeSummary])
  /// The text that an older version stored.
  case text(String)
  /// The number of changed items and settings, if no summary was noted.
  case count(Int)

  /// The summaries; empty if none was noted.
  public var summaries: [ChangeSummary] { if case .summaries(let summaries) = self { summaries } else { [] } }
}
