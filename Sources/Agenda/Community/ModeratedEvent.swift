/// An event as the community's moderators see it.
public struct ModeratedEvent: Hashable, Sendable {
  /// The standing of an event: whether people see it, and why not.
  public enum Standing: String, Hashable, Sendable, Codable, CaseIterable {
    case shown
    /// Nobody sees it until a moderator has looked at it.
    case waiting
    /// It was reported, and is hidden until a moderator has looked at it.
    case hidden
    /// A moderator has removed it.
    case removed
  }

  /// The event.
  public var event: ListedEvent
  /// The event's standing: whether people see it.
  public var standing: Standing
  /// The number of reports for each reason since a moderator last looked.
  public var reports: [EventReport.Reason: Int]

  /// Whether its publisher has changed it since it was official. It becomes official again only when a moderator has
  /// looked at it.
  public var asksToBeOfficial = false

  /// An event with its standing and reports.
  public init(_ event: ListedEvent, _ standing: Standing, reports: [EventReport.Reason: Int]) {
    (self.event, self.standing, self.reports) = (event, standing, reports)
  }
}
