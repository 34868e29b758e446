import Agenda
import Civil

/// The state of reading one message: its reader, held once and never copied, and the storage for a line's tokens.
final class ReadingState {
  let reader: Reader
  private let temporal: TemporalReader
  /// The line that was lexed last, and its tokens.
  @exclusivity(unchecked) private var line = Bytes(start: nil, count: 0)
  @exclusivity(unchecked) private(set) var tokens: [Token] = []
  /// The phrases of the whole of that line, if they were requested.
  @exclusivity(unchecked) private var phrasesOfLine: [TemporalExpression]?
  /// The same tokens without those in ranges where no date is read.
  @exclusivity(unchecked) private var barred: [Token] = []
  /// The tokens of a part of the line taken in, for as long as it is read.
  @exclusivity(unchecked) private var partTokens: [Token] = []
  /// The tokens of the line whose words were taken in last.
  @exclusivity(unchecked) private var spokenTokens: [Token] = []
  /// The handles that a client copies, in full and without their hosts, in lower case.
  private(set) lazy var copiedHandles = Set(
    reader.context.copiedHandles.flatMap { handle in
      let whole = handle.lowercased()
      return [whole, String(whole.prefix { $0 != "@" })]
    })
  /// The words of the line that was taken in last.
  ///
  /// Nothing reads them while they are being written, so each word needs no exclusivity check.
  @exclusivity(unchecked) private(set) var words: [SpokenWord] = []
  /// The word sets that any of these words is in.
  @exclusivity(unchecked) private var classes: WordClasses = []
  /// The bits of these words.
  @exclusivity(unchecked) private var bits = WordBits.none
  /// The results for ranges of these words as a moment, a repeat or a length, as far as they were requested.
  @exclusivity(unchecked) private var knownTimes: [Known] = []
  /// The expressions among them.
  @exclusivity(unchecked) private var knownExpressions: [TemporalExpression] = []
  /// The selection that a range of these words is, and the range: that requested last, since several rows ask for the
  /// same.
  @exclusivity(unchecked) private var knownSelection: (words: Range<Int>, isAsked: Bool, selection: Selection)?
  /// The phrases in parts of the line of these words, as far as they were requested.
  @exclusivity(unchecked) private var knownPhrases: [(part: Range<Int>, phrases: [TemporalExpression])] = []
  /// The meanings of ranges of these words, as far as they were requested.
  @exclusivity(unchecked) private var heardClauses: [(words: Range<Int>, spoken: Spoken)] = []
  /// The phrase that begins the range requested last, and that range.
  @exclusivity(unchecked) private var drafted = DraftedPhrase()
  @exclusivity(unchecked) private var draftedRange = 0..<0
  /// The original message, and its bytes: a line that is the whole message needs no string of its own.
  private let message: (text: String, bytes: Bytes)?
  /// The bytes that occur in the message, and so in its lines.
  let presence: Presence

  init(
    _ reader: Reader, message: (text: String, bytes: Bytes)? = nil, presence: Presence = .unknown, trace: Trace? = nil
  ) {
    self.reader = reader
    self.presence = presence
    self.message = message
    temporal = TemporalReader(reader.settings, trace: trace)
  }

  /// The person's language.
  var language: LanguageGrammar { _read { yield reader.settings.values.language } }

  /// The words that the rules refer to, in the person's language.
  var lexicon: Lexicon { temporal.lexicon }

  var context: Context { _read { yield reader.settings.values.context } }

  private var effort: Effort? { _read { yield reader.settings.values.effort } }

  /// Lexes a line: `phrase` and `phrases` refer to it until the next one.
  func lex(_ bytes: Bytes) {
    effort?.add(bytes.count)
    tokens = Lexer.tokens(of: bytes, lexicon)
    line = bytes
    phrasesOfLine = nil
  }

  /// Takes in the words of a line, in which phrases are then found.
  func listen(to bytes: Bytes, _ range: Range<Int>) {
    words = SpokenWord.words(of: bytes, range, language.spelling)
    (classes, bits) = ([], .none)
    for word in words {
      classes.formUnion(word.classes)
      bits.add(word.bits)
    }
    if !knownTimes.isEmpty { knownTimes.removeAll(keepingCapacity: true) }
    if !knownExpressions.isEmpty { knownExpressions.removeAll(keepingCapacity: true) }
    if knownSelection != nil { knownSelection = nil }
    if !knownPhrases.isEmpty { knownPhrases.removeAll(keepingCapacity: true) }
    if !heardClauses.isEmpty { heardClauses = [] }
    draftedRange = 0..<0
    if line.baseAddress != bytes.baseAddress || line.count != bytes.count { lex(bytes) }
    spokenTokens = tokens
    TemporalParser.markTime(in: &words, tokens)
  }

