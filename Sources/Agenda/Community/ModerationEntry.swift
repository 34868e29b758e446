public import Foundation

/// What was decided about an event, in the log that only grows.
public struct ModerationEntry: Hashable, Sendable {
  /// Who decided.
  public enum Actor: String, Hashable, Sendable, Codable, CaseIterable {
    case moderator
    /// The person who runs the bot.
    case `operator`
    /// So many people have reported it.
    case reports
    /// What holds for its publisher: newcomers wait.
    case rule
  }

  /// Its number, from 1.
  public var number: Int64
  /// When it was decided.
  public var at: Date
  /// Who decided.
  public var actor: Actor
  /// Which person; nil where it was nobody, or they were erased.
  public var person: Person.ID?
  /// The event's number.
  public var event: Int64
  /// What became of the event.
  public var standing: ModeratedEvent.Standing
  /// Why, in the words of the person who decided.
  public var reason: String?

  /// An entry of the log.
  public init(
    number: Int64, at: Date, actor: Actor, person: Person.ID?, event: Int64, standing: ModeratedEvent.Standing,
    reason: String?
  ) {
    (self.number, self.at, self.actor, self.person) = (number, at, actor, person)
    (self.event, self.standing, self.reason) = (event, standing, reason)
  }
}
