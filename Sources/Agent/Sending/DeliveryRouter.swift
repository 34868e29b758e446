import Agenda
import Conversation
import Storage

/// Finds the places where one person can be reached, among the accounts that are at work.
struct DeliveryRouter {
  private let ledger: any PeopleStore & Accounts & Inbox
  private let addresses: [Address]
  /// The accounts of the bot's that are at work, by their names.
  private let accounts: [String: AccountStatus]

  init(_ person: Person.ID, in ledger: any PeopleStore & Accounts & Inbox, working accounts: Set<String>) throws {
    self.ledger = ledger
    addresses = try ledger.people.reachable(person)
    let working = try ledger.accounts().filter { accounts.contains($0.account) }
    self.accounts = Dictionary(working.map { ($0.account, $0) }) { $1 }
  }

  /// The place that was wanted, else the one they wrote from last, else any.
  ///
  /// - Parameters:
  /// - network: the network on which they want to hear such things.
  /// - origin: the account and author id from which the matter came.
  func destination(on network: String?, from origin: (account: String, author: String)?) throws -> Destination? {
    if let origin, let account = accounts[origin.account], network == nil || account.network == network,
      let address = addresses.first(where: { $0.remoteID == origin.author && account.meets($0.key) })
    {
      return try destination(address, through: origin.account)
    }
    let wanted = addresses.filter { network == nil || $0.network == network }
    if let last = try last(of: wanted) ?? last(of: addresses) { return last }
    for address in wanted + addresses {
      if let account = accounts.filter({ $0.value.meets(address.key) }).keys.min() {
        return try destination(address, through: account)
      }
    }
    return nil
  }

  /// The place where a person wrote last, among some addresses of theirs.
  private func last(of addresses: [Address]) throws -> Destination? {
    let entries = try addresses.compactMap { try ledger.lastEntry(from: $0.key) }
    return entries.filter { accounts[$0.account] != nil }.max { $0.number < $1.number }.map { entry in
      Destination(
        account: entry.account, address: entry.author,
        conversationID: entry.message.conversationID, visibility: entry.message.visibility)
    }
  }

  private func destination(_ address: Address, through account: String) throws -> Destination {
    let last = try ledger.lastEntry(from: address.key)
    let isThere = last?.account == account
    return Destination(
      account: account, address: address,
      conversationID: isThere ? last?.message.conversationID : nil,
      visibility: isThere ? last?.message.visibility ?? .direct : .direct)
  }
}
