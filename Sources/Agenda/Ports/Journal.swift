/// What a person's messages changed, for undo and redo.
public protocol Journal {
  /// Takes back the changes of the latest message that still stand. Returns what they were, or nil
  /// when there is nothing to undo (50 messages are kept).
  func undo() throws -> TurnedChange?
  /// Repeats the change that was undone last, and returns it; nil if there is none.
  func redo() throws -> TurnedChange?
  /// Takes back one change by itself, whatever was changed since: redo then does it again first.
  func undo(_ change: ChangeOrigin) throws -> SingleUndo
  /// Whether the next undo takes back this change.
  func isNext(_ change: ChangeOrigin) throws -> Bool
  /// The change set by which these changes are undone; nil if there are none.
  func made() throws -> ChangeOrigin?
  /// The items that were deleted by the changes that can still be undone, each as it was, the last one first.
  func deleted() throws -> [DeletedItem]
  /// Brings a deleted item back under its number, which can be undone like any change; nil where ``deleted()`` does not
  /// have it.
  func restore(_ reference: ItemReference) throws -> AgendaItem?
  /// The changes of an item that can still be undone, the last one first.
  func history(of reference: ItemReference) throws -> [ItemChange]
  /// Whether the next undo or redo changes the person's contacts, or who may ask things of them.
  func isAboutOthers(next turn: JournalDirection) throws -> Bool
  /// Records a summary of what this message changed, for undo to show.
  func describe(_ summary: ChangeSummary) throws
}
