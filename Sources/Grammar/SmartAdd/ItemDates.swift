import Agenda
import Civil

extension Recurrence {
  /// True if it tells only the frequency.
  fileprivate var isPlain: Bool { byDay.isEmpty && byMonthDay.isEmpty && byMonth.isEmpty && byHour.isEmpty }
}

extension TemporalExpression {
  /// The repeat within a range of days that is longer than its interval, which nothing that takes place can last:
  /// `every tuesday at 7 at the hall from 12 jan until 30 march`. Nil if the range is no limit of it.
  fileprivate func within(_ range: TemporalExpression) -> TemporalExpression? {
    guard var rule = recurrence, let date, rule.until == nil, rule.count == nil, let first = range.date,
      let last = range.endDate, range.time == nil, range.endTime == nil
    else { return nil }
    let interval = rule.frequency == .daily ? rule.interval : rule.frequency == .weekly ? 7 * rule.interval : nil
    guard let interval, last.dayNumber - first.dayNumber >= interval else { return nil }
    let weekdays = Set(rule.byDay.map(\.weekday))
    let start = (0..<7).map { first.adding(days: $0) }.first { weekdays.isEmpty || weekdays.contains($0.weekday) }
    guard let start else { return nil }
    var limited = self
    rule.until = When(last)
    limited.recurrence = rule
    limited.date = start
    limited.endDate = endDate.map { start.adding(days: $0.dayNumber - date.dayNumber) }
    return limited
  }
}

extension SmartAdd {
  /// The words of a dated item that it does not hold: the days or the end of a repeat, a priority of an event.
  func notHeld(_ item: Item, priority: Int?) -> [String] {
    guard item.due != nil || item.start != nil else { return [] }
    let isEarly = item.due?.time.map { $0.hour < 18 } == true
    let last = item.name.utf8.last
    func endsName(_ words: String) -> Bool { words.utf8.last == last && item.name.hasSuffix(words) }
    var words = readingState.language.itemWords.daysNotHeld.filter(endsName)
    if isEarly { words += readingState.language.itemWords.hoursNotHeld.filter(endsName) }
    if item.kind == .event, let priority { words.append("p\(priority)") }
    if let end = endNotHeld(item) { words.append(end) }
    return words
  }

  /// True if a name that ends in `remind me` speaks to nobody else: `do the form in 20 mins remind me`, not `ask ben to
  /// remind me tomorrow`.
  func asksNobody(_ name: String, toRemind remindMe: StaticString) -> Bool {
    guard name.ends(in: " ", remindMe) else { return false }
    let asking = readingState.language.itemWords.asking
    return !name.split(separator: " ").contains { asking.contains(WordKey($0.lowercased())) }
  }

  /// The end of a repeat that stays in its name: `until the exam` of `revise every evening until the exam`.
  private func endNotHeld(_ item: Item) -> String? {
    guard let rule = item.recurrence, rule.until == nil, rule.count == nil else { return nil }
    return item.name.withBytes { name in
      let words = Array(NameWords(name))
      guard let start = words.lastIndex(where: { readingState.language.smallWords.untils.contains(name, $0) }),
        start > 0,
        start + 1 < words.count, start + 6 > words.count
      else { return nil }
      return words[start...].map(name.string).joined(separator: " ")
    }
  }
}

/// Sets an item's dates from the phrases that decide.
struct ItemDates {
  let readingState: ReadingState
  /// True if it is a todo whatever it looks like.
  let isTodo: Bool

