public import Agenda
public import Civil
public import Foundation

/// The community's events of all sources together.
public protocol EventListings {
  /// The events that are not over and wanted, as they are compared with each other, by their numbers.
  func listings(at instant: Date, where isWanted: (SourceListing) throws -> Bool) throws -> [SourceListing]
  /// Notes which events are the same as others, whose word counts more; nil for those that are listed themselves.
  func join(_ canonical: [CommunityEvent.ID: CommunityEvent.ID?]) throws
  /// Reckons when series take place in the months to come, of a few at a time, and forgets times that are long over.
  ///
  /// - Returns: the number to go on behind; nil when all are reckoned.
  func reckonOccurrences(behind id: CommunityEvent.ID?, zone: Zone, at instant: Date) throws -> CommunityEvent.ID?
}
