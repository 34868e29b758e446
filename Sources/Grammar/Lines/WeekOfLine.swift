import Agenda
import Civil

/// The week or the month that a line names before the days in it: `shifts next week: mon 7-3, thu 2-10`.
extension Reader {
  /// Returns the later week that stands before weekdays, if all the other days are weekdays; nil if there is none.
  func week(of expressions: [TemporalExpression], before end: Int) -> TemporalExpression? {
    guard
      let week = expressions.first(where: { expression in
        guard let date = expression.date, let last = expression.periodEnd else { return false }
        return last == date.adding(days: 6) && date > now.date && expression.range.upperBound < end
      })
    else { return nil }
    // Another day than the next of a weekday has a week of its own.
    let isWeekday: (TemporalExpression) -> Bool = { day in
      day.saysDay && !day.isRepeat && day.range.lowerBound > week.range.upperBound
        && day.date.map { (0...7).contains($0.dayNumber - self.now.date.dayNumber) } == true
    }
    return expressions.allSatisfy { $0 == week || isWeekday($0) } ? week : nil
  }

  /// Moves an item of a weekday into a week, and takes the week's words out of its name.
  func place(_ item: inout Item, in week: TemporalExpression) {
    guard let first = week.date else { return }
    func moved(_ when: When?) -> When? {
      when.map { When(first.adding(days: (($0.date.dayNumber - first.dayNumber) % 7 + 7) % 7), $0.time, zone: $0.zone) }
    }
    let days = item.start.flatMap { start in item.end.map { $0.date.dayNumber - start.date.dayNumber } } ?? 0
    (item.due, item.start) = (moved(item.due), moved(item.start))
    item.end = item.end.flatMap { end in item.start.map { When($0.date.adding(days: days), end.time, zone: end.zone) } }
    item.name = item.name.replacing(week.text, with: "").split(separator: " ").joined(separator: " ")
    item.unused?.removeAll { $0 == week.text }
    if item.unused?.isEmpty == true { item.unused = nil }
  }

  /// Moves an item whose day is only a number into the later month of the thing before it: `shows 14th and 15th jan,
  /// matinee 16th`. An errand for something else comes before it: `conference 5 march, book train 28th`.
  func place(_ item: inout Item, of line: Message.Line, inMonthOf first: Item) {
    guard let day = (first.due ?? first.start)?.date, !beginsWithErrand(item.name) || beginsWithErrand(first.name),
      let told = line.expressions.first, told.isDayOfMonth, told.lead != .deadline, told.others.isEmpty,
      item.recurrence == nil, let due = item.due, due.date < day, due.date.day >= day.day,
      let date = CivilDate(year: day.year, month: day.month, day: due.date.day)
    else { return }
    item.due = When(date, due.time, zone: due.zone)
  }
}
