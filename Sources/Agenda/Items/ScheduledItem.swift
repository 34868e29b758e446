public import Civil

/// A todo or an event.
public protocol ScheduledItem: DetailedItem {
  /// What it has in common with every other todo and event.
  var scheduled: ScheduledDetails { get set }
}

extension ScheduledItem {
  /// The rule by which it repeats; nil if it does not repeat.
  public var recurrence: Recurrence? {
    get { scheduled.recurrence }
    set { scheduled.recurrence = newValue }
  }

  /// The occurrences that differ from the others.
  public var overrides: [Override] {
    get { scheduled.overrides }
    set { scheduled.overrides = newValue }
  }

  /// The name of a place, without `@`.
  public var place: String? {
    get { scheduled.place }
    set { scheduled.place = newValue }
  }

  /// The contacts it is done with, as written, without `+` or `@`.
  public var people: [String] {
    get { scheduled.people }
    set { scheduled.people = newValue }
  }

  /// Remarks, in one or more lines.
  public var note: String? {
    get { scheduled.note }
    set { scheduled.note = newValue }
  }

  /// Its reminders; empty for none. With nil, a todo has the usual one (``Reminder/onTime``), and so has an event
  /// (``Reminder/beforeEvent``, or in the morning of a whole day).
  public var reminders: [Reminder]? {
    get { scheduled.reminders }
    set { scheduled.reminders = newValue }
  }

  /// A single reminder besides those, in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When? {
    get { scheduled.snoozed }
    set { scheduled.snoozed = newValue }
  }

  /// The identity of the item in the file that brought it; nil if no file did.
  public var imported: Imported? {
    get { scheduled.imported }
    set { scheduled.imported = newValue }
  }
}
