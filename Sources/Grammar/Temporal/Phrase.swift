internal import Agenda

/// How the pieces of a phrase stand together: a preposition, a day, a time, a repeat, a length, in any order that completes.
extension Scan {
  /// The phrase that begins at a token, as long as it can be; nil where there is none.
  func phrase(_ i: Int) -> Draft? {
    var draft = Draft(start: i)
    var around: Surroundings = isMarked ? [.hour] : []
    let body = lead(i, &draft, &around)
    draft.body = body
    var end = element(body, &draft, around)
    guard end != 0 else { return nil }
    var steps = 0
    while steps < 64 {
      let next = join(end, &draft)
      guard next != 0 else { break }
      end = next
      steps += 1
    }
    draft.end = tail(end, draft)
    return draft
  }

  // MARK: Prepositions

  /// Takes the prepositions before a phrase: `by`, `due on`, `no later than`, `at around`, `from`.
  func lead(_ i: Int, _ d: inout Draft, _ around: inout Surroundings) -> Int {
    var at = i
    while at < i + Scan.mostPrepositions {
      switch word(at) {
      case .on:
        d.leads.insert(.on)
        if d.lead == .none { d.lead = .placing }
      case .at:
        d.leads.insert(.at)
        around.insert(.hour)
        if d.lead == .none { d.lead = .placing }
      case .in:
        if spells(at + 1, "advance"), word(at + 2) == .of {
          at += 2
          d.lead = .deadline
          d.leads.insert(.deadline)
          around.insert(.hour)
        } else {
          if word(at + 1) == .between { break }
          d.leads.insert(.in)
          around.insert(.length)
          if d.lead == .none { d.lead = .placing }
        }
      case .by, .due, .before, .until:
        d.lead = .deadline
        d.leads.insert(.deadline)
        around.insert(.hour)
      case .no where word(at + 1) == .later && word(at + 2) == .than:
        at += 2
        d.lead = .deadline
        d.leads.insert(.deadline)
        around.insert(.hour)
      case .after, .since:
        d.lead = .after
        d.leads.insert(.after)
        around.insert(.hour)
      case .from:
        d.leads.insert(.from)
        around.insert(.range)
        if d.lead == .none { d.lead = .placing }
      case .between:
        d.leads.insert(.between)
        around.insert(.range)
        if d.lead == .none { d.lead = .placing }
      case .around, .about:
        guard at + 1 < count else { return at }
        d.leads.insert(.around)
        if word(at) == .around || d.leads.contains(.at) { around.insert(.hour) }
      case .over where word(at + 1) != .the:
        d.leads.insert(.for)
        around.insert(.length)
      case .within, .over, .during:
        d.leads.insert(.within)
        around.insert(.length)
      case .for:
        d.leads.insert(.for)
        around.insert(.length)
        // `alarm for one hundred and thirty`
        if word(at + 2) == .hundred, i > 0, word(i - 1) == .alarm { around.insert(.hour) }
      case .starting:
        // `starting monday`; `starts on monday` keeps its verb.
        guard word(at + 1) != .of, tokens[at].end - tokens[at].start > 6 else { return at }
        d.leads.insert(.starting)
        if d.lead == .none { d.lead = .placing }
      case .sharp where word(at + 1) == .at: break
      case .or where at > i: break
      case .unknown where isMark(at, "@"):
        d.leads.insert(.at)
        around.insert(.hour)
        if d.lead == .none { d.lead = .placing }
      default: return at
      }
      at += 1
    }
    return at
  }

  // MARK: Elements

  /// One part of a phrase: a repeat, a range, a length, a day or a time.
  func element(_ i: Int, _ d: inout Draft, _ around: Surroundings) -> Int {
    if i >= count { return 0 }
    var end = repeated(i, &d)
    if end != 0 { return end }
    switch word(i) {
    case .weekday, .today, .tomorrow, .month, .holiday, .yesterday:
      // No number begins here.
      return day(i, &d, around)
    default: break
    }
    end = range(i, &d, around)
    if end != 0 { return end }
    end = measured(i, &d)
    if end != 0 { return end }
    end = never(i)
    if end != 0 {
      d.isNever = true
      d.isWeak = false
      return end
    }
    // `from 5` alone starts nothing; `from 9 for 2 hours` does.
    var around = around
    if around.contains(.range), let number = number(i), word(number.next) != .for { around.remove(.range) }
    return day(i, &d, around)
  }

