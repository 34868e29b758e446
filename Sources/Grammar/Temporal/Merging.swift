internal import Agenda
import Civil

/// Phrases of one line that stand apart and complete each other.
extension TemporalParser {
  /// `call at 5 jimmy tomorrow`: a lone time joins a lone day or repeat of its line, a lone repeat a day.
  func merge(_ found: inout [TemporalExpression], _ drafts: [PartialExpression]) {
    guard found.count <= 6 else { return }
    var drafts = drafts
    var i = 0
    while i < found.count {
      var j = i + 1
      while j < found.count {
        if let (merged, isFirst) = complete(drafts[i], drafts[j]), var expression = expression(merged),
          expression.problem == nil
        {
          let (kept, other) = isFirst ? (found[i], found[j]) : (found[j], found[i])
          expression.text = kept.text
          expression.range = kept.range
          expression.otherRanges = kept.otherRanges + [other.range] + other.otherRanges
          if expression.lead == .none { expression.lead = other.lead }
          found[i] = expression
          drafts[i] = merged
          found.remove(at: j)
          drafts.remove(at: j)
        } else {
          j += 1
        }
      }
      i += 1
    }
  }

  /// `every wednesday chess 18:00 except 25 dec`: the exceptions of a repeat, even if other words stand between.
  func leaveOut(_ found: inout [TemporalExpression], _ drafts: inout [PartialExpression]) {
    guard let place = drafts.firstIndex(where: { $0.cycle != nil }), var cycle = drafts[place].cycle,
      let first = (drafts[place].end..<max(count, drafts[place].end)).first(where: { word($0) == .except })
    else { return }
    var draft = drafts[place]
    let end = except(first, &cycle, &draft)
    draft.cycle = cycle
    guard end != 0, var expression = expression(draft), expression.problem == nil else { return }
    let words = Int(tokens[first].start)..<Int(tokens[end - 1].end)
    (expression.text, expression.range) = (found[place].text, found[place].range)
    expression.otherRanges = found[place].otherRanges + [words]
    (found[place], drafts[place]) = (expression, draft)
    // `25 dec` may have been read as a date of its own.
    for other in found.indices.reversed() where other != place && found[other].range.overlaps(words) {
      found.remove(at: other)
      drafts.remove(at: other)
    }
  }

  /// Returns two drafts as one, if one has what the other lacks, and whether the first keeps its place.
  private func complete(_ a: PartialExpression, _ b: PartialExpression) -> (PartialExpression, isFirst: Bool)? {
    guard a.fault == .none, b.fault == .none, !a.isNever, !b.isNever, a.zone == .none || b.zone == .none else {
      return nil
    }
    if a.cycle != nil || b.cycle != nil, let merged = completeRepeat(a, b) ?? completeRepeat(b, a) {
      return (merged, merged.start == a.start)
    }
    if let stay = stay(a, b) { return (stay, true) }
    let (timed, dated) = isOnlyTime(a) ? (a, b) : (b, a)
    // An hour goes with the part of a day, too: `dinner at 7 with ann tomorrow night`.
    let isOpen = !dated.from.hasTime || !dated.from.hasHour && timed.from.hasHour
    if isOnlyTime(timed), !isOnlyTime(dated), isOpen, dated.from.hasDay || dated.cycle != nil,
      !dated.hasEnd, dated.length == nil
    {
      // A time counted from now has its own day.
      var merged = dated
      merged.from.takeTime(timed.from)
      if merged.from.part == .none { merged.from.part = dated.from.part }
      merged.to = timed.to
      merged.hasEnd = timed.hasEnd
      merged.isTimeRange = timed.isTimeRange
      if timed.length != nil { merged.length = timed.length }
      if !timed.more.isEmpty { merged.more = timed.more }
      if merged.zone == .none { merged.zone = timed.zone }
      if merged.lead == .none { merged.lead = timed.lead }
      return (merged, dated.start == a.start)
    }
    return nil
  }

