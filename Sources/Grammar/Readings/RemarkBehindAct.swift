import Agenda

/// A remark right behind an act, with no mark and no joining word between them: `dentist done no cavities`, `training
/// off tonight pitch is frozen`.
///
/// Such a line is cut where the remark may begin: behind a word that ends a thing, or before the subject of a verb. Only
/// lines about which the bot would have to ask are cut.
extension LineReader {
  /// Returns the act that a few words of the line tell, and those that it is up to a remark. Each counts only if it
  /// fits something kept.
  func gistOrAct() -> [Reading] {
    let acts = beforeRemark().map(\.act)
    let told = acts.map { Reading.plainAct($0).onlyWhereItFits }
    // `cancel the kitchen fitter they are useless` is not about `kitchen`.
    let start = LeadIns(readingState, 0..<readingState.words.count).end
    if acts.contains(where: { $0.does(.delete) }), readingState.words[start].isIn(.changing) { return told }
    return [gist()].compactMap { $0 } + told
  }

  /// Returns the words of a request to cancel that has a reason behind it: `cancel sky` of `cancel sky nobody watches
  /// it`. It may be an errand, if nothing of that name is kept.
  func cancelledBeforeRemark() -> String? {
    beforeRemark().first { $0.act.does(.delete) && $0.act.mood == .request && $0.act.what.moment == nil }
      .map { bytes.string(range(of: $0.words)) }
  }

  /// The same before a mark, behind which a sentence only gives the reason: `cancel sky, nobody watches it`.
  func cancelledBeforeReason() -> String? {
    let words = readingState.words
    let range = LeadIns(readingState, 0..<words.count).end..<words.count
    guard isFirst, !isMarkedQuestion, let cut = range.dropFirst(2).first(where: { isParted(words[$0]) }),
      words[cut].isIn(.subjects) || isShortSubject(cut) || isOwnNeed(cut),
      !words[(cut + 1)...].contains(where: { $0.isIn(.needing) }),
      let act = actToKept(heard(range.lowerBound..<cut)), act.does(.delete), act.mood == .request
    else { return nil }
    let start = Int(words[cut].start)
    // `cancel sky, we move on friday` tells another day.
    let tellsDay = readingState.phrases(in: bytes, at: 0).contains { $0.saysDay && $0.range.lowerBound >= start }
    return tellsDay ? nil : act.what.text
  }

  /// True if a need without a subject begins there: `need to sleep`.
  private func isOwnNeed(_ index: Int) -> Bool {
    let words = readingState.words
    return words[index].isIn(.needing) && index + 1 < words.count && words[index + 1].key == language.smallWords.to
      && !(index + 2..<words.count).contains { words[$0].isIn(.errandVerbs) }
  }

  private func beforeRemark() -> [(act: PlainAct, words: Range<Int>)] {
    let words = readingState.words
    let range = LeadIns(readingState, 0..<words.count).end..<words.count
    guard isFirst, (3...20).contains(range.count), !isMarkedQuestion, !asks(range) else { return [] }
    return cuts(range).compactMap { cut in
      guard isRemark(cut..<range.upperBound, in: range), let act = actToKept(heard(range.lowerBound..<cut)) else {
        return nil
      }
      var meant = act
      // `ann finished 12 miles` has not done `ring ann`.
      if isFinished(cut) { meant.what.naming = .byWholeName }
      return (meant, range.lowerBound..<cut)
    }
  }

  /// True for a figure behind a word that ends a thing: `long run finished 12 miles`.
  private func isFinished(_ index: Int) -> Bool {
    let words = readingState.words
    return words[index - 1].isIn(.done) && !language.clauseWords.ended.contains(words[index - 1].key)
      && bytes[words[index].range].first?.isDigit == true
  }

  /// The act on one named thing that some words are.
  private func actToKept(_ heard: Spoken) -> PlainAct? {
    heard.readings.compactMap(\.asPlainAct).first { act in
      [.complete, .delete, .skip, .move, .postpone].contains(act.verb) && !act.what.isIt && !act.what.words.isEmpty
        && act.what.quantity == .one
    }
  }

  /// The indices at which a remark may begin, the last ones first: the more an act names, the surer it is.
  private func cuts(_ range: Range<Int>) -> [Int] {
    let words = readingState.words
    var cuts: [Int] = []
    for index in range.dropFirst(2) {
      let isEnded =
        language.clauseWords.ended.contains(words[index - 1].key)
        && !words[index].isIn(.articles) && !words[index].isIn(.pronouns)
      if isEnded || isFinished(index) {
        cuts.append(index)
      } else if words[index].isIn(.subjects) || isShortSubject(index) {
        cuts.append(index)
      } else if words[index].isIn(.stating), !words[index - 1].isIn(.subjects) {
        // `pitch is frozen`, `the lads did it`, `aunt jess has him`
        cuts += [index - 1, index - 2].filter { $0 > range.lowerBound + 1 && !words[$0 - 1].isIn(.articles) }
      }
    }
    return Set(cuts).sorted(by: >)
  }

  /// True if words may be a remark: they ask for nothing, deny nothing and tell no day to come, and no mark or joining
  /// word stands before them.
  private func isRemark(_ part: Range<Int>, in range: Range<Int>) -> Bool {
    let words = readingState.words
    let (first, last) = (words[part.lowerBound], words[part.lowerBound - 1])
    guard range.dropFirst().allSatisfy({ $0 > part.lowerBound || words[$0].mark == 0 }),
      !first.isIn(.errandVerbs), !first.isIn(.placing), !first.isIn(.relatives), !first.isIn(.joining),
      !language.clauseWords.goingOnBehindEnded.contains(first.key),
      !last.isIn(.relatives), !last.isIn(.beforeVerbs), !last.isIn(.joining),
      !language.clauseWords.deadlines.contains(first.key), !language.clauseWords.depending.contains(first.key),
      !part.contains(where: { words[$0].isIn(.needing) || words[$0].key == language.smallWords.not })
    else { return false }
    return !readingState.reader.tellsOfLater(bytes.string(self.range(of: part)))
  }
}
