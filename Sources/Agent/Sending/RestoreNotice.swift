import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Storage

/// The notice after the ledger came out of a backup: one line for each person, instead of answers and reminders that
/// they were given before.
struct RestoreNotice {
  /// The ports that it uses.
  typealias Ports = PeopleStore & Outbox & Savepoints

  let restoration: Restoration
  let languages: Languages

  /// Returns the notice that answers a message, if that was written before the restore: it may have been answered
  /// already.
  static func answering(
    _ message: IncomingMessage, _ restoration: Restoration?, in languages: Languages
  ) -> RestoreNotice? {
    restoration.flatMap { message.sentAt < $0.restoredAt ? RestoreNotice(restoration: $0, languages: languages) : nil }
  }

  /// Queues the notice, unless it was queued before.
  ///
  /// - Parameter address: the recipient's.
  func enqueue(
    to recipient: Restoration.Recipient, as address: Address, in ledger: any Ports,
    at now: Date
  ) throws {
    // Somebody whose row can't be read is told in UTC, and keeps nobody else from being told.
    let person = (try? ledger.attempt { try ledger.people.person(at: address) }) ?? nil
    let local = (person?.zone ?? .utc).local(at: restoration.takenAt)
    let message = OutgoingMessage(
      key: MessageOrigin.restore(restoration.restoredAt, network: address.network, recipientID: recipient.id).key(),
      recipientID: recipient.id, recipientHandle: recipient.handle, conversationID: recipient.conversationID,
      visibility: recipient.visibility,
      text: languages.wording(of: person).restored(local, person?.conventions ?? Conventions(), isAbroad: person == nil)
    )
    try ledger.enqueue(message, account: recipient.account, for: .restore, answering: nil, notBefore: now)
  }

  /// Queues the notice for everybody for whom something waited when the backup was taken.
  static func enqueueAll(
    in ledger: any Ports & Accounts & RestoreState, languages: Languages, at now: Date
  ) throws {
    guard var restoration = try ledger.restoration(), !restoration.untold.isEmpty else { return }
    let notice = RestoreNotice(restoration: restoration, languages: languages)
    let accounts = try ledger.accounts()
    for recipient in restoration.untold {
      guard let account = accounts.first(where: { $0.account == recipient.account }) else { continue }
      let address = Address(
        network: account.network, realm: account.realm, remoteID: recipient.id, handle: recipient.handle)
      try notice.enqueue(to: recipient, as: address, in: ledger, at: now)
    }
    restoration.untold = []
    try ledger.keep(restoration)
  }
}
