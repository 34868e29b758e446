package import Agenda
package import Grammar

extension Desk {
  /// Corrects the reminder that was set just now: `no, 3 hours` after `remind me 2 hours before the dentist`.
  ///
  /// - Returns: nil if no reminder was set just now, or if the moment is neither a length of time nor an hour, as the
  ///   reminder's was.
  package func correctReminder(_ moment: TemporalExpression) throws -> Reply? {
    guard subjects.count == 1, !moment.saysDay, moment.recurrence == nil, try hasJustDone([.setReminders]),
      let last = try kept(subjects[0])?.reminders?.last
    else { return nil }
    let other: Reminder
    if let seconds = moment.seconds {
      other = Reminder(seconds: seconds)
    } else if let time = moment.time, last.time != nil {
      other = Reminder(days: last.days, time: time)
    } else {
      return nil
    }
    return try change(.it, did: .setReminders, again: { "!remind \($0) \(reader.spelling([other]))" }) { item in
      item.reminders = (item.reminders ?? []).dropLast() + [other]
      return wording.reminding(item, on: self)
    }
  }
}
