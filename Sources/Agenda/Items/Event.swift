public import Civil
public import Foundation

/// An event (VEVENT, RFC 5545 3.6.1).
public struct Event: ScheduledItem, Hashable, Sendable {
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
  /// The subscription that brings it; nil for one of the person's own.
  public var subscribed: Subscribed?
  /// What it has in common with every other item.
  public var details: ItemDetails
  /// What it has in common with every other todo and event. The repeat rule of an event counts from ``start``.
  public var scheduled = ScheduledDetails()

  /// An event with only a name and a time.
  public init(name: String, start: When, end: When? = nil, added: Date) {
    self.name = name
    self.start = start
    self.end = end
    details = ItemDetails(added: added)
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? { id.map { .event($0) } }
}
