/// What is said whatever was asked for.
package protocol GeneralWording {
  /// Stands for a person whose handle the reader must not see.
  var somebody: String { get }
  /// An error in one line: what was not understood, and what would work.
  func error(_ misunderstanding: Misunderstanding) -> String
  /// What is wrong with words that were not understood, as a clause: `it needs a date`.
  func reason(_ reason: Misunderstanding.Reason) -> String
  /// After an internal error.
  var apology: String { get }
  /// To a public mention on a network that has only public messages.
  var withheld: String { get }
  /// After a no to the question which item is meant.
  var noneOfThem: String { get }
  var which: String { get }
  /// How to answer such a question, where nothing can be pressed.
  var byNumber: String { get }
  func withoutDate(_ problem: Misunderstanding) -> String
  /// Below an item with a date or time that stayed in its name.
  func notUsed(_ words: [String]) -> String
  /// Below an item whose repeat is not quite what was asked for.
  func cannotHold(_ words: String) -> String
  /// Below the first answer that a person gets.
  func welcome(zone: String) -> String
  /// To a visitor who tries what needs somebody to be there later, or others.
  var notForVisitors: String { get }
  /// Above the answer to a message that its author has edited, and that was understood anew.
  var edited: String { get }
  /// To a hello.
  var greeting: String { get }
  /// Below an answer after which the author of the message is another person, as after linking.
  var leftUndone: String { get }
  /// Below the answer to a message that was only read in part.
  func unread(_ unread: UnreadPart) -> String
  /// Below a list that was cut, with the number of entries left.
  func more(_ count: Int) -> String
  /// The first line of a joint answer to many messages.
  func many(_ count: Int) -> String
  /// The last line of a joint answer that was cut, with the number of lines left out.
  func unsaid(_ count: Int) -> String
  var today: String { get }
  var tomorrow: String { get }
}