  /// - Parameter choice: the phrases of `found` that decide; those of sigils are in `marks`.
  func give(_ item: inout Item, _ choice: DateChoice, of found: [TemporalExpression], _ marks: Marks) {
    if found.isEmpty, marks.expressions.isEmpty { return }
    let isDated = marks.due != nil || choice.date != nil
    let isRepeated = choice.recurrence != nil || marks.recurrence != nil
    let repeated =
      isRepeated
      ? repeated(choice.recurrence.map { found[$0] }, marks.recurrence.map { marks.expressions[$0] }) : nil
    if marks.due == nil, let date = choice.date, let limited = repeated?.within(found[date]) {
      return repeatItem(&item, by: limited, isDated: false)
    }
    if let repeated { repeatItem(&item, by: repeated, isDated: isDated) }
    if let start = marks.start { item.start = when(marks.expressions[start]) }
    if item.estimate == nil, let duration = choice.duration { item.estimate = found[duration].seconds }
    if let due = marks.due {
      decide(&item, marks.expressions[due], isMarked: true)
    } else if let date = choice.date {
      let deciding = found[date]
      decide(&item, deciding, isMarked: marks.start != nil)
      estimate(&item, by: deciding)
      startWithin(deciding, &item)
    }
    if choice.allDay != nil { fillDay(&item) }
    if let repeated { takeTime(&item, of: repeated) }
    endRepeat(&item)
  }

  /// `report 2 hours by friday`: the length before a day is an estimate.
  private func estimate(_ item: inout Item, by deciding: TemporalExpression) {
    guard item.estimate == nil, item.kind == .todo, deciding.saysDay, deciding.time == nil, deciding.lead != .after,
      let seconds = deciding.seconds, seconds < 86_400
    else { return }
    item.estimate = seconds
  }

  /// A weekly repeat that starts within a week begins on its weekday in that week: `every other friday to pay the
  /// sitter starting next week`.
  private func startWithin(_ week: TemporalExpression, _ item: inout Item) {
    guard let rule = item.recurrence, rule.frequency == .weekly, let due = item.due, let last = week.periodEnd,
      due.date == week.date, last == due.date.adding(days: 6)
    else { return }
    let weekdays = Set(rule.byDay.map(\.weekday))
    guard let first = (0..<7).map({ due.date.adding(days: $0) }).first(where: { weekdays.contains($0.weekday) }) else {
      return
    }
    item.due = When(first, due.time, zone: due.zone)
  }

  /// The repeat of a sigil, or the one in words if it says the same and more: `1st of every month *monthly`.
  private func repeated(_ told: TemporalExpression?, _ marked: TemporalExpression?) -> TemporalExpression? {
    guard let told, let marked, let rule = told.recurrence, let plain = marked.recurrence,
      rule.frequency == plain.frequency, rule.interval == plain.interval, plain.isPlain
    else { return marked ?? told }
    return told
  }

  /// `every weekday at 9:45 #work starting monday`: the day stands apart from the time that goes with it.
  private func takeTime(_ item: inout Item, of repeated: TemporalExpression) {
    guard let due = item.due, due.time == nil, let time = repeated.time, repeated.hasTime, repeated.others.isEmpty,
      item.problem == nil
    else { return }
    guard repeated.isSpan else {
      item.due = When(due.date, time, zone: due.zone)
      return
    }
    // `rehearsal thursdays 7-10pm at the hall starting next week`
    guard !isTodo, let first = repeated.date, let last = repeated.endDate, let end = repeated.endTime else { return }
    (item.kind, item.due, item.start) = (.event, nil, When(due.date, time, zone: due.zone))
    item.end = When(due.date.adding(days: last.dayNumber - first.dayNumber), end, zone: due.zone)
  }

  /// `take pills daily for 2 weeks`: a number of days beside a repeat is the repeat's length.
  private func endRepeat(_ item: inout Item) {
    guard let seconds = item.estimate, seconds >= 86_400, seconds % 86_400 == 0, var rule = item.recurrence,
      rule.until == nil, rule.count == nil, let first = item.due ?? item.start
    else { return }
    rule.until = When(first.date.adding(days: seconds / 86_400 - 1))
    item.recurrence = rule
    item.estimate = nil
  }

  /// Makes an event of an item that was only due.
  static func takePlace(_ item: inout Item) {
    guard item.kind == .todo, let due = item.due else { return }
    item.kind = .event
    item.start = due
    item.due = nil
    item.isAllDay = due.time == nil
  }

