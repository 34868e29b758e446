import Agenda
import Foundation

extension Desk {
  /// The reply that lists what is due and what takes place on days from `first` to `last`.
  ///
  /// - Parameter overdue: whether what was due before now comes first.
  func dueList(_ heading: String, from first: CivilDate, to last: CivilDate, overdue: Bool = false) throws -> Reply {
    let start = start(of: first), end = self.start(of: last.adding(days: 1))
    let todos =
      overdue
      ? try belongings.todos.open(dueBefore: end) : try belongings.todos.open(dueFrom: start, before: end)
    let late = todos.filter { $0.due.map { isPast($0) } ?? false }
    let ahead = todos.filter { !late.contains($0) }
    let day = first == last ? first : nil

    var entries = late.map { Reply.Entry(Voice.overdue($0, on: self), item: $0.reference) }
    let dated =
      ahead.map { ($0.due, Reply.Entry(Voice.line($0, on: self, day: day), item: $0.reference)) }
      + (try occurrences(from: first, to: last)).map {
        ($0.start, Reply.Entry(Voice.line($0, on: self, day: day), item: $0.reference))
      }
    entries += dated.sorted { key($0.0) < key($1.0) }.map(\.1)
    return entries.isEmpty
      ? Reply(.answer, [Voice.nothing(heading)]) : Reply(.answer, [Voice.heading(heading)], list: entries)
  }

  /// Whether a due moment has passed: a whole day only when the day has.
  func isPast(_ due: When) -> Bool {
    let local = due.local(in: person.zone)
    guard let time = local.time else { return local.date < today }
    return CivilDateTime(local.date, time) < now
  }

  /// What orders a list: the instant, whole days before times.
  private func key(_ when: When?) -> Double { when?.instant(in: person.zone).timeIntervalSince1970 ?? .infinity }

  /// The events between two days, each occurrence of a repeating one on its own.
  private func occurrences(from first: CivilDate, to last: CivilDate) throws -> [Event] {
    let end = last.adding(days: 1)
    return try belongings.events.events(from: start(of: first), before: start(of: end)).flatMap { event -> [Event] in
      guard let rule = event.recurrence else { return [event] }
      let length = event.lengthOfDay
      let begin = CivilDateTime(event.start.date, event.start.time ?? .midnight)
      let from = CivilDateTime(first.adding(days: -length), .midnight)
      var found = [Event]()
      var next = rule.first(onOrAfter: from, startingAt: begin)
      while let moment = next, moment.date < end {
        found.append(event.moved(to: moment))
        next = rule.next(after: moment, startingAt: begin)
      }
      return found
    }
  }
}

extension Event {
  /// How many days after its first it ends.
  fileprivate var lengthOfDay: Int { (end?.date.dayNumber ?? start.date.dayNumber) - start.date.dayNumber }

  /// The occurrence that begins then.
  fileprivate func moved(to moment: CivilDateTime) -> Event {
    var other = self
    other.start = When(moment.date, start.time == nil ? nil : moment.time, zone: start.zone)
    other.end = end.map { When(moment.date.adding(days: lengthOfDay), $0.time, zone: $0.zone) }
    return other
  }
}
