package import Agenda
package import Civil
import Foundation

// The answers to questions.
extension Wording {
  package func yes(_ told: String) -> String { "Yes: \(told)" }
  package func no(_ told: String) -> String { "No: \(told)." }
  package func nothingThere(_ when: String) -> String { no("nothing\(when)") }

  package func notThere(offering thing: String) -> String {
    no("it is not there") + " Shall I add \(quoted(thing))? Answer yes or no."
  }

  package func timesLeft(_ count: Int?, of item: AgendaItem, on desk: Desk) -> String {
    let next = line(item, on: desk)
    guard let count else { return "It has no end, so there is always one left: \(next)." }
    return "\(count) left. Next: \(next)."
  }

  package func isBusy(_ when: String, isAsked: Bool) -> String {
    "\(isAsked ? "Yes" : "No"), you are busy \(when)"
  }
  package var atTheSameTime: String { "Yes, at the same time" }
  package func notThen(_ when: String) -> String { "No, not\(when)" }

  package var unknowable: String { "I can't know that: I only know your todos, events and notes." }

  package func onDays(
    _ first: CivilDate, _ last: CivilDate, from start: CivilTime?, to end: CivilTime?, on desk: Desk
  ) -> String {
    let days = first == last ? "on \(date(first, on: desk))" : days(first, last, on: desk)
    guard let start else { return days }
    if end == .lastMinute { return "\(days), from \(time(start, on: desk)) on" }
    if start == .midnight, let end { return "\(days), until \(time(end, on: desk))" }
    return days + ", \(time(start, on: desk))" + (end.map { "-\(time($0, on: desk))" } ?? "")
  }

  package func gaps(_ gaps: [Range<Int>], on desk: Desk) -> String {
    gaps.isEmpty ? "" : "Free \(hours(gaps, on: desk))."
  }

  package func hours(_ spans: [Range<Int>], on desk: Desk) -> String {
    joined(
      spans.map { span in
        let ends = [span.lowerBound, min(span.upperBound, 1439)].map { time(CivilTime(secondOfDay: $0 * 60), on: desk) }
        return ends.joined(separator: "-")
      })
  }

  package func butFree(_ busy: String, _ hours: String) -> String { "\(busy), but free \(hours)" }

  /// Returns the year in a line of a note, if the line has only those words and the year. Anything else is the person's
  /// own remark.
  func year(told words: String, in note: String) -> Int? {
    let lines = note.split(separator: "\n").filter { $0.hasPrefix(words) && $0.count == words.count + 4 }
    return lines.lazy.compactMap { Int($0.suffix(4)) }.first
  }

  package func yearOfBirth(_ item: AgendaItem) -> Int? { item.note.flatMap { year(told: "born ", in: $0) } }

  package func isFree(_ when: String, isAskedBusy: Bool) -> String {
    isAskedBusy ? no("you are free \(when)") : yes("you are free \(when)") + "."
  }
  package var noClash: String { no("nothing else takes place then") }
  package var noClashes: String { no("nothing overlaps then") }
  package func nothingAfter(_ item: AgendaItem) -> String { no("nothing after \(quoted(item.name))") }
  package func nothingBefore(_ item: AgendaItem) -> String { no("nothing before \(quoted(item.name))") }

  package func age(_ age: Int, _ item: AgendaItem, on desk: Desk) -> String {
    "Turns \(age): \(line(item, on: desk))."
  }

  package func isAt(_ name: String, _ place: String) -> String { "\(quoted(name)) is at \(place)." }
  package func noPlace(_ line: String) -> String { "No place is noted: \(line)." }
  package func takes(_ name: String, _ seconds: Int) -> String { "\(quoted(name)) takes \(duration(seconds))." }
  package func noLength(_ line: String) -> String { "No length is noted: \(line)." }
  package func once(_ line: String) -> String { "It does not repeat: \(line)." }

  package func often(_ item: AgendaItem, on desk: Desk) -> String? {
    switch item {
    case .todo(let todo):
      todo.recurrence.map { "\(quoted(todo.name)): \(repeating($0, todo.repeatFrom, on: desk))." }
    case .event(let event): event.recurrence.map { "\(quoted(event.name)): \(rule($0, on: desk))." }
    case .note: nil
    }
  }

