internal import Agenda
import Civil

extension EnglishDates {
  static let every = DateRule(
    "every",
    [
      "every day", "every other week", "every 3 days", "each month", "every 4th day", "every morning", "every weekday",
      "every monday and thursday", "every other friday", "every mon-wed", "every 3 fridays", "every 3rd friday",
      "every last day of the month", "every 2nd of the month", "every fourth thursday in november", "every 3 May",
      "every aug 20 and 30", "every january", "every christmas",
    ],
    at: .words(.every, .alternate),
    .repeating { parser, i, d, cycle, part in parser.every(i, &d, &cycle, &part) })
  static let pace = DateRule(
    "daily, weekly",
    ["daily", "weekly", "fortnightly", "quarterly", "annually", "daily starting monday", "bi-weekly", "6 monthly"],
    at: .words(.pace, .twoFold) + .digits,
    .repeating { parser, i, _, cycle, part in parser.pace(i, &cycle, &part) })
  static let pluralDays = DateRule(
    "weekdays in the plural",
    [
      "mondays and thursdays", "mon wed fri at 7", "tuesday evenings", "weekends", "mornings",
      "saturdays through tuesdays", "mon/wed/fri", "all mondays", "all the mondays", "at 7 on school days",
      "at 7 on school nights", "tue and fri at 11am for 6 weeks",
    ],
    at: .words(.weekday, .unit, .part, .all, .the, .unknown),
    .repeating { parser, i, _, cycle, part in
      parser.word(i) == .unknown ? parser.schoolDays(i, &cycle, &part) : parser.daysInPlural(i, &cycle, &part)
    })
  static let ordinalOfEach = DateRule(
    "nth of each month",
    [
      "4th of each month", "first friday of every 3 months", "last day of each month", "end of each month",
      "on the 1st and 15th",
    ],
    at: .numbers + .words(.last, .the, .endOf, .starting, .middleOf),
    .repeating { parser, i, d, cycle, _ in parser.ordinalOfEach(i, &d, &cycle) })
  static let placed = DateRule(
    "days, then how often",
    ["3 May every year", "the 2nd tuesday monthly", "tue and thu at 6pm every 2 weeks"],
    at: .numbers + .words(.weekday, .month, .eo, .endOf, .starting, .middleOf, .unit, .last, .the),
    .part { parser, i, d, _ in parser.hasPace ? parser.placedRepeat(i, &d) : 0 })
  static let onceA = DateRule(
    "once a unit", ["once a week", "1x a month", "once every 2 days"],
    at: .words(.once, .cardinal, .a) + .digits,
    .repeating { parser, i, d, cycle, part in parser.once(i, &d, &cycle, &part) })
  static let timesA = DateRule(
    "N times a unit", ["3 times a day", "twice daily", "twice a week"],
    at: .words(.twice, .thrice, .cardinal) + .digits,
    .repeating { parser, i, d, cycle, _ in parser.timesA(i, &d, &cycle) })
  static let clause = DateRule(
    "repeat's limits",
    ["daily until 1 June", "weekly for 6 weeks", "every day 10 times", "monthly on the last friday"],
    at: .anything, .continuation { parser, i, d in parser.clause(i, &d) })
}

/// Repeats.
extension TemporalParser {
  /// A repeat that begins here, by any rule; adds to the one the phrase has (`every monday and every thursday`).
  func repeated(_ i: Int, _ d: inout PartialExpression) -> Int {
    repeated(i, &d) { parser, i, d, cycle, part in parser.cycleStart(i, &d, &cycle, &part) }
  }

  /// Like the above, by one rule.
  func repeated(_ i: Int, _ d: inout PartialExpression, by function: DateRule.RepeatFunction) -> Int {
    var cycle: Cycle?
    var part = Part.none
    let end = function(self, i, &d, &cycle, &part)
    guard end != 0 else { return 0 }
    if d.fault == .frequency || d.fault == .interval {
      d.isWeak = false
      return end
    }
    guard var cycle else { return 0 }
    if let (month, day) = cycle.impossibleDay {
      d.fault = .dayOfMonth
      (d.from.month, d.from.day, d.isWeak) = (Int8(month), Int8(day), false)
      return end
    }
    if let old = d.cycle {
      guard combine(&cycle, with: old) else { return 0 }
    }
    d.cycle = cycle
    d.isWeak = false
    if part != .none, d.from.part == .none { d.from.part = part }
    return end
  }

  /// Combines two repeats of one phrase.
  func combine(_ new: inout Cycle, with old: Cycle) -> Bool {
    // `every week every monday`, `yearly every 3 May`: the days narrow the pace.
    if old.frequency == new.frequency, old.interval == new.interval {
      var sum = old
      sum.weekdays |= new.weekdays
      sum.monthDays |= new.monthDays
      sum.months |= new.months
      if new.ordinals != 0 { sum.ordinals = old.ordinals == 0 ? new.ordinals : old.ordinals }
      new = sum
      return true
    }
    if !new.hasDays, new.months == 0, new.interval == 1, old.hasDays { return false }
    return false
  }

