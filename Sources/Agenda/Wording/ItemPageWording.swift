/// The texts on the page of a todo, an event or a note, and on its line in lists.
package protocol ItemPageWording {
  /// Marks of a line.
  var isLate: String { get }
  var isMoved: String { get }
  /// The mark of an item that came from a file; a line shows only its first letter.
  var isImported: String { get }
  /// The note on a series for which somebody asked at a time when it does not take place.
  func noneThen(_ told: String) -> String
  func sentBy(_ sender: String) -> MarkedText
  func with(_ person: String) -> MarkedText
  func priorityIs(_ priority: Int) -> String
  /// Buttons, some with the name of their item.
  func complete(_ name: String) -> String
  var notDone: String { get }
  func notDone(_ name: String) -> String
  var dayLater: String { get }
  var dayEarlier: String { get }
  var leaveOut: String { get }
  var deleteAll: String { get }
  var delete: String { get }
  var edit: String { get }
  /// The name for the group of items that are on no list.
  var unlisted: String { get }
  /// The heading above what was typed, if somebody saved something else meanwhile.
  var wantedToSave: String { get }
  var changedElsewhere: String { get }
  /// The choices in that case; the link keeps the item as it is.
  var replaceOrKeep: MarkedText { get }
  var noteChangedElsewhere: String { get }
  /// The mark of an occurrence that differs from its series.
  var differs: String { get }
  /// The labels of the facts about an item.
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
  /// One change of an item: its time, what was done, and its origin.
  func history(_ change: ItemChange, on desk: Desk) -> String
}
