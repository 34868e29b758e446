public import Civil

/// What todos and events have in common, and notes have not.
public struct ScheduledDetails: Hashable, Sendable {
  /// The rule by which it repeats; nil if it does not repeat.
  public var recurrence: Recurrence?
  /// The occurrences that differ from the others: of a todo, those after the open one.
  public var overrides: [Override] = []
  /// The name of a place, without `@`.
  public var place: String?
  /// The contacts it is done with, as written, without `+` or `@`.
  public var people: [String] = []
  /// Remarks, in one or more lines.
  public var note: String?
  /// Its reminders; empty for none. With nil, a todo has the usual one (``Reminder/onTime``), and so has an event
  /// (``Reminder/beforeEvent``, or in the morning of a whole day).
  public var reminders: [Reminder]?
  /// A single reminder besides those, in the person's zone: a snoozed one, or one that was asked for once.
  public var snoozed: When?
  /// The identity of the item in the file that brought it; nil if no file did.
  public var imported: Imported?

  /// The details of a new item, which has none of them.
  public init() {}
}
