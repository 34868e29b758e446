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
  public var added: Date

  public init(name: String, added: Date) {
    self.name = name
    self.added = added
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .todo($0) } }
}
