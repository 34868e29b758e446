public import Civil
public import Foundation

/// Something that takes place (VEVENT, RFC 5545 3.6.1).
public struct Event: Hashable, Sendable {
  /// An event's number.
  public typealias ID = Identifier<Event>

  /// nil until the store has it.
  public var id: ID?
  /// What it is called.
  public var name: String
  /// When it begins; the first occurrence where it repeats.
  public var start: When
  /// When it ends: a time is exclusive, a whole day inclusive; nil where no end was given.
  public var end: When?
  /// Its repeat rule, counted from ``start``; nil if it does not repeat.
  public var recurrence: Recurrence?
  /// Occurrences that differ from the others.
  public var overrides: [Override] = []
  /// The name of a place, without `@`.
  public var place: String?
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// Tags without `#`, in the order given.
  public var tags: [String] = []
  /// Contacts who take part, as written, without `+` or `@`.
  public var people: [String] = []
  /// Remarks, in one or more lines.
  public var note: String?
  /// A link that belongs to it.
  public var url: String?
  /// Its reminders; nil for the usual one (``Reminder/beforeEvent``, or in the morning of a whole day), empty for none.
  public var reminders: [Reminder]?
  /// A single reminder besides those, in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When?
  /// Where it came from, if a file brought it.
  public var imported: Imported?
  /// The subscription that brings it; nil for one of the person's own.
  public var subscribed: Subscribed?
  /// When it was added.
  public var added: Date

  /// An event with nothing but a name and a time.
  public init(name: String, start: When, end: When? = nil, added: Date) {
    self.name = name
    self.start = start
    self.end = end
    self.added = added
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .event($0) } }
}