  /// The range from one day to another: `gran arrives friday and stays until monday`, `Fri 4 dec Mum away till sun`; nil if
  /// nobody stays.
  private func stay(_ a: PartialExpression, _ b: PartialExpression) -> PartialExpression? {
    guard a.from.hasDay, !a.hasEnd, a.length == nil, a.cycle == nil, b.from.hasDay, !b.hasEnd, b.cycle == nil,
      a.lead != .deadline, b.lead == .deadline, word(b.start) == .until, a.end < b.start,
      spells(b.start - 1, words.staying) && (b.start - 1 == a.end || word(b.start - 2) == .and)
        || a.start == 0 && spells(b.start - 1, words.absent)
    else { return nil }
    var stay = a
    (stay.to, stay.hasEnd) = (b.from, true)
    return stay
  }

  /// Returns a repeat with the days or the end that another phrase gives; nil if that gives none.
  private func completeRepeat(_ a: PartialExpression, _ b: PartialExpression) -> PartialExpression? {
    guard var cycle = a.cycle, a.length == nil, b.length == nil,
      // `standup daily 9:15-9:30 weekdays`
      !a.hasEnd || a.isTimeRange && !b.from.hasTime && !b.hasEnd
    else { return nil }
    var merged = a
    if let days = b.cycle {
      // `biweekly 1:1 with ana thursdays 10am`, `daily standup weekdays at 9`
      guard !cycle.hasDays, cycle.months == 0, days.frequency == .weekly, days.interval == 1, days.weekdays != 0,
        cycle.frequency == .weekly || cycle.frequency == .daily && cycle.interval == 1, !a.from.hasDay,
        !a.from.hasTime || !b.from.hasTime, a.more.isEmpty || b.more.isEmpty, !isOfNextThing(a, behind: b)
      else { return nil }
      merged = b
      merged.cycle?.interval = cycle.interval
      merged.cycle?.fromCompletion = cycle.fromCompletion
      if !merged.from.hasTime {
        merged.from.takeTime(a.from)
        merged.more = a.more
        (merged.to, merged.hasEnd, merged.isTimeRange) = (a.to, a.hasEnd, a.isTimeRange)
      }
      return merged
    }
    guard b.from.hasDay || b.from.hasTime, b.more.isEmpty else { return nil }
    if b.hasEnd {
      // `every 2 hours water from 9am to 5pm`
      guard cycle.frequency == .hourly || cycle.frequency == .minutely, !a.from.hasTime, b.isTimeRange,
        fit(&cycle, into: b, &merged)
      else { return nil }
      merged.cycle = cycle
      return merged
    }
    // `every 30 minutes stretch until 5pm`
    if b.lead == .deadline, word(b.start) == .until, !b.from.hasDay, !a.from.hasTime, limit(&cycle, to: b.from) {
      merged.cycle = cycle
      return merged
    }
    // `every 6 hours paracetamol until sunday`
    guard b.lead == .deadline, word(b.start) == .until, b.from.hasDay, !b.from.hasTime, cycle.until == Moment.unset,
      cycle.count == 0,
      let date = resolveDay(b.from)
    else { return nil }
    cycle.until = Int32(truncatingIfNeeded: date.dayNumber)
    merged.cycle = cycle
    return merged
  }

  /// True if a repeat without days stands behind another thing than the one on days before it: `bins every thursday,
  /// recycling every 2nd week`.
  private func isOfNextThing(_ paced: PartialExpression, behind days: PartialExpression) -> Bool {
    guard days.end + 1 < paced.start, tokens[paced.start - 1].kind == .word else { return false }
    return isMark(days.end, ",") || word(days.end) == .and
  }

  /// Limits an hourly or minutely repeat to the times within a range of hours; returns false if there are none.
  func count(cycle: inout Cycle, within range: PartialExpression) -> Bool {
    guard let expression = expression(range), let seconds = expression.seconds, expression.time != nil,
      cycle.interval > 0
    else { return false }
    let step = cycle.interval * (cycle.frequency == .hourly ? 3600 : 60)
    guard seconds >= step else { return false }
    cycle.count = Int32(clamping: seconds / step + 1)
    return true
  }

