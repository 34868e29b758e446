internal import Agenda
import Civil

/// The tests for phrases: whether one may begin at a token, and whether one that was read is more than plain words.
extension TemporalParser {
  /// Returns true if a phrase may begin with a token: looks past prepositions for a word about time, and turns most
  /// chatter away.
  @inline(__always) static func mayStart(_ tokens: UnsafePointer<Token>, _ i: Int) -> Bool {
    let token = tokens[i]
    if token.kind == .word, token.word.rawValue &- 1 >= Word.sharp.rawValue { return false }
    return mayStartHere(tokens, i)
  }

  private static func mayStartHere(_ tokens: UnsafePointer<Token>, _ i: Int) -> Bool {
    var at = i
    var isLed = false
    while at < i + TemporalParser.mostPrepositions,
      tokens[at].word.isPreposition || isLed && tokens[at].word == .or
        || isLed && tokens[at].word == .like && [.in, .at].contains(tokens[at - 1].word)
        || isLed && tokens[at - 1].word == .due
          && (tokens[at].word == .date || tokens[at].kind == .mark && tokens[at].value == 0x3A)
        || tokens[at].kind == .mark && tokens[at].value == 0x40
    {
      at += 1
      isLed = true
    }
    let token = tokens[at]
    switch token.kind {
    case .number:
      // `2 eggs`
      let next = tokens[at + 1]
      return isLed || next.kind != .word || next.word != .unknown || !next.flags.contains(.spaced)
        || next.end - next.start == 1
    case .word:
      switch token.word {
      case .unknown:
        return isLed && tokens[at + 1].word == .of
          || isLed && tokens[at].end - tokens[at].start > 2 && tokens[at].flags.contains(.spaced)
            && (tokens[at + 1].word == .part || tokens[at + 1].word == .unit)
      case .the, .my:
        let next = tokens[at + 1]
        return next.kind == .number || next.word.speaksOfTime
      case .a:
        switch tokens[at + 1].word {
        case .unit, .couple, .few, .half, .quarter, .hundred, .full, .ordinal, .working, .cardinal, .all: return true
        default: return false
        }
      default: return token.word.speaksOfTime
      }
    case .mark:
      // [, fractions, `+5 days`
      return token.value == 0x5B || token.value >= 0xBC
        || token.value == 0x2B && tokens[at + 1].kind == .number && !tokens[at + 1].isSpaced
    case .barrier, .end: return false
    }
  }

  /// Notes for each word of a line whether a moment, a repeat or a length may begin with it in a command, and whether
  /// one may contain it at all. Words that rules know only by their spelling are marked before.
  static func markTime(in words: inout [SpokenWord], _ tokens: [Token]) {
    tokens.withUnsafeBufferPointer { tokens in
      words.withUnsafeMutableBufferPointer { words in
        var token = 0
        for index in words.indices {
          let start = words[index].start
          while tokens[token].start < start, tokens[token].kind != .end { token += 1 }
          words[index].mayBeginTime = mayBegin(index, of: words, at: token, of: tokens)
          if tokens[token].word != .unknown || tokens[token].kind != .word || tokens[token].start != start
            || tokens[token].end != words[index].end
          {
            words[index].isTimeless = false
          }
          if tokens[token].word == .time { markPlace(before: index, in: words) }
        }
      }
    }
  }

  /// Notes that the words before `time` may be the name of a place: `5pm new york time`.
  @inline(__always)
  private static func markPlace(before index: Int, in words: UnsafeMutableBufferPointer<SpokenWord>) {
    for place in max(0, index - wordsOfPlace)..<index { words[place].isTimeless = false }
  }

  /// The number of words that the name of a place may have before `time`.
  private static let wordsOfPlace = 3

