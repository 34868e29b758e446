import Agenda

/// A new todo that hangs on the date of something else: `pack bags the evening before the trip`.
public struct Hanging: Hashable, Sendable {
  /// What it hangs on.
  public enum Anchor: Hashable, Sendable {
    /// The one dated thing that these words name.
    case named(String)
    /// What was spoken of last.
    case spoken
  }

  /// The new item, without a date of its own.
  public var item: Item
  /// How long before or after it is due.
  public var distance: Distance
  /// Whether it is due after the other thing, not before it.
  public var isAfter = false
  /// What it hangs on.
  public var anchor: Anchor
  /// All that was said: the item's name where nothing is there to hang it on.
  public var text: String

  /// An item that is due so long before or after another.
  public init(_ item: Item, _ distance: Distance, isAfter: Bool = false, _ anchor: Anchor, text: String = "") {
    self.text = text
    self.item = item
    self.distance = distance
    self.isAfter = isAfter
    self.anchor = anchor
  }
}
