import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Storage

/// Takes a command's messages to others into the outbox, rendered for the account where they wrote last. It is part of
/// the command's transaction: messages that are rolled back are never sent.
final class OutboxWriter: Messenger {
  /// The ports that it uses.
  typealias Ports = PeopleStore & Accounts & Inbox & Outbox & Conversations & Savepoints

  private let ledger: any Ports
  /// The last known connections of the bot's accounts, by account name.
  private let connections: [String: Connection]
  /// The cause of all messages of this writer.
  private let cause: MessageOrigin.Cause
  /// The inbox entry whose effect all of this is.
  private let answering: Int64?
  /// The notice that goes out instead of everything, if the messages may have been sent before a restore.
  private let notice: RestoreNotice?
  private let purpose: Purpose
  private let languages: Languages
  private let now: Date
  private var count = 0
  private var conversations: ConversationRepository { ConversationRepository(ledger) }

  init(
    _ ledger: any Ports, connections: [String: Connection], cause: MessageOrigin.Cause, answering: Int64?,
    for purpose: Purpose = .notice, notice: RestoreNotice? = nil, languages: Languages, now: Date
  ) {
    self.languages = languages
    self.purpose = purpose
    self.notice = notice
    self.ledger = ledger
    self.connections = connections
    self.cause = cause
    self.answering = answering
    self.now = now
  }

  func place(of person: Person.ID) throws -> AddressKey? { try lastEntry(of: person)?.author.key }

  func send(_ reply: Reply, to person: Person.ID) throws -> String? {
    guard let entry = try lastEntry(of: person) else { return nil }
    count += 1
    let origin = MessageOrigin.post(count, cause)
    // If nothing is known of the account, it may be one that has only public messages.
    let traits = connections[entry.account]?.traits ?? NetworkTraits(lengthLimit: 140, hasDirectMessages: false)
    let wording = languages.wording(of: person, in: ledger)
    let rendered = ReplyRenderer(traits: traits, handle: entry.message.authorHandle, wording: wording).render(reply)
    let texts =
      traits.hasDirectMessages ? rendered.texts : [languages.withheldNews(for: person, at: now, in: ledger)]
    let visibility = traits.hasDirectMessages ? .direct : entry.message.visibility
    let buttons =
      traits.hasDirectMessages ? ReplyButtons(traits: traits, wording: wording).answering(reply.choices) : []
    if let notice {
      let recipient = Restoration.Recipient(
        account: entry.account, id: entry.message.authorID, handle: entry.message.authorHandle,
        conversationID: entry.message.conversationID, visibility: visibility)
      try notice.enqueue(to: recipient, as: entry.author, in: ledger, at: now)
    }
    for (index, text) in texts.enumerated() where notice == nil {
      let message = OutgoingMessage(
        key: origin.key(part: index + 1), recipientID: entry.message.authorID,
        recipientHandle: entry.message.authorHandle, conversationID: entry.message.conversationID,
        visibility: visibility, text: text, buttons: index == texts.count - 1 ? buttons : [])
      try ledger.enqueue(message, account: entry.account, for: purpose, answering: answering, notBefore: now)
    }
    try conversations.change(of: entry.message.authorID, on: entry.account) { state in
      if !reply.choices.isEmpty { state.ask(reply.choices, in: origin.text, at: now) }
      if let answering, !reply.subjects.isEmpty {
        var spoken = reply
        spoken.choices = []
        state.note(spoken, entriesShown: 0, answering: answering, at: now)
      } else if purpose == .event {
        state.note(reply, entriesShown: 0, ofMessage: origin.text, isReminder: false, at: now)
      }
    }
    return origin.text
  }

  func withdraw(_ message: String, from person: Person.ID) throws -> Bool {
    let addresses = try ledger.people.addresses(of: person)
    var neverLeft = false
    for account in try ledger.accounts() {
      var part = 1
      while try ledger.withdraw(MessageKey(origin: message, part: part), account: account.account) {
        neverLeft = neverLeft || part == 1
        part += 1
      }
      for address in addresses where account.meets(address.key) {
        try conversations.change(of: address.remoteID, on: account.account) { $0.close(message) }
      }
    }
    return neverLeft
  }

  /// A person's last message, from any of their accounts; one that others read counts only if they have no private
  /// account.
  private func lastEntry(of person: Person.ID) throws -> InboxEntry? {
    let entries = try ledger.people.reachable(person).compactMap { try ledger.lastEntry(from: $0.key) }
    let isPrivate = entries.filter { connections.isPrivate($0.account) }
    return (isPrivate.isEmpty ? entries : isPrivate).max { $0.number < $1.number }
  }
}
