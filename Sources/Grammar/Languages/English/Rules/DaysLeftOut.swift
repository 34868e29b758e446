internal import Agenda
import Civil

/// The days that a repeat leaves out.
extension TemporalParser {
  /// The greatest number of days that a span leaves out.
  private static let longestGap = 92

  /// `25 Dec and 1 Jan`, `25, 26 and 27 dec`, `christmas, boxing day`, `24 dec to 2 jan`: returns the index behind the
  /// days, 0 if there are none.
  func daysLeftOut(_ i: Int, _ leave: (CivilDate) -> Void) -> Int {
    var end = 0
    var at = i
    while at - i < TemporalParser.longestList {
      let next = dayOrSpanLeftOut(at, leave)
      guard next != 0 else { return end }
      end = next
      at = skipAnd(end)
      guard at != end else { return end }
      while word(at) == .on || word(at) == .the { at += 1 }
    }
    return end
  }

  /// Skips what stands between the parts of a list.
  func skipAnd(_ i: Int) -> Int {
    let at = skipComma(i)
    return word(at) == .and || word(at) == .or || isMark(at, "&") || isMark(at, "+") ? at + 1 : at
  }

  /// One day, the days from one to another, or days of one month.
  private func dayOrSpanLeftOut(_ i: Int, _ leave: (CivilDate) -> Void) -> Int {
    var span = PartialExpression(start: i)
    var end = dayRange(i, &span)
    if end != 0 { return leaveSpan(span.from, span.to, leave) ? end : 0 }
    var first = Moment()
    end = dayLeftOut(i, &first)
    if end == 0 { return daysOfOneMonth(i, leave) }
    let to = connector(end)
    var last = Moment()
    let behind = to == 0 ? 0 : dayLeftOut(skipThe(to), &last)
    if behind != 0, leaveSpan(first, last, leave) { return behind }
    guard let date = resolveDay(first) else { return 0 }
    leave(date)
    return end
  }

  /// `25`, `26` before `and 27 dec`.
  private func daysOfOneMonth(_ i: Int, _ leave: (CivilDate) -> Void) -> Int {
    guard let day = dayNumber(i), skipAnd(day.next) != day.next else { return 0 }
    var at = skipThe(skipAnd(day.next))
    while let next = dayNumber(at), skipAnd(next.next) != next.next, at - i < TemporalParser.longestList {
      at = skipThe(skipAnd(next.next))
    }
    var m = Moment()
    let end = dayLeftOut(at, &m)
    guard end != 0, m.month != 0, m.day != 0 else { return 0 }
    m.day = Int8(day.value)
    guard let date = resolveDay(m) else { return 0 }
    leave(date)
    return day.next
  }

  private func leaveSpan(_ first: Moment, _ last: Moment, _ leave: (CivilDate) -> Void) -> Bool {
    guard let from = resolveDay(first), let to = resolveDay(last) else { return false }
    let length = to.dayNumber - from.dayNumber
    guard (0...TemporalParser.longestGap).contains(length) else { return false }
    for days in 0...length { leave(from.adding(days: days)) }
    return true
  }

  /// A day with its month, or a holiday.
  private func dayLeftOut(_ i: Int, _ m: inout Moment) -> Int {
    var isWeak = false
    var end = 0
    if word(i) == .holiday {
      end = holiday(i, &m, isWeak: &isWeak)
    } else if word(i) == .month {
      end = monthOrDay(i, &m)
    }
    if end == 0, isNumber(i) || word(i) == .ordinal || word(i) == .cardinal { end = dayMonth(i, &m) }
    // `except 23.12`
    if end == 0, isNumber(i) { end = numericDate(i, &m, isExpected: true) }
    return end != 0 && !isWeak && (m.fixed != Moment.unset || m.day != 0 && m.month != 0) ? end : 0
  }
}
