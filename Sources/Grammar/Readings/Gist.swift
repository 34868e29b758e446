import Agenda
import Civil

/// The meaning of a single word that names an act.
enum GistWord: Sendable {
  case complete, delete, skip, move
  /// A denial: `didn't`.
  case not
}

/// Reads a line that no row reads whole: a few of its words tell what it does to something kept.
///
/// People put requests in more ways than rows can list: `aye i have taken the tablets`, `no training next thursday
/// gaffer's away`. A word that names an act, and words that name exactly one kept thing, are enough, before the bot has
/// to ask about such a line.
extension LineReader {
  /// Returns the act of a line whose words have one certain meaning; nil for any other.
  func gist() -> Reading? {
    let leading = LeadIns(readingState, 0..<readingState.words.count)
    // `no training next thursday`
    let isNone =
      leading.end > 0 && readingState.words[leading.end - 1].key == language.smallWords.no
      && readingState.words[leading.end].mark == 0
    let range = withoutEnd((isNone ? leading.end - 1 : leading.end)..<readingState.words.count)
    guard range.count > 1, !isMarkedQuestion, !asks(range), !readingState.words[range.lowerBound].isIn(.errandVerbs),
      !readingState.words[range.lowerBound].isIn(.having)
    else { return nil }
    let told = gistWords(range)
    guard let first = told.first else { return nil }
    let said = Set(told.map(\.says))
    // `skate is off jadens grounded`
    let isReason = told.dropFirst().allSatisfy { $0.says != .complete || $0.words.upperBound == range.upperBound }
    let isRemoved =
      first.says != .complete && isReason && said.subtracting([.complete]).isSubset(of: [.delete, .skip])
    guard isRemoved || said.count == 1 && first.says != .not else { return nil }
    if first.says == .complete, !tellsDoing(first.words, in: range, leading) || isBeforePart(first.words) { return nil }
    var what = mentioned(in: range)
    what.naming = .byWords
    for act in told where act.says != .complete {
      let words = bytes.string(self.range(of: act.words)).lowercased().split(separator: " ")
      what.words.removeAll { words.contains(Substring($0)) }
    }
    if first.says == .complete {
      let verb = bytes.lowercased(self.range(of: first.words))
      if !what.words.contains(verb) { what.words.append(verb) }
      (what.verb, what.moment) = (verb, nil)
      // `return label printed` is not about `return the jeans`.
      if isDoneToSomebody(first.words) || first.words.upperBound == range.upperBound { what.naming = .byWholeName }
      let later = later(behind: first.words.upperBound, in: range)
      // `booked register office for 15 dec` is something new, and has not done `register the birth`.
      if later != nil, readingState.words[first.words.lowerBound].isIn(.booked) { what.naming = .byWholeName }
      let act = Reading.plainAct(PlainAct(.complete, what, .fits))
      return later.map { .clauses([act, .notUsed($0)]) } ?? act
    }
    // `friday there is no yoga mat at home` is not about `yoga`.
    if isRemoved, let denied = deniedName(told) {
      (what.words, what.naming) = (denied, .exact)
      return .plainAct(PlainAct(.skip, what, .fits))
    }
    // To delete or move something, the line has to name all of it: `cancel the sofa delivery thing` is not about `move
    // the sofa`.
    what.naming = .byWholeName
    return isRemoved
      ? .plainAct(PlainAct(said.contains(.delete) ? .delete : .skip, what, .fits)) : moved(what, in: range)
  }

  /// Returns the deletion of a thing that the line calls off, if nothing else reads it: `gym cancelled`. If there is no
  /// such thing, the reply says so.
  func goneAway(_ readings: [Reading]) -> Reading? {
    // `the milk has gone off` is another off.
    guard readingState.words.count <= 4 else { return nil }
    for reading in readings {
      guard case .plainAct(var act) = reading, act.does(.delete), act.mood == .fits, act.what.isNamed else { continue }
      act.mood = .statement
      return .plainAct(act)
    }
    return nil
  }

