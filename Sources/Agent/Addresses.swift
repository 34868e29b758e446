import Agenda
import Conversation
public import Storage

// Where what Conversation tells of somebody becomes an address.

extension InboxEntry {
  /// Where its author can be met.
  var author: Address {
    Address(network: network, realm: realm, remoteID: message.authorID, handle: message.authorHandle)
  }
}

extension Account {
  /// That it was in another realm when it was last at work; nil where it was not.
  public func realmMismatch(than known: AccountStatus?) -> RealmMismatch? {
    guard let known, known.network != "",
      known.network != network.name || known.realm != "" && known.realm != network.realm
    else { return nil }
    return RealmMismatch(
      account: name, known: known.realm.isEmpty ? known.network : known.realm, configured: network.realm)
  }

  /// Where somebody can be met through it.
  func address(_ remoteID: String, handle: String) -> Address {
    Address(network: network.name, realm: network.realm, remoteID: remoteID, handle: handle)
  }
}

extension AccountStatus {
  /// Whether somebody can be met through it.
  func meets(_ key: AddressKey) -> Bool { key.network == network && key.realm == realm }
}

extension Inbox {
  /// The message that came last from someone, to whichever account.
  func lastEntry(from key: AddressKey) throws -> InboxEntry? {
    try lastEntry(from: key.remoteID, network: key.network, realm: key.realm)
  }
}
