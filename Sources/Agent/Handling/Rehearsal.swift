import Agenda
import Civil
import Conversation
import Foundation
import Storage

/// Handles a message that nobody wrote, and has the store take all of it back.
///
/// Much is made when it is first needed: tables of phrases, rules for dates, statements of the store, what the runtime
/// looks up of types. A rehearsal needs it before anybody writes, so that the first person does not wait for it.
struct Rehearsal {
  let account: Account
  let ledger: any Ledger
  let profile: BotProfile
  let now: Date

  /// Ends the transaction of a rehearsal: nothing of it stays.
  struct Over: Error {}

  private static let connection = Connection(accountID: "", handles: [], traits: NetworkTraits(lengthLimit: 500))

  /// Rehearses one message. If the store can't do it, the first message is only slower.
  func run() async {
    let message = self.message
    let (network, realm) = (account.network.name, account.network.realm)
    let unread = InboxEntry(
      number: 0, account: account.name, network: network, realm: realm, message: message, attempts: 0)
    guard let context = try? await ledger.read({ batch(of: unread).readingContext(in: $0).first?.1 }) else { return }
    let understood = UnderstoodMessage(of: context)
    if Task.isCancelled { return }
    try? await ledger.writeAlone { ledger in
      _ = try ledger.receive(
        [message], account: account.name, network: network, realm: realm, cursor: ledger.cursor(of: account.name),
        at: now)
      if let entry = try ledger.lastEntry(from: message.authorID, network: network, realm: realm) {
        _ = try batch(of: entry, understood: [entry.number: understood]).work(in: ledger)
      }
      try send(in: ledger)
      throw Over()
    }
  }

  /// The message, in the language that newcomers are taken to speak.
  private var message: IncomingMessage {
    let id = "rehearsal"
    return IncomingMessage(
      id: id, authorID: id, authorHandle: id, conversationID: id,
      text: profile.languages.wording(of: nil).exampleCall, sentAt: now)
  }

  private func batch(of entry: InboxEntry, understood: [Int64: UnderstoodMessage] = [:]) -> AuthorBatch {
    AuthorBatch(
      entries: [entry], understood: understood, connection: Self.connection,
      connections: [account.name: Self.connection],
      profile: profile, access: .open, restoration: nil, now: now)
  }

  /// Moves the first message of the outbox on as if it were sent.
  private func send(in ledger: any AttemptStart.Ports) throws {
    let rateLimiter = SendRateLimiter(
      account: account, traits: Self.connection.traits, recentRecipients: RecentRecipients(),
      recentChats: RecentChats())
    let start = AttemptStart(
      account: account, traits: Self.connection.traits, languages: profile.languages, rateLimiter: rateLimiter,
      listener: nil)
    guard let begun = try start.beginFirstAnswer(in: ledger, at: now) else { return }
    try Arrival(of: begun, id: "rehearsal", durability: .full).note(in: ledger)
    _ = try ledger.nextSend(account: account.name, after: now)
  }
}
