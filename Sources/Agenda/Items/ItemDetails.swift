public import Foundation

/// What todos, events and notes have in common.
public struct ItemDetails: Hashable, Sendable {
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// The tags without `#`, in the order given.
  public var tags: [String] = []
  /// A link that belongs to it.
  public var url: String?
  /// The time at which it was added.
  public var added: Date

  /// The details of a new item: on no list, without tags and without a link.
  public init(added: Date) { self.added = added }
}
