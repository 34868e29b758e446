/// The part of a name that is removed with a phrase: the phrase and its preposition, no word more.
struct PhraseCut {
  let bytes: Bytes
  /// The start of the item, behind its carriers.
  let start: Int
  /// True if a word of the line is a part of the day, as each meal is.
  let namesPart: Bool
  let language: LanguageGrammar

  func add(_ index: Int, of expressions: [TemporalExpression], to cuts: inout [Cut]) {
    add(whole(index, of: expressions), to: &cuts)
    for other in expressions[index].otherRanges { add(other, to: &cuts) }
  }

  private func add(_ range: Range<Int>, to cuts: inout [Cut]) {
    if namesPart, let meal = purpose(in: range) ?? PhraseCut.activity(in: range, of: bytes, language) {
      cuts.append(Cut(range: range.lowerBound..<meal.lowerBound))
      cuts.append(Cut(range: meal.upperBound..<range.upperBound))
    } else {
      cuts.append(Cut(range: range))
    }
  }

  /// The range of a phrase with the preposition that belongs to it.
  private func whole(_ index: Int, of expressions: [TemporalExpression]) -> Range<Int> {
    let range = expressions[index].range
    // In `slides for friday's meeting` the preposition is the meeting's.
    if expressions[index].isPossessive {
      return max(range.lowerBound, range.upperBound - expressions[index].text.utf8.count)..<range.upperBound
    }
    // `The event starts on sunday`: the verb is the name's, unlike the noun of `start of next month`.
    for verb in language.itemWords.startingVerbs {
      guard let end = bytes.phrase(verb, at: range.lowerBound), end < range.upperBound,
        !expressions[index].text.lowercased().hasPrefix("\(verb) ")
      else { continue }
      return end..<range.upperBound
    }
    // `proposal thursday, takes 3h`, `essay takes 5 hours by friday`
    if expressions[index].seconds != nil, expressions[index].time == nil,
      let word = bytes.wordBefore(range.lowerBound, in: 0..<range.lowerBound),
      bytes[word.upperBound..<range.lowerBound].allSatisfy(\.isSpace),
      language.itemWords.tellingLengths.contains(bytes, word)
    {
      return word.lowerBound..<range.upperBound
    }
    var end = range.lowerBound
    while end > 0, bytes[end - 1].isSpace { end -= 1 }
    // `move dentist to friday`
    guard let link = language.itemWords.toMoment else { return range }
    let start = end - link.utf8CodeUnitCount
    guard start > 0, end < range.lowerBound, bytes.isSpace(start - 1), bytes.phrase(link, at: start) != nil else {
      return range
    }
    return start..<range.upperBound
  }

  /// The meal for which something else is planned, with the word before it: `for dinner` in `sarah is coming for dinner
  /// on friday`.
  private func purpose(in range: Range<Int>) -> Range<Int>? {
    let first = range.lowerBound..<bytes.endOfWord(from: range.lowerBound)
    guard language.itemWords.beforeActivities.contains(bytes, first),
      case let next = bytes.skippingSpace(from: first.upperBound),
      case let word = next..<bytes.endOfWord(from: next), language.itemWords.meals.contains(bytes, word),
      range.lowerBound > start
    else { return nil }
    return first.lowerBound..<word.upperBound
  }

  /// The meal that gives a phrase its hour and is also the thing that is planned: in `lunch friday 12-13` it is, in
  /// `call bob at lunch` it is not.
  static func activity(in range: Range<Int>, of bytes: Bytes, _ language: LanguageGrammar) -> Range<Int>? {
    let initials = language.itemWords.lettersOfMeals
    for here in range where initials.contains(bytes[here]) {
      guard bytes.beginsWord(here, from: range.lowerBound), case let word = here..<bytes.endOfWord(from: here),
        language.itemWords.meals.contains(bytes, word)
      else { continue }
      let next = bytes.skippingSpace(from: word.upperBound)
      let before = bytes.wordBefore(here, in: range)
      let isTime =
        before.map { language.itemWords.beforeHours.contains(bytes, $0) } == true
        || bytes.phrase(language.itemWords.behindHours, at: next) != nil
      return isTime ? nil : word
    }
    return nil
  }
}
