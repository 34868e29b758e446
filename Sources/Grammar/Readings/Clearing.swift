import Agenda

extension LineReader {
  /// Returns that meals or appointments of a day are to be removed, if they are kept: `clear lunch and dinner on
  /// friday`. What else is cleared is an errand: `clear the gutters friday`.
  func cleared(_ range: Range<Int>) -> Reading? {
    let words = readingState.words, rest = range.dropFirst()
    guard language.clauseWords.clearing.contains(words[range.lowerBound].key), rest.count > 1,
      rest.contains(where: isEngagement),
      rest.allSatisfy({
        isEngagement($0) || words[$0].isIn(.articles) || words[$0].isIn(.owners) || !words[$0].isTimeless
          || words[$0].key == language.smallWords.and
      }), case let what = selection(rest), what.moment?.saysDay == true, what.isNamed
    else { return nil }
    return .plainAct(PlainAct(.delete, what, .fits))
  }

  /// True for a word that names a meal, or what takes place at an hour.
  private func isEngagement(_ index: Int) -> Bool {
    let key = readingState.words[index].key
    return language.itemWords.meals.contains(key) || language.lineWords.heldAtHours.contains(key)
  }
}
