public import Foundation

/// Something one person asks of another: nobody's, until the other agrees to it.
public struct ItemRequest: Hashable, Sendable {
  public typealias ID = Identifier<ItemRequest>

  /// What became of it.
  public enum State: String, Hashable, Sendable, Codable {
    /// The other has not answered yet.
    case asked
    case accepted, declined
    /// The sender took it back before it was answered.
    case withdrawn
  }

  /// nil until the store has it.
  public var id: ID?
  public var sender: Person.ID
  public var recipient: Person.ID
  /// What is asked, as it lands in the recipient's things; it has no number before.
  public var item: AgendaItem
  public var state: State
  public var asked: Date
  /// The message that asked, as `Messenger` knows it.
  public var question: String?
  /// What it became among the recipient's things, where it is a todo.
  public var landed: Todo.ID?
  /// When the recipient completed that, where they let the sender know; the store reads it from there.
  public var done: Date?
  /// By which address each knows the other; nil where that was not noted.
  public var acquaintance: Acquaintance?

  /// The addresses by which two people know each other: what else either of them has is not told.
  public struct Acquaintance: Hashable, Sendable, Codable {
    /// Nil where the sender wrote from where the recipient must not be told of.
    public var sender: AddressKey?
    public var recipient: AddressKey

    public init(sender: AddressKey?, recipient: AddressKey) {
      self.sender = sender
      self.recipient = recipient
    }
  }

  public init(
    id: ID? = nil, sender: Person.ID, recipient: Person.ID, item: AgendaItem, state: State = .asked, asked: Date,
    question: String? = nil, landed: Todo.ID? = nil, done: Date? = nil, acquaintance: Acquaintance? = nil
  ) {
    self.id = id
    self.sender = sender
    self.recipient = recipient
    self.item = item
    self.state = state
    self.asked = asked
    self.question = question
    self.landed = landed
    self.done = done
    self.acquaintance = acquaintance
  }
}
