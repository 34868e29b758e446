public import Foundation

/// An item that was deleted and can still be brought back.
public struct DeletedItem: Hashable, Sendable {
  /// The item as it was.
  public var item: AgendaItem
  /// When it was deleted; nil where an earlier version did it.
  public var deleted: Date?

  /// An item with the time of its deletion.
  public init(_ item: AgendaItem, deleted: Date?) {
    self.item = item
    self.deleted = deleted
  }
}
