public import Foundation

/// One change in the history of an item, from the journal.
public struct ItemChange: Hashable, Sendable {
  /// The summary of what was done to this item, and to others at the same time.
  public var change: TurnedChange
  /// The time of the change; nil if an earlier version made it.
  public var made: Date?
  /// The origin of the change.
  public var origin: ChangeOrigin

  /// A change with its time and its origin.
  public init(_ change: TurnedChange, made: Date?, origin: ChangeOrigin) {
    self.change = change
    self.made = made
    self.origin = origin
  }
}
