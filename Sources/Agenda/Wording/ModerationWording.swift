/// Texts about reports of events, and the decisions of the moderators.
package protocol ModerationWording {
  /// Asks what is wrong with an event.
  func whatIsWrong(with event: ListedEvent) -> String
  func reason(_ reason: EventReport.Reason) -> String
  func reported(_ event: ListedEvent, _ reason: EventReport.Reason) -> String
  /// The reply that an event is not for everybody, so that no moderator sees it.
  func isPrivate(_ event: ListedEvent) -> String
  func hasReported(_ event: ListedEvent) -> String
  func tooManyReports(_ most: Int) -> String
  /// The message to moderators about an event that they must look at.
  func forModerators(_ event: ModeratedEvent, on desk: Desk) -> String
  /// The message to the publisher about the decision on an event.
  func forPublisher(_ event: ModeratedEvent, because reason: String?, on desk: Desk) -> String
  var notModerator: String { get }
  func log(in community: Community) -> String
  /// - Parameter name: the name of the event; nil if it is gone.
  func line(_ entry: ModerationEntry, _ name: String?, on desk: Desk) -> String
  func queue(in community: Community) -> String
  func line(_ event: ModeratedEvent, on desk: Desk) -> String
  func moderated(_ event: ModeratedEvent, on desk: Desk) -> String
}
