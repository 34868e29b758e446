import Agenda
public import Civil

/// An event as one of several sources lists it.
public struct Listing: Hashable, Sendable {
  /// The ranks of sources. The first one's details count most.
  public enum Rank: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Its organiser published it here.
    case organiser
    /// An official source.
    case official
    case source
    /// A source that collects what others hold.
    case aggregator

    /// True if the details of `a` count more than those of `b`.
    public static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  /// The name of the source.
  public var source: String
  /// The rank of the source.
  public var rank: Rank
  /// The event's name in this source.
  public var name: String
  /// The event's start in this source.
  public var start: When
  /// The event's place in this source; nil if it gives none.
  public var place: String?

  /// A listing of an event.
  public init(source: String, rank: Rank, name: String, start: When, place: String?) {
    (self.source, self.rank, self.name, self.start, self.place) = (source, rank, name, start, place)
  }
}
