public import Agenda

/// The addresses that the store knows: their current handles, and whether their owners are certain.
public protocol AddressBook {
  /// Records the handle that a server has just given for an address. The person who had it before loses it until the server
  /// gives their new one, and messages queued for them under that handle are dropped.
  func note(handleOf address: Address) throws
  /// Returns the addresses on a network with that id, which nobody can take over, or else with that handle. It serves
  /// the operator's settings and commands.
  func addresses(called name: String, on network: String) throws -> [Address]
  /// Returns true if the owner of that address is unknown: an older ledger knew people only by network and id, and
  /// several servers may have given this id. Messages from it must have no effect, and nothing may be shown to it.
  func isContested(_ key: AddressKey) throws -> Bool
  /// Returns the people with a contested address. The bot does nothing for them until the operator settles it.
  func held() throws -> [Person.ID]
}
