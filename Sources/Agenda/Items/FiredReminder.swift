public import Foundation

/// A reminder whose time has come, and what it reminds of.
public struct FiredReminder: Hashable, Sendable {
  /// The reminder, as it was waiting.
  public var reminder: PendingReminder
  /// What it reminds of; nil for a digest.
  public var item: AgendaItem?

  /// How many seconds late a reminder may be without saying so.
  public static let punctual: TimeInterval = 60

  /// Joins a reminder and its item.
  public init(_ reminder: PendingReminder, _ item: AgendaItem?) {
    self.reminder = reminder
    self.item = item
  }

  /// The item, with a repeating event as it takes place this time.
  public var told: AgendaItem? {
    guard case .event(let event) = item, event.recurrence != nil, let occurrence = reminder.occurrence,
      reminder.kind != .snoozed
    else { return item }
    return .event(event.at(occurrence))
  }

  /// Seconds since it was meant to fire.
  public func lateness(at now: Date) -> TimeInterval { now.timeIntervalSince(reminder.due) }
}
