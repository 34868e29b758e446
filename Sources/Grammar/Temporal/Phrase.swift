internal import Agenda
import Civil

/// The structure of a phrase: a preposition, a day, a time, a repeat, a length, in any order that completes it.
extension TemporalParser {
  /// The number of tokens after which nothing more is joined to a phrase; a phrase that does not count is read again
  /// from its second token.
  static let longestPhrase = 32

  /// Returns the longest phrase that begins at a token; nil if there is none.
  func phrase(_ i: Int) -> PartialExpression? {
    var draft = PartialExpression(start: i)
    var around: Surroundings = isMarked ? [.hour] : []
    let body = lead(i, &draft, &around)
    draft.body = body
    var end = element(body, &draft, around)
    guard end != 0 else { return nil }
    while end - i < TemporalParser.longestPhrase {
      let next = join(end, &draft)
      guard next != 0 else { break }
      end = next
    }
    draft.end = tail(end, draft)
    return draft
  }

  // MARK: Prepositions

  /// Takes the prepositions before a phrase: `by`, `due on`, `no later than`, `at around`, `from`.
  func lead(_ i: Int, _ d: inout PartialExpression, _ around: inout Surroundings) -> Int {
    var at = i
    while at < i + TemporalParser.mostPrepositions {
      let next = preposition(at, i, &d, &around)
      guard next != 0 else { return at }
      at = next
    }
    return at
  }

  /// The token behind the words for a deadline: `due date 3 May`, `due:friday`.
  private func endOfDeadline(_ at: Int) -> Int {
    let goesOn = word(at + 1) == .date || isMark(at + 1, ":") && isGlued(at + 1)
    return word(at) == .due && goesOn ? at + 2 : at + 1
  }

  /// Reads one preposition that begins at `i`; returns the index of the token behind it, or 0 if there is none.
  private func preposition(
    _ at: Int, _ i: Int, _ d: inout PartialExpression, _ around: inout Surroundings
  ) -> Int {
    switch word(at) {
    case .on where at == i && isParticle(at), .in where at == i && isParticle(at): return 0
    case .on: d.noteLead(.on)
    case .at: d.noteHour(&around)
    case .unit where isHourNumbered(at, in: i): d.noteHour(&around)
    case .in: return inward(at, &d, &around)
    // `tomorrow at the 10`, as people say it whose own language does
    case .the where at > i && word(at - 1) == .at && isNumber(at + 1) && ordinal(at + 1) == nil && standsFree(at + 1):
      break
    // `3 metres by 2`
    case .by where at > 1 && isNumber(at - 2) && isNumber(at + 1) && isPlainFigure(at + 1): return 0
    case .by, .due, .before, .until:
      d.noteDeadline(&around)
      return endOfDeadline(at)
    case .no where word(at + 1) == .later && word(at + 2) == .than,
      .not where word(at + 1) == .later && word(at + 2) == .than:
      d.noteDeadline(&around)
      return at + 3
    case .after, .since:
      d.lead = .after
      d.leads.insert(.after)
      around.insert(.hour)
    case .from:
      d.noteLead(.from)
      around.insert(.range)
    case .between:
      d.noteLead(.between)
      around.insert(.range)
    case .around, .about:
      guard at + 1 < count else { return 0 }
      d.leads.insert(.around)
      if word(at) == .around || d.leads.contains(.at) { around.insert(.hour) }
    // `in like 20 mins`
    case .like where d.leads.contains(.in) || d.leads.contains(.at): break
    case .unknown where spells(at, words.hesitating) && word(at + 1) == .like && isNumber(at + 2):
      d.noteHour(&around)
    case .over where word(at + 1) != .the: d.noteSpan(.for, &around)
    case .within, .over, .during: d.noteSpan(.within, &around)
    case .for:
      d.noteSpan(.for, &around)
      // `alarm for one hundred and thirty`
      if i > 0, word(i - 1) == .alarm { around.insert(.hour) }
    case .starting:
      // `starting monday`; `starts on monday` keeps its verb.
      guard word(at + 1) != .of, tokens[at].end - tokens[at].start > 6 else { return 0 }
      d.noteLead(.starting)
    case .sharp where word(at + 1) == .at: break
    case .or where at > i: break
    case .unknown where isMark(at, "@") || isNumber(at + 1) && spells(at, words.hesitating):
      d.noteHour(&around)
    default: return 0
    }
    return at + 1
  }

