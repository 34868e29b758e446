public import Foundation

/// A note: something to remember, without a date (VJOURNAL, RFC 5545 3.6.3).
public struct Note: DetailedItem, Hashable, Sendable {
  /// A note's number.
  public typealias ID = Identifier<Note>

  /// The note's number; nil until the store has it.
  public var id: ID?
  /// The whole text, in one or more lines.
  public var text: String
  /// What it has in common with every other item.
  public var details: ItemDetails

  /// A note with only a text.
  public init(text: String, added: Date) {
    self.text = text
    details = ItemDetails(added: added)
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? { id.map { .note($0) } }
}
