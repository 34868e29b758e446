package import Agenda
import Civil
import Foundation
package import Grammar

// Changes how long something lasts.
extension Desk {
  /// Ends a timed item at the given time: `until 12`. Nil if the words give a day, or the item has no time.
  func ended(_ item: AgendaItem, at moment: TemporalExpression, by reader: Reader) throws -> Reply? {
    if let extended = try extended(item, to: moment, by: reader) { return extended }
    let own = item.moment?.local(in: person.zone)
    let isOtherDay = moment.saysDay && (item.repeats || moment.date != own?.date)
    guard moment.hasTime, !isOtherDay, !moment.isSpan, moment.recurrence == nil, let time = moment.time,
      let start = own?.time
    else { return nil }
    // `till 12` means noon for an item that begins at 9, and midnight for one that begins at 20:00.
    let length = length(of: item) ?? 0
    let told = [time] + (moment.hourIsOpen ? [time.inOtherHalfOfDay] : [])
    let lengths = told.map { CivilTime.seconds(from: start, to: $0) }
    return try lengths.min { abs($0 - length) < abs($1 - length) }.flatMap { try lasting(item, $0, by: reader) }
  }

  /// Moves the last day of an event of whole days: `she's staying till the 17th`; nil if it is no such event, or begins
  /// later.
  private func extended(_ item: AgendaItem, to moment: TemporalExpression, by reader: Reader) throws -> Reply? {
    guard case .event(let event) = item, event.start.time == nil, event.recurrence == nil,
      let number = item.reference?.number, moment.saysDay, !moment.hasTime, !moment.isSpan, moment.recurrence == nil,
      let last = inOwnMonth(moment, of: event.end ?? event.start).date, last > event.start.date
    else { return nil }
    return try run("!move #\(number) \(reader.putting(.to, before: "\(event.start.date) - \(last)"))", by: reader)
  }

  /// Ends the stay spoken of last on the day when somebody leaves: `they leave the 22nd`. Nil if it is not an event of
  /// several days.
  package func left(at moment: TemporalExpression, by reader: Reader) throws -> Reply? {
    guard subjects.count == 1, case .event(let event)? = try kept(subjects[0]), event.end != nil else { return nil }
    return try extended(.event(event), to: moment, by: reader)
  }

  /// Answers `make it 3 weeks`, `it lasts 40 minutes`: sets the length of a thing that has one, the days of a holiday,
  /// or the end or interval of a series. Anything else becomes due that long from now, unless the words give a length.
  /// Nil if they mean none of these.
  func lasts(_ item: AgendaItem, _ words: String, by reader: Reader) throws -> Reply? {
    let length = reader.length(toldBy: words)
    guard let shift = Shift(length ?? words, by: reader), let number = item.reference?.number else { return nil }
    if case .event(let event) = item, event.start.time == nil, shift.isOfHours {
      return Reply(.answer, [wording.hasNoTime(item, on: self)])
    }
    if case .amount(0, let seconds) = shift, length != nil || !isCountedFromNow(item) {
      return try lasting(item, seconds, by: reader)
    }
    if case .event(let event) = item, event.start.time == nil, event.recurrence == nil {
      let last = shift.moved(event.start).date.adding(days: -1)
      return try run("!move #\(number) \(reader.putting(.to, before: "\(event.start.date) - \(last)"))", by: reader)
    }
    if let rule = item.recurrence { return try lasts(item, rule, shift, isLength: length != nil) }
    guard length == nil, let own = item.moment?.local(in: person.zone) else { return nil }
    let start = shift.isOfHours ? When(now.date, now.time) : When(today, own.time)
    return try Postpone(.ids([number]), to: .at(shift.moved(start), words), counted: false).run(on: self)
  }

  /// Ends a series after the given length, if the words say that it lasts so long or correct its end. Otherwise
  /// corrects its interval: `no, 3 weeks` after `every 2 weeks`.
  private func lasts(_ item: AgendaItem, _ rule: Recurrence, _ shift: Shift, isLength: Bool) throws -> Reply? {
    guard let start = item.moment?.local(in: person.zone) else { return nil }
    if isLength || rule.until != nil || rule.count != nil {
      let last = shift.moved(start).date.adding(days: -1)
      return try keeping(item) { ($0.until, $0.count) = (When(last), nil) }
    }
    let interval: Int? =
      switch (shift, rule.frequency) {
      case (.amount(let days, 0), .daily): days
      case (.amount(let days, 0), .weekly) where days % 7 == 0: days / 7
      case (.months(let months), .monthly): months
      default: nil
      }
    return try interval.flatMap { interval in try keeping(item) { $0.interval = interval } }
  }

