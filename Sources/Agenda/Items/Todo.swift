public import Civil
public import Foundation

/// Something to be done (RFC 5545's VTODO).
public struct Todo: Hashable, Sendable {
  public typealias ID = Identifier<Todo>

  /// Whether a repeat counts from the due date or from completion.
  public enum RepeatFrom: String, Hashable, Sendable, Codable {
    case due, completion
  }

  /// nil until the store has it.
  public var id: ID?
  public var name: String
  public var due: When?
  public var start: When?
  public var recurrence: Recurrence?
  /// The first due moment of the series: what the rule counts from.
  public var seriesStart: When?
  public var repeatFrom = RepeatFrom.due
  /// 1 the highest to 3; nil none.
  public var priority: Int?
  /// The name of the list it is on; nil the inbox.
  public var list: String?
  public var tags: [String] = []
  public var place: String?
  /// Contacts it is done with, as written.
  public var people: [String] = []
  /// Seconds it should take.
  public var estimate: Int?
  public var note: String?
  public var url: String?
  public var completed: Date?
  /// How often it was postponed.
  public var postponed = 0
  /// The moment of its series that `due` stands for, where it was moved away from that.
  public var moved: When?
  /// Later occurrences that were moved; of the open one, `moved` and `due` tell.
  public var overrides: [Override] = []
  /// nil for the usual reminder, at its time; empty for none.
  public var reminders: [Reminder]?
  /// A reminder of its own, on the person's wall: put off, or asked for once.
  public var snoozed: When?
  /// Seconds from one nagging to the next until it is done; nil for none.
  public var nag: Int?
  public var added: Date

  public init(name: String, added: Date) {
    self.name = name
    self.added = added
  }

  /// Puts it to another moment. A series keeps its beat: only this occurrence moves.
  public mutating func move(to moment: When?) {
    if recurrence != nil, moved == nil { moved = due }
    due = moment
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .todo($0) } }
}
