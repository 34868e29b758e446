internal import Agenda
import Civil

/// The parts that a phrase is made of, by the word they begin with.
extension TemporalParser {
  /// One day or time.
  func moment(_ i: Int, _ m: inout Moment, _ d: PartialExpression, _ around: Surroundings, _ isWeak: inout Bool) -> Int
  {
    effort?.add(1)
    let token = tokens[i]
    if token.kind == .number { return numbered(i, &m, d, around, &isWeak) }
    guard token.kind == .word else { return marked(i, &m, d, around, &isWeak) }
    switch token.word {
    case .cardinal, .ordinal, .couple, .few, .several, .another: return numbered(i, &m, d, around, &isWeak)
    case .a, .half, .quarter:
      let end = unitsFrom(i, &m)
      return end != 0 ? end : clock(i, &m, around)
    case .weekday:
      // `sat morning`, `wed lunch`
      isWeak = has(i, .name) && word(i + 1) != .part && !(i == 0 && beginsWithDay) || word(i + 1) == .compound
      return weekday(i, &m)
    case .month: return named(i, &m, &isWeak)
    case .now:
      isWeak = isBeforeNoun(i + 1)
      return dayWord(i, &m)
    case .today, .tomorrow, .yesterday, .tod, .tom: return dayWord(i, &m)
    case .part:
      isWeak = isWeakPart(i)
      return part(i, &m)
    case .early, .late, .middleOf:
      let end = part(i, &m)
      return end != 0 ? end : periodEnd(i, &m)
    case .the, .this, .next, .coming, .last, .current, .my, .working: return determined(i, &m, d, around, &isWeak)
    case .unit: return unitOfTime(i, &m, isExpected: !d.leads.isEmpty || i == 0)
    case .endOf, .starting, .eo: return periodEnd(i, &m)
    case .holiday: return feast(i, &m, &isWeak)
    case .all: return tokens[i + 1].word == .unknown ? holiday(i, &m, isWeak: &isWeak) : 0
    case .meridiem where m.hasDay || d.from.hasDay && !d.from.hasTime:
      m.part = value(i) == 1 ? .morning : .afternoon
      return i + 1
    case .same: return thisTime(i, &m)
    case .unknown: return spelt(i, &m)
    default: return 0
    }
  }

  /// What begins with a mark: `[Sept] 04`, `(afternoon)`, `+5 days`.
  private func marked(
    _ i: Int, _ m: inout Moment, _ d: PartialExpression, _ around: Surroundings, _ isWeak: inout Bool
  ) -> Int {
    if isMark(i, "[") || isMark(i, "("), isGlued(i + 1), tokens[i + 1].kind == .word {
      let end = moment(i + 1, &m, d, around, &isWeak)
      return end != 0 && (isMark(end, "]") || isMark(end, ")")) ? end + 1 : end
    }
    guard isMark(i, "+"), isGlued(i + 1), let length = length(i + 1), !length.isDoubtful else { return 0 }
    move(length, sign: 1, &m)
    fired(Rule.inUnits, i, length.next)
    return length.next
  }

  /// What begins with a month's name.
  private func named(_ i: Int, _ m: inout Moment, _ isWeak: inout Bool) -> Int {
    if spells(i + 1, .fools) {
      let special = holiday(i, &m, isWeak: &isWeak)
      if special != 0 { return special }
    }
    let end = monthDay(i, &m)
    isWeak = m.day == 0 && m.year == 0 && (has(i, .name) || isBeforeNoun(end))
    return end
  }

  /// What begins with a unit: `day after tomorrow`, `week of 3 may`, `week 49`.
  private func unitOfTime(_ i: Int, _ m: inout Moment, isExpected: Bool) -> Int {
    var end = dayWord(i, &m)
    if end == 0 { end = unitEnd(i, &m) }
    if end == 0 { end = weekOf(i, &m) }
    if end == 0 { end = unitFrom(i, &m) }
    if end == 0 { end = weekNumber(i, &m, isExpected: isExpected) }
    if end == 0 { end = period(i, &m) }
    return end
  }

