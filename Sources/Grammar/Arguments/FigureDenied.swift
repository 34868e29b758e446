extension Reader {
  /// Returns the figure behind the last `not` of a text: 18 of `it is 19 not 18`. Nil if there is none, or if it has more
  /// than four digits.
  package func figureDenied(in text: String) -> Int? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "." }
    guard let place = words.lastIndex(where: { WordKey(String($0)) == language.smallWords.not }),
      place + 1 < words.count, words[place + 1].count < 5
    else { return nil }
    return Int(words[place + 1])
  }
}
