/// What others are asked to do: `@ben @cat bring the drill`.
public struct SentItem: Hashable, Sendable {
  /// Who is asked: handles without `@`, in the order written.
  public var handles: [String]
  /// What each of them is asked to do.
  public var item: Item
  /// The item as it was written, for a question of which person is meant; empty where words stand before the handles.
  public var words: String

  /// What is asked of the people with those handles.
  public init(to handles: [String], _ item: Item, words: String) {
    (self.handles, self.item, self.words) = (handles, item, words)
  }
}