  /// Makes an all-day event of the item's day, or of today if there is none.
  private func fillDay(_ item: inout Item) {
    guard item.kind == .todo, !isTodo, item.start == nil, item.problem == nil else { return }
    item.kind = .event
    item.start = When(item.due?.date ?? readingState.reader.now.date)
    item.due = nil
    item.isAllDay = true
  }

  /// - Parameter isMarked: true if a sigil says that it is due or starts then, which makes it a todo.
  private func decide(_ item: inout Item, _ deciding: TemporalExpression, isMarked: Bool) {
    if let problem = deciding.problem {
      item.problem = problem
    } else if deciding.isNever {
      item.removesDate = true
    } else if deciding.isSpan, !isMarked, !isTodo, !deciding.hasSpans {
      span(&item, deciding)
    } else {
      // A due date that is a range means the end of the range.
      item.due = isMarked ? end(of: deciding) ?? when(deciding) : when(deciding)
      // `^3 dec 12-13`: it can begin with the range.
      if isMarked, item.start == nil, deciding.endTime != nil, deciding.time != nil { item.start = when(deciding) }
      item.otherTimes = others(deciding)
      if deciding.recurrence == nil { item.sortTimes() }
    }
  }

  private func span(_ item: inout Item, _ expression: TemporalExpression) {
    item.kind = .event
    item.start = when(expression)
    item.end = end(of: expression)
    item.isAllDay = expression.isAllDay || expression.time == nil && expression.endTime == nil
    // An all-day event with the same start and end has no end of its own.
    if item.isAllDay, item.end == item.start { item.end = nil }
  }

  private func repeatItem(_ item: inout Item, by repeated: TemporalExpression, isDated: Bool) {
    if let problem = repeated.problem {
      item.problem = problem
      return
    }
    item.recurrence = repeated.rule(besideDay: isDated)
    item.unheld = repeated.unheld
    item.repeatFrom = repeated.repeatsFromCompletion ? .completion : .due
    if item.estimate == nil, !repeated.isSpan { item.estimate = repeated.seconds }
    guard !isDated else { return }
    if repeated.isSpan, repeated.date != nil {
      span(&item, repeated)
    } else {
      item.due = when(repeated)
      item.otherTimes = others(repeated)
    }
  }

  private func others(_ expression: TemporalExpression) -> [When] {
    expression.others.map {
      readingState.reader.when($0.date, expression.time == nil ? nil : $0.time, expression.zone)
    }
  }

  /// The moment at which it begins, in its own zone if it names one.
  private func when(_ expression: TemporalExpression) -> When? {
    let time = expression.time ?? (expression.date == nil ? expression.endTime : nil)
    guard let date = expression.date ?? expression.endDate ?? nextDay(for: time) else { return nil }
    return readingState.reader.when(date, time, expression.zone)
  }

  private func end(of expression: TemporalExpression) -> When? {
    guard expression.endDate != nil || expression.endTime != nil,
      let date = expression.endDate ?? expression.date ?? nextDay(for: expression.time)
    else { return nil }
    return readingState.reader.when(date, expression.endTime, expression.zone)
  }

  /// The day on which that time comes next.
  private func nextDay(for time: CivilTime?) -> CivilDate? {
    time.map {
      $0 > readingState.reader.now.time ? readingState.reader.now.date : readingState.reader.now.date.adding(days: 1)
    }
  }
}

extension Item {
  /// Puts the days of several in their order: `tue & fri`, told on a Thursday, begins on Friday.
  mutating func sortTimes() {
    guard let due, !otherTimes.isEmpty else { return }
    let all = ([due] + otherTimes).sorted { ($0.date, $0.time ?? .midnight) < ($1.date, $1.time ?? .midnight) }
    (self.due, otherTimes) = (all[0], Array(all.dropFirst()))
  }
}
