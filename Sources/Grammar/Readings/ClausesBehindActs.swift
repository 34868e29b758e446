import Agenda
import Civil

/// Clauses that go on behind an act: another day, another thing, more of the same thing, or what comes next.
extension LineReader {
  /// Returns the move of the thing that a clause names, behind one that only tells how the writer is: `too tired, laundry
  /// tomorrow`. Nil if it names nothing, or no day.
  func putOff(_ part: Range<Int>, behind told: Range<Int>) -> Reading? {
    guard heard(told).readings.first == .remark(.nothing), !readingState.words[part.lowerBound].isIn(.errandVerbs),
      let start = part.dropFirst().first(where: { moment($0..<part.upperBound)?.saysDay == true }),
      let day = moment(start..<part.upperBound), !day.isRepeat
    else { return nil }
    let what = selection(part.lowerBound..<start)
    return what.isNamed ? .plainAct(PlainAct(moving: what, to: day.text, .fits, in: language)) : nil
  }

  /// Returns the same act on another day, if a clause is only a day, and one day was given before it.
  func onAnotherDay(_ act: PlainAct, _ part: Range<Int>) -> PlainAct? {
    let isJoined = readingState.words[part.lowerBound].key == language.smallWords.and
    let words = isJoined ? part.dropFirst() : part
    guard act.verb == .skip || act.verb == .delete, act.what.moment?.saysDay == true, !words.isEmpty,
      let day = moment(words), day.saysDay, !day.isRepeat
    else { return nil }
    var another = act
    another.what.moment = day
    return another
  }

  /// Returns the same act on something else: `shallots too`, `and the carrots as well`.
  func alsoDone(_ act: PlainAct, _ part: Range<Int>) -> PlainAct? {
    guard act.verb == .complete || act.verb == .delete || act.verb == .uncomplete, part.count > 1,
      language.smallWords.besides.contains(readingState.words[part.upperBound - 1].key)
    else { return nil }
    let start =
      readingState.words[part.lowerBound].key == language.smallWords.and ? part.lowerBound + 1 : part.lowerBound
    let what = selection(start..<part.upperBound - 1)
    guard !what.words.isEmpty, what.moment == nil, !tells([start..<part.upperBound - 1]) else { return nil }
    return PlainAct(act, on: what)
  }

  /// True if an act does what another one does: `ana is off on the 15th so skip that one`.
  func saysSame(_ act: PlainAct, as before: PlainAct) -> Bool {
    let away: [PlainAct.Verb] = [.skip, .delete]
    return act.verb == before.verb || away.contains(act.verb) && away.contains(before.verb)
  }

  /// Returns what an act takes away that says the same as a deletion behind it; nil for any other act. `i'm not going to
  /// his thing anymore, delete that` names nothing, and so is of what was spoken of.
  func goneToo(_ reading: Reading) -> Reading? {
    guard let act = reading.asPlainAct, [.delete, .doubtful].contains(act.verb) else { return nil }
    return act.what.isEmpty ? .act(.delete) : reading
  }

  /// True if an act is of days that its clause before named otherwise: `no gym over christmas, 21 dec to 4 jan`.
  func saysSameDays(_ act: PlainAct, as before: PlainAct) -> Bool {
    guard let days = act.what.moment?.days, days.lowerBound < days.upperBound, let day = before.what.moment?.date else {
      return false
    }
    return days.contains(day)
  }

  /// Returns what a clause says besides an act: more of the same thing, or what comes next.
  func goingOn(_ part: Range<Int>, behind reading: Reading) -> Reading? {
    switch reading {
    case .plainAct(let act):
      alsoTold(act, part).map { .plainAct($0) } ?? comingNext(part, behind: act).map { .item($0) }
    case .act(.done): comingNext(part, behind: PlainAct(.complete, .it(in: language), .statement)).map { .item($0) }
    default: nil
    }
  }

