import Agenda
public import Civil

/// An event as one of several sources lists it.
public struct Listing: Hashable, Sendable {
  /// Whose word counts more, the first most.
  public enum Rank: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Its organiser published it here.
    case organiser
    /// An official source.
    case official
    case source
    /// A source that collects what others hold.
    case aggregator

    /// Whether the word of `a` counts more.
    public static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  /// The source's name.
  public var source: String
  /// What kind of source it is.
  public var rank: Rank
  /// What it is called there.
  public var name: String
  /// When it begins.
  public var start: When
  /// Where it is.
  public var place: String?

  /// A listing of an event.
  public init(source: String, rank: Rank, name: String, start: When, place: String?) {
    (self.source, self.rank, self.name, self.start, self.place) = (source, rank, name, start, place)
  }
}
