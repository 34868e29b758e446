public import Agenda
public import Foundation

/// Everything in one person's calendar.
public struct FeedContents: Sendable {
  /// The person whose calendar it is.
  public var person: Person
  /// The open todos, and those completed lately.
  public var todos: [Todo]
  /// All events, in the order of their numbers.
  public var events: [Event]
  /// The instants at which items were last changed, by the items' numbers.
  public var changes: [Int64: Date]
  /// The ledger's unique name, which distinguishes its items from any other ledger's.
  public var realm: String

  /// Returns the number of the item with one of this ledger's UIDs, `12@realm`; nil for any other UID.
  public static func number(in uid: String, realm: String) -> Int64? {
    guard uid.hasSuffix("@" + realm) else { return nil }
    return Int64(uid.dropLast(realm.count + 1))
  }

  /// The contents at one moment.
  public init(person: Person, todos: [Todo], events: [Event], changes: [Int64: Date], realm: String) {
    self.person = person
    self.todos = todos
    self.events = events
    self.changes = changes
    self.realm = realm
  }
}
