public import Civil
public import Foundation

/// A todo (VTODO, RFC 5545 3.6.2).
public struct Todo: ScheduledItem, Hashable, Sendable {
  /// A todo's number.
  public typealias ID = Identifier<Todo>

  /// The moment that a repeat counts from: the due date or the completion.
  public enum RepeatFrom: String, Hashable, Sendable, Codable {
    case due, completion
  }

  /// The todo's number; nil until the store has it.
  public var id: ID?
  /// The name: what to do.
  public var name: String
  /// The due time, of the open occurrence if it repeats; nil if it has no date.
  public var due: When?
  /// The time from which it can be begun; nil for at once.
  public var start: When?
  /// The first due moment of the series, from which the rule counts; nil if that is ``due``.
  public var seriesStart: When?
  /// The moment that the repeat counts from: the due date or the completion.
  public var repeatFrom = RepeatFrom.due
  /// The priority, from 1, the highest, to 3; nil for none.
  public var priority: Int?
  /// The time it should take, in seconds; nil if that is not known.
  public var estimate: Int?
  /// The time at which it was completed; nil while it is open.
  public var completed: Date?
  /// The number of times it was postponed since it last came up.
  public var postponed = 0
  /// The series' own moment that ``due`` replaces; nil if the open occurrence was not moved.
  public var moved: When?
  /// The seconds between two nags until it is done; nil for none.
  public var nag: Int?
  /// What it has in common with every other item.
  public var details: ItemDetails
  /// What it has in common with every other todo and event.
  public var scheduled = ScheduledDetails()

  /// An open todo with only a name.
  public init(name: String, added: Date) {
    self.name = name
    details = ItemDetails(added: added)
  }

  /// Moves it to another moment, or removes its date. Only this occurrence of a series moves.
  public mutating func move(to moment: When?) {
    if recurrence != nil, moved == nil { moved = due }
    due = moment
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? { id.map { .todo($0) } }
}
