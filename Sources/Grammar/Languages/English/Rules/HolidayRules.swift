internal import Agenda
import Civil

extension EnglishDates {
  static let holiday = DateRule(
    "holiday",
    [
      "christmas", "new year's eve", "easter monday", "thanksgiving", "mother's day", "halloween", "april fools",
      "christmas week",
    ],
    at: .words(.holiday, .month, .all),
    .moment { parser, i, m, context in parser.feast(i, &m, &context.isWeak) })
}

/// Holidays, each by its rule.
extension TemporalParser {
  /// `christmas`, `new year's eve 2027`, `easter monday`.
  func holiday(_ i: Int, _ m: inout Moment, isWeak: inout Bool) -> Int {
    var best = 0
    var found: Int?
    let group = word(i) == .holiday ? EnglishHolidays.groups[value(i)] : EnglishHolidays.all
    for index in group.indices {
      let end = names(group[index].words, i)
      if end > best {
        best = end
        found = index
      }
    }
    guard let found else { return 0 }
    let holiday = group[found]
    var end = best
    // `christmas 2027`, `thanksgiving next year`
    let at = word(end) == .of || word(end) == .in ? end + 1 : skipComma(end)
    var date: CivilDate?
    if let number = yearNumber(at) {
      date = holiday.date(in: number.value, zone: zone)
      end = number.next
    } else {
      var span = Moment()
      let after = period(at, &span)
      if after != 0, span.grain == .year, span.fixed != Moment.unset {
        date = holiday.date(in: CivilDate(dayNumber: Int(span.fixed)).year, zone: zone)
        end = after
      } else {
        date = holiday.date(in: year, zone: zone)
        if let passed = date, passed < today { date = holiday.date(in: year + 1, zone: zone) }
      }
    }
    guard let date else { return 0 }
    m.fix(date)
    isWeak = holiday.isWeak && end == best
    return end
  }

  /// A holiday; weak in `christmas tree` and `merry christmas`, where it is just a name.
  func feast(_ i: Int, _ m: inout Moment, _ isWeak: inout Bool) -> Int {
    switch word(i) {
    case .month where spells(i + 1, "fools"), .all where word(i + 1) == .unknown:
      return holiday(i, &m, isWeak: &isWeak)
    case .holiday:
      let end = holiday(i, &m, isWeak: &isWeak)
      let span = weekOfHoliday(end, &m)
      if span != 0 { return span }
      // `ash wednesday service`, while `black friday deals` and `good friday agreement` may be any day's.
      let isWeekday = word(end - 1) == .weekday && !spells(i, ["black", "cyber", "good"])
      let isNamedDay = isWeekday || isUnit(end - 1, .day) || spells(end - 1, "eve")
      // `thu 10 xmas dinner 7 for 7.30`
      if i > 0, word(0) == .weekday, isNumber(1), isBeforeNoun(end), !isNamedDay { return 0 }
      if isBeforeNoun(end) && !isNamedDay || i > 0 && (spells(i - 1, "merry") || spells(i - 1, "happy")) {
        isWeak = true
      }
      return end
    default: return 0
    }
  }

  /// `christmas week`, `easter weekend`: the week or weekend of the holiday; 0 if no holiday is named.
  private func weekOfHoliday(_ i: Int, _ m: inout Moment) -> Int {
    guard isUnit(i, .week) || isUnit(i, .weekend), let day = resolveDay(m) else { return 0 }
    fix(&m, around: day, isWeekend: isUnit(i, .weekend))
    return i + 1
  }

  /// The yearly rule of the holiday; nil for those that depend on Easter.
  func yearly(_ i: Int) -> Cycle? {
    guard word(i) == .holiday else { return nil }
    let group = EnglishHolidays.groups[value(i)]
    guard let holiday = group.max(by: { names($0.words, i) < names($1.words, i) }) else { return nil }
    var cycle = Cycle(.yearly)
    switch holiday.plainRule(zone: zone) {
    case .fixed(let month, let day):
      cycle.add(month: month)
      cycle.add(monthDay: day)
    case .nth(let nth, let weekday, let month):
      cycle.add(month: month)
      cycle.add(ordinal: nth, weekday: weekday)
    default: return nil
    }
    return cycle
  }

  private func names(_ words: [StaticString], _ i: Int) -> Int {
    var at = i
    for word in words {
      // A stop or a parted apostrophe may stand between: `st. patrick 's day`.
      if at > i { at = skipDot(at) }
      if at > i, isMark(at, "'"), isLetter(at + 1, "s") { at += 2 }
      guard spells(at, word) else { return 0 }
      at += 1
    }
    return at
  }
}
