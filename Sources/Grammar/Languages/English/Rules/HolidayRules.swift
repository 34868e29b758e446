internal import Agenda
import Civil

extension Rule {
  static let holidayRules = [holiday]

  static let holiday = Rule(
    "holiday", "christmas", "new year's eve", "easter monday", "thanksgiving", "mother's day", "halloween")
}

/// Holidays, each by its rule.
extension TemporalParser {
  /// `christmas`, `new year's eve 2027`, `easter monday`.
  func holiday(_ i: Int, _ m: inout Moment, isWeak: inout Bool) -> Int {
    var best = 0
    var found: Int?
    let group = word(i) == .holiday ? Holiday.groups[value(i)] : Holiday.all
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
    fired(Rule.holiday, i, end)
    return end
  }

  /// The holiday as a rule of its own, where there is one: not for those that go by Easter.
  func yearly(_ i: Int) -> Cycle? {
    guard word(i) == .holiday else { return nil }
    let group = Holiday.groups[value(i)]
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
