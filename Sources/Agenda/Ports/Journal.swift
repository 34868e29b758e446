/// The journal of what a person's messages changed, for undo and redo.
public protocol Journal {
  /// Undoes the changes of the latest message that still stand. Returns what they were, or nil if there is nothing to
  /// undo (50 messages are kept).
  func undo() throws -> TurnedChange?
  /// Repeats the change that was undone last, and returns it; nil if there is none.
  func redo() throws -> TurnedChange?
  /// Undoes one change by itself, whatever was changed since; the next redo then does it again.
  func undo(_ change: ChangeOrigin) throws -> SingleUndo
  /// Whether the next undo takes back this change.
  func isNext(_ change: ChangeOrigin) throws -> Bool
  /// Returns the origin of the changes made now, by which they can be undone; nil if there are none.
  func made() throws -> ChangeOrigin?
  /// Returns the items that were deleted by the changes that can still be undone, each as it was, the last one first.
  func deleted() throws -> [DeletedItem]
  /// Restores a deleted item under its number, which can be undone like any change; returns nil if it is not among
  /// ``deleted()``.
  func restore(_ reference: ItemReference) throws -> AgendaItem?
  /// Returns the changes of an item that can still be undone, the last one first.
  func history(of reference: ItemReference) throws -> [ItemChange]
  /// Returns an item as it was before its last change that still stands; nil if that change made it, or none is known.
  func before(lastChangeOf reference: ItemReference) throws -> AgendaItem?
  /// Whether the next undo or redo changes the person's contacts, or who may send them requests.
  func isAboutOthers(next turn: JournalDirection) throws -> Bool
  /// Records a summary of what this message changed, for undo to show.
  func describe(_ summary: ChangeSummary) throws
}
