/// What undo and redo tell of the changes that they turned.
public enum TurnedChange: Hashable, Sendable {
  /// What was done, in its order.
  case summaries([ChangeSummary])
  /// What an older version stored of it, as text.
  case text(String)
  /// So many changes, of which nothing was noted.
  case count(Int)

  /// The deeds; empty if none was noted.
  public var summaries: [ChangeSummary] { if case .summaries(let summaries) = self { summaries } else { [] } }
}
