public import Foundation

/// Where someone can be met: one account of theirs on one network.
public struct Address: Hashable, Sendable {
  /// The network's name, `mastodon`.
  public var network: String
  /// The network's own, unchanging id of the account.
  public var remoteID: String
  /// How the account is called there, `ann@example.org`; may change.
  public var handle: String

  public init(network: String, remoteID: String, handle: String) {
    self.network = network
    self.remoteID = remoteID
    self.handle = handle
  }
}

/// Who is known.
public protocol People {
  /// The person who has that address, if they have written before; notes a changed handle.
  func person(at address: Address) throws -> Person?
  /// Who has that address, whether or not what is kept of them can be read.
  func id(at address: Address) throws -> Person.ID?
  /// Takes in someone who writes for the first time.
  func welcome(_ address: Address, zone: Zone, conventions: Conventions, at instant: Date) throws -> Person
  /// Keeps a person's changed settings; pending instants follow a changed zone. Where their belongings were asked for
  /// in the same transaction, changed by a message, the settings are that message's change too and can be undone.
  func update(_ person: Person) throws
  func person(_ id: Person.ID) throws -> Person?
  /// All addresses of a person, the one known longest first.
  func addresses(of id: Person.ID) throws -> [Address]
  /// Everybody whose handle begins with that name: all of it, or what stands before its `@`; case does not count.
  func met(by name: String) throws -> [(person: Person.ID, address: Address)]
  /// People in the order of their numbers, those after that one.
  func everybody(after id: Person.ID?, limit: Int) throws -> [Person.ID]
}

/// The part of the store that knows people and what they keep, within one transaction.
public protocol Books: Estates, Feeds {
  var people: any People { get }
  var jobs: any Jobs { get }
  var reminders: any Reminders { get }
  /// What a person keeps; changes are written into the journal under that message.
  ///
  /// - Parameter message: the inbox number of the message whose changes these are; nil where nothing changes.
  func belongings(of person: Person, changing message: Int64?) throws -> Belongings
  /// Whom a person knows; changes are written into the journal under that message.
  func contacts(of person: Person, changing message: Int64?) throws -> any Contacts
  /// What a person asks of others and they of them; changes are written into the journal under that message.
  func errands(of person: Person, changing message: Int64?) throws -> any Errands
}
