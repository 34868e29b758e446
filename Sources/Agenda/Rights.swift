public import Foundation

/// How much there is of one person.
public struct Holdings: Hashable, Sendable {
  public var todos: Int
  public var events: Int
  public var notes: Int

  public init(todos: Int, events: Int, notes: Int) {
    self.todos = todos
    self.events = events
    self.notes = notes
  }
}

/// What becomes of all that is one person's.
public protocol Rights {
  func holdings() throws -> Holdings
  /// Queues an export of everything, which is delivered to the person.
  func requestExport() throws
  /// Erases the person and all that is theirs, for good. After it nothing of theirs can be asked of the desk.
  func erase() throws
  /// A code that joins the account it is sent from to this person, until that instant; an earlier one ends.
  func linkCode(lasting seconds: TimeInterval) throws -> String
  /// Whose code that is, where it holds.
  func linkOffer(_ code: String) throws -> LinkOffer?
  /// Makes this person and another one: who has been here longer remains, with what both have.
  func join(_ other: Person.ID) throws
  /// Makes one of this person's accounts a person of its own, with the same settings and nothing else.
  func part(_ address: Address) throws
}

/// Who offers to be one person with whoever has their code.
public struct LinkOffer: Hashable, Sendable {
  public var person: Person
  /// Where the code was given.
  public var address: Address
  public var holdings: Holdings

  public init(person: Person, address: Address, holdings: Holdings) {
    self.person = person
    self.address = address
    self.holdings = holdings
  }
}

/// The part of the store that can tell all of one person, and forget them.
public protocol Estates {
  func holdings(of person: Person.ID) throws -> Holdings
  /// What a person keeps, with its names and settings, as JSON; nil when there is no such person.
  func things(of person: Person.ID) throws -> Data?
  /// Erases a person: what they keep, their journal and conversations. Their messages go with `sweep`.
  ///
  /// - Parameter message: the inbox number of the message that asked for it.
  func erase(_ person: Person.ID, askedBy message: Int64, at instant: Date) throws -> Job.Leftovers
  /// Erases what an erasure has left, of each message a keyed hash of its id aside. False while a message to them is
  /// still to be sent: then it is to be done again.
  func sweep(_ leftovers: Job.Leftovers) throws -> Bool
  /// Forgets how much was asked of others until then.
  func dropRequests(before instant: Date) throws
  /// A new code for whoever is to be one person with this one; an earlier one ends.
  func linkCode(for person: Person.ID, at address: Address, until instant: Date) throws -> String
  /// Whose code that is, where it still holds.
  func linkOffer(_ code: String, at instant: Date) throws -> LinkOffer?
  /// Makes two people one: who has been here longer remains, with what both have.
  func join(_ one: Person.ID, _ other: Person.ID) throws
  /// Makes one account of a person's a person of its own, with the same settings.
  func part(_ address: Address, from person: Person, at instant: Date) throws
}
