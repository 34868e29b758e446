import Agenda

/// A clause that puts the act before it right: `cancel the haircut. or no, move it to the 1st`.
extension LineReader {
  /// Returns what is to be done instead of the act of the first clause, if the last one corrects it; nil for any other
  /// clauses.
  func instead(_ parts: [Range<Int>]) -> [Reading]? {
    guard (2...3).contains(parts.count), let last = parts.last,
      let before = heard(parts[0]).readings.compactMap(\.asPlainAct).first
    else { return nil }
    return instead(of: before, heard(last), last, behind: parts[parts.count - 2]).map { [$0] }
  }

  /// Returns what is to be done instead of an act; nil if the clause corrects nothing, or says only what goes with it.
  ///
  /// - Parameter previous: the clause before it, which may be just the words that correct: `..., or no, move it`.
  private func instead(
    of before: PlainAct, _ heard: Spoken, _ part: Range<Int>, behind previous: Range<Int>
  ) -> Reading? {
    let apart = LeadIns(readingState, previous.lowerBound..<part.upperBound)
    let isApart = previous.lowerBound > 0 && apart.end >= previous.upperBound
    let start = isApart ? previous.lowerBound : part.lowerBound
    let leading = isApart ? apart : LeadIns(readingState, part)
    guard leading.isCorrecting || isOnlyDenial(heard.act), isParted(readingState.words[start]),
      readingState.words[start].key != language.smallWords.but, before.movesOrEnds
    else { return nil }
    // What sounds like news may be something new.
    let mood: PlainAct.Mood = before.mood == .fits ? .fits : .statement
    switch heard.act {
    case .no, .undo, .keep: return .remark(.unclearAct)
    case .correction(let moment):
      if before.verb == .skip || before.verb == .delete, !isOfIt(part) { return nil }
      return .plainAct(PlainAct(moving: before.what, to: moment.text, mood, in: language))
    default: break
    }
    guard let act = heard.readings.compactMap(\.asPlainAct).first(where: { $0.what.isIt }),
      act.movesOrEnds
    else {
      return nil
    }
    var other = act
    (other.what, other.mood) = (before.what, mood)
    return .plainAct(other)
  }

  /// Returns the same act on what is on a day that does not suit: `10 dec clashes with choir, make it the 17th`.
  func movedDay(_ told: Range<Int>, by act: Act) -> Reading? {
    guard case .correction(let moment) = act,
      let verb = told.first(where: {
        language.clauseWords.clashing.contains(readingState.words[$0].key)
      }),
      let day = self.moment(told.lowerBound..<verb), day.saysDay, !day.isRepeat
    else { return nil }
    var what = Selection(day.text)
    what.moment = day
    // `10 dec clashes with choir` moves no choir.
    if verb + 1 < told.upperBound { what.without = selection(verb + 1..<told.upperBound).words }
    return .plainAct(PlainAct(moving: what, to: moment.text, .fits, in: language))
  }

  private func isOfIt(_ part: Range<Int>) -> Bool {
    part.contains { readingState.words[$0].isIn(.pronouns) }
  }
}

extension LineReader {
  /// True if a clause only takes back: `no wait`.
  private func isOnlyDenial(_ act: Act?) -> Bool { act == .no || act == .keep }
}

extension PlainAct {
  /// True if the act moves something in time, or takes it away: nothing else is done in its place.
  fileprivate var movesOrEnds: Bool {
    movesInTime || [.delete, .skip, .complete, .keep].contains(verb)
  }
}
