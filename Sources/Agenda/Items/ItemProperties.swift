import Civil
import Foundation

/// The properties that todos, events and notes have in common.
protocol ItemProperties {
  /// The name of the list it is on; nil for none.
  var list: String? { get set }
  /// The tags without `#`, in the order given.
  var tags: [String] { get set }
  /// The time at which it was added.
  var added: Date { get }
}

/// The further properties that todos and events have in common.
protocol ScheduledProperties {
  /// The name of a place, without `@`.
  var place: String? { get set }
  /// The contacts it is done with, as written.
  var people: [String] { get }
  /// The rule by which it repeats; nil if it does not repeat.
  var recurrence: Recurrence? { get }
  /// The remarks on it, beside its name.
  var note: String? { get }
  /// Its reminders; nil for the usual one, empty for none.
  var reminders: [Reminder]? { get set }
  /// A single reminder besides those.
  var snoozed: When? { get set }
}

extension Todo: ItemProperties, ScheduledProperties {}
extension Event: ItemProperties, ScheduledProperties {}
extension Note: ItemProperties {}
