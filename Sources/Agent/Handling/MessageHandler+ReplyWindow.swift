import Agenda
import Conversation
import Foundation
import Storage

/// Warns of reminders that come when the person may no longer be written to.
extension MessageHandler {
  /// Returns a warning if a reminder that was just set comes after the reply window; nil if none does.
  func toldOfReplyWindow(
    _ person: Person, _ replies: [Reply], _ reminders: any Reminders, on desk: Desk, in ledger: any PeopleStore & Inbox
  ) throws -> Reply? {
    guard let window = connection.traits.replyWindow, !window.letsRemindersThrough, person.wantsReminders
    else { return nil }
    // A message that others can read opens no window.
    let end =
      message.visibility == .direct
      ? window.end(after: IncomingMessage.moment(sentAt: message.sentAt, readAt: now)) : .distantPast
    let set = replies.filter { $0.kind == .confirmation }.flatMap(\.subjects)
    guard
      try set.contains(where: { item in
        let repeats = try desk.kept(item)?.repeats == true && reminders.next(of: item, after: now) != nil
        return try repeats || reminders.next(of: item, after: max(now, end)) != nil
      })
    else { return nil }
    let hours = Int(window.seconds / 3_600)
    return Reply(.answer, [desk.wording.remindsLate(hours: hours, elsewhere: try otherNetwork(of: person, in: ledger))])
  }

  /// The name of a network on which the person can be written to at any time; nil if there is none.
  private func otherNetwork(of person: Person, in ledger: any PeopleStore & Inbox) throws -> String? {
    try ledger.people.addresses(of: person.id).first { address in
      guard address.key != entry.author.key, !address.handle.isEmpty, let last = try ledger.lastEntry(from: address.key)
      else { return false }
      return connections[last.account].map { $0.traits.replyWindow == nil } ?? false
    }?.network
  }
}
