public import Agenda

/// An event of a source that is to be kept, with the hashes that it is compared by the next time.
public struct ImportedEvent: Hashable, Sendable {
  /// The event as it is now.
  public var event: CommunityEvent
  /// What is known of it from now on.
  public var known: KnownSource.Event

  /// An event that was read.
  public init(_ event: CommunityEvent, _ known: KnownSource.Event) { (self.event, self.known) = (event, known) }
}
