internal import Agenda
import Civil

/// Lengths in a phrase: behind `in` and `within` from now, behind `for` and alone as they are.
extension TemporalParser {
  /// `in 3 days`, `after 2 weeks`.
  func fromNow(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil else { return 0 }
    // `at 5pm in 3 days` tells the day of a time, `5pm in 2 hours` does not.
    let isBehindTime = d.from.hasTime && !d.from.hasDay && i > 0 && word(i - 1) == .in
    if d.leads.contains(.in), !d.from.hasTime || isBehindTime {
      var m = Moment()
      let end = inUnits(i, &m)
      if end != 0, !isBehindTime || !m.hasTime, merge(m, into: &d.from) {
        d.isWeak = false
        return end
      }
    }
    var m = Moment()
    guard d.leads.contains(.after), d.lead == .after, unitsFrom(i, &m) == 0, let length = length(i), !d.from.hasDay
    else { return 0 }
    move(length, sign: 1, &m)
    d.from = m
    d.isWeak = false
    d.isAfterLength = true
    d.length = length
    return length.next
  }

  /// `the next two weeks`, `within two weeks`.
  func upTo(_ i: Int, _ d: inout PartialExpression) -> Int {
    var at = skipThe(i)
    let isNext = word(at) == .next || word(at) == .coming
    guard d.length == nil, !d.from.hasDay, isNext || d.leads.contains(.within) else { return 0 }
    if isNext { at += 1 }
    guard let length = length(at), !isNext || number(at) != nil || word(at) == .few || word(at) == .couple else {
      return 0
    }
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
    return length.next
  }

  /// `the whole day monday`, `all day`.
  func wholePeriod(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil else { return 0 }
    let isArticled = word(i) == .the
    let full = isArticled ? i + 1 : i
    if word(full) == .full, isUnit(full + 1, .day) {
      let end = full + 2
      let day = word(end) == .on ? end + 1 : end
      if d.from.isExactDay || [.weekday, .tomorrow, .today].contains(word(day)) || !d.leads.contains(.for) && isArticled
      {
        d.isAllDay = true
        d.isWeak = false
        return end
      }
    }
    guard word(i) == .all, let length = length(i), length.days == 1, length.clock == 0 else { return 0 }
    d.isAllDay = true
    if !d.from.hasDay { d.length = length }
    d.isWeak = false
    return length.next
  }

  /// `for two hours`, `3 days`.
  func duration(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil, let length = length(i), isLength(length, i, d) else { return 0 }
    d.length = length
    // `what a day`, `give me a minute`, `a 3d printer`
    let isIdle =
      word(i) == .a && word(i + 1) == .unit && length.next == i + 2
      || isUnit(length.next - 1, .day) && isSingleLetter(length.next - 1) && isBeforeNoun(length.next)
    if !isIdle || !d.leads.isEmpty { d.isWeak = false }
    // `practice 20 mins a day`
    if length.clock > 0, length.days == 0, d.cycle == nil, !d.from.hasDay, !d.from.hasTime, word(length.next) == .a,
      isUnit(length.next + 1, .day), !isBeforeNoun(length.next + 2)
    {
      d.cycle = Cycle(.daily)
      return length.next + 2
    }
    return length.next
  }

  /// `9am (1h45)`
  func durationInBrackets(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard isMark(i, "("), d.from.hasHour, !d.hasEnd, d.length == nil, d.cycle == nil, let length = length(i + 1),
      isMark(length.next, ")"), length.clock > 0, length.days == 0
    else { return 0 }
    d.length = length
    return length.next + 1
  }

  /// True if words that could be a length are one, and not a time, a count or a name.
  private func isLength(_ length: Length, _ i: Int, _ d: PartialExpression) -> Bool {
    // `the 90s`
    let isDecade = forms.pluralLetter.map { isLetter(i + 1, Unicode.Scalar($0)) } ?? false
    if i > 0, word(i - 1) == .the, tokens[i].digits == 2, isDecade { return false }
    // `100m of cable`, `my mother makes 70 years`
    if length.next == i + 2, isSingleLetter(i + 1), isUnit(i + 1, .minute), word(length.next) == .of { return false }
    if i > 0, length.unit == .year, spells(i - 1, words.reachingAge) { return false }
    var m = Moment()
    let isOwn = d.leads.contains(.for) && word(length.next) == .from && word(length.next + 1) != .now
    guard isOwn || unitsFrom(i, &m) == 0 else { return false }
    // `a second wave`
    if word(i) == .a, word(i + 1) == .ordinal, !standsFree(i, length.next) { return false }
    let isSaid = !d.leads.isDisjoint(with: [.for, .in, .within])
    if length.isDoubtful, !isSaid, !(i == 0 && length.next == count), !isMarked { return false }
    // `8.15 weekdays` is no length.
    if length.unit == .workday, length.hasFraction { return false }
    // `at 15h` is a time.
    if d.leads.contains(.at), clock(i, &m, [.hour]) == length.next { return false }
    let time = clock(i, &m, [])
    if time > length.next || time == length.next && !isSaid { return false }
    let isBesideDay = d.from.hasDay && !d.from.hasTime && d.start != i
    return !isBesideDay || word(i) == .unit || d.leads.contains(.for)
  }
}
