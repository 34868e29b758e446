public import Foundation

/// A note: something to remember, without a date (VJOURNAL, RFC 5545 3.6.3).
public struct Note: Hashable, Sendable {
  /// A note's number.
  public typealias ID = Identifier<Note>

  /// The note's number; nil until the store has it.
  public var id: ID?
  /// The whole text, in one or more lines.
  public var text: String
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// The tags without `#`, in the order given.
  public var tags: [String] = []
  /// A link that belongs to it.
  public var url: String?
  /// The time at which it was added.
  public var added: Date

  /// A note with only a text.
  public init(text: String, added: Date) {
    self.text = text
    self.added = added
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? { id.map { .note($0) } }
}
