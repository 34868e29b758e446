public import Foundation

/// Something one person asks of another: nobody's, until the other agrees to it.
public struct Errand: Hashable, Sendable {
  public typealias ID = Identifier<Errand>

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
  public var item: Kept
  public var state: State
  public var asked: Date
  /// The message that asked, as `Post` knows it.
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
    id: ID? = nil, sender: Person.ID, recipient: Person.ID, item: Kept, state: State = .asked, asked: Date,
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

/// What one person asks of others, and others of them.
public protocol Errands {
  /// Keeps a new errand; returns it with its number.
  func add(_ errand: Errand) throws -> Errand
  /// Keeps a changed state and question, and what it became.
  func update(_ errand: Errand) throws
  /// An errand that this person has sent or been asked.
  func errand(_ id: Errand.ID) throws -> Errand?
  /// What this person is asked and has not answered, oldest first.
  func pending() throws -> [Errand]
  /// What this person has sent, the newest first.
  func sent(limit: Int) throws -> [Errand]
  /// What was sent since then from this person's addresses, whatever became of it: to anybody, or to one person. An
  /// erasure does not make it less.
  func count(sentSince instant: Date, to recipient: Person.ID?) throws -> Int
  /// What this person has sent that waits for that person's answer, and what went away unanswered since then: whoever
  /// has themselves erased is not thereby answered.
  func count(waitingFor recipient: Person.ID, orErasedSince instant: Date) throws -> Int
  /// The addresses of this person's by which somebody knows them from what they asked each other, the newest first.
  func ownKeys(knownTo other: Person.ID) throws -> [AddressKey]
  /// Puts an errand of this person's into its recipient's things; they can undo it, and are told `summary` then.
  /// - Throws: `QuotaReached` where the recipient keeps as much as they may.
  func land(_ errand: Errand, summary: String) throws -> Kept
  /// The errands that the next `undo` takes back, or the next `redo` sends again.
  func touched(byNext turn: JournalTurn) throws -> [Errand.ID]
}

/// The two ways through the journal.
public enum JournalTurn: Hashable, Sendable {
  case undo, redo
}
