extension Reader {
  /// Returns the figure that a text denies, and nothing else with it: 18 of `it is 19 not 18`; nil for any other text.
  package func figureDenied(in text: String) -> Int? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "." }
    guard let place = words.lastIndex(where: { WordKey(String($0)) == language.smallWords.not }),
      place + 1 < words.count
    else { return nil }
    return Int(words[place + 1])
  }
}
