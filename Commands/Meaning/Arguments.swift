import Agenda
import Foundation

// How commands take their words apart.

extension String {
  /// Itself, where there is something in it.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// Without white space around it.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// What stands before and after the last ` to ` (or another such word), nil where it does not occur.
  func splitAtLast(_ separator: String) -> (before: String, after: String?) {
    guard let found = range(of: separator, options: [.backwards, .caseInsensitive]) else { return (trimmed, nil) }
    return (String(self[..<found.lowerBound]).trimmed, String(self[found.upperBound...]).trimmed)
  }
}

extension String {
  /// What stands before and after each place where a separator occurs, the first place first; both sides are words.
  func splits(at separator: String) -> [(before: String, after: String)] {
    var found: [(String, String)] = []
    var rest = startIndex..<endIndex
    while let place = range(of: separator, options: .caseInsensitive, range: rest) {
      let before = String(self[..<place.lowerBound]).trimmed, after = String(self[place.upperBound...]).trimmed
      if !before.isEmpty, !after.isEmpty { found.append((before, after)) }
      // The space that ends one separator may begin the next: `go to to do`.
      rest = index(after: place.lowerBound)..<endIndex
    }
    return found
  }

  /// The words before and the meaning of those after the first space behind which all is understood.
  func splitBefore<Meaning>(_ understand: (String) -> Meaning?) -> (before: String, meaning: Meaning)? {
    for space in indices where self[space].isWhitespace {
      let before = String(self[..<space]).trimmed
      guard !before.isEmpty, let meaning = understand(String(self[index(after: space)...]).trimmed) else { continue }
      return (before, meaning)
    }
    return nil
  }
}

extension String {
  /// The words that something can be found by.
  var terms: [String] {
    folded.split(separator: " ").map(String.init).filter { !["the", "a", "an", "my", "our", "is", "are"].contains($0) }
  }
}
