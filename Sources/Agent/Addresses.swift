import Agenda
import Conversation
public import Storage

// The addresses of people, made from the ids and handles that Conversation gives.

extension InboxEntry {
  /// The author's address.
  var author: Address {
    Address(network: network, realm: realm, remoteID: message.authorID, handle: message.authorHandle)
  }
}

extension Account {
  /// The error if the ledger knows the account in another realm; nil if it does not.
  public func realmMismatch(than known: AccountStatus?) -> RealmMismatch? {
    guard let known, known.network != "",
      known.network != network.name || known.realm != "" && known.realm != network.realm
    else { return nil }
    return RealmMismatch(
      account: name, known: known.realm.isEmpty ? known.network : known.realm, configured: network.realm)
  }

  /// The address of somebody on this account's network.
  func address(_ remoteID: String, handle: String) -> Address {
    Address(network: network.name, realm: network.realm, remoteID: remoteID, handle: handle)
  }
}

extension AccountStatus {
  /// True if an address can be reached through this account.
  func meets(_ key: AddressKey) -> Bool { key.network == network && key.realm == realm }
}

extension Inbox {
  /// The latest message from an address, to any account.
  func lastEntry(from key: AddressKey) throws -> InboxEntry? {
    try lastEntry(from: key.remoteID, network: key.network, realm: key.realm)
  }
}
