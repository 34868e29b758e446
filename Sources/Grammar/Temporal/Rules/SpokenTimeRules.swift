internal import Agenda
import Civil

/// Times in words.
extension TemporalParser {
  /// `seven thirty`, `four twenty-three a m`, `eight pm`, `five hundred and thirty am`.
  func spoken(_ i: Int, _ first: Number, _ m: inout Moment, _ around: Surroundings) -> Int? {
    if first.value >= 100, first.value < 2400, first.value % 100 < 60, let half = meridiem(first.next) {
      m.set(first.value / 100, first.value % 100, half.half)
      fired(Rule.spokenTime, i, half.next)
      return half.next
    }
    if first.value >= 100, around.contains(.hour), first.value < 1260, first.value % 100 < 60 {
      m.set(first.value / 100, first.value % 100)
      return first.next
    }
    guard (1...12).contains(first.value) else { return nil }
    if let half = meridiem(first.next) {
      m.set(first.value, 0, half.half)
      fired(Rule.hourOnly, i, half.next)
      return half.next
    }
    let end = oclock(first.next)
    if end != first.next {
      let half = meridiem(end)
      m.set(first.value, 0, half?.half ?? .open)
      fired(Rule.oclock, i, half?.next ?? end)
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
    fired(Rule.spokenTime, i, half?.next ?? after)
    return half?.next ?? after
  }

  /// `half past five`, `a quarter to noon`, `20 minutes past 3pm`, `twenty after 3`, `10 to 2`.
  func minutesPast(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    var minutes = 0
    var at = i
    var hasUnit = false
    if word(i) == .half {
      minutes = 30
      at = i + 1
      if isMark(at, "-"), isGlued(at) { at += 1 }
    } else if word(i) == .quarter {
      minutes = 15
      at = i + 1
      if isMark(at, "-"), isGlued(at) { at += 1 }
    } else {
      guard let number = number(i), (1...59).contains(number.value), number.digits <= 2 else { return 0 }
      minutes = number.value
      at = number.next
      if isUnit(at, .minute), tokens[at].end - tokens[at].start > 1 {
        hasUnit = true
        at += 1
      }
    }
    // `quarter 'til six`
    if isMark(at, "'"), word(at + 1) == .until { at += 1 }
    var sign = 0
    var isPlainTo = false
    switch word(at) {
    case .past: sign = 1
    case .after: sign = word(i) == .half ? 0 : hasUnit || minutes % 5 == 0 ? 1 : 0
    case .to, .until:
      sign = word(i) == .half ? 0 : -1
      isPlainTo = word(i) != .quarter && !hasUnit
    case .before where hasUnit: sign = -1
    case .before, .of: sign = word(i) == .quarter ? -1 : 0
    case .from: sign = hasUnit ? 1 : 0
    default: break
    }
    if word(i) == .half, let hour = number(at), (1...12).contains(hour.value),
      !around.isDisjoint(with: [.hour, .day]) || isInFront(i, hour.next) || isAtEnd(i, hour.next),
      !continues(hour.next), unit(hour.next) == nil, word(hour.next) != .counted
    {
      // `half seven`, as the British say it
      let half = meridiem(hour.next)
      m.set(hour.value, 30, half?.half ?? .open)
      fired(Rule.pastTo, i, half?.next ?? hour.next)
      return half?.next ?? hour.next
    }
    guard sign != 0 else { return 0 }
    if isMark(at + 1, "-"), isGlued(at + 1) { at += 1 }
    if isPlainTo {
      // `N to M` beside a day, or in a range, goes from hour to hour.
      guard minutes % 5 == 0, minutes < 30, !around.contains(.day), !around.contains(.range) else { return 0 }
    }
    var hour = Moment()
    var end = 0
    if let whole = number(at + 1), (1...12).contains(whole.value), !isMark(whole.next, ":") || !isGlued(whole.next) {
      end = whole.next
      hour.set(whole.value)
      if let half = meridiem(end) {
        hour.half = half.half
        end = half.next
      } else {
        guard !continues(end), word(end) != .unit, word(end) != .counted, word(end) != .month else { return 0 }
        end = oclock(end)
        if sign == 1, word(at) == .after, hasUnit { return 0 }
        if word(at) == .before, end < count, tokens[end].kind == .word, !word(end).isPreposition { return 0 }
      }
      // `10 to 9` counts nothing, `ten to eleven school run` might.
      if isPlainTo, !around.contains(.hour), hour.half == .open, !(i == 0 && end == count),
        !isInFront(i, end) || word(i) != .cardinal && minutes <= whole.value
      {
        return 0
      }
    } else {
      guard let inner = counting else { return 0 }
      end = inner.clock(at + 1, &hour, [.hour])
      guard end != 0, !hour.isImpossible else { return 0 }
      if isPlainTo, hour.minute != 0 { return 0 }
    }
    let half = hour.half
    var total = Int(hour.hour) * 60 + Int(hour.minute) + sign * minutes
    if half == .exact || hour.part != .none {
      total = (total + 1440) % 1440
      m.set(total / 60, total % 60, .exact)
    } else {
      // Twelve is zero on either half; `quarter to 12` keeps to the morning, `quarter to 1` goes back over noon.
      let base =
        half == .open
        ? (hour.hour % 12 < 7 ? 12 : 0) + Int(hour.hour) % 12 : (half == .pm ? 12 : 0) + Int(hour.hour) % 12
      total = base * 60 + Int(hour.minute) + sign * minutes
      total = (total + 1440) % 1440
      if half == .open {
        let hour12 = total / 60 % 12
        m.set(hour12 == 0 ? 12 : hour12, total % 60, .open)
      } else {
        m.set(total / 60, total % 60, .exact)
      }
    }
    fired(Rule.pastTo, i, end)
    return end
  }

  /// Whether a time that begins the line has a thing to do behind it, not things that it would count: `half 5 call nan`.
  private func isInFront(_ i: Int, _ end: Int) -> Bool {
    i == 0 && end < count && tokens[end].kind == .word && tokens[end].isSpaced && !isPlural(end)
  }

  /// Whether a time ends the line, behind a word that counts or numbers nothing: `call nan half 5`.
  private func isAtEnd(_ i: Int, _ end: Int) -> Bool {
    let isLast = end == count || word(end) == .today || word(end) == .tomorrow || isPart(end, .tonight)
    guard isLast, i > 0, tokens[i - 1].kind == .word else { return i == 0 && end == count }
    switch word(i - 1) {
    case .and, .a, .the, .ranked, .scale, .counted, .ordinal, .cardinal: return false
    default: return true
    }
  }
}