  private func day(_ i: Int, _ d: inout Draft, _ around: Surroundings) -> Int {
    var m = Moment()
    var isWeak = false
    let end = moment(i, &m, d, around, &isWeak)
    // `at 5pm, sun cream`: a name behind a phrase goes with the noun that follows it.
    guard end != 0, !isWeak || i == d.body || !isBeforeNoun(end), merge(m, into: &d.from) else { return 0 }
    if !isWeak { d.isWeak = false }
    if word(i) == .part, isWeak, isMeal(i), i == 0 || !word(i - 1).isPreposition && word(i - 1) != .the { d.meal = i }
    // `movie night friday`
    if word(i) == .part, isWeak, i > 0, i == d.body, i == d.start, tokens[i - 1].word == .unknown,
      tokens[i - 1].kind == .word
    {
      d.meal = i
    }
    return end
  }

  private func isMeal(_ i: Int) -> Bool { isPart(i, .breakfast) || isPart(i, .lunch) || isPart(i, .dinner) }

  /// One day or time.
  func moment(_ i: Int, _ m: inout Moment, _ d: Draft, _ around: Surroundings, _ isWeak: inout Bool) -> Int {
    let token = tokens[i]
    if token.kind == .number { return numbered(i, &m, d, around, &isWeak) }
    guard token.kind == .word else {
      // `[Sept] 04`, `(afternoon)`
      if isMark(i, "[") || isMark(i, "("), isGlued(i + 1), tokens[i + 1].kind == .word {
        let end = moment(i + 1, &m, d, around, &isWeak)
        return isMark(end, "]") || isMark(end, ")") ? end + 1 : end
      }
      return 0
    }
    switch token.word {
    case .cardinal, .ordinal, .couple, .few, .several, .another: return numbered(i, &m, d, around, &isWeak)
    case .a, .half, .quarter:
      let end = unitsFrom(i, &m)
      return end != 0 ? end : clock(i, &m, around)
    case .weekday:
      isWeak = has(i, .name) || word(i + 1) == .compound
      return weekday(i, &m)
    case .month:
      if spells(i + 1, "fools") {
        let special = holiday(i, &m, isWeak: &isWeak)
        if special != 0 { return special }
      }
      let end = monthDay(i, &m)
      isWeak = m.day == 0 && m.year == 0 && (has(i, .name) || isBeforeNoun(end))
      return end
    case .now:
      isWeak = isBeforeNoun(i + 1)
      return dayWord(i, &m)
    case .today, .tomorrow, .yesterday, .tod, .tom: return dayWord(i, &m)
    case .part:
      isWeak = isWeakPart(i)
      return part(i, &m)
    case .early, .late, .middleOf:
      let end = part(i, &m)
      if end != 0 { return end }
      let period = periodEnd(i, &m)
      return period
    case .the, .this, .next, .coming, .last, .current, .my, .working: return determined(i, &m, d, around, &isWeak)
    case .unit:
      var end = dayWord(i, &m)
      if end != 0 { return end }
      end = weekOf(i, &m)
      if end != 0 { return end }
      end = unitFrom(i, &m)
      if end != 0 { return end }
      end = weekNumber(i, &m, isExpected: !d.leads.isEmpty || i == 0)
      if end != 0 { return end }
      end = period(i, &m)
      return end
    case .endOf, .starting, .eo: return periodEnd(i, &m)
    case .holiday:
      let end = holiday(i, &m, isWeak: &isWeak)
      // `christmas tree`, `merry christmas`
      let isNamedDay = isUnit(end - 1, .day) || spells(end - 1, "eve")
      if isBeforeNoun(end) && !isNamedDay || i > 0 && (spells(i - 1, "merry") || spells(i - 1, "happy")) {
        isWeak = true
      }
      return end
    case .all: return tokens[i + 1].word == .unknown ? holiday(i, &m, isWeak: &isWeak) : 0
    case .meridiem where m.hasDay || d.from.hasDay && !d.from.hasTime:
      m.part = value(i) == 1 ? .morning : .afternoon
      return i + 1
    case .unknown:
      return spells(i, "very") ? part(i, &m) : spells(i, "mid") ? 0 : 0
    default: return 0
    }
  }

