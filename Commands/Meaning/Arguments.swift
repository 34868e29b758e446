import Agenda
import Foundation

// How commands take their words apart.

extension String {
  /// What stands before and after the last ` to ` (or another such word), nil where it does not occur.
  func splitAtLast(_ separator: String) -> (before: String, after: String?) {
    guard let found = range(of: separator, options: [.backwards, .caseInsensitive]) else { return (trimmed, nil) }
    return (String(self[..<found.lowerBound]).trimmed, String(self[found.upperBound...]).trimmed)
  }
}

extension String {
  /// What stands before and after each place where a separator occurs, the first place first; both sides are words.
  /// No more than `Bounds.splits` places are tried.
  func splits(at separator: String) -> [(before: String, after: String)] {
    var found: [(String, String)] = []
    var rest = startIndex..<endIndex
    while found.count < Bounds.splits, let place = range(of: separator, options: .caseInsensitive, range: rest) {
      let before = String(self[..<place.lowerBound]).trimmed, after = String(self[place.upperBound...]).trimmed
      if !before.isEmpty, !after.isEmpty { found.append((before, after)) }
      // The space that ends one separator may begin the next: `go to to do`.
      rest = index(after: place.lowerBound)..<endIndex
    }
    return found
  }

  /// The words before and the meaning of those after the first space behind which all is understood. Only its end is
  /// tried, as much of it as can be a date, a repeat or a length.
  func splitBefore<Meaning>(_ understand: (String) -> Meaning?) -> (before: String, meaning: Meaning)? {
    for word in lastWords.reversed() {
      guard let meaning = understand(String(self[word...]).trimmed) else { continue }
      return (String(self[..<word]).trimmed, meaning)
    }
    return nil
  }

  /// Where the words at its end begin, the last first, but for the very first of the text.
  private var lastWords: [Index] {
    var words: [Index] = []
    var bytes = 0
    var next = endIndex
    while next > startIndex {
      let here = index(before: next)
      bytes += self[here].utf8.count
      guard bytes <= Bounds.phrase else { break }
      if self[here].isWhitespace, next < endIndex, !self[next].isWhitespace {
        guard words.count < Bounds.phraseWords, self[..<here].contains(where: { !$0.isWhitespace }) else { break }
        words.append(next)
      }
      next = here
    }
    return words
  }
}

extension String {
  /// The words that something can be found by.
  var terms: [String] {
    folded.split(separator: " ").map(String.init).filter { !["the", "a", "an", "my", "our", "is", "are"].contains($0) }
  }
}
