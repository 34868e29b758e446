public import Agenda

/// Changes what a person keeps, from pages, with the messages that would do it in a chat.
///
/// Undo, quotas, rights and reminders apply to an action as to a message. The chat's `undo` takes back what a page did,
/// and `!undo` from a page takes back what the chat did. The conversation does not change: the list shown last and an
/// open question stay.
public protocol PersonActions: Sendable {
  /// Carries out an action, in one transaction.
  ///
  /// - Returns: the answer that the chat would have given. The `message` of each of its choices can be performed as it
  ///   is.
  /// - Throws: `ActionRefused`, or the store's errors. Then nothing has changed. A message that is not understood does
  ///   not throw: its reply is an error.
  func perform(_ action: PageAction, for person: Person.ID, in session: BrowserSession.ID) async throws -> Reply
  /// Returns the parts of a message's meaning. It writes nothing.
  func preview(_ message: String, for person: Person.ID) async throws -> [PreviewPart]
}