  /// True for the hour of `dentist at hours 15`, and of `gym, hour 18 until 19.30`.
  private func isHourNumbered(_ at: Int, in i: Int) -> Bool {
    isUnit(at, .hour) && isNumber(at + 1) && (at > i ? word(at - 1) == .at : word(at + 2) == .until)
  }

  /// True for the 2 of `3 metres by 2`, not that of `buy 12 eggs by 2 dec`.
  private func isPlainFigure(_ i: Int) -> Bool {
    word(i + 1) != .month && meridiem(i + 1) == nil && !continues(i + 1) && ordinal(i) == nil
  }

  /// True if a preposition belongs to the verb before it, since another one follows: `check in at 3pm`.
  private func isParticle(_ at: Int) -> Bool {
    guard at > 0, tokens[at - 1].kind == .word, word(at + 1) != word(at) else { return false }
    return switch word(at + 1) {
    // `check in friday`, while some say `doctor in friday`
    case .weekday, .today, .tomorrow: word(at) == .in && words.goingIn.contains { spells(at - 1, $0) }
    case .on, .at, .in, .by, .until, .from, .for, .after, .before: true
    // `check in 4 dec`
    case .unknown where isNumber(at + 1) && word(at + 2) == .month:
      word(at) == .in && words.goingIn.contains { spells(at - 1, $0) }
    default: false
    }
  }

  /// `in`, and `in advance of`, which is a deadline.
  private func inward(_ at: Int, _ d: inout PartialExpression, _ around: inout Surroundings) -> Int {
    if spells(at + 1, words.ahead), word(at + 2) == .of {
      d.noteDeadline(&around)
      return at + 3
    }
    if word(at + 1) != .between {
      d.noteLead(.in)
      around.insert(.length)
    }
    return at + 1
  }

  // MARK: Elements

  /// Reads one part of a phrase: a repeat, a range, a length, a day or a time.
  func element(_ i: Int, _ d: inout PartialExpression, _ around: Surroundings) -> Int {
    if i >= count { return 0 }
    effort?.add(1)
    let end = rules.parts.first(at: Beginnings.row(of: tokens[i]), self, i) { function in
      switch function {
      case .part(let function): function(self, i, &d, around)
      case .repeating(let function): repeated(i, &d, by: function)
      case .moment, .time, .continuation: 0
      }
    }
    if end != 0 { return end }
    // `from 5` alone starts nothing; `from 9 for 2 hours` does.
    var around = around
    if around.contains(.range), let number = number(i), word(number.next) != .for { around.remove(.range) }
    return day(i, &d, around)
  }

  /// Reads one day or time, and adds it to the phrase.
  func day(_ i: Int, _ d: inout PartialExpression, _ around: Surroundings) -> Int {
    var m = Moment()
    var context = MomentContext(d, around)
    let end = moment(i, &m, &context)
    let isWeak = context.isWeak
    // `at 5pm, sun cream`: a name behind a phrase goes with the noun that follows it.
    guard end != 0, !isWeak || i == d.body || word(skipThe(i)) == .part || !isBeforeNoun(end), merge(m, into: &d.from)
    else {
      return 0
    }
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

  func isMeal(_ i: Int) -> Bool { isPart(i, .breakfast) || isPart(i, .lunch) || isPart(i, .dinner) }
}

extension PartialExpression {
  /// Notes a preposition that places something in time.
  fileprivate mutating func noteLead(_ preposition: Leads) {
    leads.insert(preposition)
    if lead == .none { lead = .placing }
  }

  /// Notes an `at`; behind it a bare number is an hour.
  fileprivate mutating func noteHour(_ around: inout TemporalParser.Surroundings) {
    noteLead(.at)
    around.insert(.hour)
  }

  /// Notes a preposition of a deadline; behind it a bare number is an hour.
  fileprivate mutating func noteDeadline(_ around: inout TemporalParser.Surroundings) {
    lead = .deadline
    leads.insert(.deadline)
    around.insert(.hour)
  }

  /// Notes a preposition before a length.
  fileprivate mutating func noteSpan(_ preposition: Leads, _ around: inout TemporalParser.Surroundings) {
    leads.insert(preposition)
    around.insert(.length)
  }
}
