public import Foundation

/// One of the changes that made an item what it is, as the journal has it.
public struct ItemChange: Hashable, Sendable {
  /// What was done, to this item and to what was changed with it.
  public var change: TurnedChange
  /// When it was done; nil where an earlier version did it.
  public var made: Date?
  /// What did it.
  public var origin: ChangeOrigin

  /// A change with its time and its origin.
  public init(_ change: TurnedChange, made: Date?, origin: ChangeOrigin) {
    self.change = change
    self.made = made
    self.origin = origin
  }
}
