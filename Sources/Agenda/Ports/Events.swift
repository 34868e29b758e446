public import Foundation

/// The events of one person.
public protocol Events {
  func add(_ event: Event) throws -> Event
  func update(_ event: Event) throws
  func remove(_ id: Event.ID) throws
  func event(_ id: Event.ID) throws -> Event?
  /// Events that may touch the time between two instants, earliest first; a repeating one whenever its
  /// series had begun by then.
  func events(from start: Date, before end: Date) throws -> [Event]
  /// Events that have all these words at the start of words in their name, best first.
  func search(_ words: [String], limit: Int) throws -> [Event]
}
