public import Foundation

/// Something to remember, with no date (RFC 5545's VJOURNAL).
public struct Note: Hashable, Sendable {
  public typealias ID = Identifier<Note>

  /// nil until the store has it.
  public var id: ID?
  public var text: String
  public var list: String?
  public var tags: [String] = []
  public var url: String?
  public var added: Date

  public init(text: String, added: Date) {
    self.text = text
    self.added = added
  }

  /// How others refer to it, once the store has it.
  public var reference: ItemReference? { id.map { .note($0) } }
}
