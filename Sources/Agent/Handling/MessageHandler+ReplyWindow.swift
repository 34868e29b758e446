import Agenda
import Conversation
import Foundation
import Storage

/// What is told of reminders that come when the person may not be written to any more.
extension MessageHandler {
  /// Said beside what was just set, where its reminder comes after the reply window; nil where none does.
  func toldOfReplyWindow(
    _ person: Person, _ replies: [Reply], on desk: Desk, in ledger: any DomainStore & Inbox
  ) throws -> Reply? {
    guard let window = connection.traits.replyWindow, !window.letsRemindersThrough, person.wantsReminders
    else { return nil }
    // What is written where others read opens no window.
    let end =
      message.visibility == .direct
      ? window.end(after: IncomingMessage.moment(sentAt: message.sentAt, readAt: now)) : .distantPast
    let set = replies.filter { $0.kind == .confirmation }.flatMap(\.subjects)
    guard
      try set.contains(where: { item in
        let repeats = try desk.kept(item)?.repeats == true && ledger.reminders.next(of: item, after: now) != nil
        return try repeats || ledger.reminders.next(of: item, after: max(now, end)) != nil
      })
    else { return nil }
    let hours = Int(window.seconds / 3_600)
    return Reply(.answer, [desk.wording.remindsLate(hours: hours, elsewhere: try otherNetwork(of: person, in: ledger))])
  }

  /// A network where the person can be written to at any time, by its name.
  private func otherNetwork(of person: Person, in ledger: any DomainStore & Inbox) throws -> String? {
    try ledger.people.addresses(of: person.id).first { address in
      guard address.key != entry.author.key, !address.handle.isEmpty, let last = try ledger.lastEntry(from: address.key)
      else { return false }
      return connections[last.account].map { $0.traits.replyWindow == nil } ?? false
    }?.network
  }
}
