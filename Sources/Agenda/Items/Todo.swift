public import Civil
public import Foundation

/// A todo (VTODO, RFC 5545 3.6.2).
public struct Todo: Hashable, Sendable {
  /// A todo's number.
  public typealias ID = Identifier<Todo>

  /// The moment that a repeat counts from: the due date or the completion.
  public enum RepeatFrom: String, Hashable, Sendable, Codable {
    case due, completion
  }

  /// The todo's number; nil until the store has it.
  public var id: ID?
  /// The name: what is to be done.
  public var name: String
  /// The due time, of the open occurrence if it repeats; nil if it has no date.
  public var due: When?
  /// The time from which it can be begun; nil for at once.
  public var start: When?
  /// The rule by which it repeats; nil if it does not repeat.
  public var recurrence: Recurrence?
  /// The first due moment of the series, from which the rule counts; nil if that is ``due``.
  public var seriesStart: When?
  /// The moment that the repeat counts from: the due date or the completion.
  public var repeatFrom = RepeatFrom.due
  /// The priority, from 1, the highest, to 3; nil for none.
  public var priority: Int?
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// The tags without `#`, in the order given.
  public var tags: [String] = []
  /// The name of a place, without `@`.
  public var place: String?
  /// The contacts it is done with, as written, without `+` or `@`.
  public var people: [String] = []
  /// The time it should take, in seconds; nil if that is not known.
  public var estimate: Int?
  /// Remarks, in one or more lines.
  public var note: String?
  /// A link that belongs to it.
  public var url: String?
  /// The time at which it was completed; nil while it is open.
  public var completed: Date?
  /// The number of times it was postponed since it last came up.
  public var postponed = 0
  /// The series' own moment that ``due`` replaces; nil if the open occurrence was not moved.
  public var moved: When?
  /// The later occurrences that were moved; ``moved`` and ``due`` describe the open one.
  public var overrides: [Override] = []
  /// Its reminders; nil for the usual one (``Reminder/onTime``), empty for none.
  public var reminders: [Reminder]?
  /// A single reminder besides those, in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When?
  /// The seconds between two nags until it is done; nil for none.
  public var nag: Int?
  /// The identity of the item in the file that brought it; nil if no file did.
  public var imported: Imported?
  /// The time at which it was added.
  public var added: Date

  /// An open todo with only a name.
  public init(name: String, added: Date) {
    self.name = name
    self.added = added
  }

  /// Moves it to another moment, or removes its date. Only this occurrence of a series moves.
  public mutating func move(to moment: When?) {
    if recurrence != nil, moved == nil { moved = due }
    due = moment
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? { id.map { .todo($0) } }
}
