/// Takes a written phrase apart: `mark|tick X (as) done|complete`. Thousands are read when a language is first used, so
/// that each byte is looked at once.
struct PhraseScanner {
  private let spelling: SpellingRules
  private var pieces: [PhraseRow.Piece] = []
  /// The words of the piece so far.
  private var words: [UInt64] = []
  /// The word so far, in small letters.
  private var key = WordKey(value: 0)
  private var length = 0
  /// The last letter of the word, as it is written.
  private var letter: UInt8 = 0
  private var hasColon = false
  private var isOptional = false

  /// The pieces of a phrase. A contraction makes two of them.
  static func pieces(of phrase: String, _ spelling: SpellingRules) -> [PhraseRow.Piece] {
    var (phrase, scanner) = (phrase, PhraseScanner(spelling))
    phrase.withUTF8 { for byte in $0 { scanner.read(byte) } }
    scanner.endPiece()
    return scanner.pieces
  }

  private init(_ spelling: SpellingRules) {
    self.spelling = spelling
    pieces.reserveCapacity(8)
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): endPiece()
    case UInt8(ascii: "|"): endWord()
    case UInt8(ascii: "("): isOptional = true
    case UInt8(ascii: ":"): hasColon = true
    case UInt8(ascii: ")"), UInt8(ascii: "'"): break
    default:
      key = WordKey(value: WordKey.adding(byte.lowered, to: key.value, at: length))
      (letter, length) = (byte, length + 1)
    }
  }

  private mutating func endPiece() {
    defer {
      isOptional = false
      words.removeAll(keepingCapacity: true)
    }
    if words.isEmpty, length == 1, let slot = PhraseRow.Slot(rawValue: Unicode.Scalar(letter)) {
      pieces.append(PhraseRow.Piece(slot: slot, isOptional: isOptional))
      return startWord()
    }
    if words.isEmpty, let (first, second) = spelling.expansion(of: key) {
      pieces.append(PhraseRow.Piece(words: [first.value], isOptional: false))
      pieces.append(PhraseRow.Piece(words: [second.value], isOptional: false))
      return startWord()
    }
    endWord()
    if !words.isEmpty { pieces.append(PhraseRow.Piece(words: words, isOptional: isOptional)) }
  }

  private mutating func endWord() {
    guard length > 0 else { return }
    let usual = spelling.usualSpelling(of: key)
    words.append((hasColon ? usual.withColon : usual).value)
    startWord()
  }

  private mutating func startWord() { (key, length, hasColon) = (WordKey(value: 0), 0, false) }
}
