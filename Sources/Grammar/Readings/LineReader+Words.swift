import Agenda
import Civil

// Words of a line: their bytes, their moment, and the items that they name.
extension LineReader {
  /// True if a word says that something was done: `moved`, `sent`.
  func isParticiple(_ index: Int) -> Bool {
    let range = readingState.words[index].range
    if range.count > 4, language.wordForms.hasPastEnding(bytes, range) { return true }
    return readingState.words[index].isIn(.irregularWords)
  }

  /// The bytes that words stand in, with the marks between them.
  func bytes(of words: Range<Int>) -> Bytes { bytes.line(range(of: words)) }

  /// Returns the range of words in the line.
  func range(of words: Range<Int>) -> Range<Int> {
    var end = readingState.words[words.upperBound - 1].range.upperBound
    // `24.12.` is a date with its last full stop.
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), end > 0, bytes[end - 1].isDigit { end += 1 }
    return readingState.words[words.lowerBound].range.lowerBound..<end
  }

  /// Returns the moment that the words are as a whole; nil for any other words.
  func moment(_ words: Range<Int>) -> TemporalExpression? {
    guard let found = whole(words), found.problem == nil else { return nil }
    return found
  }

  /// Returns true if the words are a moment as a whole.
  func isMoment(_ words: Range<Int>) -> Bool {
    place(of: words, as: .moment).map { readingState.isKnown(at: $0) && !readingState.hasProblem(at: $0) } ?? false
  }

  /// Returns true if the words are a day as a whole, even one that does not exist.
  func isDay(_ words: Range<Int>) -> Bool {
    place(of: words, as: .moment).map { readingState.isDay(at: $0) } ?? false
  }

  /// Returns true if the words are an expression of a sort, even if it makes no sense.
  func isWhole(_ words: Range<Int>, as sort: TemporalReader.Sort) -> Bool {
    place(of: words, as: sort).map { readingState.isKnown(at: $0) } ?? false
  }

  /// Returns the expression that the words are, even if it makes no sense.
  func whole(_ words: Range<Int>, as sort: TemporalReader.Sort = .moment) -> TemporalExpression? {
    place(of: words, as: sort).flatMap { readingState.known(at: $0) }
  }

  /// Returns the place of what the words are among the known times; nil if no word of them is of time. It is cached:
  /// many rows ask for the same words.
  private func place(of words: Range<Int>, as sort: TemporalReader.Sort) -> Int? {
    guard readingState.mayBeTime(words), !isOneOfThings(words) else { return nil }
    return readingState.place(of: words, as: sort)
      ?? readingState.note(
        words, as: sort,
        (sort == .moment ? dated(words) : nil) ?? readingState.whole(range(of: words), of: bytes, as: sort)
          ?? beforeStop(words, as: sort))
  }

  /// Returns the expression before a full stop that ends a sentence: `10.30 till 2.`
  private func beforeStop(_ words: Range<Int>, as sort: TemporalReader.Sort) -> TemporalExpression? {
    let told = range(of: words)
    guard bytes[told.upperBound - 1] == UInt8(ascii: ".") else { return nil }
    return readingState.whole(told.dropLast(), of: bytes, as: sort)
  }

  /// True for the `one` of `skip that one`, which is no hour.
  private func isOneOfThings(_ words: Range<Int>) -> Bool {
    words.count == 1 && words.lowerBound > 0 && readingState.words[words.lowerBound].isIn(.ones)
      && readingState.words[words.lowerBound - 1].isIn(.articles)
  }

  /// Returns the day or hour of figures behind `on` or `at`, which a row may have taken: `it is on 4.12`, `is at 12h`.
  func dated(_ words: Range<Int>) -> TemporalExpression? {
    guard words.lowerBound > 0 else { return nil }
    let before = readingState.words[words.lowerBound - 1].key
    guard before == language.smallWords.at || before == language.smallWords.on, let last = bytes(of: words).last
    else { return nil }
    let isHour = before == language.smallWords.at && last | 0x20 == UInt8(ascii: "h")
    guard before == language.smallWords.on || isHour,
      bytes(of: words).dropLast().allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), isHour || last.isDigit
    else { return nil }
    return readingState.whole(range(of: words.lowerBound - 1..<words.upperBound), of: bytes, as: .moment)
  }

  func selection(_ words: Range<Int>, isAsked: Bool = false) -> Selection {
    readingState.selection(words, isAsked: isAsked) {
      let range = range(of: words)
      return SelectionReader(
        readingState: readingState, bytes: bytes.line(range), start: range.lowerBound, words: words, isAsked: isAsked
      ).selection()
    }
  }

  /// The day behind words that only agree, as the reading that it is alone: `ok friday`.
  func agreedDay() -> Reading? {
    let words = readingState.words
    guard isFirst, (2...6).contains(words.count),
      let start = words.firstIndex(where: {
        !language.smallWords.acknowledging.contains($0.key) && $0.key != language.smallWords.yes || $0.range.count < 2
      }), start > 0,
      case let end = withoutEnd(0..<words.count).upperBound, start < end,
      let day = moment(start..<end), day.saysDay, !day.isRepeat
    else { return nil }
    return .moment(day)
  }

  /// True if a meal is the thing that is planned: `dinner friday` is a dinner; `lunch` alone, as an answer, is its
  /// hour.
  var isActivity: Bool {
    readingState.namesPart && bytes[core].contains(where: \.isSpace)
      && PhraseCut.activity(in: core, of: bytes, language) != nil
  }

  /// True if the line is `the tuesday one`, where `one` is no 13:00, or `the second`, which is no day of a month.
  var isOneOfSeveral: Bool {
    let words = readingState.words
    guard let last = words.last, words.count <= 3 || last.isIn(.ones) else { return false }
    let isArticled = words[0].isIn(.articles)
    if last.isIn(.ones) { return words.count > 2 && isArticled || words.count > 1 && isPlace(words[words.count - 2]) }
    return words.count == (isArticled ? 2 : 1) && isPlace(last)
  }

  /// True if the word tells a place in a list: `second`.
  private func isPlace(_ word: SpokenWord) -> Bool {
    language.selectionWords.places.contains { $0.key == word.key }
  }
}
