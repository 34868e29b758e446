public import Civil
public import Foundation

/// Something to be done (VTODO, RFC 5545 3.6.2).
public struct Todo: Hashable, Sendable {
  /// A todo's number.
  public typealias ID = Identifier<Todo>

  /// Whether a repeat counts from the due date or from completion.
  public enum RepeatFrom: String, Hashable, Sendable, Codable {
    case due, completion
  }

  /// nil until the store has it.
  public var id: ID?
  /// What is to be done.
  public var name: String
  /// When it is due; nil where it has no date. The open occurrence where it repeats.
  public var due: When?
  /// When it can be begun; nil for at once.
  public var start: When?
  /// What it repeats by; nil where it does not.
  public var recurrence: Recurrence?
  /// The first due moment of the series, from which the rule counts; nil where that is ``due``.
  public var seriesStart: When?
  /// Whether the repeat counts from the due date or from completion.
  public var repeatFrom = RepeatFrom.due
  /// From 1, the highest, to 3; nil for none.
  public var priority: Int?
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// Tags without `#`, in the order given.
  public var tags: [String] = []
  /// The name of a place, without `@`.
  public var place: String?
  /// Contacts it is done with, as written, without `+` or `@`.
  public var people: [String] = []
  /// How long it should take, in seconds.
  public var estimate: Int?
  /// Remarks, in one or more lines.
  public var note: String?
  /// A link that belongs to it.
  public var url: String?
  /// When it was completed; nil while it is open.
  public var completed: Date?
  /// How often it was postponed since it last came up.
  public var postponed = 0
  /// The series' own moment that ``due`` replaces, where the open occurrence was moved.
  public var moved: When?
  /// Later occurrences that were moved; ``moved`` and ``due`` say where the open one is.
  public var overrides: [Override] = []
  /// Its reminders; nil for the usual one (``Reminder/onTime``), empty for none.
  public var reminders: [Reminder]?
  /// A single reminder besides those, in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When?
  /// Seconds between two nags until it is done; nil for none.
  public var nag: Int?
  /// Where it came from, if a file brought it.
  public var imported: Imported?
  /// When it was added.
  public var added: Date

  /// An open todo with nothing but a name.
  public init(name: String, added: Date) {
    self.name = name
    self.added = added
  }

  /// Moves it to another moment, or takes its date away. Only this occurrence of a series moves.
  public mutating func move(to moment: When?) {
    if recurrence != nil, moved == nil { moved = due }
    due = moment
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .todo($0) } }
}
