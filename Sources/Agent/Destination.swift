import Agenda
import Conversation

/// Where something is said to a person: the bot's account, and theirs.
struct Destination: Hashable {
  var account: String
  var recipientID: String
  var handle: String
  /// The conversation it goes on in, where one is known.
  var conversationID: String?
  /// Who can read what they wrote there last.
  var visibility: IncomingMessage.Visibility
}

/// The places where one person can be met, among the accounts that are at work.
struct Whereabouts {
  private let ledger: any Books & Mail
  private let addresses: [Address]
  /// The network of each account of the bot's that is at work, by its name.
  private let networks: [String: String]

  init(_ person: Person.ID, in ledger: any Books & Mail, working accounts: Set<String>) throws {
    self.ledger = ledger
    addresses = try ledger.people.addresses(of: person)
      .filter { try !ledger.hasStopped($0.remoteID, network: $0.network) }
    var networks: [String: String] = [:]
    for status in try ledger.accounts() where accounts.contains(status.account) {
      networks[status.account] = status.network
    }
    self.networks = networks
  }

  /// The place that was wanted, else the one they wrote from last, else any.
  ///
  /// - Parameters:
  ///   - network: where they said they want to hear such things.
  ///   - origin: where the matter came up.
  func destination(on network: String?, from origin: (account: String, author: String)?) throws -> Destination? {
    if let origin, network == nil || networks[origin.account] == network,
      let address = addresses.first(where: {
        $0.remoteID == origin.author && $0.network == networks[origin.account]
      })
    {
      return try destination(address, through: origin.account)
    }
    let wanted = addresses.filter { network == nil || $0.network == network }
    if let last = try last(of: wanted) ?? last(of: addresses) { return last }
    for address in wanted + addresses {
      if let account = networks.filter({ $0.value == address.network }).keys.min() {
        return try destination(address, through: account)
      }
    }
    return nil
  }

  /// Where a person wrote from last, among some addresses of theirs.
  private func last(of addresses: [Address]) throws -> Destination? {
    let entries = try addresses.compactMap { try ledger.lastEntry(from: $0.remoteID, network: $0.network) }
    return entries.filter { networks[$0.account] != nil }.max { $0.number < $1.number }.map { entry in
      Destination(
        account: entry.account, recipientID: entry.message.authorID, handle: entry.message.authorHandle,
        conversationID: entry.message.conversationID, visibility: entry.message.visibility)
    }
  }

  private func destination(_ address: Address, through account: String) throws -> Destination {
    let last = try ledger.lastEntry(from: address.remoteID, network: address.network)
    let isThere = last?.account == account
    return Destination(
      account: account, recipientID: address.remoteID, handle: address.handle,
      conversationID: isThere ? last?.message.conversationID : nil,
      visibility: isThere ? last?.message.visibility ?? .direct : .direct)
  }
}
