public import Agenda

/// A line that asks for reminders or nagging about the rest of its text: `dentist friday 3pm, remind me 1h before`,
/// `remind me a day before the party`, `nag me about the rent every hour`.
public struct ReminderRequest: Hashable, Sendable {
  /// The item in the rest of the line.
  public var item: Item
  /// Reminders in addition to the usual ones.
  public var reminders: [Reminder] = []
  /// The seconds from one nagging to the next; nil for none.
  public var nag: Int?

  /// A request for reminders, or for nagging.
  public init(_ item: Item, reminders: [Reminder] = [], nag: Int? = nil) {
    self.item = item
    self.reminders = reminders
    self.nag = nag
  }
}
