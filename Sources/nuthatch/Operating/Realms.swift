import Agent
import Conversation
import Foundation
import Storage

// The server of each account: a person's id is unique only on that server.

extension Ledger {
  /// Notes the server that each account is on.
  ///
  /// - Throws: `Problem` if an account is configured for another server than before.
  func register(_ accounts: [Account]) async throws {
    do {
      try await write { try $0.register(accounts.map { ($0.name, $0.network.name, $0.network.realm) }) }
    } catch let moved as RealmMismatch {
      throw Problem.configuration(moved.advice)
    }
  }
}

extension Ledger {
  /// Returns the accounts that start from the beginning, and may have had another name.
  func renamed(_ accounts: [Account]) async throws -> [Renamed] {
    let known = try await read { try $0.accounts() }
    return Renamed.among(accounts, known: known)
  }
}

extension RealmMismatch {
  /// The problem, and the operator's remedy.
  var advice: String {
    "account \(account) was on \(known) and is configured for \(configured), where other people may have the same ids."
      + " If it is the same server under another address: nuthatch server \(account) \(configured)."
      + " If it is another server, give the account another name in `accounts`: it starts over there"
  }
}

extension UnsettledAddress {
  /// Returns true if the bot does nothing for the person: several people may have the address, or it wrote to an
  /// account that is not configured.
  func isHeld(configured: some Collection<String>) -> Bool {
    isContested || meetings.contains { $0.realm.isEmpty && !configured.contains($0.account) }
  }

  /// The problem, and the operator's remedy.
  var advice: String {
    let unknown = meetings.filter(\.realm.isEmpty).map(\.account)
    let met = meetings.map {
      "@\($0.handle ?? handle) through \($0.account)" + ($0.realm.isEmpty ? "" : " (\($0.realm))")
    }
    let (several, held) = (met.joined(separator: ", "), "; nothing is done for them until then")
    if let account = unknown.first {
      return "person \(person) was met on a server that is not known: \(several)."
        + " Say which server \(account) is or was on: nuthatch server \(account) ADDRESS" + held
    }
    return "person \(person) may be several people: \(several)."
      + " nuthatch people part \(person) --keep \(realms[0]) leaves what they keep to the one there, but for what was"
      + " added from elsewhere" + held
  }
}

/// Returns the address of a server that an operator gives, with or without its scheme.
///
/// - Throws: `Problem` if it is not a server's address.
func serverAddress(_ text: String) throws -> String {
  let address = text.contains("://") ? text : "https://" + text
  if let problem = ServerAddress(address).problem { throw Problem.usage("the address \(problem)") }
  return address
}

extension KnownNetworks {
  /// Returns the realm of a server's address by the network's rule, or else by the rule of the first network that has
  /// one.
  ///
  /// - Throws: `Problem` if no network has one.
  func realm(ofServer address: String, on network: String? = nil) throws -> String {
    let own = network.flatMap(kind)?.realm(ofServer: address)
    guard let realm = own ?? kinds.lazy.compactMap({ $0.realm(ofServer: address) }).first else {
      throw Problem.usage("no network here has servers of its own")
    }
    return realm
  }
}
