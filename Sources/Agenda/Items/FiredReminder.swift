public import Foundation

/// A reminder whose time has come, and what it reminds of.
public struct FiredReminder: Hashable, Sendable {
  public var reminder: PendingReminder
  public var item: AgendaItem?

  /// Seconds after its time from which on a reminder says that it is late.
  public static let punctual: TimeInterval = 60

  public init(_ reminder: PendingReminder, _ item: AgendaItem?) {
    self.reminder = reminder
    self.item = item
  }

  /// What it reminds of, as it takes place on that occasion.
  public var told: AgendaItem? {
    guard case .event(let event) = item, event.recurrence != nil, let occurrence = reminder.occurrence,
      reminder.kind != .snoozed
    else { return item }
    return .event(event.at(occurrence))
  }

  /// Seconds since it was meant to fire.
  public func lateness(at now: Date) -> TimeInterval { now.timeIntervalSince(reminder.due) }
}
