/// A list, tag or place, with the number of its items.
public struct NamedGroup: Hashable, Sendable {
  /// The kinds of groups.
  public enum Kind: String, Hashable, Sendable {
    case list, tag, place
  }

  /// The name, without `#` or `@`.
  public var name: String
  /// The number of its open todos, events and notes.
  public var count: Int
  /// The search whose results a list shows; nil for an ordinary list.
  public var search: String?

  /// A group with its count.
  public init(_ name: String, count: Int, search: String? = nil) {
    self.name = name
    self.count = count
    self.search = search
  }
}
