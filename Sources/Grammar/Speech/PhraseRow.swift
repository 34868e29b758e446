/// A row of a phrase table: words and slots, and what they mean together.
///
/// It is written as people say it: `mark|tick X (as) done|complete`, where `|` parts words that do as well, what stands
/// in brackets may be missing, and a single capital letter is a slot: any words but none. What a slot takes is for its
/// letter to say (`Slot`).
final class PhraseRow<Meaning: Sendable>: Sendable {
  /// What may stand in a slot.
  enum Slot: Character, Sendable {
    /// What is kept, as people refer to it.
    case item = "X"
    /// A date, time or duration and nothing else.
    case moment = "D"
    /// A repeat and nothing else.
    case recurrence = "R"
    /// The name of a list.
    case list = "L"
    /// The name of a list that is there.
    case existing = "E"
    /// A handle with its `@`.
    case person = "P"
    /// A length of time and nothing else.
    case amount = "A"
    /// A city or a zone that is known.
    case zone = "Z"
    /// Any words.
    case words = "N"
  }

  struct Piece: Sendable {
    var slot: Slot?
    /// The words that may stand there, where it is no slot.
    var words: [UInt64] = []
    var isOptional = false
  }

  let pieces: [Piece]
  let meaning: Meaning
  /// Whether two slots follow each other with no word between: where they part is for what they hold to say.
  let hasSlotsInARow: Bool
  /// The words of which one ends it; empty where a slot may, or where its last word may be missing.
  private let endings: [UInt64]
  /// It has as many words at the least.
  private let fewest: Int

  init(_ phrase: String, _ meaning: Meaning) {
    self.meaning = meaning
    let pieces = phrase.split(separator: " ").flatMap { word -> [Piece] in
      if let (first, second) = English.expansion(of: WordKey(String(word))) {
        return [Piece(words: [first.value]), Piece(words: [second.value])]
      }
      let isOptional = word.hasPrefix("(")
      let choices = word.filter { $0 != "(" && $0 != ")" }
      if choices.count == 1, let slot = choices.first.flatMap(Slot.init) {
        return [Piece(slot: slot, isOptional: isOptional)]
      }
      return [Piece(words: choices.split(separator: "|").map { PhraseRow.key($0) }, isOptional: isOptional)]
    }
    self.pieces = pieces
    hasSlotsInARow = zip(pieces, pieces.dropFirst()).contains {
      $0.slot != nil && $1.slot != nil && $0.slot != $1.slot && !$1.isOptional
    }
    endings = pieces.last.map { $0.slot == nil && !$0.isOptional ? $0.words : [] } ?? []
    fewest = pieces.count { !$0.isOptional }
  }

  /// Whether words may read as the row, by their number and the last of them: nearly all rows drop out by these.
  func mayRead(_ words: [SpokenWord], _ range: Range<Int>) -> Bool {
    guard range.count >= fewest else { return false }
    guard !endings.isEmpty else { return true }
    let last = words[range.upperBound - 1]
    return endings.contains(last.key.value) || last.hasColon && endings.contains(last.key.withColon.value)
  }

  private static func key(_ word: Substring) -> UInt64 {
    let key = English.usualSpelling(of: WordKey(word.filter { $0 != "'" && $0 != ":" }))
    return (word.last == ":" ? key.withColon : key).value
  }

  /// The words that can stand first among the pieces from there on.
  func leadingWords(from piece: Int = 0) -> [UInt64] {
    var found: [UInt64] = []
    for piece in pieces[min(piece, pieces.count)...] {
      guard piece.slot == nil else { break }
      found += piece.words
      if !piece.isOptional { break }
    }
    return found
  }

  var beginsWithSlot: Bool { pieces.first?.slot != nil }

  /// How many slots it begins with, before its first word.
  var leadingSlots: Int { pieces.count > 1 && pieces[0].slot != nil && pieces[1].slot != nil ? 2 : 1 }
}
