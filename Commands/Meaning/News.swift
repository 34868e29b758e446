public import Agenda
import Civil
public import Foundation

/// What somebody is told without having asked just now: a reminder, a nag, what the day brings.
public struct News: Hashable, Sendable {
  /// What goes first when not everything can.
  public enum Urgency: Hashable, Sendable {
    case reminder, nag, digest
  }

  /// A reminder whose time has come, and what it reminds of.
  public struct Fired: Hashable, Sendable {
    public var reminder: PendingReminder
    public var item: AgendaItem?

    public init(_ reminder: PendingReminder, _ item: AgendaItem?) {
      self.reminder = reminder
      self.item = item
    }
  }

  public var urgency: Urgency
  public var reply: Reply
  /// What it tells of.
  public var fired: [Fired]

  /// Seconds after its time from which on a reminder says that it is late.
  static let punctual: TimeInterval = 60
  /// So many that fire together are told one by one, so that each can be answered.
  static let fewest = 3

  /// The messages that tell of all that has fired: what is late in one, and so what is too much at once.
  ///
  /// - Parameter patience: seconds after which what was missed is only counted.
  public static func all(_ fired: [Fired], on desk: Desk, patience: TimeInterval) throws -> [News] {
    var news: [News] = []
    let reminders = fired.filter { $0.item != nil && $0.reminder.kind != .nag }
    let nags = fired.filter { $0.item != nil && $0.reminder.kind == .nag }
    let late = reminders.filter { $0.lateness(at: desk.instant) > punctual }
    let onTime = reminders.filter { $0.lateness(at: desk.instant) <= punctual }
    if !late.isEmpty { news.append(together(late, on: desk, patience: patience)) }
    if onTime.count > fewest {
      news.append(together(onTime, on: desk, patience: patience))
    } else {
      news += onTime.map { one($0, on: desk) }
    }
    if !nags.isEmpty { news.append(nagging(nags, on: desk)) }
    for digest in fired where digest.reminder.kind == .digest {
      // Of a day that is over nobody wants to hear what it brings.
      guard digest.reminder.occurrence?.date == desk.today else { continue }
      var reply = try Today().run(on: desk)
      reply.lines = [Voice.digest] + reply.lines
      news.append(News(urgency: .digest, reply: reply, fired: [digest]))
    }
    return news
  }

  private static func one(_ fired: Fired, on desk: Desk) -> News {
    let lines = [Voice.reminder(fired, on: desk)] + Voice.remarks(fired)
    return News(
      urgency: .reminder, reply: Reply(.answer, lines, subjects: [fired.item?.reference].compactMap { $0 }),
      fired: [fired])
  }

  private static func together(_ fired: [Fired], on desk: Desk, patience: TimeInterval) -> News {
    let recent = fired.filter { $0.lateness(at: desk.instant) <= patience }
    let old = fired.filter { $0.lateness(at: desk.instant) > patience }
    if recent.count == 1, old.isEmpty, let only = recent.first { return one(only, on: desk) }
    var lines = recent.map { "- \(Voice.brief($0, on: desk))" }
    if !lines.isEmpty { lines.insert(Voice.heading(Voice.reminders), at: 0) }
    if !old.isEmpty { lines.append(Voice.missed(old, on: desk)) }
    return News(
      urgency: recent.isEmpty ? .digest : .reminder,
      reply: Reply(.answer, lines, subjects: (recent + old).compactMap { $0.item?.reference }), fired: recent + old)
  }

  private static func nagging(_ fired: [Fired], on desk: Desk) -> News {
    let lines = fired.map { Voice.nag($0, on: desk) }
    return News(
      urgency: .nag, reply: Reply(.answer, lines, subjects: fired.compactMap { $0.item?.reference }), fired: fired)
  }
}

extension News.Fired {
  /// What it reminds of, as it takes place on that occasion.
  var told: AgendaItem? {
    guard case .event(let event) = item, event.recurrence != nil, let occurrence = reminder.occurrence,
      reminder.kind != .snoozed
    else { return item }
    return .event(event.at(occurrence))
  }

  /// Seconds since it was meant to fire.
  func lateness(at now: Date) -> TimeInterval { now.timeIntervalSince(reminder.due) }
}