  /// The words of the one name behind a `no`, if it has several: `yoga mat` of `no yoga mat at home`. Nil if a word of
  /// them gives the reason: `no yoga teacher ill`.
  private func deniedName(_ told: [(says: GistWord, words: Range<Int>)]) -> [String]? {
    let words = readingState.words
    guard told.count == 1, let no = told.first?.words, no.count == 1, words[no.lowerBound].key == language.smallWords.no
    else { return nil }
    let run = words[no.upperBound...].enumerated().prefix { place, word in
      (place == 0 || word.mark == 0) && !word.mayBeginTime && !word.isIn(.placing) && !word.isIn(.endings)
    }
    let named = run.map { $0.offset + no.upperBound }
    guard named.count > 1, let last = named.last,
      !named.contains(where: { words[$0].isIn(.stating) || words[$0].isIn(.hindrances) || words[$0].isIn(.becoming) })
    else { return nil }
    let what = selection(no.upperBound..<last + 1)
    return what.words.count > 1 ? what.words : nil
  }

  /// The words behind a deed that tell of a day to come: the clause, or just the day.
  private func later(behind deed: Int, in range: Range<Int>) -> String? {
    guard deed < range.upperBound else { return nil }
    let words = readingState.words
    let clause = (deed..<range.upperBound).first { isParted(words[$0]) || words[$0].key == language.smallWords.and }
    let told = bytes.string(self.range(of: (clause ?? deed)..<range.upperBound))
    guard readingState.reader.tellsOfLater(told) else { return nil }
    return clause == nil ? readingState.reader.dates(in: told).first { $0.saysDay }?.text : told
  }

  /// True if only a part of something was done: `marked half the essays`.
  private func isBeforePart(_ deed: Range<Int>) -> Bool {
    deed.upperBound < readingState.words.count
      && language.clauseWords.parts.contains(readingState.words[deed.upperBound].key)
  }

  /// True if a deed has a person behind it, whom other things are about, too: `gave mum a lift` has not done `call mum`.
  private func isDoneToSomebody(_ deed: Range<Int>) -> Bool {
    language.clauseWords.doneToSomebody.contains(readingState.words[deed.lowerBound].key)
      && deed.upperBound < readingState.words.count && !readingState.words[deed.upperBound].isIn(.articles)
  }

  /// Returns the new moment of the thing spoken of last, if the line corrects something and tells one moment that it
  /// does not deny: `sorry the teacher said 16 at noon`, `the party is the sixth, so say the sixth`. Nil if it may
  /// speak of something else.
  func amendedByGist() -> Reading? {
    guard readingState.context.reference != .reminder, !isMarkedQuestion else { return nil }
    let words = readingState.words
    let leading = LeadIns(readingState, 0..<words.count)
    let range = leading.end..<words.count
    // `wait carol said 1 to 5`
    if leading.isCorrecting, let report = endOfReport(range), let told = moment(report..<range.upperBound) {
      return .clauses([.act(.correction(told))])
    }
    guard !asks(range), !deniesThing(range, leading), !words[range.lowerBound].isIn(.errandVerbs),
      !words[range.lowerBound].isIn(.changing),
      !range.contains(where: { words[$0].isIn(.apart) }), endOfReport(range) == nil,
      !refuses(range),
      leading.isCorrecting && mentioned(in: range).words.count < 3
        || range.contains(where: { language.clauseWords.puttingRight.contains(words[$0].key) })
          && mentioned(in: range).words.isEmpty
          && !range.contains(where: { language.clauseWords.opening.contains(words[$0].key) })
    else { return nil }
    let told = readingState.phrases(in: bytes, at: 0).filter { moment in
      (moment.saysDay || moment.hasTime) && moment.problem == nil && !isDenied(moment)
        && moment.range.lowerBound >= self.range(of: range).lowerBound
    }
    guard let moment = told.first, told.count == 1, !moment.isRepeat, !moment.isSpan, moment.seconds == nil,
      isAhead(moment)
    else { return nil }
    // `actually we leave on the 6th`: the end stays.
    if range.contains(where: { language.clauseWords.settingOut.contains(words[$0].key) }) {
      return .clauses([.plainAct(PlainAct(.begin, .it(in: language), .statement, rest: moment.text))])
    }
    return .clauses([.act(.correction(moment))])
  }

  /// True if the words say no to a thing, and correct nothing: `no sugar until friday`, but not `no, friday`.
  private func deniesThing(_ range: Range<Int>, _ leading: LeadIns) -> Bool {
    let (words, first) = (readingState.words, readingState.words[range.lowerBound])
    guard leading.end > 0, words[leading.end - 1].key == language.smallWords.no, first.mark == 0 else { return false }
    // `no lunch friday` tells no hour.
    if PhraseCut.activity(in: self.range(of: range), of: bytes, language) != nil { return true }
    return !first.mayBeginTime && !first.isIn(.articles) && !first.isIn(.subjects) && !first.isIn(.pronouns)
      && !mentioned(in: range).words.isEmpty
  }

