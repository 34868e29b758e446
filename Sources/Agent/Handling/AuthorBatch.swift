import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Storage

/// The messages of one person on one account that are worked on in one transaction, in the order they were written.
struct AuthorBatch {
  let entries: [InboxEntry]
  /// The understanding of each entry, by the entry's number.
  let understood: [Int64: UnderstoodMessage]
  let connection: Connection
  /// The last known connections of all accounts, by account name.
  let connections: [String: Connection]
  let profile: BotProfile
  let access: Access
  /// The restore that the ledger came out of; nil if it came out of none.
  let restoration: Restoration?
  let now: Date

  /// The outcome of a batch.
  struct Outcome {
    /// The entries whose work has ended.
    var ended: [Int64] = []
    /// The ended entries that failed, with the reasons.
    var failed: [(Int64, String)] = []
    /// The number of messages that were understood, and of those in which something was not.
    var (understood, misunderstood) = (0, 0)
  }

  /// The context in which each entry is read. If it can't be loaded, the work on the entry tells why.
  func readingContext(in ledger: any MessageHandler.ReadingPorts) -> [(Int64, ReadingContext)] {
    entries.compactMap { entry in (try? handler(of: entry).readingContext(in: ledger)).map { (entry.number, $0) } }
  }

  /// Handles each message in its own savepoint and queues the answers: one each, or one for all of a flood. Ends
  /// before a message that has to be understood anew.
  func work(in ledger: any MessageHandler.Ports) throws -> Outcome {
    var done = Outcome()
    var answers: [Answer] = []
    if connection.traits.replyWindow != nil, let entry = entries.last(where: { $0.message.visibility == .direct }) {
      try ledger.bringForward(to: entry.message.authorID, account: entry.account, at: now)
    }
    entries: for entry in entries {
      do {
        let outcome = try ledger.attempt { try take(entry, in: ledger) }
        try ledger.finish(entry.number, outcome.end, at: now)
        if let isMisunderstood = outcome.isMisunderstood {
          (done.understood, done.misunderstood) =
            isMisunderstood ? (done.understood, done.misunderstood + 1) : (done.understood + 1, done.misunderstood)
        }
        let texts = outcome.texts ?? []
        // Answers to a person who has left go with them, and are not joined with later ones.
        if outcome.isErased {
          try queue(answers, in: ledger)
          answers = []
          try queue(texts, to: entry, for: .erased, in: ledger)
        } else if !texts.isEmpty {
          answers.append(Answer(entry: entry, texts: texts, buttons: outcome.buttons))
        }
      } catch is ReadingContextChanged {
        break entries
      } catch is QuotaReached {
        try ledger.finish(entry.number, .done, at: now)
        answers.append(Answer(entry: entry, texts: [fixed(\.quotaReached, answering: entry, in: ledger)]))
      } catch let item as SubscribedItem {
        try ledger.finish(entry.number, .done, at: now)
        let wording = try profile.languages.wording(of: ledger.people.person(at: entry.author))
        answers.append(Answer(entry: entry, texts: [wording.cannotChange(item.name, from: item.origin)]))
      } catch is DateOutOfRange {
        try ledger.finish(entry.number, .done, at: now)
        answers.append(Answer(entry: entry, texts: [fixed(\.beyondTime, answering: entry, in: ledger)]))
      } catch {
        let reason = String(describing: error)
        try ledger.finish(entry.number, .failed(reason: reason), at: now)
        try apologise(for: entry, in: ledger)
        done.failed.append((entry.number, reason))
      }
      done.ended.append(entry.number)
    }
    try queue(answers, in: ledger)
    return done
  }

  /// Tells the author of an entry that it had no effect.
  func apologise(for entry: InboxEntry, in ledger: any RestoreNotice.Ports) throws {
    try queue([fixed(\.apology, answering: entry, in: ledger)], to: entry, for: .apology, in: ledger)
  }

  /// One of the texts that are always the same, in the author's language.
  private func fixed(
    _ text: KeyPath<any Wording, String>, answering entry: InboxEntry, in ledger: any PeopleStore & Savepoints
  ) -> String {
    let wording = profile.languages.wording(at: entry.author, in: ledger)
    return connection.traits.told(wording[keyPath: text], answering: entry, in: wording)
  }

