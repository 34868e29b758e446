public import Foundation

/// The events of one person.
public protocol Events {
  /// Stores a new event, with any list, place and tags that do not exist yet. Returns it with its number.
  func add(_ event: Event) throws -> Event
  /// Stores the changed properties of an event.
  func update(_ event: Event) throws
  /// Deletes an event.
  func remove(_ id: Event.ID) throws
  /// Returns the event with that number; nil if this person has none.
  func event(_ id: Event.ID) throws -> Event?
  /// Returns the events that may overlap the time between two instants, earliest first. A repeating event counts if its
  /// series had begun by then, so the caller must check its occurrences.
  func events(from start: Date, before end: Date) throws -> [Event]
  /// Returns the events whose names have words that begin with all of these, best match first.
  func search(_ words: [String], limit: Int) throws -> [Event]
}