  /// Meals and nights are also things to have (`dinner with frank`): they need a preposition or a day beside them.
  private func isWeakPart(_ i: Int) -> Bool {
    switch Part(rawValue: Int16(truncatingIfNeeded: value(i))) {
    case .tonight, .midnight, .noon: false
    default: !spells(i, "lunchtime") && !spells(i, "dinnertime") && word(i + 1) != .time
    }
  }

  private func numbered(_ i: Int, _ m: inout Moment, _ d: Draft, _ around: Surroundings, _ isWeak: inout Bool) -> Int {
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
    return hourBeforeDay(i, &m)
  }

  /// Whether an ordinal alone is a day of the month: `15th`, `on the first`; not `15th floor`, `second attempt`.
  private func isFreeOrdinal(_ i: Int, _ end: Int, _ d: Draft) -> Bool {
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

  /// `9 tomorrow`, `8 tonight`, `5 in the afternoon`, `1 at night`.
  private func hourBeforeDay(_ i: Int, _ m: inout Moment) -> Int {
    guard let number = number(i), (1...24).contains(number.value), number.digits <= 2, !continues(number.next) else {
      return 0
    }
    let at = number.next
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
  private func determined(_ i: Int, _ m: inout Moment, _ d: Draft, _ around: Surroundings, _ isWeak: inout Bool) -> Int
  {
    var end = nthWeekday(i, &m)
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
    case .a, .couple, .few, .half, .quarter, .now: return 0
    default: return moment(at, &m, d, around, &isWeak)
    }
  }

  /// Lengths: behind `in` and `within` from now, behind `for` and alone as they are.
  private func measured(_ i: Int, _ d: inout Draft) -> Int {
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
    let isOwn = d.leads.contains(.for) && word(length.next) == .from && d.from.hasDay
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

  // MARK: Joining

  /// What goes on behind what was read: an end, a time for the day, a day for the time, a zone, a length.
  func join(_ i: Int, _ d: inout Draft) -> Int {
    guard i < count, tokens[i].kind != .barrier else { return 0 }
    let ranged = rangeEnd(i, &d)
    if ranged != 0 { return ranged }
    if d.cycle != nil {
      let clause = clause(i, &d)
      if clause != 0 { return clause }
    }
    if d.from.hasHour, d.zone == .none {
      let zone = zone(i, &d)
      if zone != 0 { return zone }
    }
    if isMark(i, "+") || isMark(i, "-") && word(i - 1) == .now, d.from.hasDay, d.cycle == nil, !d.hasEnd {
      var moved = d.from
      let end = plusUnits(i, &moved)
      if end != 0 {
        d.from = moved
        return end
      }
    }
    var next = d
    next.leads = []
    var around: Surroundings = d.from.hasDay || d.from.part != .none || d.cycle != nil ? .day : []
    var at = i
    if isMark(at, ",") || isMark(at, ";") { at += 1 }
    if isMark(at, "(") || isMark(at, "-") && !isGlued(at) { at += 1 }
    if isMark(at, "/"), !isGlued(at) { return 0 }
    var lead = next.lead
    next.lead = .none
    let body = self.lead(at, &next, &around)
    let ownLead = next.lead
    let ownLeads = next.leads
    if lead == .none || ownLead == .deadline { lead = ownLead == .none ? lead : ownLead }
    if word(body) == .of, body + 1 < count { at = body + 1 } else { at = body }
    if word(at) == .and, d.cycle != nil { at += 1 }
    if word(i) == .due, at == i + 1 { return 0 }
    guard at < count else { return 0 }
    next.lead = lead
    // `3-10 Aug by friday`: a deadline with a day of its own is another phrase.
    if ownLead == .deadline, d.from.hasDay {
      var other = Draft(start: at)
      if element(at, &other, around) != 0, other.from.hasDay { return 0 }
    }
    // A bare number beside a day is an hour only where nothing is counted by it.
    if !around.contains(.hour), isNumber(at) || word(at) == .cardinal, !standsFree(at) || ownLeads.contains(.for) {
      around.remove(.day)
    }
    if d.from.weekday != 0, d.from.day == 0, d.from.fixed == Moment.unset, !d.from.isBare, d.cycle == nil {
      let end = dayOfWeekday(at, &next)
      if end != 0 {
        next.leads = d.leads
        d = next
        return end
      }
    }
    let end = element(at, &next, around)
    guard end != 0 else { return 0 }
    // `3-10 Aug by friday` speaks of two days.
    if ownLead == .deadline, d.from.isExactDay, !d.from.sameDay(as: next.from) { return 0 }
    next.leads = d.leads.union(ownLeads.subtracting([.from, .between]))
    d = next
    return isMark(end, ")") ? end + 1 : end
  }

  /// `friday 31`, `Saturday 2nd`, `monday the twenty fourth`: a day of the month behind a weekday.
  private func dayOfWeekday(_ i: Int, _ d: inout Draft) -> Int {
    let at = skipThe(i)
    guard let day = dayNumber(at), tokens[at].kind == .number || ordinal(at) != nil else { return 0 }
    var m = Moment()
    if ordinal(at) == nil {
      guard !continues(day.next), meridiem(day.next) == nil, standsFree(at), connector(day.next) == 0,
        clock(at, &m, []) == 0
      else { return 0 }
      if dayMonth(at, &m) != 0 { return 0 }
      // Twelve and less is an hour, unless the coming day of that name has just that number.
      if day.value <= 12, coming(Int(d.from.weekday), including: true).day != day.value { return 0 }
    } else if dayMonth(at, &m) != 0 {
      return 0
    }
    d.from.day = Int8(day.value)
    d.isWeak = false
    fired(Rule.dayOfMonth, at, day.next)
    return day.next
  }

  /// Whether a number has nothing behind it that it could count.
  func standsFree(_ i: Int) -> Bool {
    guard let number = number(i) else { return false }
    return standsFree(i, number.next)
  }

  /// Whether a word that no rule knows, or a thing that is had, stands behind: what comes before belongs to it.
  private func isBeforeNoun(_ i: Int) -> Bool {
    guard i < count, tokens[i].kind == .word, tokens[i].isSpaced else { return false }
    switch word(i) {
    case .unknown, .occasion, .counted, .ranked, .compound, .part, .reminder, .list: return true
    default: return false
    }
  }

  private func isFollowing(_ i: Int) -> Bool {
    switch word(i) {
    case .at, .on, .by, .until, .for, .from, .weekday, .cardinal, .ordinal: true
    default: false
    }
  }

  private func standsFree(_ i: Int, _ next: Int) -> Bool {
    if next >= count { return true }
    let token = tokens[next]
    switch token.kind {
    case .mark: return !isMark(next, "%") && !isMark(next, "$") && !isMark(next, "'")
    case .word:
      return token.word != .unknown && token.word != .counted && token.word.rawValue < Word.remind.rawValue
        || !token.flags.contains(.spaced)
    case .number: return false
    case .barrier, .end: return true
    }
  }

  /// Words that round a time: `4pm sharp`, `1-2:30 ish`, `3pm approximately`, `on the dot`.
  private func tail(_ i: Int, _ d: Draft) -> Int {
    guard d.from.hasHour || d.hasEnd else { return i }
    if word(i) == .sharp || word(i) == .ish { return i + 1 }
    if isMark(i, "-"), isGlued(i), word(i + 1) == .ish { return i + 2 }
    if word(i) == .around, i + 1 == count { return i + 1 }
    if word(i) == .on, word(i + 1) == .the, spells(i + 2, "dot") { return i + 3 }
    if word(i) == .or, spells(i + 1, "so") { return i + 2 }
    return i
  }

  /// Fills what is missing in one moment from another; false where they contradict.
  func merge(_ b: Moment, into a: inout Moment) -> Bool {
    var merged = a
    if b.hasDay {
      if !a.hasDay { merged.takeDay(b) } else if !mergeDay(b, &merged) { return false }
    }
    if b.hasTime {
      if b.hasHour {
        guard !a.hasHour else { return false }
        let part = a.part
        merged.takeTime(b)
        if b.part == .none { merged.part = part }
      } else {
        guard a.part == .none || a.part == b.part || a.part == .tonight || b.part == .tonight else { return false }
        merged.part = a.part == .tonight ? .tonight : b.part
      }
    }
    a = merged
    return true
  }

  private func mergeDay(_ b: Moment, _ a: inout Moment) -> Bool {
    let aFixed = a.fixed != Moment.unset
    let bFixed = b.fixed != Moment.unset
    if aFixed, bFixed { return a.fixed == b.fixed }
    if aFixed || bFixed {
      let (fixed, other) = aFixed ? (a, b) : (b, a)
      // `friday next week`, `tue in 2 weeks`, `apr this year`, `tomorrow tue 28 nov`
      if other.weekday != 0, other.which == .bare, fixed.grain == .week || fixed.isWeeksAhead, other.day == 0 {
        a.fix(weekday(Int(other.weekday), inWeekOf: CivilDate(dayNumber: Int(fixed.fixed))))
        a.weekday = 0
        return true
      }
      // `next month on the 3rd`
      if fixed.grain == .month, other.day != 0, other.month == 0, other.weekday == 0 {
        let (year, month, _) = CivilDate(dayNumber: Int(fixed.fixed)).components
        guard let date = CivilDate(year: year, month: month, day: Int(other.day)) else { return false }
        a.fix(date)
        a.day = 0
        return true
      }
      if other.month != 0, other.year == 0, other.weekday == 0, fixed.grain == .year || fixed.isYearsAhead {
        let base = CivilDate(dayNumber: Int(fixed.fixed))
        let isAhead = fixed.isYearsAhead && Int(other.month) < base.month
        a.fixed = Moment.unset
        a.isYearsAhead = false
        a.month = other.month
        a.day = other.day
        a.grain = other.grain
        a.year = Int32(base.year + (isAhead ? 1 : 0))
        return true
      }
      if fixed.grain == .day, other.weekday != 0 || other.day != 0, other.grain == .day, let date = resolveDay(other) {
        guard date.dayNumber == Int(fixed.fixed) else { return false }
        a.fixed = fixed.fixed
        return true
      }
      return false
    }
    if a.weekday != 0, b.weekday != 0 { return false }
    if a.day != 0, b.day != 0 { return false }
    if a.month != 0, b.month != 0 { return false }
    if a.year != 0, b.year != 0 { return false }
    // A lone day number takes no month from afar; a weekday takes any date, a date a weekday or a year.
    if a.weekday == 0, b.weekday == 0 {
      guard a.month != 0 && b.year != 0 && b.month == 0 || a.month != 0 && a.day == 0 && b.day != 0 else {
        return false
      }
    }
    if a.weekday != 0, b.month != 0, b.day == 0 { return false }
    if b.weekday != 0, a.month != 0, a.day == 0 { return false }
    if b.weekday != 0 {
      a.weekday = b.weekday
      a.which = b.which
    }
    if b.day != 0 { a.day = b.day }
    if b.month != 0 { a.month = b.month }
    if b.year != 0 { a.year = b.year }
    if b.day != 0 { a.grain = .day }
    a.isImpossible = a.isImpossible || b.isImpossible
    return true
  }
}
