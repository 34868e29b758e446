public import Agenda
public import Foundation

/// An event of a source that is to be kept, with the hashes that it is compared by the next time.
public struct ImportedEvent: Hashable, Sendable {
  /// The event as it is now.
  public var event: CommunityEvent
  /// A hash of what people are told when it changes.
  public var fingerprint: String
  /// A hash of all the rest.
  public var details: String
  /// A hash of the rule by which it repeats.
  public var series: String
  /// The end of its last occurrence; nil if it repeats without an end.
  public var over: Date?
  /// The number of the event that this one is, although its source has named it anew: then the name that is known stays.
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
