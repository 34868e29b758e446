/// What pages answer to what is done on them alone, and what is taken from files.
package protocol PageWording {
  /// Something else was changed at the same moment, again and again.
  var busy: String { get }
  func restored(_ line: String) -> String
  /// What was to be restored is gone for good.
  var notInTrash: String { get }
  func imported(_ count: Int) -> String
  /// Where files came with a message, whose items are told of later.
  func readingFiles(_ count: Int) -> String
  /// Where a document at an address is imported, whose items are told of later.
  var readingAddress: String { get }
  /// Where that can't be read, or is of no kind that is known.
  var addressUnread: String { get }
  /// What is there already, and what of a file can't be imported; nothing where there is neither.
  func notImported(kept: Int, out: Int) -> [String]
  /// Where a file that came with a message can't be read, or is of no kind that is known.
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