  /// A holiday, which is a name like others in `christmas tree` and `merry christmas`.
  private func feast(_ i: Int, _ m: inout Moment, _ isWeak: inout Bool) -> Int {
    let end = holiday(i, &m, isWeak: &isWeak)
    let isNamedDay = isUnit(end - 1, .day) || spells(end - 1, .eve)
    if isBeforeNoun(end) && !isNamedDay || i > 0 && (spells(i - 1, .merry) || spells(i - 1, .happy)) {
      isWeak = true
    }
    return end
  }

  /// What begins with a word that has no kind of its own.
  private func spelt(_ i: Int, _ m: inout Moment) -> Int {
    if spells(i, .close) { return clock(i, &m, []) }
    // `wed eve`
    if i > 0, word(i - 1) == .weekday || word(i - 1) == .tomorrow, spells(i, .eve) {
      m.part = .evening
      return i + 1
    }
    return spells(i, .very) ? part(i, &m) : 0
  }

  /// Meals and nights are also things to have (`dinner with frank`): they need a preposition or a day beside them.
  func isWeakPart(_ i: Int) -> Bool {
    switch Part(rawValue: Int16(truncatingIfNeeded: value(i))) {
    case .tonight, .midnight, .noon: false
    default: !spells(i, .lunchtime) && !spells(i, .dinnertime) && word(i + 1) != .time
    }
  }

  func numbered(_ i: Int, _ m: inout Moment, _ d: PartialExpression, _ around: Surroundings, _ isWeak: inout Bool)
    -> Int
  {
    if d.leads.contains(.on), !d.from.hasDay, let day = dayNumber(i), day.digits > 0, isMark(day.next, ",") {
      // `on 15, 8pm`
      var time = Moment()
      if clock(day.next + 1, &time, []) != 0 {
        m.day = Int8(day.value)
        return day.next
      }
    }
    let isExpected =
      !d.leads.isDisjoint(with: [.on, .deadline, .after, .from, .between, .starting]) || d.from.weekday != 0 || isMarked
    var end = numericDate(i, &m, isExpected: isExpected)
    if end != 0 { return end }
    end = yearFirst(i, &m)
    if end != 0 { return end }
    end = dayMonth(i, &m)
    if end != 0 { return end }
    end = firstThing(i, &m)
    if end != 0 { return end }
    if ordinal(i) != nil {
      end = ordinalDate(i, &m)
      if end != 0 {
        isWeak = m.fixed == Moment.unset && m.month == 0 && !isFreeOrdinal(i, end, d)
        return end
      }
    }
    end = unitsFrom(i, &m)
    if end != 0 { return end }
    if let year = yearNumber(i), !d.leads.isDisjoint(with: [.in, .deadline, .after, .from, .between]), !d.from.hasDay,
      !d.leads.contains(.at)
    {
      m.year = Int32(year.value)
      m.grain = .year
      fired(Rule.yearOnly, i, year.next)
      return year.next
    }
    end = clock(i, &m, around)
    if end != 0 { return end }
    end = hourBeforeDay(i, &m)
    if end != 0 { return end }
    // `^27`
    guard isMarked, isNumber(i), tokens[i].digits == 2, (25...31).contains(value(i)), standsFree(i) else { return 0 }
    m.day = Int8(value(i))
    return i + 1
  }

  /// Whether an ordinal alone is a day of the month: `15th`, `on the first`; not `15th floor`, `second attempt`.
  func isFreeOrdinal(_ i: Int, _ end: Int, _ d: PartialExpression) -> Bool {
    if word(end) == .ranked || word(end) == .counted { return false }
    if word(end) == .unit || word(end) == .time || word(end) == .last { return false }
    let isExpected =
      !d.leads.isDisjoint(with: [.on, .deadline, .after, .from, .between, .starting, .around, .for])
      || d.from.weekday != 0
    if isExpected { return true }
    let isDigits = isNumber(i)
    let isAlone = i <= 1 && end == count
    return isAlone || isDigits && (tokens[end].kind != .word || tokens[end].word != .unknown)
  }