  /// Returns true if a moment, a repeat or a length may begin with a word: none begins with any other word.
  ///
  /// - Parameter i: the index of the first token that does not stand before the word.
  @inline(__always)
  private static func mayBegin(
    _ index: Int, of words: UnsafeMutableBufferPointer<SpokenWord>, at i: Int, of tokens: UnsafeBufferPointer<Token>
  ) -> Bool {
    let token = tokens[i]
    let isWhole = token.start == words[index].start && !token.flags.contains(.possessive)
    guard token.kind == .word, isWhole else { return true }
    switch token.word {
    case .unknown: return words[index].mayBeginTime
    case .a, .the, .my: return tokens[i + 1].kind != .word || tokens[i + 1].word != .unknown
    case .other: return true
    default:
      return token.word.speaksOfTime
        || token.word.isPreposition && mayFollow(index, of: words, at: i, of: tokens)
    }
  }

  /// Returns true if the words behind a preposition may be a moment. A word that no rule knows is none, unless it is
  /// the name of something with a part of the day.
  private static func mayFollow(
    _ index: Int, of words: UnsafeMutableBufferPointer<SpokenWord>, at i: Int, of tokens: UnsafeBufferPointer<Token>
  ) -> Bool {
    let next = tokens[i + 1]
    let behind = tokens[i + 2].word
    guard next.kind == .word, next.word == .unknown, behind != .of, behind != .part, behind != .unit else {
      return true
    }
    guard index + 1 < words.count, words[index + 1].start == next.start else { return true }
    return words[index + 1].mayBeginTime
  }

  /// Returns true if a phrase that was read counts: its edges are edges of words, and it is more than a name or a
  /// number.
  func stands(_ d: PartialExpression) -> Bool {
    guard startsFree(d.start), startsFree(d.body), endsFree(d.end) else {
      return discard(d, "inside a word or a number")
    }
    let isWhole = d.start == 0 && d.end == count
    if d.isWeak, !isWhole, !hasCompany(d) { return discard(d, "a name without a preposition, a number or a time") }
    if d.start > 0, word(d.start - 1) == .scale, d.from.isBare { return discard(d, "a number that is no time") }
    // `turn it up by two`
    if d.start > 0, word(d.start) == .by, d.from.isBare, word(d.start - 1) == .up || spells(d.start - 1, words.down) {
      return discard(d, "a number that is no time")
    }
    if d.start > 0, word(d.start - 1) == .except { return discard(d, "what is left out") }
    // `happy friday everyone`
    if d.start > 0, d.from.weekday != 0, spells(d.start - 1, words.happy) { return discard(d, "a wish") }
    if d.body > 0, isTitle(d) { return discard(d, "part of a title") }
    if word(d.end) == .compound, isPart(d.end - 1, .midnight) { return discard(d, "part of another thing") }
    // `friday's meeting` counts only alone, which the line decides; a phrase of two parts counts.
    return true
  }

  /// `have not talked in six months` looks back.
  func isDenied(_ d: PartialExpression) -> Bool {
    // `not now`
    if word(d.start) == .now, d.start > 0, word(d.start - 1) == .not { return true }
    guard d.leads.contains(.in), word(d.start) == .in, d.body == d.start + 1,
      number(d.body) != nil || word(d.body) == .a
    else { return false }
    // `how many seconds are in an hour`
    for i in max(0, d.start - 5)..<d.start where word(i) == .how && spells(i + 1, words.many) && word(d.body) == .a {
      return true
    }
    for i in max(0, d.start - 8)..<d.start
    where word(i) == .not && (i > 0 && word(i - 1) == .have || spells(i, words.notHaving)) {
      return true
    }
    return false
  }

  /// The index at which reading continues after a phrase that does not count. Another phrase may begin within its
  /// words, but not within a holiday's name (`black friday deals`) or a denied date.
  func afterDiscarded(_ d: PartialExpression) -> Int { word(d.body) == .holiday || isDenied(d) ? d.end : d.start + 1 }

  private func discard(_ d: PartialExpression, _ why: String) -> Bool {
    trace?.add(
      .init(
        rule: "phrase", range: Int(tokens[d.start].start)..<Int(tokens[max(d.start, d.end - 1)].end), discarded: why))
    return false
  }

