internal import Agenda
import Civil

/// Lengths in a phrase: behind `in` and `within` from now, behind `for` and alone as they are.
extension TemporalParser {
  /// Lengths: behind `in` and `within` from now, behind `for` and alone as they are.
  func measured(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil else { return 0 }
    var attempt = fromNow(i, &d)
    if attempt == .other { attempt = upTo(i, &d) }
    if attempt == .other { attempt = whole(i, &d) }
    if attempt == .other { attempt = lasting(i, &d) }
    return attempt.end
  }

  /// `in 3 days`, `after 2 weeks`, `in 2-3 days`, `the day before`.
  private func fromNow(_ i: Int, _ d: inout PartialExpression) -> Attempt {
    var m = Moment()
    if d.leads.contains(.in), !d.from.hasTime {
      let end = inUnits(i, &m)
      if end != 0, merge(m, into: &d.from) {
        d.isWeak = false
        return .read(end)
      }
    }
    if d.leads.contains(.after), d.lead == .after, unitsFrom(i, &m) == 0, let length = length(i), !d.from.hasDay {
      move(length, sign: 1, &m)
      d.from = m
      d.isWeak = false
      d.isAfterLength = true
      d.length = length
      fired(Rule.inUnits, i, length.next)
      return .read(length.next)
    }
    let span = betweenUnits(i, &d)
    if span != 0 { return .read(span) }
    if word(i) == .unit || word(i) == .the || word(i) == .a, let before = unitBefore(i) {
      d.length = before
      d.isWeak = false
      return .read(before.next)
    }
    return .other
  }

  /// `the next two weeks`, `within two weeks`, `the rest of the week`.
  private func upTo(_ i: Int, _ d: inout PartialExpression) -> Attempt {
    if word(i) == .restOf {
      var last = today
      let end = restOf(i, &last)
      guard end != 0, !d.from.hasDay else { return .none }
      d.from.fix(today)
      d.to.fix(last)
      d.hasEnd = true
      d.isWeak = false
      return .read(end)
    }
    var at = skipThe(i)
    let isNext = word(at) == .next || word(at) == .coming
    guard isNext || d.leads.contains(.within) else { return .other }
    if isNext { at += 1 }
    guard let length = length(at), !isNext || number(at) != nil || word(at) == .few || word(at) == .couple,
      !d.from.hasDay
    else { return isNext ? .none : .other }
    var until = Moment()
    move(length, sign: 1, &until)
    if isNext {
      d.from.fix(length.clock == 0 ? today.adding(days: 1) : today)
      if length.clock != 0 { d.from.set(now.time.hour, now.time.minute, .exact) }
      d.to = until
      d.hasEnd = true
    } else {
      // `within two weeks` is a deadline.
      d.from = until
      d.lead = .deadline
    }
    d.isWeak = false
    fired(Rule.within, i, length.next)
    return .read(length.next)
  }

  /// `the whole day monday`, `all day`.
  private func whole(_ i: Int, _ d: inout PartialExpression) -> Attempt {
    let isArticled = word(i) == .the
    let full = isArticled ? i + 1 : i
    if word(full) == .full, isUnit(full + 1, .day) {
      let end = full + 2
      let day = word(end) == .on ? end + 1 : end
      if d.from.isExactDay || [.weekday, .tomorrow, .today].contains(word(day)) || !d.leads.contains(.for) && isArticled
      {
        d.isAllDay = true
        d.isWeak = false
        fired(Rule.wholePeriod, i, end)
        return .read(end)
      }
    }
    guard word(i) == .all, let length = length(i), length.days == 1, length.clock == 0 else { return .other }
    d.isAllDay = true
    if !d.from.hasDay { d.length = length }
    d.isWeak = false
    fired(Rule.wholePeriod, i, length.next)
    return .read(length.next)
  }

  /// `for two hours`, `3 days`.
  private func lasting(_ i: Int, _ d: inout PartialExpression) -> Attempt {
    guard let length = length(i), isLength(length, i, d) else { return .none }
    d.length = length
    // `what a day`, `give me a minute`, `a 3d printer`
    let isIdle =
      word(i) == .a && word(i + 1) == .unit && length.next == i + 2
      || isUnit(length.next - 1, .day) && isLetter(length.next - 1, "d") && isBeforeNoun(length.next)
    if !isIdle || !d.leads.isEmpty { d.isWeak = false }
    fired(Rule.duration, i, length.next)
    return .read(length.next)
  }

  /// Whether words that could be a length are one, and no time, count or name.
  private func isLength(_ length: Length, _ i: Int, _ d: PartialExpression) -> Bool {
    // `the 90s`
    if i > 0, word(i - 1) == .the, tokens[i].digits == 2, isLetter(i + 1, "s") { return false }
    var m = Moment()
    let isOwn = d.leads.contains(.for) && word(length.next) == .from && word(length.next + 1) != .now
    guard isOwn || unitsFrom(i, &m) == 0 else { return false }
    // `a second wave`
    if word(i) == .a, word(i + 1) == .ordinal, !standsFree(i, length.next) { return false }
    let isSaid = !d.leads.isDisjoint(with: [.for, .in, .within])
    if length.isDoubtful, !isSaid, !(i == 0 && length.next == count), !isMarked { return false }
    // `at 15h` is a time.
    if d.leads.contains(.at), clock(i, &m, [.hour]) == length.next { return false }
    let time = clock(i, &m, [])
    if time > length.next || time == length.next && !isSaid { return false }
    let isBesideDay = d.from.hasDay && !d.from.hasTime && d.start != i
    return !isBesideDay || word(i) == .unit || d.leads.contains(.for)
  }
}
