internal import Agenda
import Civil

extension EnglishDates {
  static let severalTimes = DateRule(
    "several times of a day",
    [
      "at 8, 12 and 6", "8am & 8pm", "22:00, 04:00", "every morning and evening", "daily morning 8 and night 9",
      "8am and 8pm every day", "every morning at 8 and every night at 10",
    ],
    at: .anything, .continuation { parser, i, d in parser.moreTimes(i, &d) })
}

/// Several times of one day.
extension TemporalParser {
  /// `, 12 and 6`, `& 8pm`, `and night 9` behind a time.
  func moreTimes(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.from.hasTime, !d.hasEnd, d.length.map({ $0.clock == 0 && $0.days > 0 }) ?? true, !d.isAllDay,
      d.zone == .none, d.more.isEmpty,
      isSeparator(i) || isRow(i, d.from),
      d.cycle.map({ $0.frequency != .hourly && $0.frequency != .minutely && $0.frequency != .secondly }) ?? true
    else { return 0 }
    var times = [d.from]
    var end = i
    while times.count <= DayTimes.most {
      var m = Moment()
      let next = nextTime(end, times, d, &m)
      guard next != 0 else { break }
      times.append(m)
      end = next
    }
    // `10:05 11:47` leaves and arrives.
    guard times.count > (isSeparator(i) ? 1 : 2), !goesOnToTime(end), word(end) != .or
    else { return 0 }
    guard settle(&times, d) else { return 0 }
    if times[0].hasHour {
      let part = d.from.part
      d.from.takeTime(times[0])
      d.from.part = part
    }
    for time in times.dropFirst() { d.more.add(minutes(time)) }
    d.isWeak = false
    // `tablets morning and night`
    d.meal = -1
    return end
  }

  /// True if the last of the times begins a range: `8am and 2-4pm`, but not `8am and 8pm until 18 oct`.
  private func goesOnToTime(_ i: Int) -> Bool {
    let next = connector(i)
    guard next != 0, tokens[next].kind != .word else { return false }
    var day = Moment()
    return word(i) != .until || dayMonth(next, &day) == 0 && numericDate(next, &day, isExpected: true) == 0
  }

  private func isSeparator(_ i: Int) -> Bool {
    word(i) == .and || isMark(i, ",") || isMark(i, "&") || isMark(i, "/") && isGlued(i)
  }

  /// True if a time with a mark of its own follows another directly: `7am 3pm 11pm`.
  private func isRow(_ i: Int, _ before: Moment) -> Bool {
    isNumber(i) && before.hasHour && (before.isBare ? isRowOfHours(i) : isMarkedTime(i))
  }

  /// True if bare hours follow that end with `and`: the last two of `at 8 2 and 8`.
  private func isRowOfHours(_ i: Int) -> Bool {
    func isHour(_ i: Int) -> Bool {
      isNumber(i) && tokens[i].digits <= 2 && tokens[i].isSpaced && (1...23).contains(value(i))
    }
    var last = i
    while isHour(last + 1), last - i < DayTimes.most { last += 1 }
    return isHour(i) && word(last + 1) == .and && isHour(last + 2) && standsFree(last + 2)
  }

  /// The minutes since midnight of a time or a part of the day.
  func minutes(_ m: Moment) -> Int { m.hasHour ? hour(m) * 60 + Int(m.minute) : minutes(of: m.part) }

