/// Words, one of which a line must contain for a rule to read it: a line without them is skipped at a glance.
struct KeyWords: Sendable {
  /// The first letters of the words.
  let initials: Initials
  let words: WordSet

  /// - Parameter words: separated by white space.
  init(_ words: String) { (initials, self.words) = (Initials(of: words), WordSet(words)) }

  /// Takes the first word of each phrase: a line that contains one of the phrases contains its word, too.
  init(leading phrases: [String]) { self.init(picking: { $0.first }, of: phrases) }

  /// Takes the longest word of each phrase (of several, the last): the small words that phrases begin with are too
  /// common.
  init(of phrases: [String]) {
    self.init(picking: { $0.reversed().max { $0.utf8.count < $1.utf8.count } }, of: phrases)
  }

  private init(picking word: ([Substring]) -> Substring?, of phrases: [String]) {
    self.init(phrases.compactMap { word($0.split { !$0.isLetter && $0 != "'" }) }.joined(separator: " "))
  }

  /// Returns true if one of them occurs in a line, with any marks beside it.
  func stand(in line: Bytes) -> Bool {
    line.indices.contains { here in
      initials.contains(line[here]) && line.beginsWord(here, from: 0)
        && words.contains(line, here..<line.endOfWord(from: here))
    }
  }
}

extension WordSet {
  /// Returns true if one of them is the last word of a line.
  func contains(lastWordOf line: Bytes) -> Bool {
    line.wordBefore(line.count, in: line.indices).map { contains(line, $0) } ?? false
  }
}
