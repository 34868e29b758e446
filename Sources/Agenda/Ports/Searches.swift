/// The searches in what one person keeps.
public protocol Searches {
  /// What a criterion holds for: todos by their due moment, then events by theirs, then notes, the newest first.
  func find(_ criterion: Criterion, limit: Int) throws -> [AgendaItem]
}
