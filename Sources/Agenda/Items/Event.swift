public import Civil
public import Foundation

/// An event (VEVENT, RFC 5545 3.6.1).
public struct Event: Hashable, Sendable {
  /// An event's number.
  public typealias ID = Identifier<Event>

  /// The event's number; nil until the store has it.
  public var id: ID?
  /// The name.
  public var name: String
  /// The start; of the first occurrence if it repeats.
  public var start: When
  /// The end: a time is exclusive, a whole day inclusive; nil if none was given.
  public var end: When?
  /// Its repeat rule, counted from ``start``; nil if it does not repeat.
  public var recurrence: Recurrence?
  /// The occurrences that differ from the others.
  public var overrides: [Override] = []
  /// The name of a place, without `@`.
  public var place: String?
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// The tags without `#`, in the order given.
  public var tags: [String] = []
  /// The contacts who take part, as written, without `+` or `@`.
  public var people: [String] = []
  /// Remarks, in one or more lines.
  public var note: String?
  /// A link that belongs to it.
  public var url: String?
  /// Its reminders; nil for the usual one (``Reminder/beforeEvent``, or in the morning of a whole day), empty for none.
  public var reminders: [Reminder]?
  /// A single reminder besides those, in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When?
  /// The identity of the item in the file that brought it; nil if no file did.
  public var imported: Imported?
  /// The subscription that brings it; nil for one of the person's own.
  public var subscribed: Subscribed?
  /// The time at which it was added.
  public var added: Date

  /// An event with only a name and a time.
  public init(name: String, start: When, end: When? = nil, added: Date) {
    self.name = name
    self.start = start
    self.end = end
    self.added = added
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? { id.map { .event($0) } }
}
