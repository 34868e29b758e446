public import Foundation

/// A decision about an event, in a log that only grows.
public struct ModerationEntry: Hashable, Sendable {
  /// The kind of actor that decided.
  public enum Actor: String, Hashable, Sendable, Codable, CaseIterable {
    case moderator
    /// The person who runs the bot.
    case `operator`
    /// The number of reports reached the limit.
    case reports
    /// A rule about the publisher decided: the events of newcomers wait.
    case rule
  }

  /// The entry's number, from 1.
  public var number: Int64
  /// The time of the decision.
  public var at: Date
  /// The kind of actor that decided.
  public var actor: Actor
  /// The person who decided; nil if nobody did, or if they were erased.
  public var person: Person.ID?
  /// The event's number.
  public var event: Int64
  /// The standing that the event got.
  public var standing: ModeratedEvent.Standing
  /// The reason, in the words of the person who decided.
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