  /// Whether `and` and a time with its am or pm follow.
  private func isBeforeTime(_ i: Int) -> Bool {
    guard word(i) == .and || isMark(i, "&") else { return false }
    var time = Moment()
    return clock(i + 1, &time, []) != 0 && (time.half == .am || time.half == .pm)
  }

  /// `9 tomorrow`, `8 tonight`, `5 in the afternoon`, `1 at night`.
  func hourBeforeDay(_ i: Int, _ m: inout Moment) -> Int {
    guard let number = number(i), !continues(number.next) else { return 0 }
    let at = number.next
    if (1...12).contains(number.value), number.digits <= 2, isBeforeTime(at) {
      // `8 and 10pm`
      m.set(number.value)
      m.isBare = true
      return at
    }
    if number.digits == 4, number.value < 1000, number.value % 100 < 60 {
      // `0900 tomorrow`
      guard word(at) == .today || word(at) == .tomorrow || word(at) == .weekday else { return 0 }
      m.set(number.value / 100, number.value % 100, .exact)
      return at
    }
    // `watch 24 tonight` has a title, `a table for two tonight` has guests.
    guard (1...23).contains(number.value), number.digits <= 2,
      i == 0 || number.value <= 12 && (word(i - 1) != .for || number.value > 4 || word(at) == .in)
        || number.value > 12 && word(i - 1) != .media
    else { return 0 }
    switch word(at) {
    case .today, .tomorrow: if has(at, .possessive) { return 0 }
    case .part where isPart(at, .tonight): break
    case .in where word(at + 1) == .the && word(at + 2) == .part: break
    case .at where isPart(at + 1, .night): break
    case .this where word(at + 1) == .part: break
    default: return 0
    }
    m.set(number.value, 0, number.value > 12 ? .exact : .open)
    m.isBare = true
    return at
  }

  /// Behind `the`, `this`, `next`.
  func determined(_ i: Int, _ m: inout Moment, _ d: PartialExpression, _ around: Surroundings, _ isWeak: inout Bool)
    -> Int
  {
    var end = nthWeekday(skipThe(i), &m)
    if end != 0 { return end }
    end = thisTime(i, &m)
    if end != 0 { return end }
    end = determinedWeekday(i, &m)
    if end != 0 { return end }
    end = weekOf(skipThe(i), &m)
    if end != 0 { return end }
    end = period(i, &m)
    if end != 0 {
      // `This may take longer.`
      isWeak = m.month == 5 && m.day == 0 && word(end - 1) == .month && tokens[end].kind == .word && !isFollowing(end)
      return end
    }
    guard word(i) == .the || word(i) == .this else { return 0 }
    let at = i + 1
    switch word(at) {
    case .unknown where isNumber(at):
      // `on the 17 from 2pm`
      if ordinal(at) == nil, let number = number(at), (1...31).contains(number.value), number.digits <= 2,
        !continues(number.next),
        tokens[number.next].kind != .word
          || word(number.next) != .unknown && word(number.next) != .counted && word(number.next) != .unit
            && word(number.next) != .month,
        !d.leads.isDisjoint(with: [.on, .deadline, .from, .between])
      {
        m.day = Int8(number.value)
        return number.next
      }
      return numbered(at, &m, d, [], &isWeak)
    case .ordinal, .cardinal:
      return ordinal(at) != nil ? numbered(at, &m, d, [], &isWeak) : 0
    case .this, .next, .last, .the: return 0
    // `read this tomorrow`
    case .today, .tomorrow: return 0
    case .a, .couple, .few, .half, .quarter, .now: return 0
    default: return moment(at, &m, d, around, &isWeak)
    }
  }
}
