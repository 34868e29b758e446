import Civil
import Foundation

/// The properties that todos, events and notes have in common.
protocol ItemProperties {
  /// The name of the list it is on; nil for none.
  var list: String? { get set }
  /// Tags without `#`, in the order given.
  var tags: [String] { get set }
  /// When it was added.
  var added: Date { get }
}

/// The properties that todos and events have in common besides.
protocol ScheduledProperties {
  /// The name of a place, without `@`.
  var place: String? { get set }
  /// Contacts it is done with, as written.
  var people: [String] { get }
  /// What it repeats by; nil where it does not.
  var recurrence: Recurrence? { get }
  /// What was noted with it, beside its name.
  var note: String? { get }
  /// Its reminders; nil for the usual one, empty for none.
  var reminders: [Reminder]? { get set }
  /// A single reminder besides those.
  var snoozed: When? { get set }
}

extension Todo: ItemProperties, ScheduledProperties {}
extension Event: ItemProperties, ScheduledProperties {}
extension Note: ItemProperties {}