  /// True if a weak word has a preposition before it that makes it a date: `in may`, `on sun`, `by march`.
  private func hasCompany(_ d: PartialExpression) -> Bool {
    // `sat 5 cakes to bake`
    if d.start == 0, d.end == 1, d.from.weekday != 0, isNumber(1), isNumbered(2) { return true }
    guard !d.leads.isEmpty else { return endsItsClause(d) || isBeforeLength(d) }
    let isMonth = d.from.month != 0
    if isMonth { return !d.leads.isDisjoint(with: [.in, .deadline, .after, .from, .between, .starting]) }
    if d.from.weekday != 0 { return !d.leads.isDisjoint(with: [.on, .deadline, .after, .from, .between, .starting]) }
    if d.from.part != .none, word(d.start) != .about {
      return !d.leads.isDisjoint(with: [.in, .at, .deadline, .after, .from, .around, .on, .between])
    }
    if d.from.fixed != Moment.unset { return true }
    return false
  }

  /// True if it is a short weekday at the end of a clause: `buy flowers wed`, `fix tap sat #house`, `pick up proofs
  /// @printshop wed`. `newly wed` and `the cat sat` are none.
  private func endsItsClause(_ d: PartialExpression) -> Bool {
    guard d.from.weekday == 3 || d.from.weekday >= 6, d.body == d.start, d.end == d.start + 1, d.start > 0,
      tokens[d.start - 1].kind == .word || isNumber(d.start - 1) || d.start > 1 && tokens[d.start - 1].kind == .barrier
    else { return false }
    // `costco run sun after church`, `away game sat kickoff 11:30`, `gym sat and sun`
    let goesOn =
      word(d.end) == .after && word(d.start - 1) != .the || spells(d.end, words.beginnings)
      || (word(d.end) == .and || isMark(d.end, "&")) && word(d.end + 1) == .weekday
    guard
      goesOn
        || (d.from.weekday != 7 || isBehindWeekday(d))
          && (d.end == count || isMark(d.end, ",") || tokens[d.end].kind == .barrier)
    else { return false }
    return !spells(d.start - 1, words.beforeVerbsLikeDays)
  }

  /// True if hours or minutes follow a short weekday: `paint the fence sat 4 hours`.
  private func isBeforeLength(_ d: PartialExpression) -> Bool {
    d.from.weekday != 0 && d.body == d.start && d.start > 0 && isNumber(d.end)
      && (isUnit(d.end + 1, .hour) || isUnit(d.end + 1, .minute)) && !spells(d.start - 1, words.beforeVerbsLikeDays)
  }

  /// True if another day of the week stands in the line before it: `pies fri, bread sat, cake sun`.
  private func isBehindWeekday(_ d: PartialExpression) -> Bool {
    (0..<d.start).contains { word($0) == .weekday && value($0) < 7 }
  }

  /// True if a phrase is among the capitals of a title behind `watch`, `read` or `listen to`; a weekday that ends the
  /// title is a date (`watch Dune Friday`).
  private func isTitle(_ d: PartialExpression) -> Bool {
    guard isTitled(d.body), isTitled(d.end - 1) else { return false }
    var first = d.start
    while first > 0, d.start - first < 12, word(first - 1) != .media {
      guard isTitled(first - 1) || isInTitle(first - 1) else { return false }
      first -= 1
    }
    guard first > 0, word(first - 1) == .media else { return false }
    var last = d.end
    while last < count, last - d.end < 12, isTitled(last) || isInTitle(last) && isTitled(last + 1) { last += 1 }
    var capitals = 0
    for i in first..<last where has(i, .capital) { capitals += 1 }
    guard capitals > 1 else { return false }
    return last > d.end || d.end - d.body > 1 || d.from.weekday == 0
  }

  private func isTitled(_ i: Int) -> Bool { isNumber(i) || tokens[i].kind == .word && has(i, .capital) }

  /// Small words and marks inside a title.
  private func isInTitle(_ i: Int) -> Bool {
    switch word(i) {
    case .the, .of, .in, .a, .and, .to, .with, .by, .for: true
    default: isMark(i, ",") || isMark(i, ":") || isMark(i, "-")
    }
  }

