/// A list, tag or place, and how much there is to it.
public struct NamedGroup: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case list, tag, place
  }

  public var name: String
  /// How many open todos, events and notes.
  public var count: Int
  /// The search that a list is, if it is one.
  public var search: String?

  public init(_ name: String, count: Int, search: String? = nil) {
    self.name = name
    self.count = count
    self.search = search
  }
}
