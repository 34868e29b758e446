import Agenda
import Civil
import Foundation
import Grammar

extension Desk {
  /// A remark on a moment that something was given, after a space: that it is past, or that the clocks change then;
  /// empty if there is nothing to say.
  ///
  /// - Parameter end: the end; nil if it has none, or ends with that moment.
  func remark(on moment: When?, until end: When? = nil, repeats: Bool) -> String {
    guard let moment else { return "" }
    if isPast(end ?? moment), !repeats { return " " + wording.isPast }
    guard moment.zone == nil, let time = moment.time else { return "" }
    let local = CivilDateTime(moment.date, time)
    switch person.zone.clockChange(at: local) {
    case .skipped:
      let taken = person.zone.local(at: person.zone.instant(of: local)).time
      return " " + wording.clockSkips(time, taking: taken, on: self)
    case .doubled: return " " + wording.clockDoubles(time, on: self)
    case nil: return ""
    }
  }

  /// A remark on the moment that something was moved to, after a space; empty if there is nothing to say.
  func remark(onMove item: AgendaItem) -> String {
    var end: When?
    if case .event(let event) = item { end = event.end }
    return remark(on: item.moment, until: end, repeats: item.repeats)
  }

  /// A remark on requested reminders that would have come before now, after a space; empty if there is nothing to say.
  func remark(onPast reminders: [Reminder], of item: AgendaItem) -> String {
    guard !item.repeats, let moment = item.moment, !isPast(moment) else { return "" }
    let past = reminders.filter { $0.instant(for: moment, on: Reminder.Wall(person)) <= instant }
    return past.isEmpty ? "" : " " + wording.reminderIsPast(past.count)
  }
}
