internal import Agenda
import Civil

/// Times in words.
extension TemporalParser {
  /// `seven thirty`, `four twenty-three a m`, `eight pm`, `five hundred and thirty am`.
  func spoken(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int? {
    guard let first = number(i) else { return nil }
    if first.value >= 100, first.value < 2400, first.value % 100 < 60, let half = meridiem(first.next) {
      m.set(first.value / 100, first.value % 100, half.half)
      return half.next
    }
    // `at four hundred twenty thousand miles` counts something.
    if first.value >= 100, around.contains(.hour), first.value < 1260, first.value % 100 < 60,
      word(first.next) != .thousand
    {
      m.set(first.value / 100, first.value % 100)
      return first.next
    }
    guard (1...12).contains(first.value) else { return nil }
    if let half = meridiem(first.next) {
      m.set(first.value, 0, half.half)
      return half.next
    }
    let end = oclock(first.next)
    if end != first.next {
      let half = meridiem(end)
      m.set(first.value, 0, half?.half ?? .open)
      return half?.next ?? end
    }
    var at = first.next
    if isMark(at, "-"), isGlued(at), isGlued(at + 1) { at += 1 }
    // `o five`
    let zero = isLetter(at, "o") || spells(at, "oh")
    guard let minutes = number(zero ? at + 1 : at), minutes.digits == 0,
      (zero ? 1...9 : 10...59).contains(minutes.value)
    else { return nil }
    let unit = unit(minutes.next)
    if unit != nil, unit != .minute { return nil }
    let after = unit == .minute ? minutes.next + 1 : minutes.next
    let half = meridiem(after)
    let isAlone = i == 0 && after == count && minutes.value % 5 == 0
    guard half != nil || !around.isEmpty || isAlone else { return nil }
    m.set(first.value, minutes.value, half?.half ?? .open)
    return half?.next ?? after
  }

  /// The same, also behind `a`.
  func minutesFromHour(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    guard word(i) == .a else { return minutesPast(i, &m, around) }
    return word(i + 1) == .quarter || word(i + 1) == .half ? minutesPast(i + 1, &m, around) : 0
  }

  /// `half past five`, `a quarter to noon`, `20 minutes past 3pm`, `twenty after 3`, `10 to 2`.
  func minutesPast(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    guard let minutes = minutesSaid(i) else { return 0 }
    var at = minutes.next
    let half = halfHour(i, at, &m, around)
    if half != 0 { return half }
    let sign = sign(at, of: minutes, i)
    guard sign != 0 else { return 0 }
    // `10 to 2`: plain numbers, which may mean something else.
    let isPlainTo = (word(at) == .to || word(at) == .until) && word(i) != .quarter && !minutes.hasUnit
    if isMark(at + 1, "-"), isGlued(at + 1) { at += 1 }
    if isPlainTo {
      // `N to M` beside a day, or in a range, goes from hour to hour.
      guard minutes.value % 5 == 0, minutes.value < 30,
        around.isDisjoint(with: [.day, .range]) || isToTheHour(i)
      else { return 0 }
    }
    var hour = Moment()
    var end = 0
    if let whole = number(at + 1), (1...12).contains(whole.value), !isMark(whole.next, ":") || !isGlued(whole.next) {
      end = wholeHour(whole, behind: at, minutes, sign, &hour)
      guard end != 0 else { return 0 }
      // `10 to 9` counts nothing, `ten to eleven school run` might, `call bob ten to nine` and `call bob 10 to
      // 2` do not.
      let isTold =
        word(i) == .cardinal && (isToTheHour(i) || minutes.value > 12)
        || minutes.value > whole.value && i > 1 && spells(0, EnglishDates.ofMeeting) && isAtEnd(i, end)
      if isPlainTo, !around.contains(.hour), hour.half == .open, !(end == count && (i == 0 || isTold)),
        !isInFront(i, end) || word(i) != .cardinal && minutes.value <= whole.value
      {
        return 0
      }
    } else {
      guard let inner = counting else { return 0 }
      end = inner.clock(at + 1, &hour, [.hour])
      guard end != 0, !hour.isImpossible, !isPlainTo || hour.minute == 0 else { return 0 }
    }
    shift(hour, by: sign * minutes.value, &m)
    return end
  }

  /// Minutes that are counted from an hour: `half`, `a quarter`, `20`, `20 minutes`.
  private struct MinutesSaid {
    var value: Int
    var next: Int
    var hasUnit = false
  }

  private func minutesSaid(_ i: Int) -> MinutesSaid? {
    var minutes: MinutesSaid
    if word(i) == .half || word(i) == .quarter {
      minutes = MinutesSaid(value: word(i) == .half ? 30 : 15, next: i + 1)
      if isMark(minutes.next, "-"), isGlued(minutes.next) { minutes.next += 1 }
    } else {
      guard let number = number(i), (1...59).contains(number.value), number.digits <= 2 else { return nil }
      minutes = MinutesSaid(value: number.value, next: number.next)
      let unit = tokens[number.next]
      if isUnit(number.next, .minute), unit.end - unit.start > 1 {
        minutes.hasUnit = true
        minutes.next += 1
      }
    }
    // `quarter 'til six`
    if isMark(minutes.next, "'"), word(minutes.next + 1) == .until { minutes.next += 1 }
    return minutes
  }

  /// 1 if the minutes are past the hour, -1 if they are before it, 0 if the word says neither.
  private func sign(_ at: Int, of minutes: MinutesSaid, _ i: Int) -> Int {
    switch word(at) {
    case .past: 1
    case .after: word(i) == .half ? 0 : minutes.hasUnit || minutes.value % 5 == 0 ? 1 : 0
    case .to, .until: word(i) == .half ? 0 : -1
    case .before where minutes.hasUnit: -1
    case .before, .of: word(i) == .quarter ? -1 : 0
    case .from: minutes.hasUnit ? 1 : 0
    default: 0
    }
  }

  /// `half seven`, as the British say it.
  private func halfHour(_ i: Int, _ at: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    guard word(i) == .half, let hour = number(at), (1...12).contains(hour.value),
      !around.isDisjoint(with: [.hour, .day]) || isInFront(i, hour.next) || isAtEnd(i, hour.next),
      !continues(hour.next), unit(hour.next) == nil, word(hour.next) != .counted
    else { return 0 }
    let half = meridiem(hour.next)
    m.set(hour.value, 30, half?.half ?? .open)
    return half?.next ?? hour.next
  }

  /// The hour from which minutes are counted, as a bare number; 0 if the number counts something else.
  private func wholeHour(
    _ whole: Number, behind at: Int, _ minutes: MinutesSaid, _ sign: Int, _ hour: inout Moment
  ) -> Int {
    hour.set(whole.value)
    if let half = meridiem(whole.next) {
      hour.half = half.half
      return half.next
    }
    var end = whole.next
    guard !continues(end), word(end) != .unit, word(end) != .counted, word(end) != .month else { return 0 }
    end = oclock(end)
    if sign == 1, word(at) == .after, minutes.hasUnit { return 0 }
    if word(at) == .before, end < count, tokens[end].kind == .word, !word(end).isPreposition { return 0 }
    return end
  }

  /// Sets the time at that many minutes from an hour.
  private func shift(_ hour: Moment, by minutes: Int, _ m: inout Moment) {
    if hour.half == .exact || hour.part != .none {
      let total = (Int(hour.hour) * 60 + Int(hour.minute) + minutes + 1440) % 1440
      return m.set(total / 60, total % 60, .exact)
    }
    // Twelve is zero on either half; `quarter to 12` keeps to the morning, `quarter to 1` goes back over noon.
    let isAfternoon = hour.half == .open ? hour.hour % 12 < 7 : hour.half == .pm
    let base = (isAfternoon ? 12 : 0) + Int(hour.hour) % 12
    let total = (base * 60 + Int(hour.minute) + minutes + 1440) % 1440
    guard hour.half == .open else { return m.set(total / 60, total % 60, .exact) }
    let hour12 = total / 60 % 12
    m.set(hour12 == 0 ? 12 : hour12, total % 60, .open)
  }

  /// True if a time that begins the line has an errand behind it, not things that it would count: `half 5 call nan`.
  private func isInFront(_ i: Int, _ end: Int) -> Bool {
    i == 0 && end < count && tokens[end].kind == .word && tokens[end].isSpaced && !isPlural(end)
  }

  /// True if a time ends the line, and no word before it counts or numbers things: `call nan half 5`.
  private func isAtEnd(_ i: Int, _ end: Int) -> Bool {
    let isLast =
      end == count || [.today, .tomorrow, .weekday].contains(word(end)) || isPart(end, .tonight)
      || word(end) == .on && word(end + 1) == .weekday
    guard isLast, i > 0, tokens[i - 1].kind == .word else { return i == 0 && end == count }
    switch word(i - 1) {
    case .and, .a, .the, .ranked, .scale, .counted, .ordinal, .cardinal: return false
    default: return true
    }
  }
}
