/// Words behind the last comma of an item that are no part of its name: `dentist thursday, pencil it in`, `reply to ann
/// tomorrow, high priority`.
struct ItemTail {
  /// The end of the text before the comma.
  let start: Int
  /// The priority that they give; nil for none.
  let priority: Int?

  /// The meanings of words at the end.
  enum Effect: Sendable {
    /// A request that changes nothing.
    case asked
    case priority(Int)
  }

  /// Reads the tail of the words before `limit`; nil if there is none.
  init?(_ bytes: Bytes, before limit: Int, _ language: LanguageGrammar) {
    let words = bytes.trimmed(0..<limit)
    guard let comma = bytes[words].lastIndex(of: UInt8(ascii: ",")), bytes.isSpace(comma + 1),
      let (word, end) = language.phrases.itemTails.longest(bytes, at: bytes.skippingSpace(from: comma + 1)),
      !bytes[min(end, words.upperBound)..<words.upperBound].contains(where: \.isWord)
    else { return nil }
    let start = bytes.trimmed(0..<comma).upperBound
    guard start > 0 else { return nil }
    self.start = start
    priority = if case .priority(let level) = word { level } else { nil }
  }
}
