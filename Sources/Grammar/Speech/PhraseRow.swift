/// A row of a phrase table: words and slots, one after the other.
///
/// It is written like speech: `mark|tick X (as) done|complete`. `|` separates alternative words, brackets mark optional
/// words, and a single capital letter is a slot for at least one word. The letter tells which words a slot takes
/// (`Slot`).
struct PhraseRow: Sendable {
  /// The contents of a slot.
  enum Slot: Unicode.Scalar, Sendable {
    /// Things that are kept, in the words by which people refer to them.
    case item = "X"
    /// A date, time or duration and nothing else.
    case moment = "D"
    /// A repeat and nothing else.
    case recurrence = "R"
    /// The name of a list.
    case list = "L"
    /// An event of the community by its own number, or several: `c12`.
    case event = "C"
    /// The name of an existing list.
    case existing = "E"
    /// A handle with its `@`.
    case person = "P"
    /// A length of time and nothing else.
    case amount = "A"
    /// A known city or zone.
    case zone = "Z"
    /// Any words.
    case words = "N"

    /// True if it takes a moment or a repeat.
    @inline(__always)
    var isDate: Bool { self == .moment || self == .recurrence }

    /// Returns true if the slot may take that many words, with the mark before them.
    func mayTake(_ count: Int, from first: SpokenWord) -> Bool {
      self != .person || count == 1 && first.mark == UInt8(ascii: "@")
    }

    /// Returns true if the slot may hold words that begin with that one.
    @inline(__always)
    func mayBegin(with word: SpokenWord) -> Bool {
      self == .event ? word.isNumberOfEvent : !isOfTime || word.mayBeginTime
    }

    /// Returns true if the slot may hold words, judging by each word alone.
    @inline(__always)
    func mayHold(_ range: Range<Int>, of words: UnsafeBufferPointer<SpokenWord>) -> Bool {
      if self == .event { return words[range.lowerBound].isNumberOfEvent }
      return !isOfTime || words[range.lowerBound].mayBeginTime && !words[range].contains(where: \.isTimeless)
    }

    /// True if it takes a moment, a repeat or a length.
    @inline(__always)
    var isOfTime: Bool { self == .moment || self == .recurrence || self == .amount }
  }

  struct Piece: Sendable {
    let slot: Slot?
    /// The possible words of the piece; empty for a slot.
    let words: Permanent<UInt64>
    /// The same as bits: they rule out most other words.
    let bits: WordBits
    let isOptional: Bool
    var extent = Extent.whole

    init(slot: Slot? = nil, words: [UInt64] = [], isOptional: Bool) {
      (self.slot, self.words, self.isOptional) = (slot, Permanent(words), isOptional)
      bits = WordBits(self.words)
    }

    /// True if it is a slot for a moment, a repeat or a length.
    var takesTime: Bool { slot?.isOfTime ?? false }

    /// True if one of its words is needed.
    @inline(__always)
    var isOnlyWords: Bool { slot == nil && !isOptional }

    /// Returns true if the word is one of its words.
    @inline(__always)
    func holds(_ word: SpokenWord) -> Bool {
      guard word.bits.hasAny(bits) else { return false }
      for own in words where own == word.key.value { return true }
      return word.hasColon && words.contains(word.key.withColon.value)
    }
  }

  /// The possible ends of a slot, in the order to try.
  enum Extent: Sendable {
    /// At the end of the words.
    case whole
    /// At a comma or a colon, because another slot follows.
    case mark
    /// After as few words as possible.
    case shortest
    /// After as many words as possible, as for several moments.
    case longest
    /// Before a word of the rest, or at the end of the words, because the rest is optional.
    case beforeRest
  }

  let pieces: Permanent<Piece>
  /// The pieces of which a word has to be there.
  private let needed: Permanent<Piece>
  /// The second of two slots without a word between them: their contents decide where they are split.
  let slotBehindSlot: Slot?
  /// True if these two slots end the row.
  let endsInTwoSlots: Bool
  /// True if words follow a moment, which takes as many of them as it can: `to sunday 11am league changed it`.
  let hasWordsBehindMoment: Bool
  /// The slots that it begins with, before its first word: two at most.
  let leadingSlots: Permanent<Slot>

  init(_ phrase: String, _ spelling: SpellingRules) {
    var pieces = PhraseScanner.pieces(of: phrase, spelling)
    for place in pieces.indices { pieces[place].extent = PhraseRow.extent(of: place, in: pieces) }
    self.pieces = Permanent(pieces)
    needed = Permanent(pieces.filter(\.isOnlyWords))
    let behind = pieces.indices.dropFirst().first { place in
      let (before, piece) = (pieces[place - 1], pieces[place])
      return before.slot != nil && piece.slot != nil && (before.slot != piece.slot || piece.slot == .moment)
        && !piece.isOptional
    }
    leadingSlots = Permanent(pieces.prefix(2).prefix { $0.slot != nil }.compactMap(\.slot))
    slotBehindSlot = behind.flatMap { pieces[$0].slot }
    endsInTwoSlots = behind == pieces.count - 1
    hasWordsBehindMoment = behind.map { pieces[$0].slot == .words && pieces[$0 - 1].slot == .moment } ?? false
  }

  private static func extent(of place: Int, in pieces: [Piece]) -> Extent {
    let rest = pieces[(place + 1)...]
    guard let next = rest.first, let last = rest.last else { return .whole }
    if last.slot == nil, rest.allSatisfy(\.isOptional) { return .beforeRest }
    if pieces[place].slot == .event, next.slot == nil { return .shortest }
    if next.slot != nil { return .mark }
    switch last.slot {
    case .moment, .recurrence, .list, .existing: return .longest
    default: return .shortest
    }
  }

  /// The words that can stand first among the pieces from that one on.
  func leadingWords(from piece: Int = 0) -> [UInt64] {
    var found: [UInt64] = []
    for piece in pieces[min(piece, pieces.count)...] {
      guard piece.slot == nil else { break }
      found += piece.words
      if !piece.isOptional { break }
    }
    return found
  }

  /// Adds the words of which it needs one or the other.
  func addNeededWords(to words: inout [UInt64]) {
    for piece in needed { words += piece.words }
  }

  /// The place of the needed piece, besides the row's indexed word, whose words fewest rows need; nil if there is none
  /// of few words.
  func rarestPiece(_ uses: WordTable<Int>) -> Int? {
    let few = pieces.indices.filter { place in
      place != leadingSlots.count && pieces[place].isOnlyWords && pieces[place].words.count <= PhraseRow.fewWords
    }
    func used(_ place: Int) -> Int { pieces[place].words.reduce(0) { $0 + (uses[$1] ?? 0) } }
    return few.min { used($0) < used($1) }
  }

  /// With more words, the row would be listed so often that making the tables took long.
  private static let fewWords = 8

  /// Returns true if the needed words are among those of a range, in their order.
  func mayRead(_ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>) -> Bool {
    var here = range.lowerBound
    for piece in needed {
      while here < range.upperBound, !piece.holds(words[here]) { here += 1 }
      guard here < range.upperBound else { return false }
      here += 1
    }
    return true
  }

  var beginsWithSlot: Bool { pieces.first?.slot != nil }

  /// The end of its words at the start of a range; nil if they do not stand there, or if it has a slot.
  func endOfWords(_ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>) -> Int? {
    var here = range.lowerBound
    for piece in pieces {
      guard piece.slot == nil else { return nil }
      if here < range.upperBound, piece.holds(words[here]) {
        here += 1
      } else if !piece.isOptional {
        return nil
      }
    }
    return here
  }
}
