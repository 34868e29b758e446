public import Foundation

/// The requests that one person has sent to others, and received from them.
public protocol ItemRequests {
  /// Stores a new request and returns it with its number.
  func add(_ itemRequest: ItemRequest) throws -> ItemRequest
  /// Stores a request's changed ``ItemRequest/state``, ``ItemRequest/question`` and ``ItemRequest/landed``.
  func update(_ itemRequest: ItemRequest) throws
  /// Returns a request that this person has sent or received; nil if there is none with that number.
  func itemRequest(_ id: ItemRequest.ID) throws -> ItemRequest?
  /// Returns the requests that this person has received and not answered, oldest first.
  func pending() throws -> [ItemRequest]
  /// Returns the requests that this person has sent, newest first.
  func sent(limit: Int) throws -> [ItemRequest]
  /// Returns the accepted requests that became todos of this person, newest first.
  func landed(limit: Int) throws -> [ItemRequest]
  /// Whether this person has invited somebody to a community event, and has not withdrawn the invitation.
  func hasInvited(_ recipient: Person.ID, to event: Int64) throws -> Bool
  /// Returns the number of requests sent since then from this person's addresses, to one person or, for nil, to
  /// anybody. It counts them whatever their state, and even after an erasure.
  func count(sentSince instant: Date, to recipient: Person.ID?) throws -> Int
  /// Returns the number of this person's requests that wait for that person's answer, including those that an erasure
  /// removed unanswered since then: erasing oneself does not reset the count.
  func count(waitingFor recipient: Person.ID, orErasedSince instant: Date) throws -> Int
  /// Returns the addresses of this person that somebody knows from requests between them, newest first.
  func ownKeys(knownTo other: Person.ID) throws -> [AddressKey]
  /// Adds a request's item to its recipient's items. The recipient can undo that, and then sees `summary`.
  /// - Throws: `QuotaReached` if the recipient has as many items as they may.
  func land(_ itemRequest: ItemRequest, summary: ChangeSummary) throws -> AgendaItem
  /// Returns the requests that the next undo would withdraw, or the next redo would send again.
  func touched(byNext turn: JournalDirection) throws -> [ItemRequest.ID]
}