  /// True if the last clause says that something cannot be: `ann can't make friday`, but not `can't make it, thursday
  /// instead`.
  private func refuses(_ range: Range<Int>) -> Bool {
    let words = readingState.words
    guard let refusal = range.last(where: { language.clauseWords.refusing.contains(words[$0].key) }) else {
      return false
    }
    return (refusal + 1..<range.upperBound).allSatisfy { words[$0].mark == 0 }
  }

  /// True if a moment is one day, or one hour, in the future.
  private func isAhead(_ moment: TemporalExpression) -> Bool {
    let now = readingState.reader.now
    guard let date = moment.date else { return moment.hasTime }
    // `sorry im running late today`
    if date == now.date, !moment.hasTime { return false }
    if let days = moment.days, days.lowerBound < days.upperBound { return false }
    return date > now.date
      || date == now.date && moment.time.map { $0.secondOfDay / 60 > now.time.secondOfDay / 60 } ?? true
  }

  /// True if a moment was wrong, or belongs to something else: `not eleven`, `the 15 is full`.
  private func isDenied(_ moment: TemporalExpression) -> Bool {
    let words = readingState.words
    let before = words.last { Int($0.range.upperBound) <= moment.range.lowerBound && !$0.range.isEmpty }
    let behind = words.first { Int($0.range.lowerBound) >= moment.range.upperBound }
    return before.map { language.clauseWords.denying.contains($0.key) } ?? false
      || behind.map { language.smallWords.linking.contains($0.key) && $0.mark == 0 } ?? false
  }

  /// The words of a range that name an act, each with its meaning.
  private func gistWords(_ range: Range<Int>) -> [(says: GistWord, words: Range<Int>)] {
    var told: [(says: GistWord, words: Range<Int>)] = []
    var here = range.lowerBound
    while here < range.upperBound {
      if let (says, end) = language.phrases.gist.longest(readingState.words, at: here, before: range.upperBound) {
        told.append((says, here..<end))
        here = end
      } else {
        if isParticiple(here), !readingState.words[here].isIn(.hindrances) { told.append((.complete, here..<here + 1)) }
        here += 1
      }
    }
    return told
  }

  /// True if a participle tells what the person did: it stands first or last, or behind an `i have`.
  private func tellsDoing(_ verb: Range<Int>, in range: Range<Int>, _ leading: LeadIns) -> Bool {
    guard !readingState.words[range].contains(where: { $0.isIn(.thirdPerson) || $0.isIn(.needing) }) else {
      return false
    }
    let before = readingState.words[range.lowerBound..<verb.lowerBound].suffix(3)
    return verb.lowerBound == range.lowerBound || verb.upperBound == range.upperBound
      || before.contains { $0.isIn(.firstPerson) }
  }

  /// True if a day stands before the name of its thing, behind an article: `swapped my tuesday early for a late`.
  private func isOwnDay(_ moment: TemporalExpression, in range: Range<Int>) -> Bool {
    let words = readingState.words
    guard let start = range.dropFirst().first(where: { Int(words[$0].range.lowerBound) >= moment.range.lowerBound }),
      words[start - 1].isIn(.articles),
      let behind = range.first(where: { Int(words[$0].range.lowerBound) >= moment.range.upperBound })
    else { return false }
    return words[behind].mark == 0
  }

  /// Moves the named thing to the last day or hour that the line tells; a day before it is the thing's own.
  private func moved(_ named: Selection, in range: Range<Int>) -> Reading? {
    let told = readingState.phrases(in: bytes(of: range), at: self.range(of: range).lowerBound)
    guard (1...2).contains(told.count), let moment = told.last, told.allSatisfy({ !$0.isRepeat && $0.problem == nil }),
      moment.saysDay || moment.hasTime, !moment.isSpan, !isOwnDay(moment, in: range)
    else { return nil }
    var what = named
    what.moment = told.count > 1 ? told.first : nil
    return .plainAct(PlainAct(moving: what, to: moment.text, .fits, in: language))
  }
}
