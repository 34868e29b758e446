public import Civil
public import Foundation

/// Everybody who has written to the bot.
public protocol People {
  /// The names of the networks whose addresses are telephones.
  var telephoneNetworks: Set<String> { get }
  /// The person with that address; nil where nobody has written from it.
  func person(at address: Address) throws -> Person?
  /// The number of the person with that address, even where their stored settings cannot be read.
  func id(at address: Address) throws -> Person.ID?
  /// Adds someone who writes for the first time.
  func welcome(_ address: Address, zone: Zone, conventions: Conventions, at instant: Date) throws -> Person
  /// Stores a person's changed settings. Pending reminders follow a changed zone. If the same transaction
  /// changes their belongings, the settings are part of the same change, and are undone with it.
  func update(_ person: Person) throws
  /// The person with that number; nil where there is none.
  func person(_ id: Person.ID) throws -> Person?
  /// All addresses of a person, oldest first.
  func addresses(of id: Person.ID) throws -> [Address]
  /// The addresses at which a person may be written to: not those where they opted out or somebody else has their
  /// handle now, and none while it is contested whose they are.
  func reachable(_ id: Person.ID) throws -> [Address]
  /// Everybody whom a name fits: the part of a handle before the `@`, or a full address in any of the forms of
  /// `Address.isCalled`. Case does not count.
  func met(by name: String) throws -> [(person: Person.ID, address: Address)]
  /// The numbers of people in ascending order, after one or from the first.
  func everybody(after id: Person.ID?, limit: Int) throws -> [Person.ID]
}
