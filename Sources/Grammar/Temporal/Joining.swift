internal import Agenda
import Civil

/// The continuations of a phrase.
extension TemporalParser {
  /// Reads a continuation of the phrase so far: an end, a time for the day, a day for the time, a zone, a length.
  func join(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard i < count, tokens[i].kind != .barrier else { return 0 }
    effort?.add(1)
    let own = joinOwn(i, &d)
    if own != 0 { return own }
    var next = d
    next.leads = []
    next.lead = .none
    var around: Surroundings = d.from.hasDay || d.from.part != .none || d.cycle != nil ? .day : []
    var at = i
    if isMark(at, ",") || isMark(at, ";") { at += 1 }
    // `at 3. for 15 minutes`
    if isMark(at, "."), d.from.hasHour, word(at + 1) == .for { at += 1 }
    if isMark(at, "(") || isMark(at, "-") && !isGlued(at) { at += 1 }
    if isMark(at, "/"), !isGlued(at) { return 0 }
    let body = lead(at, &next, &around)
    let (ownLead, ownLeads) = (next.lead, next.leads)
    at = word(body) == .of && body + 1 < count ? body + 1 : body
    if word(at) == .and, d.cycle != nil { at += 1 }
    if word(i) == .due, at == i + 1 { return 0 }
    guard at < count else { return 0 }
    if word(at) == .holiday, d.from.weekday != 0, isMark(i, "-") { return 0 }
    next.lead = ownLead == .none || d.lead != .none && ownLead != .deadline ? d.lead : ownLead
    // `3-10 Aug by friday`: a deadline with a day of its own is another phrase.
    if ownLead == .deadline, d.from.hasDay {
      var other = PartialExpression(start: at)
      if element(at, &other, around) != 0, other.from.hasDay { return 0 }
    }
    // A bare number beside a day is an hour only if it counts nothing.
    let isClock = isNumber(at) && tokens[at].digits == 4 && value(at) < 1000
    if !around.contains(.hour), !isClock, isNumber(at) || word(at) == .cardinal,
      !standsFree(at) && !isHourWithPeople(at, d) || ownLeads.contains(.for)
    {
      around.remove(.day)
    }
    let end = element(at, &next, around)
    guard end != 0 else { return 0 }
    // `22-06 night bus`: the hours need no part of a day, which is of the name.
    if at == i, word(at) == .part, d.isTimeRange, d.from.half == .exact, isBeforeNoun(end) { return 0 }
    // `3-10 Aug by friday` speaks of two days.
    if ownLead == .deadline, d.from.isExactDay, !d.from.sameDay(as: next.from) { return 0 }
    next.leads = d.leads.union(ownLeads.subtracting([.from, .between]))
    d = next
    return isMark(end, ")") ? end + 1 : end
  }

  /// True for the figure of `viewing sat 10 with the Nolans`.
  private func isHourWithPeople(_ i: Int, _ d: PartialExpression) -> Bool {
    isNumber(i) && word(i + 1) == .with && d.from.isWeekday
      && (has(i + 2, .capital) || word(i + 2) == .the && has(i + 3, .capital))
  }

  /// Reads a continuation with a rule of its own: the end of a range, more times, a repeat's clause, a zone, a length
  /// added.
  private func joinOwn(_ i: Int, _ d: inout PartialExpression) -> Int {
    rules.continuations.first(at: 0, self, i) { function in
      if case .continuation(let function) = function { function(self, i, &d) } else { 0 }
    }
  }

  /// Words that round a time: `4pm sharp`, `1-2:30 ish`, `3pm approximately`, `on the dot`.
  func tail(_ i: Int, _ d: PartialExpression) -> Int {
    if word(i) == .at, word(i + 1) == .the, spells(i + 2, words.latest) { return i + 3 }
    guard d.from.hasHour || d.hasEnd else { return i }
    // `9pm-late`, `from 9 till late`
    let open = d.hasEnd ? 0 : connector(i)
    if open != 0, word(open) == .late || spells(open, words.closing), !isBeforeNoun(open + 1) {
      return open + 1
    }
    if word(i) == .sharp || word(i) == .ish { return i + 1 }
    if isMark(i, "-"), isGlued(i), word(i + 1) == .ish { return i + 2 }
    if word(i) == .around, i + 1 == count { return i + 1 }
    if word(i) == .on, word(i + 1) == .the, spells(i + 2, words.onTheDot) { return i + 3 }
    if word(i) == .or, spells(i + 1, words.so) { return i + 2 }
    return i
  }
}