  /// True if a token stands apart from a word or number before it.
  private func startsFree(_ i: Int) -> Bool {
    guard i > 0, isGlued(i) else { return true }
    let before = tokens[i - 1]
    switch before.kind {
    case .word, .number: return false
    case .barrier, .end: return true
    case .mark: break
    }
    let isInner = i > 1 && isGlued(i - 1) && tokens[i - 2].kind != .mark && tokens[i - 2].kind != .barrier
    switch UInt8(truncatingIfNeeded: before.value) {
    case 0x24, 0x23, 0x2B, 0x5F, 0x25, 0x26, 0x3D: return false
    case 0x2D, 0x2F, 0x2E, 0x27, 0x5C, 0x40: return !isInner && (tokens[i].kind == .word || before.value == 0x40)
    case 0x3A, 0x2C: return !isInner || tokens[i].kind == .word || tokens[i - 2].kind == .word
    default: return true
    }
  }

  private func endsFree(_ i: Int) -> Bool {
    guard i < count, isGlued(i) else { return true }
    let next = tokens[i]
    switch next.kind {
    case .word, .number: return false
    case .barrier, .end: return true
    case .mark: break
    }
    let goesOn = isGlued(i + 1) && (tokens[i + 1].kind == .word || tokens[i + 1].kind == .number)
    switch UInt8(truncatingIfNeeded: next.value) {
    case 0x25, 0x24, 0x5F, 0x3D, 0x40: return false
    case 0x2D, 0x2F, 0x2E, 0x3A, 0x26, 0x2B, 0x27: return !goesOn
    default: return true
    }
  }

  // MARK: Behind a sigil

  /// Returns the phrase of one sort that begins right at a token.
  func marked(_ i: Int, _ sort: TemporalReader.Sort, _ drafted: inout DraftedPhrase) -> PartialExpression? {
    switch sort {
    case .moment:
      guard let draft = drafted.phrase(at: i, in: self), endsFree(draft.end),
        draft.cycle != nil || draft.from.hasDay || draft.from.hasTime || draft.isNever || draft.length != nil
          || draft.fault != .none
      else { return nil }
      return draft
    case .recurrence:
      guard let draft = drafted.phrase(at: i, in: self), endsFree(draft.end),
        draft.cycle != nil || draft.isAfterLength || draft.fault != .none
      else {
        return impliedEvery(i)
      }
      return draft
    case .duration:
      guard let length = length(i), endsFree(length.next) else { return nil }
      var draft = PartialExpression(start: i)
      draft.length = length
      draft.end = length.next
      return draft
    }
  }

  /// `*2nd tuesday`, `*2 weeks`, `*monday`: a repeat without its `every`.
  private func impliedEvery(_ i: Int) -> PartialExpression? {
    var draft = PartialExpression(start: i)
    var end = bareRepeat(i, &draft)
    guard end != 0 else { return nil }
    while end - i < TemporalParser.longestPhrase {
      let next = join(end, &draft)
      guard next != 0 else { break }
      end = next
    }
    draft.end = end
    return endsFree(end) ? draft : nil
  }

  /// The repeat of a length that counts from completion: `after 1 week`.
  static func cycle(of length: Length) -> Cycle? {
    var cycle: Cycle?
    if length.months > 0, length.days == 0, length.clock == 0 {
      cycle =
        length.months % 12 == 0
        ? Cycle(.yearly, interval: length.months / 12) : Cycle(.monthly, interval: length.months)
    } else if length.months == 0, length.days > 0, length.clock == 0 {
      cycle =
        length.days % 7 == 0 && length.unit != .day
        ? Cycle(.weekly, interval: length.days / 7) : Cycle(.daily, interval: length.days)
    } else if length.months == 0, length.days == 0, length.clock >= 60 {
      cycle =
        length.clock % 3600 == 0
        ? Cycle(.hourly, interval: length.clock / 3600) : Cycle(.minutely, interval: length.clock / 60)
    }
    cycle?.fromCompletion = true
    return cycle
  }
}
