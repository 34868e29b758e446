package import Agenda
import Civil
import Foundation
import Grammar

// News of something that comes every day, while its next time is still far off.
extension Desk {
  /// How many seconds early something that comes every day may be done.
  private static let isSoon: TimeInterval = 7_200

  /// Asks whether the next time of something that comes every day is meant, if today's last one is nearer: `tablet
  /// taken`, while the next tablet is tomorrow's. Nil for anything else.
  func askingIfEarly(_ act: PlainAct, _ items: [AgendaItem]) -> Reply? {
    guard act.verb == .complete, act.what.isNamed, act.what.name == nil else { return nil }
    if let asked = askingIfNext(act, items) { return asked }
    // `done the feed this morning`, while this afternoon's feed is next
    if let told = act.what.moment, !(told.date == today && isBefore(told, items)) { return nil }
    return askingIfEarly(items)
  }

  /// Asks whether the next time is meant if the deed is too long ago for it: `i did gym yesterday`, when gym comes
  /// tomorrow, or `i paid rent last month`, when rent is due on Friday.
  private func askingIfNext(_ act: PlainAct, _ items: [AgendaItem]) -> Reply? {
    guard items.count == 1, case .todo(let todo) = items[0], let due = todo.due, let told = act.what.moment,
      let days = told.days, days.upperBound < today, due.local(in: person.zone).date > today,
      items[0].repeats || days.lowerBound < days.upperBound
    else { return nil }
    let named = "\(todo.name) \(wording.moment(due, on: self))"
    return confirm(PlainAct.Verb.complete.rawValue, [named], by: "!\(Complete.guide.name) \(items.ids)")
  }

  /// True if a moment of today passes before the next time of a thing.
  private func isBefore(_ moment: TemporalExpression, _ items: [AgendaItem]) -> Bool {
    guard let time = moment.time, let next = items.first?.moment?.local(in: person.zone), let own = next.time else {
      return false
    }
    return next.date > today || time < own
  }

  /// The same for what was spoken of last: `i've taken it now`.
  package func askingIfSpokenIsEarly() throws -> Reply? { askingIfEarly(try subjects.compactMap { try kept($0) }) }

  private func askingIfEarly(_ items: [AgendaItem]) -> Reply? {
    guard items.count == 1, case .todo(let todo) = items[0], todo.completed == nil, let due = todo.due,
      let time = due.time,
      let rule = todo.recurrence, rule.frequency == .daily, rule.interval == 1, todo.repeatFrom == .due
    else { return nil }
    let zone = person.zone, now = zone.local(at: instant), next = due.local(in: zone)
    let ahead = due.instant(in: zone).timeIntervalSince(instant)
    guard ahead > Desk.isSoon else { return nil }
    let today = (rule.byHour.isEmpty ? [time.hour] : rule.byHour)
      .map { zone.instant(of: CivilDateTime(now.date, CivilTime(secondOfDay: $0 * 3_600 + time.secondOfDay % 3_600))) }
    let behind = today.map { instant.timeIntervalSince($0) }.filter { $0 >= 0 }.min()
    guard next.date > now.date || behind.map({ $0 < ahead }) == true else { return nil }
    let told = "\(todo.name) \(wording.moment(due, on: self))"
    return confirm(PlainAct.Verb.complete.rawValue, [told], by: "!\(Complete.guide.name) \(items.ids)")
  }
}
