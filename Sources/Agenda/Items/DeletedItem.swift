public import Foundation

/// An item that was deleted and can still be restored.
public struct DeletedItem: Hashable, Sendable {
  /// The item as it was.
  public var item: AgendaItem
  /// The time at which it was deleted; nil if an earlier version deleted it.
  public var deleted: Date?

  /// An item with the time of its deletion.
  public init(_ item: AgendaItem, deleted: Date?) {
    self.item = item
    self.deleted = deleted
  }
}
