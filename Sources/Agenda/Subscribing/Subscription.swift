public import Foundation

/// A calendar on another server that a person follows. Its events are among their own, and change when it changes.
public struct Subscription: Hashable, Sendable {
  /// A subscription's number.
  public typealias ID = Identifier<Subscription>

  /// The reason why the calendar could not be read at the last attempt.
  public enum Problem: String, Hashable, Sendable, CaseIterable {
    /// The server gave no document.
    case unreachable
    /// The document is not a calendar, or not a whole one.
    case noCalendar
    /// The document is longer than any calendar that is read.
    case tooLong
    /// The person has as many items as they may have.
    case full
  }

  /// The subscription's number.
  public var id: ID
  /// The person who follows the calendar.
  public var person: Person.ID
  /// The address at which the calendar is read. It may be a secret.
  public var address: String
  /// The name of the calendar.
  public var name: String
  /// Whether the person gave it that name, and not the calendar itself.
  public var isNamed: Bool
  /// The time at which it was last read, or was found unchanged; nil if it never was.
  public var answered: Date?
  /// The reason why it could not be read at the last attempt; nil if it could.
  public var problem: Problem?
  /// The number of its events.
  public var events: Int

  /// A subscription as the store has it.
  public init(
    id: ID, person: Person.ID, address: String, name: String, isNamed: Bool, answered: Date? = nil,
    problem: Problem? = nil, events: Int = 0
  ) {
    (self.id, self.person, self.address, self.name, self.isNamed) = (id, person, address, name, isNamed)
    (self.answered, self.problem, self.events) = (answered, problem, events)
  }

  /// The most subscriptions that one person may have.
  public static let most = 10
  /// The longest name, in characters.
  public static let longestName = 60
}
