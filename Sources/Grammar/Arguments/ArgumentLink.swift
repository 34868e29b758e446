import Agenda
import Foundation

/// A word that separates the arguments of a command: `2 to friday`, `dentist by a week`. The language spells it.
package enum ArgumentLink: Hashable, Sendable, CaseIterable {
  /// Before a list, a name or a person.
  case to
  /// Before the moment to which something is postponed.
  case target
  /// Before an amount, and before a replacement for another word.
  case by
  case after
  /// Before the weekday to which something is brought forward.
  case before
  /// Before an interval.
  case every
  /// Before the name of a search.
  case `as`
  /// Between the things of a series.
  case and
  /// The casual form of `and`: `bread n milk`.
  case beside
  /// Before a time.
  case at
  /// Before an addition to the text before.
  case also
  /// Before the first of a range, or the day from which something moves.
  case from
  /// Before the last of a range.
  case until
  /// Between the first and the last of a range.
  case span
  /// Before the subject of a reminder.
  case about
  /// Before the end of a quiet time.
  case quiet
  /// Behind the words, as a courtesy.
  case please
  /// Before the place of an event.
  case near
}

extension Reader {
  /// Returns the parts before and after the last place of each spelling of a link, in the order of the spellings.
  package func lastSplits(_ text: String, at link: ArgumentLink) -> [(before: String, after: String)] {
    spellings(link).compactMap { word in
      text.range(of: " \(word) ", options: [.backwards, .caseInsensitive]).map {
        (String(text[..<$0.lowerBound]).trimmed, String(text[$0.upperBound...]).trimmed)
      }
    }
  }

  /// Returns the parts before and after each place of a link, the first place first; both parts hold words. At most
  /// `Bounds.splits` places are tried.
  package func splits(_ text: String, at link: ArgumentLink) -> [(before: String, after: String)] {
    spellings(link).flatMap { text.splits(at: " \($0) ") }
  }

  /// Returns the text behind the links that it begins with; nil if it begins with none.
  package func behind(_ link: ArgumentLink, in text: String) -> String? {
    var rest = text
    for word in spellings(link) where rest.lowercased().hasPrefix("\(word) ") {
      rest = String(rest.dropFirst(word.count)).trimmed
    }
    return rest.utf8.count < text.utf8.count ? rest : nil
  }

  /// Returns the text without a link at its end.
  package func without(_ link: ArgumentLink, atEndOf text: String) -> String {
    let lower = text.lowercased()
    guard let word = spellings(link).first(where: { lower.hasSuffix(" \($0)") || lower == $0 }) else { return text }
    return String(text.dropLast(word.count)).trimmed
  }

  /// Returns the text with a mark in the place of each such link.
  package func replacing(_ link: ArgumentLink, in text: String, with mark: String) -> String {
    spellings(link).reduce(text) { text, word in
      let link = " \(word) "
      let hasLink = text.withBytes { text in link.withBytes { text.holds($0) } } ?? true
      guard hasLink else { return text }
      let replaced = text.withBytes { text in link.withBytes { text.replacing($0, with: mark) } }
      return replaced ?? text.replacing(link, with: mark)
    }
  }

  /// Returns the link and the text, as a command writes them.
  package func putting(_ link: ArgumentLink, before text: String) -> String { "\(spelling(link)) \(text)" }

  /// Returns the item and the handle of its recipient: `pick up the milk to @bob`.
  package func splitAtRecipient(_ text: String) -> (before: String, after: String)? {
    text.range(of: " \(spelling(.to)) @", options: [.backwards, .caseInsensitive]).map {
      (String(text[..<$0.lowerBound]).trimmed, String(text[$0.upperBound...]).trimmed)
    }
  }

  /// The handles at the start of some words, and the words behind them: `ann and @bob tomorrow` has two, the first
  /// without its mark.
  package func handles(leading words: [String]) -> (handles: [String], rest: ArraySlice<String>) {
    var (handles, rest) = (Array(words.prefix(1)), words.dropFirst())
    while let joint = rest.first, joins(joint), let next = rest.dropFirst().first, next.hasPrefix("@") {
      handles.append(String(next.dropFirst()))
      rest = rest.dropFirst(2)
    }
    return (handles, rest)
  }

  private func spelling(_ link: ArgumentLink) -> String { spellings(link).first ?? "" }

  private func spellings(_ link: ArgumentLink) -> [String] { language.argumentLinks[link] ?? [] }
}

extension String {
  /// The parts before and after each separator, the first separator first; both parts hold words. No more than
  /// `Bounds.splits` places are tried.
  func splits(at separator: String) -> [(before: String, after: String)] {
    if let found = withBytes({ $0.splits(at: separator) }) { return found }
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

  /// Returns the words before the first space behind which everything can be understood, and the meaning of the words
  /// after it. Only as much of the end is tried as a date, a repeat or a length can have.
  package func splitBefore<Meaning>(_ understand: (String) -> Meaning?) -> (before: String, meaning: Meaning)? {
    for word in lastWords.reversed() {
      guard let meaning = understand(String(self[word...]).trimmed) else { continue }
      return (String(self[..<word]).trimmed, meaning)
    }
    return nil
  }

  /// The starts of the words at its end, the last word first. The first word of the text is left out.
  private var lastWords: [Index] {
    if let words = withBytes(\.lastWords) { return words.map { utf8.index(startIndex, offsetBy: $0) } }
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

extension UnsafeBufferPointer<UInt8> {
  /// The starts of the words at its end, as for a text; nil unless it is ASCII without line ends.
  fileprivate var lastWords: [Int]? {
    guard allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else { return nil }
    var words: [Int] = []
    let start = skippingSpace(from: 0)
    for here in indices.suffix(Bounds.phrase).reversed()
    where self[here].isSpace && here + 1 < count && !self[here + 1].isSpace {
      guard words.count < Bounds.phraseWords, start < here else { break }
      words.append(here + 1)
    }
    return words
  }

  /// The text with a mark in the place of each such part; nil unless it is ASCII.
  fileprivate func replacing(_ part: Bytes, with mark: String) -> String? {
    guard !part.isEmpty, allSatisfy({ $0 < 0x80 }) else { return nil }
    var (text, here) = ([UInt8](), 0)
    while here < count {
      if here + part.count <= count, part.indices.allSatisfy({ self[here + $0] == part[$0] }) {
        text += mark.utf8
        here += part.count
      } else {
        text.append(self[here])
        here += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The parts before and after each separator, as for a text; nil unless it is ASCII.
  fileprivate func splits(at separator: String) -> [(before: String, after: String)]? {
    guard allSatisfy({ $0 < 0x80 }) else { return nil }
    return separator.withBytes { separator in
      var found: [(String, String)] = []
      guard let first = separator.first, count >= separator.count else { return found }
      // Most separators have a space at each end, which tells less than the letter in the middle.
      let middle = separator.count / 2
      let letter = separator[middle]
      for start in 0...count - separator.count
      where lower(start + middle) == letter && lower(start) == first && found.count < Bounds.splits
        && matches(separator, at: start)
      {
        let before = trimmed(0..<start), after = trimmed(start + separator.count..<count)
        if !before.isEmpty, !after.isEmpty { found.append((string(before), string(after))) }
      }
      return found
    }
  }

  /// Returns true if those bytes stand there, in upper or lower case.
  private func matches(_ other: Bytes, at start: Int) -> Bool {
    other.indices.allSatisfy { lower(start + $0) == other[$0] }
  }
}
