package import Agenda
import Foundation
package import Grammar

extension Desk {
  /// Corrects the reminder that was set just now: `no, 3 hours` after `remind me 2 hours before the dentist`.
  ///
  /// - Returns: nil if no reminder was set just now, or if the moment is neither a length of time nor an hour, as the
  ///   reminder's was.
  package func correctReminder(_ moment: TemporalExpression) throws -> Reply? {
    guard subjects.count == 1, !moment.saysDay, moment.recurrence == nil, let item = try kept(subjects[0]),
      let last = item.reminders?.last, try hasJustDone([.setReminders]) || tellsReminder(moment, of: item)
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

  /// True if `a week before` corrects the reminder that came with something just added: `vet friday 3pm, remind me a day
  /// before`.
  private func tellsReminder(_ moment: TemporalExpression, of item: AgendaItem) -> Bool {
    moment.seconds != nil && instant.timeIntervalSince(item.added) <= Desk.isNew
      && reader.reminders(moment.text) != nil
  }
}
