/// The pictures that came with one person's items.
///
/// They stay with an item for as long as it can be brought back, and have no part in undo themselves.
public protocol Pictures {
  /// Has pictures of a message fetched and kept with an item, in this order.
  func add(_ attachments: [Desk.Attachment], to item: ItemReference) throws
  /// Says what a picture shows, for anybody who does not see it.
  func describe(_ id: Picture.ID, as alt: String) throws
  /// An item's pictures, in the order they were added.
  func of(_ item: ItemReference) throws -> [Picture]
  /// The picture with that number; nil where this person has none.
  func picture(_ id: Picture.ID) throws -> Picture?
  /// All pictures of items that are there, by the items' numbers.
  func all() throws -> [Int64: [Picture]]
}