  /// True for a todo without a length that was just added and is due soon after: `call bob in 20 minutes`.
  func isCountedFromNow(_ item: AgendaItem) -> Bool {
    guard case .todo(let todo) = item, todo.estimate == nil, todo.recurrence == nil, let due = todo.due,
      due.time != nil,
      instant.timeIntervalSince(todo.added) <= Desk.isNew
    else { return false }
    return (0...Desk.soon).contains(due.instant(in: person.zone).timeIntervalSince(todo.added))
  }

  /// The seconds within which something just added is due soon.
  private static let soon = 3 * 3600.0

  /// Answers `half an hour longer`, `an hour shorter`. A timer without a length rings later. Nil if anything else has
  /// no length, or if none would remain.
  func lengthened(_ item: AgendaItem, _ words: String, by reader: Reader) throws -> Reply? {
    guard case .amount(0, let more)? = Shift(words, by: reader) else { return nil }
    guard let length = self.length(of: item) else {
      guard isCountedFromNow(item), let number = item.reference?.number else { return nil }
      return try run("!postpone #\(number) \(reader.putting(.by, before: words))", by: reader)
    }
    return length + more > 0 ? try lasting(item, length + more, by: reader) : nil
  }

  /// The duration in seconds; nil if it is unknown, or in days.
  private func length(of item: AgendaItem) -> Int? {
    switch item {
    case .todo(let todo): return todo.estimate
    case .event(let event):
      guard let start = event.start.time, let end = event.end, let last = end.time else { return nil }
      return CivilDateTime(end.date, last).wallSeconds - CivilDateTime(event.start.date, start).wallSeconds
    case .note: return nil
    }
  }

  /// Sets the duration from `2 hours`, said after a timed item that begins after tomorrow; nil for an earlier one,
  /// which the words may postpone.
  package func lasting(_ moment: TemporalExpression, by reader: Reader) throws -> Reply? {
    guard let seconds = moment.seconds, moment.date == nil, moment.recurrence == nil, subjects.count == 1,
      let item = try kept(subjects[0]), let start = item.moment?.local(in: person.zone), start.time != nil,
      start.date > today.adding(days: 1)
    else { return nil }
    return try lasting(item, seconds, by: reader)
  }

  /// Gives a todo the length of a span of hours: `from 2 to 4`. Returns the words for the reply, on a separate line;
  /// empty if the moment is not such a span.
  func length(of moment: TemporalExpression?, to todo: inout Todo) -> String {
    guard let moment, let start = moment.time, let end = moment.endTime else { return "" }
    let seconds = CivilTime.seconds(from: start, to: end)
    todo.estimate = seconds
    return "\n" + wording.takes(todo.name, seconds)
  }

  /// Sets the duration in seconds, from the start.
  private func lasting(_ item: AgendaItem, _ seconds: Int, by reader: Reader) throws -> Reply? {
    guard let number = item.reference?.number, seconds >= 60, seconds < 86_400 else { return nil }
    guard case .event(let event) = item else { return try run("!edit #\(number) =\(seconds / 60)min", by: reader) }
    guard let start = event.start.time else { return nil }
    let end = CivilTime(secondOfDay: (start.secondOfDay + seconds) % 86_400)
    return try run("!edit #\(number) \(start.ofClock)-\(end.ofClock)", by: reader)
  }
}

extension CivilTime {
  /// The seconds from one time to the next occurrence of the other: a day if it is the same.
  fileprivate static func seconds(from start: CivilTime, to end: CivilTime) -> Int {
    (end.secondOfDay - start.secondOfDay + 86_399) % 86_400 + 1
  }

  /// `09:30`, as a command writes it.
  fileprivate var ofClock: Substring { description.prefix(5) }
}

extension TemporalExpression {
  /// The moment as the words gave it.
  static func at(_ when: When, _ text: String) -> TemporalExpression {
    var moment = TemporalExpression(text: text, range: 0..<text.utf8.count)
    (moment.date, moment.time, moment.saysDay, moment.hasTime) = (when.date, when.time, true, when.time != nil)
    return moment
  }
}
