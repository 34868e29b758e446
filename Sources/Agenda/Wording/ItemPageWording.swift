/// What the page of a todo, an event or a note says, and its line in lists.
package protocol ItemPageWording {
  /// Marks of a line.
  var isLate: String { get }
  var isMoved: String { get }
  /// Of what a file brought: its first letter stands for it.
  var isImported: String { get }
  /// Of a series that was asked for at a time when none of it takes place.
  func noneThen(_ told: String) -> String
  func sentBy(_ sender: String) -> MarkedText
  func with(_ person: String) -> MarkedText
  func priorityIs(_ priority: Int) -> String
  /// Buttons, some with the name of what they are for.
  func complete(_ name: String) -> String
  var notDone: String { get }
  func notDone(_ name: String) -> String
  var dayLater: String { get }
  var dayEarlier: String { get }
  var leaveOut: String { get }
  var deleteAll: String { get }
  var delete: String { get }
  var edit: String { get }
  /// What is on no list.
  var unlisted: String { get }
  /// Above what was typed where something else was saved meanwhile.
  var wantedToSave: String { get }
  var changedElsewhere: String { get }
  /// What can be done then; the link keeps the item as it is.
  var replaceOrKeep: MarkedText { get }
  var noteChangedElsewhere: String { get }
  /// Of an occurrence that is not as its series has it.
  var differs: String { get }
  /// What a line of the facts is about.
  var thisOne: String { get }
  var nextOne: String { get }
  var due: String { get }
  var whenItIs: String { get }
  var remarksOfIt: String { get }
  var detailsOfIt: String { get }
  var linkLabel: String { get }
  var senderLabel: String { get }
  var remindersOfIt: String { get }
  var addedThen: String { get }
  var allNotes: String { get }
  var history: String { get }
  /// One change of an item: when, what and from where.
  func history(_ change: ItemChange, on desk: Desk) -> String
}
