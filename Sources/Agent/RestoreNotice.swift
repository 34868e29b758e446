import Agenda
import Commands
import Conversation
import Foundation

/// What people are told after the ledger came out of a backup: one line each, instead of answers and reminders that
/// they were given before.
struct RestoreNotice {
  let restoration: Restoration

  /// The notice that answers a message, where that was written before the restore: it may have been answered already.
  static func answering(_ message: IncomingMessage, _ restoration: Restoration?) -> RestoreNotice? {
    restoration.flatMap { message.sentAt < $0.restoredAt ? RestoreNotice(restoration: $0) : nil }
  }

  /// Queues it, unless it was before.
  func enqueue(to recipient: Restoration.Recipient, network: String, in ledger: any Books & Mail, at now: Date) throws {
    let address = Address(network: network, remoteID: recipient.id, handle: recipient.handle)
    // Who can't be read is told in UTC, and keeps nobody else from being told.
    let person = (try? ledger.attempt { try ledger.people.person(at: address) }) ?? nil
    let local = (person?.zone ?? .utc).local(at: restoration.takenAt)
    let message = OutgoingMessage(
      key: "restore/\(Int(restoration.restoredAt.timeIntervalSince1970))/\(network)/\(recipient.id)",
      recipientID: recipient.id, recipientHandle: recipient.handle, conversationID: recipient.conversationID,
      visibility: recipient.visibility,
      text: Voice.restored(local, person?.conventions ?? Conventions(), isAbroad: person == nil))
    try ledger.enqueue(message, account: recipient.account, urgency: .answer, answering: nil, notBefore: now)
  }

  /// Queues it for all for whom something waited when the backup was taken.
  static func enqueueAll(in ledger: any Books & Mail, at now: Date) throws {
    guard var restoration = try ledger.restoration(), !restoration.untold.isEmpty else { return }
    let notice = RestoreNotice(restoration: restoration)
    let networks = Dictionary(try ledger.accounts().map { ($0.account, $0.network) }) { $1 }
    for recipient in restoration.untold {
      try notice.enqueue(to: recipient, network: networks[recipient.account] ?? "", in: ledger, at: now)
    }
    restoration.untold = []
    try ledger.keep(restoration)
  }
}
