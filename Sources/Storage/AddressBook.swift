public import Agenda

/// The addresses that the store knows: their present handles, and whether their owners are certain.
public protocol AddressBook {
  /// Records the handle that a server has just given for an address. The person who had it before loses it until the server
  /// gives their new one, and messages queued for them under that handle are dropped.
  func note(handleOf address: Address) throws
  /// Returns the addresses on a network with that id, which nobody can take over, or else with that handle; for the
  /// operator's settings and commands.
  func addresses(called name: String, on network: String) throws -> [Address]
  /// Returns true if it is unknown who has that address: an older ledger knew people by network and id alone, and
  /// several servers may have given this id. Messages from it must have no effect, and nothing may be shown to it.
  func isContested(_ key: AddressKey) throws -> Bool
  /// Returns the people with a contested address, for whom nothing is done until the operator settles it.
  func held() throws -> [Person.ID]
}
