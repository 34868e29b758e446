public import Agenda
public import Foundation

/// An event of a source to be stored, with the hashes for the next comparison.
public struct ImportedEvent: Hashable, Sendable {
  /// The event as it is now.
  public var event: CommunityEvent
  /// A hash of the details whose changes people hear of.
  public var fingerprint: String
  /// A hash of all the rest.
  public var details: String
  /// A hash of the repeat.
  public var series: String
  /// The end of its last occurrence; nil if it repeats without an end.
  public var over: Date?
  /// The number of an event that is already stored, if its source has given it another UID. Then the known UID stays.
  public var renamed: CommunityEvent.ID?

  /// An event that was read.
  public init(
    _ event: CommunityEvent, fingerprint: String, details: String = "", series: String = "", over: Date? = nil,
    renamed: CommunityEvent.ID? = nil
  ) {
    (self.event, self.fingerprint, self.details, self.series) = (event, fingerprint, details, series)
    (self.over, self.renamed) = (over, renamed)
  }
}
