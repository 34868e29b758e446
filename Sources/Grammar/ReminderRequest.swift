public import Agenda

/// A line that says when it wants to be reminded of, or nagged about, what else it says: `dentist friday 3pm, remind me
/// 1h before`, `remind me a day before the party`, `nag me about the rent every hour`.
public struct ReminderRequest: Hashable, Sendable {
  /// What is left of the line, as an item.
  public var item: Item
  /// Reminders besides the usual ones.
  public var reminders: [Reminder] = []
  /// Seconds from one nagging to the next.
  public var nag: Int?

  /// A request for reminders, or for nagging.
  public init(_ item: Item, reminders: [Reminder] = [], nag: Int? = nil) {
    self.item = item
    self.reminders = reminders
    self.nag = nag
  }
}
