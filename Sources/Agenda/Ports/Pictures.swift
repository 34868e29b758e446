/// The pictures that came with one person's items.
///
/// They stay with an item for as long as it can be restored. Undo does not affect them otherwise.
public protocol Pictures {
  /// Queues the pictures of a message to be fetched and kept with an item, in this order.
  func add(_ attachments: [Desk.Attachment], to item: ItemReference) throws
  /// Stores the description of a picture, for people who do not see it.
  func describe(_ id: Picture.ID, as alt: String) throws
  /// Returns an item's pictures, in the order they were added.
  func of(_ item: ItemReference) throws -> [Picture]
  /// Returns the picture with that number; nil if this person has none.
  func picture(_ id: Picture.ID) throws -> Picture?
  /// Returns all pictures of items that still exist, by the items' numbers.
  func all() throws -> [Int64: [Picture]]
}
