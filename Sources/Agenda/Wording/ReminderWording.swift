package import Civil

/// Reminders, and the texts about them.
package protocol ReminderWording {
  var reminders: String { get }
  var digest: String { get }
  /// `Reminder: "call jimmy", Fri 20 Nov, 17:00.` or, when it is late, `Reminder: "call jimmy" was due 17:00, Fri 20 Nov.`
  func reminder(_ fired: FiredReminder, on desk: Desk) -> String
  /// The item to remind of, and the time at which it is or was due or takes place.
  func brief(_ fired: FiredReminder, on desk: Desk) -> String
  /// The remarks on the item: a number to call, a link to follow.
  func remarks(_ fired: FiredReminder) -> [String]
  /// `Older than that: 12 reminders, among them "pay rent" and "call jimmy". !overdue lists what is open.`
  func missed(_ fired: [FiredReminder], on desk: Desk) -> String
  /// `Still to do: "call jimmy" was due 17:00, Fri 20 Nov. Say done, or stop nagging.`
  func nag(_ fired: FiredReminder, on desk: Desk) -> String
  /// The line below reminders that did not all fit.
  func moreReminders(_ count: Int) -> String
  var remindsOnceDated: String { get }
  /// The note that requested reminders would have come before now.
  func reminderIsPast(_ count: Int) -> String
  func nags(_ name: String, every seconds: Int?, from when: When?, on desk: Desk) -> String
  func snoozed(_ name: String, to when: When, on desk: Desk) -> String
  /// The note that a reminder comes after the hours in which the network allows answers. It waits until the person
  /// writes, or goes to another network.
  func remindsLate(hours: Int, elsewhere network: String?) -> String
  func remindsOn(_ network: String?) -> String
  /// A line of the list of reminders: the item, and the times of its reminders unless the only one comes at the item's
  /// own time.
  func remindedOf(_ item: AgendaItem, on desk: Desk) -> String
  /// The reply about an item's reminders: the times at which they come next.
  func reminding(_ item: AgendaItem, on desk: Desk) -> String
}
