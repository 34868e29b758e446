public import Foundation

/// An item that one person asks another to take. It belongs to nobody until the other accepts.
public struct ItemRequest: Hashable, Sendable {
  /// A request's number.
  public typealias ID = Identifier<ItemRequest>

  /// The state of a request.
  public enum State: String, Hashable, Sendable, Codable {
    /// The other has not answered yet.
    case asked
    case accepted, declined
    /// The sender took it back before it was answered.
    case withdrawn
  }

  /// The request's number; nil until the store has it.
  public var id: ID?
  /// The person who asks.
  public var sender: Person.ID
  /// The person who is asked.
  public var recipient: Person.ID
  /// The item, as it would be added to the recipient's items; it has no number yet.
  public var item: AgendaItem
  /// The state of the request.
  public var state: State
  /// The time at which it was sent.
  public var asked: Date
  /// The key of the message that asks it, as ``Messenger/send(_:to:)`` returned it; nil if none was sent.
  public var question: String?
  /// The recipient's todo that it became; nil before that, and for events and notes.
  public var landed: Todo.ID?
  /// What became of that todo, if the sender may know; the store takes it from the todo.
  public var outcome: Outcome?
  /// The number of the community event that it invites to; nil if it is not an invitation.
  public var event: Int64?
  /// The addresses by which the two know each other; nil if they were not recorded.
  public var acquaintance: Acquaintance?

  /// What the recipient did with the todo.
  public enum Outcome: Hashable, Sendable {
    case completed(Date)
    /// It is no longer among their things.
    case removed
  }

  /// The addresses by which two people know each other. Neither sees any other address of the other.
  public struct Acquaintance: Hashable, Sendable, Codable {
    /// The address that the sender wrote from; nil if the recipient must not see it.
    public var sender: AddressKey?
    /// The address to which the request was sent.
    public var recipient: AddressKey

    /// A pair of addresses.
    public init(sender: AddressKey?, recipient: AddressKey) {
      self.sender = sender
      self.recipient = recipient
    }
  }

  /// A new request that is not answered yet, unless given otherwise.
  public init(
    id: ID? = nil, sender: Person.ID, recipient: Person.ID, item: AgendaItem, state: State = .asked, asked: Date,
    question: String? = nil, landed: Todo.ID? = nil, outcome: Outcome? = nil, acquaintance: Acquaintance? = nil
  ) {
    self.id = id
    self.sender = sender
    self.recipient = recipient
    self.item = item
    self.state = state
    self.asked = asked
    self.question = question
    self.landed = landed
    self.outcome = outcome
    self.acquaintance = acquaintance
  }
}
