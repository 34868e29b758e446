public import Foundation

/// A reminder whose time has come, with its item.
public struct FiredReminder: Hashable, Sendable {
  /// The reminder, as it was waiting.
  public var reminder: PendingReminder
  /// The item to remind of; nil for a digest.
  public var item: AgendaItem?

  /// How many seconds a reminder may be late without saying so.
  public static let punctual: TimeInterval = 60

  /// Joins a reminder and its item.
  public init(_ reminder: PendingReminder, _ item: AgendaItem?) {
    self.reminder = reminder
    self.item = item
  }

  /// The item; a repeating event at the occurrence to remind of.
  public var told: AgendaItem? {
    guard case .event(let event) = item, event.recurrence != nil, let occurrence = reminder.occurrence,
      reminder.kind != .snoozed
    else { return item }
    return .event(event.at(occurrence))
  }

  /// Returns the seconds since it should have fired.
  public func lateness(at now: Date) -> TimeInterval { now.timeIntervalSince(reminder.due) }
}
