import Agenda
import Civil

/// Words by which people take back what they have just asked for.
enum Retraction: Sendable {
  /// Nothing is to be done.
  case whole
  /// Nothing was done: it takes back only a deed that was told.
  case deed
  /// It is wanted: it takes back only that the thing is to go.
  case want
  /// The thing stays as it is, or is at the moment that follows.
  case until
}

/// An act that the same message takes back or puts right: `cancel the dentist. sorry, keep it`.
extension LineReader {
  /// Returns what is left of a line whose last words take back what its first ones ask for; nil for any other line.
  func takenBack() -> [Reading]? {
    let words = readingState.words
    guard isFirst, words.count > 2, words.indices.dropFirst().contains(where: { mayTakeBack($0) }), let asked
    else { return nil }
    for start in asked.upperBound..<words.count where mayTakeBack(start) {
      if let readings = takenBack(from: start, asked: asked) { return readings }
    }
    return nil
  }

  /// Adds that another thing is meant, if it is kept: `cancel the dentist, no, the gym`, `cancel the dentist, actually
  /// cancel gym instead`.
  func addOtherThing(to spoken: inout Spoken) {
    guard isFirst, spoken.act == nil, spoken.readings.contains(where: { $0.asPlainAct != nil }), let asked,
      let start = (asked.upperBound..<readingState.words.count).first(where: { mayTakeBack($0) }),
      case let leading = LeadIns(readingState, start..<readingState.words.count, isTelling: false),
      leading.isCorrecting, case let led = readingState.words[start..<leading.end],
      !led.contains(where: { language.smallWords.adding.contains($0.key) }),
      let act = heard(asked).readings.compactMap(\.asPlainAct).first, act.what.isNamed, kept(act) != nil,
      let other = otherAct(behind: led) ?? otherThing(behind: led).map({ PlainAct(act, on: $0) })
    else { return }
    spoken.readings.insert(.plainAct(other), at: 0)
  }

  /// The act that the words behind a correction ask for in the place of another one.
  private func otherAct(behind led: ArraySlice<SpokenWord>) -> PlainAct? {
    let words = readingState.words
    let isInstead = language.clauseWords.replacing.contains(words[words.count - 1].key)
    let rest = led.endIndex..<words.count - (isInstead ? 1 : 0)
    guard rest.count > 1,
      isInstead || led.contains(where: { $0.key == language.smallWords.no }),
      !language.smallWords.besides.contains(words[rest.upperBound - 1].key),
      let act = heard(rest).readings.compactMap(\.asPlainAct).first, act.what.isNamed, kept(act) != nil
    else { return nil }
    return PlainAct(act, on: act.what)
  }

  /// The thing that the words behind a correction name in the place of the act's own.
  private func otherThing(behind led: ArraySlice<SpokenWord>) -> Selection? {
    let words = readingState.words
    guard led.endIndex < words.count,
      case let isMeant = led.contains(where: { language.smallWords.meaning.contains($0.key) }),
      isMeant || led.contains(where: { language.clauseWords.takingBack.contains($0.key) })
    else { return nil }
    var rest = led.endIndex..<words.count
    // `no, not the dentist, the gym`
    if words[rest.lowerBound].key == language.smallWords.not {
      guard let mark = rest.dropFirst().first(where: { isParted(words[$0]) }) else { return nil }
      rest = mark..<rest.upperBound
    }
    let first = words[rest.lowerBound]
    guard isMeant || first.isIn(.articles) || first.isIn(.owners), !tells([rest]),
      !language.smallWords.besides.contains(words[rest.upperBound - 1].key)
    else { return nil }
    let other = selection(rest)
    return other.isNamed ? other : nil
  }

  /// The words of the first clause, in which something may be asked for; nil if it is the only one.
  private var asked: Range<Int>? {
    let words = readingState.words
    let start = LeadIns(readingState, words.indices).end
    return (start + 1..<max(start + 1, words.count)).first { mayTakeBack($0) }.map { 0..<$0 }
  }

  /// True if words that take back may begin there: behind a mark, or with a word that does little else.
  private func mayTakeBack(_ index: Int) -> Bool {
    let word = readingState.words[index]
    return isParted(word)
      || index + 1 < readingState.words.count && language.clauseWords.takingBack.contains(word.key)
  }

