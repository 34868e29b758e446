/// The answers to actions that only pages have, and to imports.
package protocol PageWording {
  /// The reply if other changes kept coming at the same moment.
  var busy: String { get }
  func restored(_ line: String) -> String
  /// The reply if an item can no longer be restored.
  var notInTrash: String { get }
  func imported(_ count: Int) -> String
  /// The reply to files that came with a message, if the bot reports their items later.
  func readingFiles(_ count: Int) -> String
  /// The reply while a document at an address is imported; the bot reports its items later.
  var readingAddress: String { get }
  /// The reply if the document at an address can't be read, or is of an unknown kind.
  var addressUnread: String { get }
  /// The lines with the number of items that already exist, and of those that can't be imported; empty if both are 0.
  func notImported(kept: Int, out: Int) -> [String]
  /// The reply if a file that came with a message can't be read, or is of an unknown kind.
  var fileUnread: String { get }
  /// The reply if the daemon no longer holds the files of the preview.
  var filesGone: String { get }
  var noFile: String { get }
  /// The reply if none of some files can be read.
  func unknownFiles(_ names: [String]) -> String
  /// The name of the event for somebody's birthday, from an address book.
  func birthday(of name: String) -> String
  func anniversary(of name: String) -> String
  /// The note of a birthday; ``AnswerWording/yearOfBirth(_:)`` reads it.
  func born(in year: Int) -> String
  /// The note of an anniversary.
  func since(year: Int) -> String
}