  /// The bare hour that ends a line whose repeat has none: `each sunday church 10`.
  func lastHour(_ drafts: [PartialExpression]) -> PartialExpression? {
    let last = count - 1
    guard last > 1, tokens[last].kind == .number, drafts.count == 1, let cycle = drafts[0].cycle, drafts[0].end < last,
      !drafts[0].from.hasTime, !drafts[0].hasEnd, drafts[0].length == nil,
      cycle.frequency == .daily || cycle.frequency == .weekly, tokens[last].digits <= 2
    else { return nil }
    // `choir 7.30`
    let isDotted = last > 2 && isMark(last - 1, ".") && isGlued(last - 1) && isGlued(last) && isNumber(last - 2)
    let first = isDotted ? last - 2 : last
    var time = Moment()
    guard tokens[first].isSpaced, clock(first, &time, [.hour]) == count, time.hour > 0, !time.isImpossible,
      let before = tokens[first - 1].kind == .word ? first - 1 : nil, !numbers(before)
    else { return nil }
    var hour = PartialExpression(start: first)
    hour.end = count
    hour.from = time
    return hour
  }

  /// The hour in figures with a full stop, behind a comma and the words for a place, that is of the day or the repeat
  /// before: `every tuesday I'm on duty, 9.45`, `lunch on sunday at the Red Lion, 12.30 for 1`.
  func hourBehindComma(_ drafts: [PartialExpression]) -> PartialExpression? {
    guard count > 4, drafts.count == 1, !drafts[0].from.hasHour, !drafts[0].hasEnd, drafts[0].length == nil,
      drafts[0].cycle != nil || drafts[0].from.isExactDay,
      let comma = (drafts[0].end..<max(drafts[0].end, count - 3)).last(where: {
        isMark($0, ",") && has($0 + 1, .spaced)
      })
    else { return nil }
    let first = comma + 1
    let end = first + 3
    var time = Moment()
    guard isNumber(first), isMark(first + 1, "."), isGlued(first + 1), isNumber(first + 2),
      clock(first, &time, [.hour]) == end, time.hour > 0, time.minute % 5 == 0, !time.isImpossible
    else { return nil }
    let isInvitation = word(end) == .for && isNumber(end + 1) && standsFree(end + 1)
    switch drafts[0].cycle {
    case let cycle?:
      guard end == count, cycle.frequency == .daily || cycle.frequency == .weekly || cycle.ordinals != 0 else {
        return nil
      }
    case nil: guard isInvitation else { return nil }
    }
    var hour = PartialExpression(start: first)
    hour.end = end
    hour.from = time
    return hour
  }

  /// True if a number behind the word is no hour: `bus 10`, `chapter 7`.
  func numbers(_ i: Int) -> Bool {
    switch word(i) {
    case .ranked, .scale, .counted, .media: return true
    default:
      return words.numbered.contains(
        UnsafeBufferPointer(start: bytes, count: Int(tokens[i].end)), tokens[i].range)
    }
  }

  /// True if a number is the last of several that number things: `pages 1 and 2`, `flats 1, 2 and 3`. Behind a word in
  /// the plural they count from one.
  func endsNumbers(_ i: Int) -> Bool {
    var (first, isCount) = (i, true)
    while let before = numberJoined(before: first) {
      isCount = isCount && value(first) == value(before) + 1
      first = before
    }
    guard first < i, first > 0, tokens[first - 1].kind == .word else { return false }
    return numbers(first - 1) || isCount && value(first) == 1 && isPlural(first - 1) && word(first - 1) == .unknown
  }

  /// The number that `and`, a comma or both join to the one there; nil if none does.
  private func numberJoined(before i: Int) -> Int? {
    var at = i - 1
    if at > 0, word(at) == .and || isMark(at, "&") { at -= 1 }
    if at > 0, isMark(at, ",") { at -= 1 }
    return at >= 0 && at < i - 1 && isNumber(at) && tokens[at].digits <= 2 ? at : nil
  }

  private func isOnlyTime(_ d: PartialExpression) -> Bool {
    d.cycle == nil && !d.from.hasDay && d.from.hasTime && (!d.hasEnd || d.isTimeRange)
  }
}
