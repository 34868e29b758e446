/// The answers to actions that only pages have, and to imports.
package protocol PageWording {
  /// Something else was changed at the same moment, again and again.
  var busy: String { get }
  func restored(_ line: String) -> String
  /// What was to be restored is gone for good.
  var notInTrash: String { get }
  func imported(_ count: Int) -> String
  /// Files came with a message, and their items are told of later.
  func readingFiles(_ count: Int) -> String
  /// Where a document at an address is imported, whose items are told of later.
  var readingAddress: String { get }
  /// A file can't be read, or is of an unknown kind.
  var addressUnread: String { get }
  /// How much of a file is there already, and what can't be imported; empty if there is neither.
  func notImported(kept: Int, out: Int) -> [String]
  /// A file that came with a message can't be read, or is of an unknown kind.
  var fileUnread: String { get }
  /// What was looked at before importing it is no longer held.
  var filesGone: String { get }
  var noFile: String { get }
  /// None of some files can be read.
  func unknownFiles(_ names: [String]) -> String
  /// What somebody's birthday is called, from an address book.
  func birthday(of name: String) -> String
  func anniversary(of name: String) -> String
  /// The note of a birthday; ``AnswerWording/yearOfBirth(_:)`` reads it.
  func born(in year: Int) -> String
  /// The note of an anniversary.
  func since(year: Int) -> String
}
