import Agenda
import Civil
import Foundation
import Grammar

extension Desk {
  /// The reply that shows days in order, with overdue items first if today is one of them.
  ///
  /// - Parameter tellsWeeks: whether the first day shown of each week gives the week's number.
  func agenda(
    _ heading: String, from first: CivilDate, to last: CivilDate, tellsWeeks: Bool = true
  ) throws -> Reply {
    var entries: [Reply.Entry] = []
    if (first...last).contains(today) {
      let late = try belongings.todos.open(dueBefore: instant).filter { $0.due.map(isPast) ?? false }
      entries = late.map { Reply.Entry(wording.line($0, on: self), item: $0.reference) }
      if !entries.isEmpty { entries[0].heading = wording.heading(wording.overdue) }
    }
    var (day, week): (CivilDate?, Int?)
    let dated = try kept(from: first, to: last)
    for item in dated {
      guard let moment = item.moment?.local(in: person.zone), !isLate(item) else { continue }
      // Events that began earlier are shown on the first day shown.
      let date = max(moment.date, first)
      var entry = entry(item, as: wording.line(item, on: self, day: date))
      if date != day {
        let number = date.isoWeek.week
        let told = wording.date(date, on: self)
        entry.heading = wording.heading(tellsWeeks && number != week ? wording.inWeek(told, number) : told)
        (day, week) = (date, number)
      }
      entries.append(entry)
    }
    guard !entries.isEmpty else { return Reply.none(wording.nothing(heading)) }
    return Reply(.answer, headed(heading, of: dated), list: entries)
  }

  /// Timed events that take place while another does, up to three, soonest first.
  func overlaps(of event: Event) throws -> [Event] {
    guard let (begin, end) = stretch(of: event) else { return [] }
    let first = event.start.local(in: person.zone).date
    let last = (event.end ?? event.start).local(in: person.zone).date
    let others = try occurrences(from: first, to: max(first, last)).filter { other in
      guard other.id != event.id, let (otherBegin, otherEnd) = stretch(of: other) else { return false }
      return otherBegin < end && begin < otherEnd
    }
    return Array(others.prefix(3))
  }

  /// The time of a timed event, in seconds since 1970; one without an end takes a second.
  private func stretch(of event: Event) -> (begin: Double, end: Double)? {
    guard event.start.time != nil else { return nil }
    let begin = event.start.instant(in: person.zone).timeIntervalSince1970
    let end = event.end?.instant(in: person.zone).timeIntervalSince1970 ?? begin
    return (begin, max(end, begin + 1))
  }
}

extension Reader {
  /// Reads the words as days: one, or the first and last of a range.
  func expectDays(
    _ arguments: String, of guide: Guide, example: String? = nil
  ) throws -> (first: CivilDate, last: CivilDate?) {
    let example = example ?? "!\(guide.name) friday"
    let moment = try expectMoment(arguments, of: guide, example: example)
    guard let days = moment.days else { throw Misunderstanding(arguments, reason: .isNo(.day), example: example) }
    return (days.lowerBound, days.lowerBound == days.upperBound ? nil : days.upperBound)
  }
}
