public import Civil
public import Foundation

/// Something that takes place (RFC 5545's VEVENT).
public struct Event: Hashable, Sendable {
  public typealias ID = Identifier<Event>

  /// nil until the store has it.
  public var id: ID?
  public var name: String
  public var start: When
  /// When it ends: exclusive for a time, the last day inclusive for whole days; nil where none was told.
  public var end: When?
  public var recurrence: Recurrence?
  /// Occurrences that differ from the others.
  public var overrides: [Override] = []
  public var place: String?
  public var list: String?
  public var tags: [String] = []
  public var people: [String] = []
  public var note: String?
  public var url: String?
  /// nil for the usual reminder, a little before it begins; empty for none.
  public var reminders: [Reminder]?
  /// A reminder of its own, on the person's wall: put off, or asked for once.
  public var snoozed: When?
  public var added: Date

  public init(name: String, start: When, end: When? = nil, added: Date) {
    self.name = name
    self.start = start
    self.end = end
    self.added = added
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .event($0) } }
}
