import Agenda

/// Questions about a deed, and denials of one: neither does it.
extension LineReader {
  /// Returns the meaning of the words taken in, with what they put right, and without what they do not state.
  func stated(hasClauses: Bool) -> Spoken {
    var spoken = spoken(hasClauses: hasClauses)
    dropUnstated(from: &spoken)
    addOtherThing(to: &spoken)
    return spoken
  }

  /// Drops the acts that the line only asks about (`is dinner off`, `car washed?`) or denies (`i never cancelled
  /// dinner`). A question asks about their things instead.
  private func dropUnstated(from spoken: inout Spoken) {
    guard spoken.readings.contains(where: \.tellsDeed) else { return }
    let range = withoutEnd(0..<readingState.words.count)
    let leading = LeadIns(readingState, range, isTelling: false)
    let isAsking = asks(range, leading)
    guard isAsking || denies(leading.end..<range.upperBound) else { return }
    spoken.readings = spoken.readings.compactMap { reading in
      guard case .plainAct(let act) = reading, reading.tellsDeed else { return reading }
      guard isAsking else { return nil }
      return .question(Question(act.does(.complete) ? .did : .what, act.what, mustFit: true))
    }
  }

  /// True if words ask: they begin with a verb and its subject, or end in a question mark.
  private func asks(_ range: Range<Int>, _ leading: LeadIns) -> Bool {
    if isMarkedQuestion { return !leading.isPolite }
    let start = leading.end
    guard range.upperBound - start > 2 else { return false }
    let (verb, next) = (readingState.words[start].key, readingState.words[start + 1])
    if language.clauseWords.askingDid.contains(verb) {
      return next.isIn(.subjects) || namesWhoDid(start + 1..<range.upperBound)
    }
    // `is now cancelled` and `has rung the bank` tell.
    return language.clauseWords.askingIs.contains(verb) && !isParticiple(start + 1)
      && !language.clauseWords.behindVerbs.contains(next.key)
  }

  /// True if words name somebody, and then what there was to do: `bob water the plants`, but not `the water bill`.
  private func namesWhoDid(_ words: Range<Int>) -> Bool {
    guard words.count > 3 else { return false }
    let told = readingState.words[words.lowerBound...]
    let verb = told[words.lowerBound + 1]
    return !told[words.lowerBound].isIn(.articles) && !told[words.lowerBound].isIn(.owners) && verb.isIn(.errandVerbs)
      && verb.mark == 0 && told[words.lowerBound + 2].isIn(.articles)
  }

  /// True for a thing that is denied by a `no` without a comma behind it: `no dinner friday`.
  func isDenied(_ words: Range<Int>) -> Bool {
    guard words.lowerBound > 0, readingState.words[words.lowerBound - 1].key == language.smallWords.no,
      readingState.words[words.lowerBound].mark == 0
    else { return false }
    return PhraseCut.activity(in: range(of: words), of: bytes, language) != nil
  }

  /// True if words say that somebody did not cancel or remove something.
  private func denies(_ words: Range<Int>) -> Bool {
    guard words.count > 3, readingState.words[words.lowerBound].isIn(.subjects),
      let verb = words.prefix(4).first(where: { language.clauseWords.takingAway.contains(readingState.words[$0].key) })
    else { return false }
    return (words.lowerBound + 1..<max(verb, words.lowerBound + 1)).contains {
      language.clauseWords.denyingDeeds.contains(readingState.words[$0].key)
    }
  }
}

extension Reading {
  /// True if it completes something, or takes it away.
  fileprivate var tellsDeed: Bool {
    guard case .plainAct(let act) = self else { return false }
    return act.does(.complete) || act.does(.delete) || act.does(.skip)
  }
}