  private func takenBack(from start: Int, asked: Range<Int>) -> [Reading]? {
    let words = readingState.words, end = words.count
    let leading = LeadIns(readingState, start..<end, isTelling: false)
    let rest = leading.end..<end
    guard let said = retraction(rest, start) else {
      if let left = partTakenBack(rest, leading, asked) { return left }
      guard leading.isCorrecting, let meant = meant(rest) else { return nil }
      return heard(asked).readings.compactMap(\.asPlainAct).first.flatMap { putRight($0, asked, meant) }
    }
    let acts = heard(asked).readings.compactMap(\.asPlainAct).filter { ![.add, .another].contains($0.verb) }
    guard !acts.isEmpty || heard(asked).act != nil || heard(asked).readings.first?.isCommand == true else {
      // `buy milk. no wait` keeps nothing.
      let isSure = leading.isCorrecting || language.clauseWords.takingBack.contains(words[start].key)
      return isSure && said.retraction == .whole && isParted(words[start]) && asked.count > 1
        && heard(asked).readings.isEmpty ? [.remark(.unclearAct)] : nil
    }
    if said.retraction == .deed, !acts.contains(where: { $0.does(.complete) || $0.does(.did) }) { return nil }
    if said.retraction == .want, !acts.contains(where: { $0.verb == .delete || $0.verb == .skip }) { return nil }
    if said.retraction == .until, said.end < end {
      guard let moment = moment(said.end..<end), !moment.isRepeat, let act = acts.first else { return nil }
      // `move it to saturday, keep it at 3` takes nothing back.
      guard leading.isCorrecting || act.verb == .delete || act.verb == .skip else { return nil }
      if act.movesInTime {
        guard moment.saysDay else { return [.remark(.unclearAct)] }
        return [.plainAct(PlainAct(moving: act.what, to: moment.text, .fits, in: language)), .remark(.unclearAct)]
      }
    }
    return acts.compactMap { kept($0) } + [.remark(.unclearAct)]
  }

  /// Asks about an act of which words take back a part: `done milk and eggs, actually not eggs`.
  private func partTakenBack(_ rest: Range<Int>, _ leading: LeadIns, _ asked: Range<Int>) -> [Reading]? {
    guard leading.isCorrecting, rest.count > 1, readingState.words[rest.lowerBound].key == language.smallWords.not,
      !rest.contains(where: { isParted(readingState.words[$0]) }),
      let act = heard(asked).readings.compactMap(\.asPlainAct).first, kept(act) != nil
    else { return nil }
    let denied = selection(rest.dropFirst()).words
    guard !denied.isEmpty, denied.allSatisfy(act.what.words.contains) else { return nil }
    return (denied == act.what.words ? [kept(act)].compactMap { $0 } : []) + [.remark(.unclearAct)]
  }

  /// Returns how all of some words take back, and the index behind those that do.
  private func retraction(_ rest: Range<Int>, _ start: Int) -> (retraction: Retraction, end: Int)? {
    let end = rest.upperBound
    if let found = language.phrases.retractions.longest(readingState.words, at: rest.lowerBound, before: end),
      found.end == end || found.meaning == .until
    {
      return (found.meaning, found.end)
    }
    // Words that correct nothing: `oh no wait`. One alone may be polite: `cancel it, sorry`.
    guard end - start > 1,
      let last = language.phrases.leadIns.longest(readingState.words, at: rest.lowerBound, before: end),
      last.end == end, last.meaning == .correcting
    else { return nil }
    return (.whole, end)
  }

  /// Returns that the thing of an act is to stay as it is.
  private func kept(_ act: PlainAct) -> Reading? {
    let deed: ChangeSummary.Deed
    switch act.verb {
    case .delete, .skip: deed = .deleted
    case .complete, .did: deed = .completed
    case .move, .postpone, .due: deed = .moved
    default: return nil
    }
    return .plainAct(PlainAct(.keep, act.what, .fits, rest: deed.rawValue))
  }

  /// Returns the day or hour that words put in the place of another.
  private func meant(_ words: Range<Int>) -> TemporalExpression? {
    guard !isDenied(words), !isLength(words), !isUntil(words), let moment = moment(words), !moment.isRepeat,
      !moment.isSpan, moment.saysDay || moment.hasTime
    else { return nil }
    return moment
  }

  /// Returns an act at another moment than it told: `move dentist to saturday, wait no, sunday`.
  private func putRight(_ act: PlainAct, _ asked: Range<Int>, _ meant: TemporalExpression) -> [Reading]? {
    // `skip gym tuesday, no wednesday` leaves out the other day.
    if act.verb == .skip || act.verb == .delete {
      guard act.what.moment?.saysDay == true, meant.saysDay else { return nil }
      var other = act
      other.what.moment = meant
      return [.plainAct(other)]
    }
    guard act.movesInTime, !act.what.isIt else { return nil }
    let place = range(of: asked)
    let said = readingState.phrases(in: bytes, at: 0).last { place.contains($0.range.lowerBound) }
    return [.plainAct(PlainAct(moving: act.what, to: joined(meant, said), act.mood, in: language))]
  }

  /// The words for the moment that is meant, with the day or the hour that was said before it.
  private func joined(_ meant: TemporalExpression, _ said: TemporalExpression?) -> String {
    guard let said, said.seconds == nil, !said.isRepeat, !said.isSpan, meant.saysDay != meant.hasTime,
      meant.saysDay ? said.hasTime : said.saysDay,
      let day = meant.saysDay ? meant.date : said.date, var time = meant.hasTime ? meant.time : said.time
    else { return meant.text }
    // `friday 7, no wait 7.30` stays in the evening.
    if meant.hourIsOpen, let own = said.time, (time.hour < 12) != (own.hour < 12) { time = time.inOtherHalfOfDay }
    return "\(day) \(time)"
  }
}
