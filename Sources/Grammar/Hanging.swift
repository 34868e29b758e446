package import Agenda
package import Civil

/// A new todo whose date depends on something else: `pack bags the evening before the trip`.
public struct Hanging: Hashable, Sendable {
  /// The thing on whose date a todo depends.
  public enum Anchor: Hashable, Sendable {
    /// The one dated thing that these words name.
    case named(String)
    /// The thing spoken of last.
    case spoken
  }

  /// The new item, without a date of its own.
  public var item: Item
  /// The distance of the due date from the other thing.
  public var distance: Distance
  /// True if it is due after the other thing, not before it.
  public var isAfter = false
  /// True if it is due at that distance at the latest: `within 10 days of check-out`.
  public var isLimit = false
  /// The thing on whose date it depends.
  public var anchor: Anchor
  /// The full text of the line: the item's name if there is nothing it can depend on.
  public var text: String

  /// Makes an item that is due at that distance before or after another.
  public init(_ item: Item, _ distance: Distance, isAfter: Bool = false, _ anchor: Anchor, text: String = "") {
    self.text = text
    self.item = item
    self.distance = distance
    self.isAfter = isAfter
    self.anchor = anchor
  }
}

extension Hanging {
  /// The due time, counted from another thing's moment; nil if that has no time and one is needed.
  package func moment(from anchor: When, _ parts: Conventions.PartsOfDay) -> When? {
    let sign = isAfter ? 1 : -1
    var date = anchor.date.adding(months: sign * distance.months).adding(days: sign * distance.days)
    if let weekday = distance.weekday {
      repeat { date = date.adding(days: sign) } while date.weekday != weekday
    }
    if let time = distance.time { return When(date, time) }
    if let part = distance.part { return When(date, CivilTime(secondOfDay: parts[part] * 60)) }
    guard distance.seconds > 0 else { return When(date, nil) }
    guard let time = anchor.time else { return nil }
    let moved = CivilDateTime(date, time).adding(seconds: sign * distance.seconds)
    return When(moved.date, moved.time)
  }
}