  /// The pace of a repeat whose days have been said or follow.
  func cycleStart(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    rules.repeats.first(at: Beginnings.row(of: tokens[i]), self, i) { function in
      if case .repeating(let function) = function { function(self, i, &d, &cycle, &part) } else { 0 }
    }
  }

  /// `every`, `each`, `every!` and the words behind it; `alternate days`.
  func every(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    if word(i) == .alternate {
      guard has(i + 1, .plural), word(i + 1) == .unit || word(i + 1) == .weekday else { return 0 }
      return everyBody(i, &d, &cycle, &part)
    }
    var at = i + 1
    let isCompletion = isMark(at, "!") && isGlued(at)
    if isCompletion { at += 1 }
    if word(at) == .and, word(at + 1) == .every { at += 2 }
    if word(at) == .single { at += 1 }
    let end = everyBody(at, &d, &cycle, &part)
    if end != 0, isCompletion { cycle?.fromCompletion = true }
    return end
  }

  /// `once a week`, `1x a day`, `one time a month`.
  func once(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    if word(i) == .once { return onceA(i + 1, &d, &cycle, &part) }
    if word(i) == .a { return isAmount(before: i) ? paidOn(i + 1, &cycle) : 0 }
    guard value(i) == 1, word(i + 1) == .time || isNumber(i) && word(i + 1) == .times else { return 0 }
    return onceA(i + 2, &d, &cycle, &part)
  }

  /// `daily`, `bi-weekly`, `4 hourly`.
  func pace(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    switch word(i) {
    case .pace: namesDocument(i) ? 0 : paced(i, &cycle, &part)
    case .twoFold: twoFold(i, &cycle)
    default: numberedPace(i, &cycle)
    }
  }

  /// True if the word begins the name of a document: `weekly sync notes`, or with a deadline `quarterly report due friday`.
  private func namesDocument(_ i: Int) -> Bool {
    guard i == 0 || i == 1 && word(0) == .the else { return false }
    var end = i + 1
    while end < count, end < i + 4, [.unknown, .occasion, .ranked, .counted].contains(word(end)) { end += 1 }
    guard end > i + 1 else { return false }
    if spells(end - 1, EnglishDates.documents) { return word(end) != .every }
    return spells(end - 1, EnglishDates.documentsDue) && (word(end) == .by || word(end) == .due)
  }

  /// `mondays`, `all weekends`, `the mornings`.
  func daysInPlural(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    switch word(i) {
    case .all:
      let days = skipThe(i + 1)
      guard word(days) == .unit || word(days) == .weekday, has(days, .plural) else { return 0 }
      return pluralDays(days, &cycle, &part)
    case .the:
      guard word(i + 1) == .part, has(i + 1, .plural) else { return 0 }
      return pluralDays(i + 1, &cycle, &part)
    // `gym m w f 7`, `gym m/w/f`
    case .unit where isLetter(i, "m"):
      let step = isMark(i + 1, "/") && isMark(i + 3, "/") ? 2 : 1
      guard isLetter(i + step, "w"), isLetter(i + 2 * step, "f") else { return 0 }
      cycle = Cycle(.weekly)
      cycle?.weekdays = 0b10101
      return i + 2 * step + 1
    // `nights on sat and sun` are shifts.
    case .part where i == 0 && word(i + 1) == .on: return 0
    default: return pluralDays(i, &cycle, &part)
    }
  }

  /// True for `school night`, the evening before a day of school.
  func isSchoolNight(_ i: Int) -> Bool { isPart(i + 1, .night) && spells(i, words.ofWorkdays) }

  /// From Sunday to Thursday.
  static func cycleOfSchoolNights(_ interval: Int) -> Cycle {
    var cycle = Cycle(.weekly, interval: interval)
    cycle.weekdays = 0b100_1111
    return cycle
  }

  /// `on school days`, `on work days`: on weekdays. `on school nights`: on those before them.
  func schoolDays(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    guard i > 0, word(i - 1) == .on else { return 0 }
    if isSchoolNight(i), has(i + 1, .plural) {
      cycle = TemporalParser.cycleOfSchoolNights(1)
      part = .night
      return i + 2
    }
    guard unit(i) == .workday else { return 0 }
    cycle = TemporalParser.cycle(of: .workday, 1)
    return afterUnit(i)
  }

  /// `once a week`, `1x a day`, `once every 2 days`; from behind its `once`.
  private func onceA(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    var at = i
    if word(at) == .every { return everyBody(at + 1, &d, &cycle, &part) }
    if word(at) == .pace { return paced(at, &cycle, &part) }
    guard word(at) == .a || spells(at, "per") else { return 0 }
    at += 1
    guard let unit = unit(at), !has(at, .plural) else { return 0 }
    cycle = TemporalParser.cycle(of: unit, 1)
    guard cycle != nil else { return 0 }
    return at + 1
  }

