public import Agenda
public import Foundation

/// A picture that is to be fetched.
public struct WaitingPicture: Hashable, Sendable {
  /// The number of the picture.
  public var id: Picture.ID
  /// The person whose picture it is.
  public var person: Person.ID
  /// The item that it came with; nil if that was deleted.
  public var item: ItemReference?
  /// The bot's account that can read its address; nil if none is known.
  public var account: String?
  /// The address of the picture.
  public var source: String
  /// The instant at which it was added.
  public var added: Date
  /// The number of times that it could not be fetched.
  public var attempts: Int
  /// The number of times that a process ended while it was fetching the picture.
  public var unended: Int

  /// A picture as the store keeps it.
  public init(
    id: Picture.ID, person: Person.ID, item: ItemReference?, account: String?, source: String, added: Date,
    attempts: Int, unended: Int = 0
  ) {
    self.id = id
    self.person = person
    self.item = item
    self.account = account
    self.source = source
    self.added = added
    self.attempts = attempts
    self.unended = unended
  }
}
