package import Agenda
import Civil
package import Grammar

/// Sets how items repeat.
package struct Repeat: Command {
  package var name: ItemName
  /// The rule and its start; nil ends the repeating.
  package var rule: TemporalExpression?

  package init(_ name: ItemName, _ rule: TemporalExpression?) {
    self.name = name
    self.rule = rule
  }

  package static let guide = Guide(
    "repeat", "rep", usage: "X R", bare: [], summary: "how it repeats: !repeat 2 every monday, !repeat 2 never")

  package static var examples: [Example<Repeat>] {
    [
      Example("!repeat 2 never", Repeat(.numbers([2]), nil)),
      Example("!repeat water the plants no", Repeat(.words("water the plants"), nil)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let understand = { (words: String) -> TemporalExpression?? in
      if reader.says(.neverRepeat, words) { return .some(nil) }
      return reader.recurrence(words).map { .some($0) }
    }
    let found: (before: String, meaning: TemporalExpression?)
    let split = arguments.splitBefore(understand)
    // `1 every friday` is the first thing, not one o'clock.
    if let split, split.before.allSatisfy(\.isNumber) {
      found = split
    } else if let rule = understand(arguments.trimmed) {
      found = ("", rule)
    } else if let split {
      found = split
    } else {
      throw Misunderstanding(
        arguments, reason: .isNo(.repeating), example: "!repeat \(arguments.named()) every monday")
    }
    if let problem = found.meaning?.problem { throw problem }
    self.init(reader.expectItems(found.before), found.meaning)
  }

  package func run(on desk: Desk) throws -> Reply {
    let words = rule?.text ?? desk.reader.spelling(.neverRepeat)
    return try desk.change(name, did: .setRepeat, again: { "!repeat \($0) \(words)" }) { item in
      switch item {
      case .todo(var todo):
        let old = todo
        let first = rule == nil ? todo.due : firstTime(of: todo, on: desk)
        let new = rule?.rule(besideDay: todo.due != nil).map {
          keeping(remaining(of: old), in: $0, from: first, on: desk)
        }
        todo.follow(
          new, rule?.repeatsFromCompletion == true ? .completion : .due, from: first, insteadOf: old,
          after: desk.instant, in: desk.person.zone)
        let length = desk.length(of: rule, to: &todo)
        item = .todo(todo)
        return desk.repeats(todo) + length
      case .event(var event):
        if rule?.hasTime == true, event.lastsForDays { return desk.wording.hasNoTime(item, on: desk) }
        let old = event
        (event.recurrence, event.overrides) = (nil, [])
        if let rule, let start = begin(rule, at: event.start, on: desk) {
          event = desk.moved(event, to: start, until: rule.endTime == nil ? nil : rule)
        }
        let new = rule?.rule(besideDay: true).map { keeping(old.recurrence, in: $0, from: event.start, on: desk) }
        event.follow(new, insteadOf: old)
        item = .event(event)
        return desk.repeats(event)
      case .note(let note):
        throw Misunderstanding(note.text, reason: .notDated, example: "!repeat water the plants every 3 days")
      }
    }
  }

  /// The rule of a todo, with its number of times reduced by those that have passed.
  private func remaining(of todo: Todo) -> Recurrence? {
    guard var rule = todo.recurrence, let count = rule.count, let due = todo.due,
      let first = todo.seriesStart, todo.repeatFrom == .due
    else { return todo.recurrence }
    let next = CivilDateTime(due.date, due.time ?? .midnight)
    var all = rule
    all.exceptions = []
    let past = all.occurrences(from: CivilDateTime(first.date, first.time ?? .midnight)).prefix { $0 < next }.count
    rule.count = max(count - past, 1)
    return rule
  }

  /// The new rule. It takes what the words do not give from the old one: its end, its hours, and its interval in weeks.
  private func keeping(_ old: Recurrence?, in new: Recurrence, from start: When?, on desk: Desk) -> Recurrence {
    guard let old, let rule else { return new }
    var kept = new
    if kept.until == nil, kept.count == nil, old.until == nil || kept.frequency == old.frequency {
      let hasBegun = old.until.map { until in start.map { $0.date <= until.date } ?? true } ?? true
      if hasBegun { (kept.until, kept.count) = (old.until, old.count) }
    }
    if old.byHour.count > 1, kept.byHour.isEmpty, rule.time == nil,
      [.daily, .weekly, .monthly, .yearly].contains(kept.frequency)
    {
      (kept.byHour, kept.byMinute) = (old.byHour, old.byMinute)
    }
    // `bins are on fridays`, said of every other Thursday
    if kept.frequency == .weekly, old.frequency == .weekly, kept.interval == 1, !kept.byDay.isEmpty,
      !desk.reader.saysHowOften(rule.text)
    {
      kept.interval = old.interval
    }
    // A skipped occurrence stays skipped at the new hour.
    if let time = start?.time, kept.byHour.count < 2 {
      kept.exceptions = kept.exceptions.map { CivilDateTime($0.date, time) }
    }
    return kept
  }

  /// The first time of the new rule. An occurrence that was moved still counts from its own day if the rule gives days of
  /// its own.
  private func firstTime(of todo: Todo, on desk: Desk) -> When? {
    guard let rule else { return nil }
    let first = begin(rule, at: todo.due, on: desk)
    guard let own = todo.moved, let told = rule.recurrence, !told.byDay.isEmpty || !told.byMonthDay.isEmpty,
      let counted = begin(rule, at: own, on: desk), counted.date == own.date || !desk.isPast(counted)
    else { return first }
    return counted
  }

  /// The start of the series: its first moment from the item's date on, or else from now on.
  private func begin(_ rule: TemporalExpression, at when: When?, on desk: Desk) -> When? {
    guard let recurrence = rule.rule(besideDay: when != nil) else { return when }
    let date = rule.seriesStart ?? when?.date ?? rule.date ?? desk.today
    let time = rule.time ?? when?.time
    let start = CivilDateTime(date, time ?? .midnight)
    let first = recurrence.first(onOrAfter: start, startingAt: start) ?? start
    return When(
      first.date, time ?? (first.time == .midnight ? nil : first.time), zone: rule.time == nil ? when?.zone : nil)
  }
}

extension Desk {
  /// The reply on how a todo repeats now, and when it is next due.
  func repeats(_ todo: Todo) -> String {
    wording.repeats(
      todo.name, todo.recurrence.map { wording.repeating($0, todo.repeatFrom, on: self) }, todo.due, until: nil,
      on: self)
  }

  /// The reply on how an event repeats now, and when it is next.
  func repeats(_ event: Event) -> String {
    let next = event.recurrence?.exceptions.isEmpty == false || !event.overrides.isEmpty ? next(of: .event(event)) : nil
    let coming = next.map { event.at($0) } ?? event
    return wording.repeats(
      event.name, event.recurrence.map { wording.rule($0, on: self) }, coming.start, until: coming.end, on: self)
  }
}
