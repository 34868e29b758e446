package import Civil

/// What reminders say, and what is told of them.
package protocol ReminderWording {
  var reminders: String { get }
  var digest: String { get }
  /// `Reminder: "call jimmy", Fri 20 Nov, 17:00.` or, when it is late, `Reminder: "call jimmy" was due 17:00, Fri 20 Nov.`
  func reminder(_ fired: FiredReminder, on desk: Desk) -> String
  /// What is reminded of, and when that is or was.
  func brief(_ fired: FiredReminder, on desk: Desk) -> String
  /// What is noted beside it: a number to call, a link to follow.
  func remarks(_ fired: FiredReminder) -> [String]
  /// `Older than that: 12 reminders, among them "pay rent" and "call jimmy". !overdue lists what is open.`
  func missed(_ fired: [FiredReminder], on desk: Desk) -> String
  /// `Still to do: "call jimmy" was due 17:00, Fri 20 Nov. Say done, or stop nagging.`
  func nag(_ fired: FiredReminder, on desk: Desk) -> String
  /// Below reminders that did not all fit.
  func moreReminders(_ count: Int) -> String
  var remindsOnceDated: String { get }
  func nags(_ name: String, every seconds: Int?, from when: When?, on desk: Desk) -> String
  func snoozed(_ name: String, to when: When, on desk: Desk) -> String
  /// A reminder comes after the network's hours for answers are over: it waits until the person writes, or goes to
  /// another network.
  func remindsLate(hours: Int, elsewhere network: String?) -> String
  func remindsOn(_ network: String?) -> String
  /// A line of the list of reminders: what it is about, and when each comes that does not come at its very time.
  func remindedOf(_ item: AgendaItem, on desk: Desk) -> String
  /// What is said of an item's reminders: when the next of each comes.
  func reminding(_ item: AgendaItem, on desk: Desk) -> String
}
