/// The texts that can follow any message.
package protocol GeneralWording {
  /// An account on a network, or a network on a server: `@nuthatch on pigeon`.
  func name(_ name: String, on place: String) -> String
  /// The word for a person whose handle the reader must not see.
  var somebody: String { get }
  /// An error in one line: what was not understood, and what would work.
  func error(_ misunderstanding: Misunderstanding) -> String
  /// The reason why words were not understood, as a clause: `it needs a date`.
  func reason(_ reason: Misunderstanding.Reason) -> String
  /// The reply after an internal error.
  var apology: String { get }
  /// The answer to a public mention on a network that has only public messages.
  var withheld: String { get }
  /// The reply to a no, after the question which item is meant.
  var noneOfThem: String { get }
  /// The reply to a no, after the question whether to delete a series.
  var staysAsItIs: String { get }
  var which: String { get }
  /// Asks which of several words is a tag.
  func whichTag(_ name: String) -> String
  /// The way to answer such a question without buttons.
  var byNumber: String { get }
  func withoutDate(_ problem: Misunderstanding) -> String
  /// The note below an item with a date or time that stayed in its name.
  func notUsed(_ words: [String]) -> String
  /// The note below an item whose repeat is not quite what the person asked for.
  func cannotHold(_ words: String) -> String
  /// The note below the first answer that a person gets.
  func welcome(zone: String) -> String
  /// The reply to a visitor who tries something that involves other people or a later time.
  var notForVisitors: String { get }
  /// The line above the answer to an edited message, which the bot has read again.
  var edited: String { get }
  /// The reply to a hello.
  var greeting: String { get }
  /// The note below an answer after which the message's author is another person, for example after linking.
  var leftUndone: String { get }
  /// The note below a question that left the rest of its line undone.
  var restLeftUndone: String { get }
  /// The note below the answer to a message that was only read in part.
  func unread(_ unread: UnreadPart) -> String
  /// The line below a list that was cut, with the number of entries left.
  func more(_ count: Int) -> String
  /// The first line of a joint answer to many messages.
  func many(_ count: Int) -> String
  /// The last line of a joint answer that was cut, with the number of lines left out.
  func unsaid(_ count: Int) -> String
  var today: String { get }
  var tomorrow: String { get }
}
