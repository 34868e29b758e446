public import Agenda

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

  /// An item that is due so long before or after another.
  public init(_ item: Item, _ distance: Distance, isAfter: Bool = false, _ anchor: Anchor) {
    self.item = item
    self.distance = distance
    self.isAfter = isAfter
    self.anchor = anchor
  }
}

/// How long before or after another thing something is: `48 hrs`, `the day`, `the evening`.
public struct Distance: Hashable, Sendable {
  /// As it was said.
  public var words: String
  /// Whole days.
  public var days: Int
  /// Seconds besides.
  public var seconds: Int
  /// The hour of that day, where it says a part of one.
  public var part: PartOfDay?

  /// So many days, and seconds besides.
  public init(_ words: String, days: Int = 0, seconds: Int = 0, part: PartOfDay? = nil) {
    (self.words, self.days, self.seconds, self.part) = (words, days, seconds, part)
  }
}