  /// Returns true if a word taken in is in one of those sets: most rules skip most lines because of this.
  @inline(__always)
  func has(_ sets: WordClasses) -> Bool { !classes.isDisjoint(with: sets) }

  /// True if a word of the line taken in is a part of the day, as each meal is.
  var namesPart: Bool { spokenTokens.contains { $0.word == .part } }

  /// Returns true if that word may be among the words taken in.
  @inline(__always)
  func mayHave(_ word: WordKey?) -> Bool { word.map { bits.hasAny(WordBits($0.value)) } ?? false }

  /// Returns true if a range of the words taken in may be a moment, a repeat or a length, judging by each word.
  func mayBeTime(_ range: Range<Int>) -> Bool {
    words.withUnsafeBufferPointer { PhraseRow.Slot.moment.mayHold(range, of: $0) }
  }

  /// A range of words that was read as an expression of a sort; nil if it is none.
  private struct Known {
    let words: Range<Int>
    let sort: TemporalReader.Sort
    /// The index among the expressions of these words; nil if it is none.
    let place: Int?
    /// Facts about the expression, which is too large to be copied for each question.
    let isDay: Bool
    let isFaulty: Bool
  }

  /// The place of a range of the words taken in among the known times; nil before the first request.
  func place(of range: Range<Int>, as sort: TemporalReader.Sort) -> Int? {
    knownTimes.indices.first { knownTimes[$0].words == range && knownTimes[$0].sort == sort }
  }

  /// Keeps the expression in a range of the words taken in, nil if it is none; returns its place.
  func note(_ range: Range<Int>, as sort: TemporalReader.Sort, _ expression: TemporalExpression?) -> Int {
    if knownTimes.isEmpty { knownTimes.reserveCapacity(8) }
    if let expression {
      knownTimes.append(
        Known(
          words: range, sort: sort, place: knownExpressions.count, isDay: expression.isDay,
          isFaulty: expression.isFaulty))
      knownExpressions.append(expression)
    } else {
      knownTimes.append(Known(words: range, sort: sort, place: nil, isDay: false, isFaulty: false))
    }
    return knownTimes.count - 1
  }

  /// The expression at a place. It is large, so that most callers only ask whether it is one.
  func known(at place: Int) -> TemporalExpression? { knownTimes[place].place.map { knownExpressions[$0] } }

  func isKnown(at place: Int) -> Bool { knownTimes[place].place != nil }

  func isDay(at place: Int) -> Bool { knownTimes[place].isDay }

  func hasProblem(at place: Int) -> Bool { knownTimes[place].isFaulty }

  /// The selection that a range of the words taken in is; `read` reads it at the first request.
  func selection(_ range: Range<Int>, isAsked: Bool, _ read: () -> Selection) -> Selection {
    if let knownSelection, knownSelection.words == range, knownSelection.isAsked == isAsked {
      return knownSelection.selection
    }
    let selection = read()
    knownSelection = (range, isAsked, selection)
    return selection
  }

  /// The reading of a range of the words taken in; nil before the first request.
  func heard(_ range: Range<Int>) -> Spoken? { heardClauses.first { $0.words == range }?.spoken }

  func note(_ range: Range<Int>, _ spoken: Spoken) { heardClauses.append((range, spoken)) }

  /// The text of a line.
  func text(of line: Bytes) -> String {
    if isMessage(line), let message { return message.text }
    return line.string(0..<line.count)
  }

  /// The bytes that occur in a line.
  func presence(in line: Bytes) -> Presence { isMessage(line) ? presence : Presence(line) }

  /// Returns true if a line is the whole original message.
  private func isMessage(_ line: Bytes) -> Bool {
    guard let message else { return false }
    return message.bytes.baseAddress == line.baseAddress && message.bytes.count == line.count
  }

  /// Returns all temporal phrases in the lexed line, up to `end`, in order of position; none crosses a barrier.
  ///
  /// - Parameter beginsWithDay: true if the line stands among others that begin with a weekday.
  func phrases(_ bytes: Bytes, to end: Int, barriers: [Range<Int>], beginsWithDay: Bool = false) -> [TemporalExpression]
  {
    guard !barriers.isEmpty || end < bytes.count else {
      let found = temporal.expressions(tokens, bytes, beginsWithDay: beginsWithDay)
      if !beginsWithDay { phrasesOfLine = found }
      return found
    }
    barred = tokens
    var index = 0
    for barrier in barriers { hide(barrier, from: &index) }
    if end < bytes.count { hide(end..<bytes.count, from: &index) }
    return temporal.expressions(barred, bytes, beginsWithDay: beginsWithDay)
  }

