import Agenda
import Foundation

extension Desk {
  /// What is due and what takes place on days from `first` to `last`, soonest first; each occurrence of a repeating
  /// event on its own.
  func kept(from first: CivilDate, to last: CivilDate) throws -> [Kept] {
    let todos = try belongings.todos.open(dueFrom: start(of: first), before: start(of: last.adding(days: 1)))
    return try inOrder(todos.map { .todo($0) } + occurrences(from: first, to: last).map { .event($0) })
  }

  /// Things by their instant, whole days before times.
  func inOrder(_ items: [Kept]) -> [Kept] {
    items.map { ($0, $0.moment?.instant(in: person.zone).timeIntervalSince1970 ?? .infinity) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The events between two days, each occurrence of a repeating one on its own.
  func occurrences(from first: CivilDate, to last: CivilDate) throws -> [Event] {
    let end = last.adding(days: 1)
    return try belongings.events.events(from: start(of: first), before: start(of: end)).flatMap { event -> [Event] in
      guard let rule = event.recurrence else { return [event] }
      let begin = CivilDateTime(event.start.date, event.start.time ?? .midnight)
      let from = CivilDateTime(first.adding(days: -event.lengthOfDays), .midnight)
      var found = [Event]()
      var next = rule.first(onOrAfter: from, startingAt: begin)
      while let moment = next, moment.date < end {
        found.append(event.occurrence(at: moment))
        next = rule.next(after: moment, startingAt: begin)
      }
      return found
    }
  }
}

extension Event {
  /// How many days after its first it ends.
  var lengthOfDays: Int { (end?.date.dayNumber ?? start.date.dayNumber) - start.date.dayNumber }

  /// The occurrence that begins then.
  func occurrence(at moment: CivilDateTime) -> Event {
    var other = self
    other.start = When(moment.date, start.time == nil ? nil : moment.time, zone: start.zone)
    other.end = end.map { When(moment.date.adding(days: lengthOfDays), $0.time, zone: $0.zone) }
    return other
  }
}

extension Kept {
  /// When it is due or begins.
  var moment: When? {
    switch self {
    case .todo(let todo): todo.due
    case .event(let event): event.start
    case .note: nil
    }
  }
}
