public import Foundation

/// What one person asks of others, and others of them.
public protocol ItemRequests {
  /// Keeps a new request; returns it with its number.
  func add(_ itemRequest: ItemRequest) throws -> ItemRequest
  /// Keeps a changed state and question, and what it became.
  func update(_ itemRequest: ItemRequest) throws
  /// A request that this person has sent or received.
  func itemRequest(_ id: ItemRequest.ID) throws -> ItemRequest?
  /// What this person is asked and has not answered, oldest first.
  func pending() throws -> [ItemRequest]
  /// What this person has sent, the newest first.
  func sent(limit: Int) throws -> [ItemRequest]
  /// What was sent since then from this person's addresses, whatever became of it: to anybody, or to one person. An
  /// erasure does not make it less.
  func count(sentSince instant: Date, to recipient: Person.ID?) throws -> Int
  /// What this person has sent that waits for that person's answer, and what went away unanswered since then: whoever
  /// has themselves erased is not thereby answered.
  func count(waitingFor recipient: Person.ID, orErasedSince instant: Date) throws -> Int
  /// The addresses of this person's by which somebody knows them from what they asked each other, the newest first.
  func ownKeys(knownTo other: Person.ID) throws -> [AddressKey]
  /// Puts a request of this person's into its recipient's things; they can undo it, and are told `summary` then.
  /// - Throws: `QuotaReached` where the recipient keeps as much as they may.
  func land(_ itemRequest: ItemRequest, summary: String) throws -> AgendaItem
  /// The requests that the next `undo` takes back, or the next `redo` sends again.
  func touched(byNext turn: JournalDirection) throws -> [ItemRequest.ID]
}
