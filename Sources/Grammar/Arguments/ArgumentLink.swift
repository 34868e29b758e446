import Agenda
import Foundation

/// A word that parts what follows a command: `2 to friday`, `dentist by a week`. The language spells it.
package enum ArgumentLink: Hashable, Sendable, CaseIterable {
  /// Before a list, a name or a person.
  case to
  /// Before the moment to which something is put off.
  case target
  /// Before an amount, and before a word that takes another's place.
  case by
  case after
  /// Before an interval.
  case every
  /// Before the name of a search.
  case `as`
  /// Between things that are named one beside the other.
  case and
  /// The same in haste: `bread n milk`.
  case beside
  /// Before a time.
  case at
  /// The same, before what is added to what was said.
  case also
  /// Before the first of a range, or the day that something moves from.
  case from
  /// Before the last of a range.
  case until
  /// Between the two.
  case span
  /// Before what the person wants to be reminded of.
  case about
  /// Before the end of a quiet time.
  case quiet
  /// Behind the words, where somebody is polite.
  case please
}

extension Reader {
  /// What stands before and after the last place of each spelling of a link, in the order of the spellings.
  package func lastSplits(_ text: String, at link: ArgumentLink) -> [(before: String, after: String)] {
    spellings(link).compactMap { word in
      text.range(of: " \(word) ", options: [.backwards, .caseInsensitive]).map {
        (String(text[..<$0.lowerBound]).trimmed, String(text[$0.upperBound...]).trimmed)
      }
    }
  }

  /// What stands before and after each place of a link, the first place first; both sides are words. No more than
  /// `Bounds.splits` places are tried.
  package func splits(_ text: String, at link: ArgumentLink) -> [(before: String, after: String)] {
    spellings(link).flatMap { text.splits(at: " \($0) ") }
  }

  /// The text behind the links that it begins with; nil where it begins with none.
  package func behind(_ link: ArgumentLink, in text: String) -> String? {
    var rest = text
    for word in spellings(link) where rest.lowercased().hasPrefix("\(word) ") {
      rest = String(rest.dropFirst(word.count)).trimmed
    }
    return rest.count < text.count ? rest : nil
  }

  /// The text without a link at its end.
  package func without(_ link: ArgumentLink, atEndOf text: String) -> String {
    let lower = text.lowercased()
    guard let word = spellings(link).first(where: { lower.hasSuffix(" \($0)") || lower == $0 }) else { return text }
    return String(text.dropLast(word.count)).trimmed
  }

  /// The text with a mark in the place of each such link.
  package func replacing(_ link: ArgumentLink, in text: String, with mark: String) -> String {
    spellings(link).reduce(text) { $0.replacing(" \($1) ", with: mark) }
  }

  /// The text behind a link, as a command is written with it.
  package func putting(_ link: ArgumentLink, before text: String) -> String { "\(spelling(link)) \(text)" }

  /// What is named and the handle of whom it is for: `pick up the milk to @bob`.
  package func splitAtRecipient(_ text: String) -> (before: String, after: String)? {
    text.range(of: " \(spelling(.to)) @", options: [.backwards, .caseInsensitive]).map {
      (String(text[..<$0.lowerBound]).trimmed, String(text[$0.upperBound...]).trimmed)
    }
  }

  private func spelling(_ link: ArgumentLink) -> String { spellings(link).first ?? "" }

  private func spellings(_ link: ArgumentLink) -> [String] { language.argumentLinks[link] ?? [] }
}

extension String {
  /// What stands before and after each place where a separator occurs, the first place first; both sides are words.
  /// No more than `Bounds.splits` places are tried.
  func splits(at separator: String) -> [(before: String, after: String)] {
    var found: [(String, String)] = []
    var rest = startIndex..<endIndex
    while found.count < Bounds.splits, let place = place(of: separator, in: rest) {
      let before = String(self[..<place.lowerBound]).trimmed, after = String(self[place.upperBound...]).trimmed
      if !before.isEmpty, !after.isEmpty { found.append((before, after)) }
      // The space that ends one separator may begin the next: `go to to do`.
      rest = index(after: place.lowerBound)..<endIndex
    }
    return found
  }

  /// The first place of a separator, in upper or lower case: in a text of ASCII alone it is found byte by byte.
  private func place(of separator: String, in part: Range<Index>) -> Range<Index>? {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    let found =
      !isASCII
      ? nil
      : utf8[part].withContiguousStorageIfAvailable { text in
        text.indices.first { start in
          start + separator.utf8.count <= text.count
            && text.matches(separator, in: start..<start + separator.utf8.count)
        }
      }
    guard let found else { return range(of: separator, options: .caseInsensitive, range: part) }
    guard let offset = found else { return nil }
    let start = utf8.index(part.lowerBound, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: separator.utf8.count)
  }

  /// The words before and the meaning of those after the first space behind which all is understood. Only its end is
  /// tried, as much of it as can be a date, a repeat or a length.
  package func splitBefore<Meaning>(_ understand: (String) -> Meaning?) -> (before: String, meaning: Meaning)? {
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
