/// Replies to acts in plain words that the bot does not carry out at once.
package protocol ActWording {
  /// `You have nothing called "physio".`
  func nothingCalled(_ words: String) -> String
  /// Names the first of the matching items, which is on another day.
  func only(_ items: [AgendaItem], on desk: Desk) -> String
  func whatTo(_ verb: String) -> String
  var beforeWhat: String { get }
  /// `Delete 4: "a", "b", "c" and 1 more? Answer yes or no.`
  func all(_ verb: String, _ names: [String], of group: String?) -> String
  func notNagged(_ name: String) -> String
  func hasNoTime(_ item: AgendaItem, on desk: Desk) -> String
  /// The reply to somebody who wants to take back what they sent.
  func stays(_ itemRequest: ItemRequest, with recipient: Called, on desk: Desk) -> String
  /// Asks whether a command was meant; a yes sends it.
  func offer(_ message: String) -> String
  /// Offers a todo with those words, instead of something that the bot does not do.
  func canOnlyAdd(_ text: String) -> String
  /// Asks whether to do what the person's words say to an item.
  func offer(_ words: String, of item: AgendaItem, on desk: Desk) -> String
  /// Asks for the new time of an item that is to be moved.
  func toWhen(_ item: AgendaItem, on desk: Desk) -> String
  /// Asks from when to when a series pauses, if the person named a span that the calendar does not know: `half term`.
  func pausesWhen(_ item: AgendaItem, on desk: Desk) -> String
  /// Asks what to change about a series whose days no longer suit.
  func whatChanges(_ item: AgendaItem, on desk: Desk) -> String
  /// The reply to a no, after a question that asked for consent.
  var nothingChanged: String { get }
}
