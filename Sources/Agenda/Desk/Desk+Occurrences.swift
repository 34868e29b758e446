package import Civil
import Foundation

// The times at which an item falls, as the person sees them.
extension Desk {
  /// Whether a due moment has passed. A whole day has passed when the next one begins.
  package func isPast(_ due: When) -> Bool {
    let local = due.local(in: person.zone)
    guard let time = local.time else { return local.date < today }
    return CivilDateTime(local.date, time) < now
  }

  /// Returns the next time that an item is due or takes place; nil if it has none or is over.
  package func next(of item: AgendaItem) -> Occurrence? {
    switch item {
    case .todo(let todo): todo.open
    case .event(let event): occurrences(of: .event(event), since: today).first { !isPast($0.start) }
    case .note: nil
    }
  }

  /// Returns a repeating event at its next occurrence, or as it began if it is over; any other item as it is.
  package func coming(_ item: AgendaItem) -> AgendaItem {
    guard case .event(let event) = item, event.recurrence != nil, let next = next(of: item) else { return item }
    return .event(event.at(next))
  }

  /// The occurrences of an item from a day on.
  package func occurrences(of item: AgendaItem, since day: CivilDate) -> AnySequence<Occurrence> {
    let since = start(of: day)
    return switch item {
    case .todo(let todo): todo.occurrences(since: since, in: person.zone).map { AnySequence($0) } ?? AnySequence([])
    case .event(let event): AnySequence(event.occurrences(since: since, in: person.zone))
    case .note: AnySequence([])
    }
  }

  /// The future times of an item's reminders, in the person's zone.
  package func reminders(of item: AgendaItem) -> [When] {
    guard item.reminders?.isEmpty != true || item.snoozed != nil, let timing = Timing(item) else { return [] }
    let wall = Reminder.Wall(person)
    var instants = timing.reminders.compactMap { timing.next($0, after: instant, on: wall)?.instant }
    if let snoozed = timing.snoozed, case let once = Reminder.onTime.instant(for: snoozed, on: wall), once > instant {
      instants.append(once)
    }
    return Set(instants).sorted().map { person.zone.local(at: $0) }.map { When($0.date, $0.time) }
  }
}
