import Agenda
import Commands
import Conversation
import Foundation
import Storage

/// Another account of the same person, for a message that one of theirs can't be sent.
struct FallbackRouter {
  /// The last known connections of the bot's accounts, by account name.
  let connections: [String: Connection]
  let languages: Languages
  let now: Date

  /// Moves a message to the next of the person's accounts that they have written from, rendered for it; returns false
  /// if none is left to try.
  func move(
    _ entry: OutboxEntry, of account: Account, reason: String,
    in ledger: any PeopleStore & Inbox & Outbox & Consent & Conversations & SentMessages & Savepoints
  ) throws -> Bool {
    let address = account.address(entry.message.recipientID, handle: entry.message.recipientHandle)
    guard let person = try ledger.people.id(at: address) else { return false }
    let wording = languages.wording(of: person, in: ledger)
    let addresses = try ledger.people.addresses(of: person)
    guard
      let place = addresses.firstIndex(where: { $0.key == address.key })
    else { return false }
    let moved = { entry.message.key.adding(.moved(from: place, part: $0)) }
    let tried = moved(nil).placesTried
    for (place, other) in addresses.enumerated() where !tried.contains(place) && !other.handle.isEmpty {
      guard let last = try ledger.lastEntry(from: other.key),
        try !ledger.isOutOfReach(other.remoteID, account: last.account),
        let traits = connections[last.account]?.traits
      else { continue }
      let text = other.network == address.network ? entry.message.text : entry.message.text.withoutNumbers(wording)
      let texts = traits.hasDirectMessages ? traits.parts(of: text, mentioning: other.handle) : []
      var message = OutgoingMessage(
        key: moved(nil), recipientID: other.remoteID, recipientHandle: other.handle,
        conversationID: last.message.conversationID,
        visibility: traits.hasDirectMessages ? .direct : last.message.visibility,
        text: texts.first ?? languages.withheldNews(for: person, at: now, in: ledger))
      guard try ledger.readdress(entry.number, account: last.account, message, at: now, reason: reason) else {
        return false
      }
      for (index, text) in texts.enumerated().dropFirst() {
        message.key = moved(index + 1)
        message.text = text
        try ledger.enqueue(message, account: last.account, for: entry.purpose, answering: nil, notBefore: now)
      }
      if !texts.isEmpty { try hand(entry, overTo: last.account, other, in: ledger) }
      return true
    }
    return false
  }

  /// Hands the message's part of the conversation over, since the person's next words on the other account are about
  /// it.
  private func hand(
    _ entry: OutboxEntry, overTo account: String, _ other: Address, in ledger: any Conversations & SentMessages
  ) throws {
    let conversations = ConversationRepository(ledger)
    let left = try conversations.state(of: entry.message.recipientID, on: entry.account)
    let answered = try ledger.answered(in: entry.number)
    try conversations.change(of: other.remoteID, on: account) { entered in
      for answering in answered.isEmpty ? [nil] : answered.map(Optional.some) {
        entered.takeOver(message: entry.message.key.origin, answering: answering, from: left, at: now)
      }
    }
  }
}

extension MessageKey {
  /// The places, among the addressee's accounts, of those that it was refused for.
  fileprivate var placesTried: Set<Int> {
    Set(replacements.compactMap { if case .moved(let place, _) = $0 { place } else { nil } })
  }
}

extension String {
  /// The text without the telephone numbers by which people are called in it: other networks must not see those.
  fileprivate func withoutNumbers(_ wording: any Wording) -> String {
    replacing(/@\u{200B}?\+\d{5,15}/, with: wording.somebody)
  }
}