  /// `twice a week`: no rule of days says which, so it is refused. `3 times a day` is a rule once its hours are known.
  func timesA(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?) -> Int {
    let turns = onAndOff(i)
    if turns != 0 {
      d.fault = .frequency
      return turns
    }
    var at = i + 1
    var times = word(i) == .twice ? 2 : 3
    if word(i) != .twice, word(i) != .thrice {
      guard let number = number(i), word(number.next) == .times, number.value != 1 else { return 0 }
      times = number.value
      at = number.next + 1
    }
    // `twice weekly`
    if word(at) == .pace, value(at) == Int(Pace.daily.rawValue) { return timesADay(times, at + 1, &d, &cycle) }
    if word(at) == .pace, word(i) == .twice || word(i) == .thrice {
      d.fault = .frequency
      return at + 1
    }
    let isPer = word(at) == .a || spells(at, "per") || word(at) == .every || isMark(at, "/") && isGlued(at)
    guard isPer, unit(at + 1) != nil, !has(at + 1, .plural) else { return 0 }
    if isUnit(at + 1, .day) { return timesADay(times, at + 2, &d, &cycle) }
    d.fault = .frequency
    return at + 2
  }

  /// `2 days on 3 off`, `one week on, one week off`, `4 on 4 off`: no rule tells it.
  private func onAndOff(_ i: Int) -> Int {
    guard let first = number(i) else { return 0 }
    let unit = unit(first.next)
    let on = unit == nil ? first.next : first.next + 1
    guard unit == nil || unit == .day || unit == .week, word(on) == .on else { return 0 }
    var at = skipComma(on + 1)
    if word(at) == .and { at += 1 }
    guard let second = number(at) else { return 0 }
    at = self.unit(second.next) == nil ? second.next : second.next + 1
    return spells(at, "off") ? at + 1 : 0
  }

  private func timesADay(_ times: Int, _ end: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?) -> Int {
    guard (2...24).contains(times) else {
      d.fault = .frequency
      return end
    }
    cycle = Cycle(.daily)
    cycle?.timesADay = Int8(times)
    return end
  }

  /// `bi-weekly`, `bi monthly`: every two.
  func twoFold(_ i: Int, _ cycle: inout Cycle?) -> Int {
    let at = isMark(i + 1, "-") ? i + 2 : i + 1
    guard word(at) == .pace else { return 0 }
    var part = Part.none
    let end = paced(at, &cycle, &part)
    if value(i) == 2 { cycle?.interval *= 2 }
    if value(i) == 6, cycle?.frequency == .yearly { cycle = Cycle(.monthly, interval: 6) }
    return end
  }

  /// `4 weekly`, `6-monthly`, `4 hourly`: every that many.
  private func numberedPace(_ i: Int, _ cycle: inout Cycle?) -> Int {
    // `rent flats 1 and 2 monthly`
    guard tokens[i].digits <= 2, (2...52).contains(value(i)), i < 3 || !endsNumbers(i) else { return 0 }
    let at = isMark(i + 1, "-") && isGlued(i + 1) && isGlued(i + 2) ? i + 2 : i + 1
    guard word(at) == .pace, let pace = Pace(rawValue: Int16(truncatingIfNeeded: value(at))),
      [.weekly, .monthly, .yearly, .hourly].contains(pace), !isPlural(at + 1)
    else { return 0 }
    var part = Part.none
    let end = paced(at, &cycle, &part)
    cycle?.interval = value(i)
    return end
  }

  /// `daily`, `weekly`, `fortnightly`, `nightly`.
  func paced(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    switch Pace(rawValue: Int16(truncatingIfNeeded: value(i))) {
    case .daily: cycle = Cycle(.daily)
    case .weekly: cycle = Cycle(.weekly)
    case .monthly: cycle = Cycle(.monthly)
    case .quarterly: cycle = Cycle(.monthly, interval: 3)
    case .yearly: cycle = Cycle(.yearly)
    case .hourly: cycle = Cycle(.hourly)
    case .fortnightly: cycle = Cycle(.weekly, interval: 2)
    case .bimonthly: cycle = Cycle(.monthly, interval: 2)
    case .halfYearly: cycle = Cycle(.monthly, interval: 6)
    case .minutely: cycle = Cycle(.minutely)
    case .monWedFri, .tueThu:
      var new = Cycle(.weekly)
      new.weekdays = value(i) == Int(Pace.monWedFri.rawValue) ? 0b10101 : 0b01010
      cycle = new
    case .firstOfTueThu:
      let at = isMark(i + 1, "/") || isMark(i + 1, "&") || word(i + 1) == .and ? i + 2 : i + 1
      guard spells(at, "th") else { return 0 }
      var new = Cycle(.weekly)
      new.weekdays = 0b01010
      cycle = new
      return at + 1
    case .nightly:
      cycle = Cycle(.daily)
      part = .night
    case nil: return 0
    }
    return i + 1
  }
}