  private func nextTime(_ i: Int, _ times: [Moment], _ d: PartialExpression, _ m: inout Moment) -> Int {
    guard isSeparator(i) || isNumber(i) && isRow(i, times[times.count - 1]) else { return 0 }
    var at = i
    if tokens[at].kind == .mark { at += 1 }
    let hasAnd = word(at) == .and || isMark(i, "&")
    if word(at) == .and { at += 1 }
    while spells(at, "again") || spells(at, "then") { at += 1 }
    if word(at) == .in {
      let end = sameUnit(at + 1, d, &m)
      if end != 0 { return end }
    }
    // `every morning at 8 and every night at 10`
    if word(at) == .every, word(at + 1) == .part, d.cycle?.frequency == .daily { at += 1 }
    let hasAt = word(at) == .at || isMark(at, "@")
    if hasAt || word(at) == .in { at = skipThe(at + 1) }
    // `4.15 & 4.30`
    let isDotted = i > 1 && isMark(i - 2, ".") && isMark(at + 1, ".")
    let isBare = d.from.isBare || d.leads.contains(.at) || hasAt || d.cycle != nil || isDotted
    var end = 0
    var number = at
    if isPart(at, .noon), !d.from.hasHour, mayListParts(at, d) {
      // `morning, noon and night`
      end = namedTime(at, &m)
    } else if isMeal(at), d.from.hasHour, d.cycle == nil {
      // `lunch at 12 and dinner at 7` are two things.
      return 0
    } else if word(at) == .part, !has(at, .plural), !isPart(at, .noon), !isPart(at, .midnight) {
      guard let part = Part(rawValue: Int16(truncatingIfNeeded: value(at))) else { return 0 }
      // `night 9`
      number = word(at + 1) == .at ? at + 2 : at + 1
      end = clock(number, &m, d.from.hasHour ? [.hour] : [])
      if end == 0 {
        guard !d.from.hasHour, d.from.hasTime, mayListParts(at, d) else { return 0 }
        end = at + 1
      }
      m.part = part
    } else {
      guard d.from.hasHour else { return 0 }
      end = clock(at, &m, isBare ? [.hour] : [])
      // `at 9, 10 times`
      guard end != 0, word(end) != .times, word(end) != .occurrence else { return 0 }
      // `8 in the morning`
      let part = word(end) == .in || word(end) == .at ? skipThe(end + 1) : end
      if word(part) == .part, !m.isMidnight, m.half != .exact,
        let value = Part(rawValue: Int16(truncatingIfNeeded: value(part))), !has(part, .plural)
      {
        m.part = value
        end = part + 1
      }
    }
    guard !m.isImpossible,
      !m.isBare || isTimeInList(number, end, hasAnd, times.count + 1, d) || isNumber(i) && isRowOfHours(i)
    else { return 0 }
    return end
  }

  /// The `four` of `in two hours and again in four`: so many of the same unit from now.
  private func sameUnit(_ i: Int, _ d: PartialExpression, _ m: inout Moment) -> Int {
    guard let first = length(d.body), first.clock > 0, first.days == 0, let number = number(i), number.value < 100,
      standsFree(i), unit(number.next) == nil
    else { return 0 }
    var length = Length(next: number.next)
    length.unit = first.unit
    add(number.value * 1000, first.unit, to: &length)
    var later = Moment()
    move(length, sign: 1, &later)
    m.takeTime(later)
    return number.next
  }

  /// True if parts of the day in a row are times: `brush the cat morning and evening`. `lunch and dinner` are meals.
  private func mayListParts(_ i: Int, _ d: PartialExpression) -> Bool {
    d.cycle != nil || hasPace || isMeal(i) && !d.leads.isEmpty && word(i + 1) != .with
      || !isMeal(i) && (!d.leads.isEmpty || !isBeforeNoun(i + 1))
  }

  /// True if a bare number that ends a list of hours is an hour: `at 8, 12 and 6 take drops`, not `at 5, 10 people
  /// come`.
  private func isTimeInList(_ i: Int, _ end: Int, _ hasAnd: Bool, _ count: Int, _ d: PartialExpression) -> Bool {
    if standsFree(i) { return true }
    guard tokens[end].kind == .word || isMark(end, ","), word(end) != .counted, word(end) != .unit,
      word(end) != .ranked, word(end) != .ordinalSuffix, !isPlural(end)
    else { return isMark(end, ",") }
    return hasAnd && (count > 2 || d.start == 0 || d.cycle != nil)
  }

  /// Gives each hour its half of the day: an am or pm reaches those before it, and later ones come after earlier ones.
  private func settle(_ times: inout [Moment], _ d: PartialExpression) -> Bool {
    for index in times.indices.dropLast().reversed() where isOpen(times[index]) {
      let half = times[index + 1].half
      guard half == .am || half == .pm else { continue }
      var same = times[index]
      same.half = half
      if minutes(same) < minutes(times[index + 1]) { times[index] = same }
    }
    var rising = times
    if !rise(&rising), isOpen(times[0]), (1...6).contains(times[0].hour) {
      // `6, 2 and 10`
      rising = times
      rising[0].half = .am
      _ = rise(&rising)
    }
    times = rising
    let all = times.map(minutes)
    return Set(all).count == all.count
  }

  private func isOpen(_ m: Moment) -> Bool { m.hasHour && m.half == .open && m.part == .none }

  /// Moves open hours that come before the hour in front of them to the afternoon; returns false if that is not enough.
  private func rise(_ times: inout [Moment]) -> Bool {
    var isRising = true
    for index in times.indices.dropFirst() where minutes(times[index]) <= minutes(times[index - 1]) {
      guard isOpen(times[index]), times[index].hour < 12 else {
        isRising = isRising && times[index].half == .exact
        continue
      }
      var later = times[index]
      later.half = .pm
      if minutes(later) > minutes(times[index - 1]) { times[index] = later } else { isRising = false }
    }
    return isRising
  }
}
