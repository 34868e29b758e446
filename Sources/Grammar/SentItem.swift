/// A request to others: `@ben @cat bring the drill`.
public struct SentItem: Hashable, Sendable {
  /// The handles of the people asked, without `@`, in the order written.
  public var handles: [String]
  /// The item that each of them is asked to do.
  public var item: Item
  /// The item as written, for a question about which person is meant; empty if words stand before the handles.
  public var words: String

  /// Makes a request to the people with those handles.
  public init(to handles: [String], _ item: Item, words: String) {
    (self.handles, self.item, self.words) = (handles, item, words)
  }
}