  private func take(_ entry: InboxEntry, in ledger: any MessageHandler.Ports) throws -> MessageHandler.Outcome {
    let handler = handler(of: entry)
    guard let understanding = understood[entry.number] else {
      _ = try handler.readingContext(in: ledger)
      throw ReadingContextChanged()
    }
    return try handler.take(understanding, in: ledger)
  }

  private func handler(of entry: InboxEntry) -> MessageHandler {
    MessageHandler(
      entry: entry, connection: connection, connections: connections, profile: profile, access: access,
      restoration: restoration, now: now, moment: moment(of: entry.message))
  }

  /// The moment that a message speaks from: when it was written. One that is read again after a restore may be older
  /// than any that had to wait.
  private func moment(of message: IncomingMessage) -> Date {
    RestoreNotice.answering(message, restoration, in: profile.languages) == nil
      ? IncomingMessage.moment(sentAt: message.sentAt, readAt: now) : min(now, message.sentAt)
  }

  private struct Answer {
    var entry: InboxEntry
    var texts: [String]
    /// The buttons below the last text.
    var buttons: [[MessageButton]] = []
  }

  /// Queues answers: each by itself, or all of a flood as one. Private answers are not joined with public ones.
  private func queue(_ answers: [Answer], in ledger: any RestoreNotice.Ports) throws {
    let isPrivate: (InboxEntry) -> Bool = { visibility(answering: $0) == .direct }
    try queue(flood: answers.filter { isPrivate($0.entry) }, in: ledger)
    try queue(flood: answers.filter { !isPrivate($0.entry) }, in: ledger)
  }

  private func visibility(answering entry: InboxEntry) -> IncomingMessage.Visibility {
    connection.traits.visibility(answering: entry.message.visibility)
  }

  private func queue(flood answers: [Answer], in ledger: any RestoreNotice.Ports) throws {
    guard answers.count > InboxWorker.flood, let last = answers.last?.entry else {
      for answer in answers {
        try queue(answer.texts, over: answer.buttons, to: answer.entry, for: .answer, in: ledger)
      }
      return
    }
    let traits = connection.traits.of(visibility(answering: last))
    let rendering = ReplyRenderer(
      traits: traits, handle: last.message.authorHandle,
      wording: profile.languages.wording(at: last.author, in: ledger))
    let merged = rendering.merged(answers.flatMap(\.texts), count: answers.count)
    try queue([merged], to: last, for: .answers, in: ledger)
  }

  /// Puts texts into the outbox, each under a key that no other message will ever have.
  private func queue(
    _ texts: [String], over buttons: [[MessageButton]] = [], to entry: InboxEntry, for purpose: Purpose,
    in ledger: any RestoreNotice.Ports
  ) throws {
    let message = entry.message
    if let notice = RestoreNotice.answering(message, restoration, in: profile.languages) {
      let recipient = Restoration.Recipient(
        account: entry.account, id: message.authorID, handle: message.authorHandle,
        conversationID: message.conversationID,
        visibility: connection.traits.hasDirectMessages ? .direct : message.visibility)
      return try notice.enqueue(to: recipient, as: entry.author, in: ledger, at: now)
    }
    let origin = MessageOrigin.reply(to: message.id, account: entry.account, purpose)
    for (index, text) in texts.enumerated() {
      let outgoing = OutgoingMessage(
        key: origin.key(part: index + 1), recipientID: message.authorID, recipientHandle: message.authorHandle,
        repliesTo: message.edits ?? message.id, conversationID: message.conversationID,
        visibility: visibility(answering: entry), text: text,
        buttons: index == texts.count - 1 ? buttons : [])
      try ledger.enqueue(
        outgoing, account: entry.account, for: purpose, answering: entry.number, notBefore: now)
    }
  }
}

extension MessageHandler.Outcome {
  fileprivate var end: InboxOutcome {
    if isHeld { return .setAside(reason: "its author may be several people; see nuthatch people") }
    return texts == nil ? .ignored : .done
  }
}
