package import Civil

/// The replies to changes of items.
package protocol ChangeWording {
  /// The note that a moment given to an item is in the past.
  var isPast: String { get }
  /// The note that a list was created for what was put on it.
  func newList(_ name: String) -> String
  /// The note that the clocks skip a time, so that the bot takes another.
  func clockSkips(_ time: CivilTime, taking other: CivilTime, on desk: Desk) -> String
  /// The note that the clocks repeat a time, so that the bot takes the first.
  func clockDoubles(_ time: CivilTime, on desk: Desk) -> String
  func completed(_ todo: Todo) -> String
  func completed(_ todos: [Todo]) -> String
  func passes(_ event: Event) -> String
  func movedOn(_ todo: Todo, on desk: Desk) -> String
  func alreadyDone(_ todo: Todo, on desk: Desk) -> String
  func postponed(_ todo: Todo, tellsCount: Bool, on desk: Desk) -> String
  func postponed(_ event: Event, on desk: Desk) -> String
  func deleted(_ names: [String]) -> String
  func changed(_ line: String) -> String
  func didIt(_ todo: Todo, on desk: Desk) -> String
  /// `"wash car" was done on Thu 26 Nov, 09:00.`
  func doneThen(_ todo: Todo, on desk: Desk) -> String
  func notYet(_ item: AgendaItem, on desk: Desk) -> String
  func knowNothing(_ words: String) -> String
  func undone(_ change: TurnedChange) -> String
  func redone(_ change: TurnedChange) -> String
  var nothingToUndo: String { get }
  /// The answer to the question what was changed last, if nothing was.
  var noLastChange: String { get }
  var undoneAlready: String { get }
  func notUndone(changedSince later: TurnedChange?) -> String
  var nothingToRedo: String { get }
  func reopened(_ todo: Todo, on desk: Desk) -> String
  func stillOpen(_ todo: Todo, on desk: Desk) -> String
  func renamed(_ name: String, to newName: String) -> String
  /// The reply if a change left everything as it was.
  func unchanged(_ item: AgendaItem, on desk: Desk) -> String
  func moved(_ todo: Todo, on desk: Desk) -> String
  func moved(_ name: String, to list: String?, isNew: Bool) -> String
  func weighed(_ todo: Todo) -> String
  func repeats(_ name: String, _ rule: String?, _ next: When?, until end: When?, on desk: Desk) -> String
}
