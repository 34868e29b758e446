/// Searches over one person's items.
public protocol Searches {
  /// Returns the items that match a criterion: todos by due date, then events by start, then notes, newest first.
  func find(_ criterion: Criterion, limit: Int) throws -> [AgendaItem]
  /// Returns the item that a file brought with that UID, or that has this UID in the person's own calendar; nil if
  /// there is none.
  func item(withUID uid: String) throws -> ItemReference?
}
