import Agenda

/// Sentences that tell where a kept thing takes place, or by what means.
extension LineReader {
  /// `practice next week is in the school hall`, `physio next week's by phone not in person`: if the name is that of
  /// something kept, the place is noted with it.
  func readPlace(_ range: Range<Int>, to spoken: inout Spoken) {
    let words = readingState.words
    guard
      let link = range.dropFirst().first(where: {
        language.clauseWords.beforePlaces.contains(words[$0].key)
          && (language.clauseWords.beingThen.contains(words[$0 - 1].key) || isShortIs($0 - 1))
      }), link + 1 < range.upperBound
    else { return }
    var name = range.lowerBound..<(isShortIs(link - 1) ? link : link - 1)
    // `practice will be at the hall`
    if name.count > 1, language.clauseWords.notYet.contains(words[name.upperBound - 1].key) { name = name.dropLast() }
    let end = (link + 2..<range.upperBound).first {
      isParted(words[$0]) || language.clauseWords.behindPlaces.contains(words[$0].key)
    }
    let place = link + 1..<(end ?? range.upperBound)
    // `milk is in fridge` names no place, nor does `the form is by bob`.
    guard !name.isEmpty, place.count < 6,
      language.clauseWords.means.contains(words[place.lowerBound].key)
        || (isHall(place) || isOther(behind: end)) && words[link].key != language.smallWords.by,
      !place.contains(where: { words[$0].isIn(.stating) || words[$0].isIn(.pronouns) }),
      !place.contains(where: { language.clauseWords.stores.contains(words[$0].key) }),
      readingState.phrases(in: bytes, at: 0).allSatisfy({ !$0.range.overlaps(self.range(of: place)) })
    else { return }
    let what = selection(name)
    guard what.isNamed, !words[name.lowerBound].isIn(.errandVerbs) || what.words.count == 1 else { return }
    let note = bytes.string(self.range(of: link..<place.upperBound))
    spoken.readings.append(.plainAct(PlainAct(.place, what, .fits, rest: "// \(note)")))
  }

  /// True if a word for another place stands behind the first one: `at st mark's, not church`.
  private func isOther(behind end: Int?) -> Bool {
    guard let end, end + 1 < readingState.words.count else { return false }
    let key = readingState.words[end].key
    return key == language.smallWords.not || language.clauseWords.replacing.contains(key)
  }

  /// True if words are a place where something may be held: an article stands before them, and a word such as `hall` ends
  /// them.
  private func isHall(_ words: Range<Int>) -> Bool {
    words.count > 1 && readingState.words[words.lowerBound].isIn(.articles)
      && language.clauseWords.venues.contains(readingState.words[words.upperBound - 1].key)
  }

  /// True for a word with a short `is`: `physio's`.
  private func isShortIs(_ index: Int) -> Bool {
    language.wordForms.isOwner(bytes, readingState.words[index].range)
  }
}
