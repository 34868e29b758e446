/// What a person's messages changed, so that it can be taken back.
public protocol Journal {
  /// Takes back the newest message's changes that still stand; returns what it had done, as it was told then
  /// (`added "call jimmy"`), or nil when there is nothing left (50 messages are kept).
  func undo() throws -> String?
  /// Does again what was taken back last; nil when there is nothing.
  func redo() throws -> String?
  /// Whether the next turn changes how the person holds others, or who may ask things of them.
  func isAboutOthers(next turn: JournalDirection) throws -> Bool
  /// Says in a few words what this message has changed, for `undo` to tell.
  func describe(_ summary: String) throws
}