  /// Returns another change of the same thing, if a clause only tells its day or hour (`make the logo urgent, due
  /// friday`), or a place or figure that goes with its new time (`moved to friday, room 5`).
  private func alsoTold(_ act: PlainAct, _ part: Range<Int>) -> PlainAct? {
    let isJoined = readingState.words[part.lowerBound].key == language.smallWords.and
    let words = isJoined ? part.dropFirst() : part
    let isOfIt = words.first.map { readingState.words[$0].isIn(.itself) } ?? false
    guard (1...5).contains(words.count), isOfIt || !tells([part]) else { return nil }
    if act.verb == .priority || act.verb == .rename || act.verb == .edit {
      // `due next friday`
      let place = range(of: words)
      let told = readingState.phrases(in: bytes, at: 0).first {
        place.contains($0.range.lowerBound) && $0.range.count + 5 > place.count
      }
      guard let moment = moment(words) ?? told, moment.saysDay || moment.hasTime, moment.problem == nil else {
        return nil
      }
      return PlainAct(moving: act.what, to: moment.text, .fits, in: language)
    }
    guard act.movesInTime || act.verb == .restate, let place = words.first,
      // `2 pints of milk`, `call 0123`
      words.count < 4, !readingState.words[place].isIn(.errandVerbs),
      !bytes[readingState.words[place].range.lowerBound].isDigit, bytes(of: words).contains(where: \.isDigit),
      moment(words) == nil
    else { return nil }
    return PlainAct(.edit, act.what, .fits, rest: "// \(bytes.string(range(of: words)))")
  }

  /// Returns what comes next, behind a clause that completes something: `rang mum, she wants us round on sunday at 1`, or
  /// the thing itself again in `haircut done, next one 7 jan at 4`. Nil if the clause tells no day to come.
  private func comingNext(_ part: Range<Int>, behind act: PlainAct) -> Item? {
    guard act.does(.complete) else { return nil }
    let place = range(of: part), now = readingState.reader.now
    let days = readingState.phrases(in: bytes, at: 0).filter {
      place.contains($0.range.lowerBound) && $0.saysDay && !$0.isDayOfMonth && !$0.isRepeat && $0.problem == nil
    }
    guard let day = days.first?.date, days.count == 1, day > now.date || days[0].hasTime && day == now.date else {
      return nil
    }
    // `plumber rang, coming friday 10am`: what comes was named before.
    if language.clauseWords.aboutToCome.contains(readingState.words[part.lowerBound].key) {
      let named = named(before: part)
      let item = readingState.reader.item("\(named) \(bytes.string(place))")
      return named.isEmpty || item.name.isEmpty ? nil : item
    }
    guard place.count > days[0].range.count + 4 else { return nil }
    // `next one`
    if part.contains(where: { language.selectionWords.ofOne.contains(readingState.words[$0].key) }) {
      return act.what.isNamed ? readingState.reader.item("\(act.what.text) \(days[0].text)") : nil
    }
    // `called ann, she cannot do friday` is nothing to do.
    let isNeeded =
      part.contains { readingState.words[$0].isIn(.needing) }
      && !part.contains { readingState.words[$0].key == language.smallWords.not }
    // `rang the school, flu jab friday at 2`
    let isNew =
      days[0].hasTime && !tells([part]) && !readingState.words[part.lowerBound].isIn(.pronouns)
      && !part.contains { language.clauseWords.denying.contains(readingState.words[$0].key) }
    guard readingState.words[part.lowerBound].isIn(.errandVerbs) || isNeeded || isNew else { return nil }
    let item = readingState.reader.item(bytes.string(place))
    return item.name.isEmpty ? nil : item
  }

  /// Returns that a clause behind a deed is not used, if it tells of a day or of something to come.
  func notUsed(_ part: Range<Int>, behind told: [Reading]) -> Reading? {
    let isDone = told.contains { reading in
      if case .plainAct(let act) = reading { act.does(.complete) } else { reading == .act(.done) }
    }
    let words = bytes.string(bytes.withoutStop(range(of: part)))
    guard isDone, readingState.reader.tellsOfLater(words) else { return nil }
    return .notUsed(words)
  }

  /// The words before a clause, without the verb of a deed: `plumber` of `plumber rang`. If only a pronoun would be
  /// left, all of them.
  private func named(before part: Range<Int>) -> String {
    let words = (LeadIns(readingState, 0..<part.lowerBound).end..<part.lowerBound).filter {
      !isParticiple($0) && !readingState.words[$0].isIn(.articles)
    }
    guard words.contains(where: { !readingState.words[$0].isIn(.pronouns) }) else {
      return bytes.string(range(of: 0..<part.lowerBound))
    }
    return words.map { bytes.string(readingState.words[$0].range) }.joined(separator: " ")
  }

  /// Returns that something was done and what comes of it, one clause for each deed that may be meant: to ring the
  /// plumber, or to call him, in `plumber rang, coming friday 10am`.
  func doneAndComing(_ told: Range<Int>, _ part: Range<Int>) -> [Reading] {
    guard language.clauseWords.aboutToCome.contains(readingState.words[part.lowerBound].key) else { return [] }
    return heard(told).readings.compactMap(\.asPlainAct).compactMap { act in
      comingNext(part, behind: act).map { .clauses([.plainAct(act).onlyWhereItFits, .item($0)]) }
    }
  }
}
