public import Civil
public import Foundation

/// Who is known.
public protocol People {
  /// The person who has that address, if they have written before.
  func person(at address: Address) throws -> Person?
  /// Notes what a server has just called somebody. Whoever went by that handle there before goes by their id until the
  /// server says what they are called now, and what waits to be sent to them by that handle is given up.
  func note(handleOf address: Address) throws
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
  /// Those of a person's addresses where they may be written to: not where they had messages stopped or another has their
  /// handle now, and none while it is contested whose they are.
  func reachable(_ id: Person.ID) throws -> [Address]
  /// Whether it is not known who has that address: an older ledger knew people by their network and id alone, and
  /// several servers may have given this id. Then nothing from there may have an effect, or be shown there.
  func isContested(_ key: AddressKey) throws -> Bool
  /// The people who are held, since such an address is theirs: they may be several, or their server is not known.
  func held() throws -> [Person.ID]
  /// Everybody whom that name fits: what stands before the `@` of their handle, or an address in full, in any of the ways
  /// to write it (`Address.isCalled`). Case does not count.
  func met(by name: String) throws -> [(person: Person.ID, address: Address)]
  /// The addresses on a network that its operator means by an id, which nobody else can come by, or else by a handle.
  func addresses(called name: String, on network: String) throws -> [Address]
  /// People in the order of their numbers, those after that one.
  func everybody(after id: Person.ID?, limit: Int) throws -> [Person.ID]
}
