package import Agenda
import Civil
package import Foundation

/// Messages that do not answer one: reminders, nags, the day's digest.
package struct News: Hashable, Sendable {
  /// The kinds of message, the most urgent first, in case not all can be sent.
  package enum Kind: Hashable, Sendable {
    case reminder, nag, digest
  }

  package var kind: Kind
  package var reply: Reply
  /// The reminders in it.
  package var fired: [FiredReminder]

  /// The most reminders firing together that get a message each, so that each can be answered.
  static let fewest = 3

  /// The messages about all fired reminders. Late ones share a message, and so do many at once.
  ///
  /// - Parameter patience: seconds after which missed reminders are only counted.
  package static func all(_ fired: [FiredReminder], on desk: Desk, patience: TimeInterval) throws -> [News] {
    var news: [News] = []
    let reminders = fired.filter { $0.item != nil && $0.reminder.kind != .nag }
    let nags = fired.filter { $0.item != nil && $0.reminder.kind == .nag }
    let late = reminders.filter { $0.lateness(at: desk.instant) > FiredReminder.punctual }
    let onTime = reminders.filter { $0.lateness(at: desk.instant) <= FiredReminder.punctual }
    if !late.isEmpty { news.append(together(late, on: desk, patience: patience)) }
    if onTime.count > fewest {
      news.append(together(onTime, on: desk, patience: patience))
    } else {
      news += onTime.map { one($0, on: desk) }
    }
    if !nags.isEmpty { news.append(nagging(nags, on: desk)) }
    for digest in fired where digest.reminder.kind == .digest {
      // Nobody wants the digest of a day that is over.
      guard digest.reminder.occurrence?.date == desk.today else { continue }
      var reply = try Today().run(on: desk)
      let community = try desk.communityDigest()
      reply.lines = [desk.wording.digest] + [community].compactMap { $0 } + reply.lines
      news.append(News(kind: .digest, reply: reply, fired: [digest]))
    }
    return news
  }

  private static func one(_ fired: FiredReminder, on desk: Desk) -> News {
    let lines = [desk.wording.reminder(fired, on: desk)] + desk.wording.remarks(fired)
    return News(
      kind: .reminder, reply: Reply(.answer, lines, subjects: [fired.item?.reference].compactMap { $0 }),
      fired: [fired])
  }

  private static func together(_ fired: [FiredReminder], on desk: Desk, patience: TimeInterval) -> News {
    let recent = fired.filter { $0.lateness(at: desk.instant) <= patience }
    let old = fired.filter { $0.lateness(at: desk.instant) > patience }
    if recent.count == 1, old.isEmpty, let only = recent.first { return one(only, on: desk) }
    var lines = recent.map { "- \(desk.wording.brief($0, on: desk))" }
    if !lines.isEmpty { lines.insert(desk.wording.heading(desk.wording.reminders), at: 0) }
    if !old.isEmpty { lines.append(desk.wording.missed(old, on: desk)) }
    return News(
      kind: recent.isEmpty ? .digest : .reminder,
      reply: Reply(.answer, lines, subjects: (recent + old).compactMap { $0.item?.reference }), fired: recent + old)
  }

  private static func nagging(_ fired: [FiredReminder], on desk: Desk) -> News {
    let lines = fired.map { desk.wording.nag($0, on: desk) }
    return News(
      kind: .nag, reply: Reply(.answer, lines, subjects: fired.compactMap { $0.item?.reference }), fired: fired)
  }
}
