public import Civil
public import Foundation

/// Everybody who has written to the bot.
public protocol People {
  /// The names of the networks whose addresses are telephones.
  var telephoneNetworks: Set<String> { get }
  /// Returns the person with that address; nil if nobody has written from it.
  func person(at address: Address) throws -> Person?
  /// Returns the number of the person with that address, even if their stored settings cannot be read.
  func id(at address: Address) throws -> Person.ID?
  /// Adds a person who writes for the first time.
  func welcome(_ address: Address, zone: Zone, conventions: Conventions, at instant: Date) throws -> Person
  /// Stores a person's changed settings. Pending reminders follow a changed zone. If the same transaction
  /// changes their belongings, the settings are part of the same change, and are undone with it.
  func update(_ person: Person) throws
  /// Returns the person with that number; nil if there is none.
  func person(_ id: Person.ID) throws -> Person?
  /// Returns all addresses of a person, oldest first.
  func addresses(of id: Person.ID) throws -> [Address]
  /// Returns the addresses at which the bot may write to a person, except those where they opted out or where somebody
  /// else has their handle now. There are none while the owner of the person's addresses is contested.
  func reachable(_ id: Person.ID) throws -> [Address]
  /// Returns everybody whom a name fits: the part of a handle before the `@`, or a full address in any of the forms of
  /// `Address.isCalled`. Case does not count.
  func met(by name: String) throws -> [(person: Person.ID, address: Address)]
  /// Returns the numbers of people in ascending order, from the first one, or after `id`.
  func everybody(after id: Person.ID?, limit: Int) throws -> [Person.ID]
}
