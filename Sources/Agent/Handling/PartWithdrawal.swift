import Agenda
import Foundation

/// Finds which words of a message have to become plain text so that one part of it is taken back and the others stay.
///
/// `tomorrow at 5pm` is one phrase, but says two parts. Which of its words say which is found by reading the message
/// anew, with ever more of them as plain text.
struct PartWithdrawal {
  private let text: String
  private let parts: [PreviewPart]
  /// Returns the parts that a message would be understood as.
  private let read: (String) -> [PreviewPart]

  /// The longest message that is read anew, in characters, and the most words of a phrase.
  private static let longestText = 500
  private static let mostWords = 8

  init(text: String, parts: [PreviewPart], read: @escaping (String) -> [PreviewPart]) {
    (self.text, self.parts, self.read) = (text, parts, read)
  }

  /// The parts, each with its words and the message without it.
  var offered: [PreviewPart] { parts.map(offered) }

  private func offered(_ part: PreviewPart) -> PreviewPart {
    guard let source = part.source, let span = span(of: part, source) else {
      return PreviewPart(part.kind, part.text)
    }
    return PreviewPart(part.kind, part.text, source: String(text[span]), withdrawn: plain(span))
  }

  /// The fewest words without which the part alone is gone; nil if there are none, as without them another part is
  /// gone, too. With a repeat its first day may go.
  private func span(of part: PreviewPart, _ source: String) -> Range<String.Index>? {
    let places = text.ranges(of: source).filter(isWhole)
    guard text.count <= Self.longestText else { return places.first }
    let best = places.flatMap(spans).compactMap { withdrawal($0, of: part) }.min {
      ($0.lost, $0.isReplaced ? 1 : 0, text[$0.span].count) < ($1.lost, $1.isReplaced ? 1 : 0, text[$1.span].count)
    }
    return best.flatMap { $0.lost == 0 || part.kind == .repeats ? $0.span : nil }
  }

  /// The effect of taking some words as plain text: how many other parts are lost, and whether the remaining words mean
  /// something else in that place, as `dec` of `5 dec` does. Nil if the part stays.
  private func withdrawal(
    _ span: Range<String.Index>, of part: PreviewPart
  ) -> (span: Range<String.Index>, lost: Int, isReplaced: Bool)? {
    let left = read(plain(span))
    guard !left.contains(where: { $0.kind == part.kind && $0.text == part.text }) else { return nil }
    let isReplaced = Self.said(left, part.kind).count >= Self.said(parts, part.kind).count
    return (span, Self.lost(parts, left, besides: part.kind), isReplaced)
  }

  /// Returns the texts of the parts of a kind that words give.
  private static func said(_ parts: [PreviewPart], _ kind: PreviewPart.Kind) -> [String] {
    parts.filter { $0.kind == kind && $0.source != nil }.map(\.text)
  }

  /// Counts the parts of other kinds, given by words, that come or go.
  private static func lost(_ old: [PreviewPart], _ new: [PreviewPart], besides kind: PreviewPart.Kind) -> Int {
    let told = { (parts: [PreviewPart]) in
      Set(parts.filter { $0.kind != kind && $0.source != nil }.map { PreviewPart($0.kind, $0.text) })
    }
    return told(old).symmetricDifference(told(new)).count
  }

  /// True if no letter or digit stands right beside the span.
  private func isWhole(_ span: Range<String.Index>) -> Bool {
    let isPart = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
    return !isPart(text[..<span.lowerBound].last) && !isPart(text[span.upperBound...].first)
  }

  /// All runs of words of a phrase.
  private func spans(in place: Range<String.Index>) -> [Range<String.Index>] {
    let words = text[place].split(whereSeparator: \.isWhitespace)
    guard words.count <= Self.mostWords else { return [place] }
    return words.indices.flatMap { first in
      words[first...].map { words[first].startIndex..<$0.endIndex }
    }
  }

  /// The message with these words as plain text: a backslash before a word makes it that.
  private func plain(_ span: Range<String.Index>) -> String {
    let words = text[span].split(separator: " ").map { "\\" + $0 }.joined(separator: " ")
    return text.replacingCharacters(in: span, with: words)
  }
}
