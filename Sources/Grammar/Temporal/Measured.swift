internal import Agenda
import Civil

/// Lengths in a phrase: behind `in` and `within` from now, behind `for` and alone as they are.
extension TemporalParser {
  /// Lengths: behind `in` and `within` from now, behind `for` and alone as they are.
  func measured(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil else { return 0 }
    var m = Moment()
    if d.leads.contains(.in), !d.from.hasTime {
      let end = inUnits(i, &m)
      if end != 0, merge(m, into: &d.from) {
        d.isWeak = false
        return end
      }
    }
    if d.leads.contains(.after), d.lead == .after, unitsFrom(i, &m) == 0, let length = length(i), !d.from.hasDay {
      move(length, sign: 1, &m)
      d.from = m
      d.isWeak = false
      d.isAfterLength = true
      d.length = length
      fired(Rule.inUnits, i, length.next)
      return length.next
    }
    let span = betweenUnits(i, &d)
    if span != 0 { return span }
    if word(i) == .unit || word(i) == .the || word(i) == .a, let before = unitBefore(i) {
      d.length = before
      d.isWeak = false
      return before.next
    }
    var at = skipThe(i)
    let isNext = word(at) == .next || word(at) == .coming
    if isNext || d.leads.contains(.within) {
      if isNext { at += 1 }
      if let length = length(at), isNext ? number(at) != nil || word(at) == .few || word(at) == .couple : true,
        !d.from.hasDay
      {
        var until = Moment()
        move(length, sign: 1, &until)
        if d.leads.contains(.within), !isNext {
          // `within two weeks` is a deadline.
          d.from = until
          d.lead = .deadline
        } else if isNext {
          d.from.fix(length.clock == 0 ? today.adding(days: 1) : today)
          if length.clock != 0 { d.from.set(now.time.hour, now.time.minute, .exact) }
          d.to = until
          d.hasEnd = true
        }
        d.isWeak = false
        fired(Rule.within, i, length.next)
        return length.next
      }
      if isNext { return 0 }
    }
    if word(i) == .restOf {
      var last = today
      let end = restOf(i, &last)
      guard end != 0, !d.from.hasDay else { return 0 }
      d.from.fix(today)
      d.to.fix(last)
      d.hasEnd = true
      d.isWeak = false
      return end
    }
    // `the whole day monday`
    if word(i) == .full || word(i) == .the && word(i + 1) == .full, isUnit(i + (word(i) == .the ? 2 : 1), .day) {
      let end = i + (word(i) == .the ? 3 : 2)
      let day = word(end) == .on ? end + 1 : end
      if d.from.isExactDay || word(day) == .weekday || word(day) == .tomorrow || word(day) == .today
        || !d.leads.contains(.for) && word(i) == .the
      {
        d.isAllDay = true
        d.isWeak = false
        fired(Rule.wholePeriod, i, end)
        return end
      }
    }
    // `all day`
    if word(i) == .all || word(i) == .full, let length = length(i), length.days == 1, length.clock == 0, word(i) == .all
    {
      d.isAllDay = true
      if !d.from.hasDay { d.length = length }
      d.isWeak = false
      fired(Rule.wholePeriod, i, length.next)
      return length.next
    }
    guard let length = length(i) else { return 0 }
    // `the 90s`
    if i > 0, word(i - 1) == .the, tokens[i].digits == 2, isLetter(i + 1, "s") { return 0 }
    let isOwn = d.leads.contains(.for) && word(length.next) == .from && word(length.next + 1) != .now
    guard isOwn || unitsFrom(i, &m) == 0 else { return 0 }
    // `a second wave`
    if word(i) == .a, word(i + 1) == .ordinal, !standsFree(i, length.next) { return 0 }
    if word(i) == .a || word(i) == .quarter || word(i) == .half, clock(i, &m, []) > length.next { return 0 }
    if clock(i, &m, []) > length.next { return 0 }
    if length.isDoubtful, d.leads.isDisjoint(with: [.for, .in, .within]), !(i == 0 && length.next == count), !isMarked {
      return 0
    }
    // `at 15h` is a time.
    if d.leads.contains(.at), clock(i, &m, [.hour]) == length.next { return 0 }
    if clock(i, &m, []) == length.next, d.leads.isDisjoint(with: [.for, .in, .within]) { return 0 }
    if d.from.hasDay || d.from.hasTime, word(i) != .unit, d.leads.isDisjoint(with: [.for]), d.from.hasTime == false,
      d.start != i
    {
      return 0
    }
    d.length = length
    // `what a day`, `give me a minute`, `a 3d printer`
    let isIdle =
      word(i) == .a && word(i + 1) == .unit && length.next == i + 2
      || isUnit(length.next - 1, .day) && isLetter(length.next - 1, "d") && isBeforeNoun(length.next)
    if !isIdle || !d.leads.isEmpty { d.isWeak = false }
    fired(Rule.duration, i, length.next)
    return length.next
  }
}
