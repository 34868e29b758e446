/// Words of which a line has to hold one for a rule to read it: a line without them is passed over at a glance.
struct KeyWords: Sendable {
  /// The letters that they begin with.
  let initials: Initials
  let words: WordSet

  /// - Parameter words: apart by white space.
  init(_ words: String) { (initials, self.words) = (Initials(of: words), WordSet(words)) }

  /// The first word of each phrase: a line that holds one of the phrases holds its word, too.
  init(leading phrases: [String]) { self.init(picking: { $0.first }, of: phrases) }

  /// The longest word of each phrase, of equals the last: the small words that phrases begin with tell little.
  init(of phrases: [String]) {
    self.init(picking: { $0.reversed().max { $0.utf8.count < $1.utf8.count } }, of: phrases)
  }

  private init(picking word: ([Substring]) -> Substring?, of phrases: [String]) {
    self.init(phrases.compactMap { word($0.split { !$0.isLetter && $0 != "'" }) }.joined(separator: " "))
  }

  /// Whether one of them stands anywhere in a line, whatever marks are beside it.
  func stand(in line: Bytes) -> Bool {
    var isInside = false
    for here in line.indices {
      guard line[here].isWord else {
        isInside = false
        continue
      }
      let begins = !isInside && initials.contains(line[here])
      if begins, words.contains(line, here..<line.endOfWord(from: here)) { return true }
      isInside = true
    }
    return false
  }
}

extension WordSet {
  /// Whether one of them is the last word of a line.
  func contains(lastWordOf line: Bytes) -> Bool {
    line.wordBefore(line.count, in: line.indices).map { contains(line, $0) } ?? false
  }
}