  /// Returns all temporal phrases in a text that is no line, in order of position.
  func phrases(in bytes: Bytes) -> [TemporalExpression] {
    effort?.add(bytes.count)
    return temporal.expressions(Lexer.tokens(of: bytes, lexicon), bytes)
  }

  /// The same in a part of the line taken in, whose tokens exist already.
  func phrases(in bytes: Bytes, at start: Int) -> [TemporalExpression] {
    if bytes.baseAddress == line.baseAddress, bytes.count == line.count, let phrasesOfLine { return phrasesOfLine }
    let part = start..<start + bytes.count
    if let known = knownPhrases.first(where: { $0.part == part }) { return known.phrases }
    guard Lexer.take(part, of: spokenTokens, to: &partTokens) else { return phrases(in: bytes) }
    effort?.add(bytes.count)
    let found = temporal.expressions(partTokens, bytes)
    knownPhrases.append((part, found))
    return found
  }

  /// Keeps dates from being read in a range; ranges are given in their order.
  private func hide(_ range: Range<Int>, from index: inout Int) {
    let count = barred.count - Lexer.padding
    while index < count, Int(barred[index].end) <= range.lowerBound { index += 1 }
    while index < count, Int(barred[index].start) < range.upperBound {
      barred[index].bar()
      index += 1
    }
  }

  /// Returns the longest phrase of the lexed line that begins right there, and its end.
  func phrase(_ bytes: Bytes, at offset: Int, as sort: TemporalReader.Sort) -> (
    expression: TemporalExpression, end: Int
  )? {
    var low = 0
    var high = tokens.count - Lexer.padding
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    guard low < tokens.count - Lexer.padding, Int(tokens[low].start) == offset,
      let found = temporal.expression(tokens, bytes, at: low, as: sort)
    else { return nil }
    return (found.expression, Int(tokens[found.end - 1].end))
  }

  /// Returns true if a range of the line taken in, which is a moment, begins like a holiday's name and has more words.
  func namesHoliday(_ range: Range<Int>) -> Bool {
    spokenTokens[0].word == .holiday && Int(spokenTokens[1].start) < range.upperBound
  }

  /// Returns true if a text begins with a holiday's name.
  func beginsWithHoliday(_ bytes: Bytes) -> Bool { Lexer.tokens(of: bytes, lexicon).first?.word == .holiday }

  /// Returns the moment that a text is as a whole; short forms (`tom`) count as behind a sigil.
  func whole(_ bytes: Bytes, as sort: TemporalReader.Sort = .moment) -> TemporalExpression? {
    guard bytes.count <= Bounds.phrase else { return nil }
    effort?.add(bytes.count)
    return temporal.whole(Lexer.tokens(of: bytes, lexicon), bytes, as: sort)
  }

  /// The same for a range of the line taken in, whose tokens exist already.
  func whole(_ range: Range<Int>, of line: Bytes, as sort: TemporalReader.Sort) -> TemporalExpression? {
    guard range.count <= Bounds.phrase else { return nil }
    guard Lexer.take(range, of: spokenTokens, to: &partTokens) else { return whole(line.line(range), as: sort) }
    effort?.add(range.count)
    if draftedRange != range {
      drafted = DraftedPhrase()
      draftedRange = range
    }
    return temporal.whole(partTokens, line.line(range), as: sort, &drafted)
  }

  /// Returns the moment that a range of the line taken in is, given the thing that another range names: `8` for a
  /// dinner is in the evening. Nil if it is none, or if the thing tells nothing about the hour.
  func whole(_ range: Range<Int>, of line: Bytes, saidOf name: Range<Int>) -> TemporalExpression? {
    let tokens = spokenTokens.filter { $0.start >= name.lowerBound && $0.end <= name.upperBound }
    guard range.count <= Bounds.phrase else { return nil }
    effort?.add(range.count + name.count)
    return whole(line.line(range), saidOf: tokens)
  }

  /// Returns the moment that the text is, given the words of a thing's name; nil if it is none, or if the name tells
  /// nothing about the hour.
  func whole(_ bytes: Bytes, saidOf name: [Token]) -> TemporalExpression? {
    guard let occasion = name.compactMap(TemporalParser.occasion).last else { return nil }
    var temporal = temporal
    temporal.occasion = occasion
    return temporal.whole(Lexer.tokens(of: bytes, lexicon), bytes)
  }
}
