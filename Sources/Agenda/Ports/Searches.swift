/// Searches over one person's items.
public protocol Searches {
  /// The items that a criterion holds for: todos by due date, then events by start, then notes, newest first.
  func find(_ criterion: Criterion, limit: Int) throws -> [AgendaItem]
  /// The item that a file brought with that UID, or whose UID it is in the person's own calendar; nil where there is
  /// none.
  func item(withUID uid: String) throws -> ItemReference?
}
