public import Agenda

/// Changes what a person keeps from pages: by the messages that would do it in a chat.
///
/// Undo, quotas, rights and reminders hold for an action as they hold for a message. The chat's `undo` takes back what
/// a page did, and `!undo` from a page takes back what the chat did. The conversation is left alone: neither the list
/// that was shown last nor an open question changes.
public protocol PersonActions: Sendable {
  /// Carries out an action, in one transaction.
  ///
  /// - Returns: what the chat would have answered. The `message` of each of its choices can be performed as it is.
  /// - Throws: `ActionRefused`, or what the store throws; nothing has changed then. A message that is not understood
  ///   throws nothing: its reply is an error.
  func perform(_ action: PageAction, for person: Person.ID, in session: BrowserSession.ID) async throws -> Reply
  /// Returns the parts that a message would be understood as. It writes nothing.
  func preview(_ message: String, for person: Person.ID) async throws -> [PreviewPart]
}
