public import Agenda
public import Civil
public import Foundation

/// The community's events of all sources together.
public protocol EventListings {
  /// Returns the wanted events that are not over, for comparison with each other, by their numbers.
  func listings(at instant: Date, where isWanted: (SourceListing) throws -> Bool) throws -> [SourceListing]
  /// Notes which events are the same as others from a source with more weight; nil for those that are listed
  /// themselves.
  func join(_ canonical: [CommunityEvent.ID: CommunityEvent.ID?]) throws
  /// Computes the occurrences of a few series for the coming months, and deletes those that are long over.
  ///
  /// - Returns: the number after which to go on; nil if all are done.
  func reckonOccurrences(behind id: CommunityEvent.ID?, zone: Zone, at instant: Date) throws -> CommunityEvent.ID?
}
