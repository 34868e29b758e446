public import Foundation

/// A calendar elsewhere that a person follows: its events are among their own, and change as it does.
public struct Subscription: Hashable, Sendable {
  /// A subscription's number.
  public typealias ID = Identifier<Subscription>

  /// Why the calendar could not be read last.
  public enum Problem: String, Hashable, Sendable, CaseIterable {
    /// Its server gave no document.
    case unreachable
    /// What it gave is no calendar, or not a whole one.
    case noCalendar
    /// It is longer than calendars that are read.
    case tooLong
    /// The person keeps as many things as they may.
    case full
  }

  /// Its number.
  public var id: ID
  /// Whose it is.
  public var person: Person.ID
  /// Where it is read. It may be a secret.
  public var address: String
  /// What it is called.
  public var name: String
  /// Whether the person called it so, not the calendar itself.
  public var isNamed: Bool
  /// When it was last read, or was as before.
  public var answered: Date?
  /// Why it could not be read last; nil where it could.
  public var problem: Problem?
  /// How many events of it there are.
  public var events: Int

  /// A subscription as the store has it.
  public init(
    id: ID, person: Person.ID, address: String, name: String, isNamed: Bool, answered: Date? = nil,
    problem: Problem? = nil, events: Int = 0
  ) {
    (self.id, self.person, self.address, self.name, self.isNamed) = (id, person, address, name, isNamed)
    (self.answered, self.problem, self.events) = (answered, problem, events)
  }

  /// The most that one person may have.
  public static let most = 10
  /// The longest name, in characters.
  public static let longestName = 60
}
