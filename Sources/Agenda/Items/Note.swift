public import Foundation

/// Something to remember, without a date (VJOURNAL, RFC 5545 3.6.3).
public struct Note: Hashable, Sendable {
  /// A note's number.
  public typealias ID = Identifier<Note>

  /// nil until the store has it.
  public var id: ID?
  /// The whole text, in one or more lines.
  public var text: String
  /// The name of the list it is on; nil for none.
  public var list: String?
  /// Tags without `#`, in the order given.
  public var tags: [String] = []
  /// A link that belongs to it.
  public var url: String?
  /// When it was added.
  public var added: Date

  /// A note with nothing but a text.
  public init(text: String, added: Date) {
    self.text = text
    self.added = added
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .note($0) } }
}
