internal import Agenda
import Civil

/// Lines as people write them in a paper diary: the weekday and its number first, then what there is.
extension TemporalParser {
  /// `Thu 3 - 2pm bank`, `sat 5 xmas fair`: the number of the day between the weekday that begins a line and the text;
  /// returns the index of the text, or 0 if the number may be an hour (`sat 5`, `mon 7 in the evening`).
  func diaryEntry(_ i: Int, _ day: Number, _ d: inout PartialExpression) -> Int {
    guard d.start == 0, word(0) == .weekday, i < 3, isNumber(i), day.digits <= 2, !isMarked, !d.from.hasTime,
      !d.hasEnd, !continues(day.next)
    else { return 0 }
    let text = isMark(day.next, ":") || isMark(day.next, ",") || isApart(day.next) ? day.next + 1 : day.next
    guard isEntry(text, behind: day), !isNumbered(text) else { return 0 }
    // `mon 8 bus to town` is not in three months.
    if !isSoon(day.value, on: Int(d.from.weekday), weeks: 5) {
      // `Tue 3 dentist 10.15`: an hour of its own makes the number a day, which is another weekday.
      guard !isPlural(text), isTimed(text), let month = comingMonth(of: day.value) else { return 0 }
      d.from.month = Int8(month)
    }
    d.from.day = Int8(day.value)
    d.isWeak = false
    return text
  }

  /// True if the number before counts what stands there: `fri 4 chops for tea`, `sat 6 nations rugby`.
  func isNumbered(_ i: Int) -> Bool {
    spells(i, EnglishDates.behindFigures)
      || isPlural(i) && word(i) != .occasion && spells(i + 1, EnglishDates.behindCounted)
  }

  /// True if a dash with spaces on both sides stands there.
  private func isApart(_ i: Int) -> Bool { isMark(i, "-") && !isGlued(i) && !isGlued(i + 1) }

  /// True if what there is that day stands there, not a word that continues an hour, and nothing that a number counts.
  private func isEntry(_ i: Int, behind day: Number) -> Bool {
    guard i < count else { return false }
    if isNumber(i) {
      // `Thu 3 - 5pm` is a range, `Thu 3 - 2pm` is not.
      var time = Moment()
      guard clock(i, &time, [.day]) != 0, !time.isBare else { return false }
      return i == day.next || (Int(time.hour) + 11) % 12 + 1 <= day.value
    }
    return isText(i)
  }

  /// True if a word stands there that may begin the name of what there is.
  private func isText(_ i: Int) -> Bool {
    guard i < count, tokens[i].kind == .word, tokens[i].isSpaced else { return false }
    switch word(i) {
    case .unknown: return !isLetter(i, "x") && !isLetter(i, "h")
    case .occasion, .compound, .reminder, .alarm, .list, .ranked, .media, .holiday: return true
    case .part: return isMeal(i)
    // `Fri 4 M. away`
    case .unit: return isSingleLetter(i) && isUpper(i) && isMark(i + 1, ".")
    default: return false
    }
  }

  /// The hours that stand behind the name in a line that begins with its day: `Tue 1 dec dentist 10.15`, `Sat 5th Xmas
  /// fair 11-3 village hall`.
  func hoursBehindName(_ drafts: [PartialExpression]) -> PartialExpression? {
    guard drafts.count == 1, drafts[0].start == 0, drafts[0].cycle == nil, drafts[0].from.isExactDay,
      !drafts[0].from.hasTime, !drafts[0].hasEnd, drafts[0].length == nil, isText(drafts[0].end),
      !(0..<count).contains(where: { spells($0, EnglishDates.ofMoney) })
    else { return nil }
    // `fri fix bug 3.15`: only a diary's date makes hours of the figures of an errand.
    guard drafts[0].end > 1 || !isErrand(drafts[0].end) else { return nil }
    for at in drafts[0].end + 1..<count where isNumber(at) && tokens[at].isSpaced && isNamed(at - 1) {
      let mayNumber = isPlural(at - 1) && word(at - 1) != .occasion
      if let hours = (mayNumber ? nil : rangeApart(at)) ?? hourApart(at) {
        // `fri carols 6.30`, but `fri questions 1.4`
        if !mayNumber || hours.from.minute % 15 == 0 { return hours }
      }
    }
    return nil
  }

  /// True if the word there is the verb of something to do.
  private func isErrand(_ i: Int) -> Bool {
    let word = Bytes(start: bytes + Int(tokens[i].start), count: Int(tokens[i].end - tokens[i].start))
    return English.errandVerbs.contains(word, 0..<word.count)
  }

  /// True if the word may end the name of what takes place, and numbers nothing.
  private func isNamed(_ i: Int) -> Bool {
    guard tokens[i].kind == .word, !numbers(i), !spells(i, EnglishDates.beforeFigures) else { return false }
    return [.unknown, .occasion, .compound, .part, .holiday, .media].contains(word(i))
  }

  /// `10.15`
  private func hourApart(_ i: Int) -> PartialExpression? {
    var hour = PartialExpression(start: i)
    hour.end = clock(i, &hour.from, [.hour])
    guard hour.end == i + 3, isMark(i + 1, "."), hour.from.hour > 0, hour.from.minute % 5 == 0,
      hour.end == count || tokens[hour.end].kind == .mark || word(hour.end).isPreposition
    else { return nil }
    return hour
  }

  /// `11-3`, `3.30-6.30`
  private func rangeApart(_ i: Int) -> PartialExpression? {
    var hours = PartialExpression(start: i)
    hours.leads.insert(.from)
    hours.end = timeRange(i, &hours, [.hour])
    guard hours.end != 0, hours.from.half == .open,
      (i..<hours.end).contains(where: { isMark($0, "-") && isGlued($0) && isGlued($0 + 1) }),
      (Int(hours.to.hour) - Int(hours.from.hour) + 12) % 12 < 9,
      hours.end == count || tokens[hours.end].kind != .word || standsFree(i, hours.end)
        || word(hours.end) == .unknown && !isPlural(hours.end)
    else { return nil }
    hours.leads = []
    return hours
  }

  /// True if a time with a mark of its own stands behind a token.
  private func isTimed(_ i: Int) -> Bool {
    (i..<min(count, i + 16)).contains { at in
      var time = Moment()
      return isNumber(at) && tokens[at].isSpaced && clock(at, &time, [.day]) != 0 && !time.isBare
    }
  }

  /// The month in which that day comes next.
  private func comingMonth(of day: Int) -> Int? {
    (0..<31).map { today.adding(days: $0) }.first { $0.day == day }?.month
  }
}
