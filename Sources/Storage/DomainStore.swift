public import Agenda

/// The part of the store that holds people and their items, within one transaction.
public protocol DomainStore: PersonItems, Attendances, EventSources, PublicEvents, ModerationLog, FollowedCalendars,
  PersonData, PictureStore,
  FeedSecrets, Sessions,
  SignIns
{
  /// Queued work.
  var jobs: any Jobs { get }
  /// Everybody's pending reminders.
  var reminders: any Reminders { get }
  /// The requests that a person sent and received. The journal records changes under their origin.
  func itemRequests(of person: Person, changedBy origin: ChangeOrigin?) throws -> any ItemRequests
  /// The community's events as a person may see them. The journal records under the origin which ones they attend.
  func listedEvents(of community: Community, for person: Person, changedBy origin: ChangeOrigin?) throws
    -> any ListedEvents
}
