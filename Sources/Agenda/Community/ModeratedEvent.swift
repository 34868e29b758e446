/// An event as the community's moderators see it.
public struct ModeratedEvent: Hashable, Sendable {
  /// Whether people see it.
  public enum Standing: String, Hashable, Sendable, Codable, CaseIterable {
    case shown
    /// A moderator has yet to look at it before anybody sees it.
    case waiting
    /// It was reported, and a moderator has yet to look at it.
    case hidden
    /// A moderator has taken it away.
    case removed
  }

  /// The event.
  public var event: ListedEvent
  /// Whether people see it.
  public var standing: Standing
  /// What was found wrong with it since a moderator last looked, how often each.
  public var reports: [EventReport.Reason: Int]

  /// Whether its publisher has changed it since it was official, so that it is not until a moderator has looked at it.
  public var asksToBeOfficial = false

  /// An event with what was found wrong with it.
  public init(_ event: ListedEvent, _ standing: Standing, reports: [EventReport.Reason: Int]) {
    (self.event, self.standing, self.reports) = (event, standing, reports)
  }
}
