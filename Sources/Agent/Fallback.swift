import Agenda
import Commands
import Conversation
import Foundation

/// Another account of the same person, for a message that one of theirs can't be sent.
struct Fallback {
  /// What is known of the bot's accounts, by their names.
  let connections: [String: Connection]
  let now: Date

  /// Has a message go to the person's next account where they wrote from, rendered for that; false where there is none
  /// that was not tried.
  func move(_ entry: OutboxEntry, of network: String, reason: String, in ledger: any Books & Mail) throws -> Bool {
    let address = Address(
      network: network, remoteID: entry.message.recipientID, handle: entry.message.recipientHandle)
    guard let person = try ledger.people.person(at: address) else { return false }
    for other in try ledger.people.addresses(of: person.id)
    where (other.network, other.remoteID) != (address.network, address.remoteID) {
      // The accounts that were tried are written in the key.
      guard !entry.message.key.contains(Fallback.mark(other)),
        let last = try ledger.lastEntry(from: other.remoteID, network: other.network),
        let traits = connections[last.account]?.traits
      else { continue }
      let texts = traits.hasDirectMessages ? traits.parts(of: entry.message.text, mentioning: other.handle) : []
      var message = OutgoingMessage(
        key: entry.message.key + Fallback.mark(address) + Fallback.mark(other), recipientID: other.remoteID,
        recipientHandle: other.handle, conversationID: last.message.conversationID,
        visibility: traits.hasDirectMessages ? .direct : last.message.visibility,
        text: texts.first ?? Voice.withheldNews)
      try ledger.readdress(entry.number, account: last.account, message, at: now, reason: reason)
      for (index, text) in texts.enumerated().dropFirst() {
        message.key += "/\(index + 1)"
        message.text = text
        try ledger.enqueue(message, account: last.account, urgency: entry.urgency, answering: nil, notBefore: now)
      }
      return true
    }
    return false
  }

  private static func mark(_ address: Address) -> String { "/to/\(address.network):\(address.remoteID)" }
}