  package func until(_ when: When, on desk: Desk) -> String {
    let days = when.date.dayNumber - desk.today.dayNumber
    if days < 2, when.time != nil {
      let seconds = Int(when.instant(in: desk.person.zone).timeIntervalSince(desk.instant))
      if seconds > 0 { return "\(duration(seconds)) until \(moment(when, on: desk))" }
    }
    let weeks =
      days >= 14 ? " (\(days / 7) weeks\(days % 7 == 0 ? "" : " and \(days % 7) day\(days % 7 == 1 ? "" : "s")"))" : ""
    return "\(days) day\(days == 1 ? "" : "s")\(weeks) until \(moment(when, on: desk))"
  }

  package func between(_ seconds: Int) -> String {
    seconds == 0 ? "Nothing between them" : "\(duration(seconds)) between them"
  }

  package func isInWeek(_ day: CivilDate, on desk: Desk) -> String {
    "\(date(day, on: desk)) is in week \(day.isoWeek.week)."
  }

  package func isDay(_ day: CivilDate, on desk: Desk) -> String {
    let days = day.dayNumber - desk.today.dayNumber
    let away = days > 1 ? ", in \(days) days" : days < -1 ? ", \(-days) days ago" : ""
    return "That is \(date(day, on: desk))\(away)."
  }

  package func isDay(_ day: CivilDate, isSo: Bool, on desk: Desk) -> String {
    let told = day == desk.today ? "Today is \(date(day, on: desk))." : isDay(day, on: desk)
    return "\(isSo ? "Yes" : "No"). \(told)"
  }

  package func isNow(on desk: Desk) -> String { "It is \(moment(When(desk.today, desk.now.time), on: desk))." }
}

// Counts, gaps and results of commands.
extension Wording {
  package func free(on day: CivilDate, _ gaps: [Range<Int>], between items: [AgendaItem], on desk: Desk) -> String {
    let free = gaps.isEmpty ? "Not free." : self.gaps(gaps, on: desk)
    let taken = items.isEmpty ? "" : " Taken: \(joined(items.map { line($0, on: desk, day: day) }))."
    return "\(date(day, on: desk)): \(free)\(taken)"
  }

  package func nothingAdded(_ days: String) -> String { "Nothing was added \(days)." }
  package func addedOn(_ days: String) -> String { "Added \(days)" }
  package var lastChange: String { "The last change was to:" }

  package func done(_ days: String) -> String { "Done \(days)" }
  package func nothingDone(_ days: String) -> String { "Nothing was completed \(days)." }
  package var whatIsDone: String { "What is done" }

  package func count(_ count: Int, _ what: String) -> String {
    "\(count) thing\(count == 1 ? "" : "s") (\(what))\(count == 0 ? "." : ":")"
  }

  package func count(_ count: Int, of kind: Criterion.Kind?, _ when: String) -> String {
    let one =
      switch kind {
      case .todo: "todo"
      case .event: "event"
      case .note: "note"
      case nil: "thing"
      }
    let told = count == 0 ? "No \(one)s" : "\(count) \(one)\(count == 1 ? "" : "s")"
    return told + (when.isEmpty ? "" : " \(when)") + (count == 0 ? "." : ":")
  }

  package func countDone(_ count: Int, _ when: String) -> String {
    let told = count == 0 ? "Nothing was done" : "\(count) thing\(count == 1 ? "" : "s") done"
    return told + (when.isEmpty ? "" : " \(when)") + (count == 0 ? "." : ":")
  }

  package func search(_ search: String) -> String {
    switch search {
    case "priority:1": "priority 1"
    case "priority:2": "priority 2"
    case "priority:3": "priority 3"
    case "due:never": "no date"
    case "isRepeating:true": "repeating"
    default: search
    }
  }

  package var weekdays: [String] { longWeekdays }

  package func weekStarts(_ day: Weekday) -> String { "Your weeks begin on \(weekdays[day.rawValue - 1])." }

  package func part(_ part: PartOfDay, _ minutes: Int, on desk: Desk) -> String {
    "I take \(partOfDay(part)) to be \(time(CivilTime(secondOfDay: minutes * 60), on: desk))."
  }

  /// Returns the name of a part of the day.
  func partOfDay(_ part: PartOfDay) -> String { part == .endOfDay ? "eod" : part.rawValue }

  package func partsAre(_ told: Conventions.PartsOfDay, on desk: Desk) -> String {
    "The parts of your day: \(parts(told, on: desk)). !parts morning 7:30 changes one."
  }

  /// `morning 09:00, lunch 12:00`
  func parts(_ parts: Conventions.PartsOfDay, on desk: Desk) -> String {
    PartOfDay.allCases.map {
      "\(partOfDay($0)) \(time(CivilTime(secondOfDay: parts[$0] * 60), on: desk))"
    }
    .joined(separator: ", ")
  }
}

private let longWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
