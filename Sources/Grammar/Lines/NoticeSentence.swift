/// A notice: what takes place and when, and sentences about it.
extension LineSplitter {
  /// Returns the item of the first sentences with the rest as its note: `your appointment is on 3 dec at 2.15pm. Please
  /// arrive early.` Nil if a line is no notice.
  func notice(_ line: Range<Int>) -> [DraftLine]? {
    let language = readingState.language
    guard readingState.presence.hasDigits, readingState.presence.has("."), !bytes[line].contains(UInt8(ascii: "\"")),
      let stop = line.first(where: { isStop($0, in: line) && beginsNotice(bytes.skippingSpace(from: $0 + 1)) })
    else { return nil }
    let first = line.lowerBound..<stop
    // `the dentist is moved to friday. Please arrive early.` is news of what is kept.
    let words = SpokenWord.words(of: bytes, first, language.spelling)
    guard !words.contains(where: { $0.isIn(.changing) || language.clauseWords.changed.contains($0.key) }),
      readingState.phrases(in: bytes.line(first)).contains(where: { $0.saysDay && $0.problem == nil })
    else { return nil }
    var draft = DraftLine(range: line)
    let rest = bytes.withoutStop(bytes.skippingSpace(from: stop + 1)..<line.upperBound)
    draft.words = Array(bytes[first]) + Array("\n// ".utf8) + bytes[rest]
    return [draft]
  }

  /// True if a full stop ends a sentence, and another one follows.
  private func isStop(_ offset: Int, in line: Range<Int>) -> Bool {
    guard bytes[offset] == UInt8(ascii: "."), offset > line.lowerBound, offset + 2 < line.upperBound,
      bytes.isSpace(offset + 1)
    else { return false }
    var start = offset
    while start > line.lowerBound, bytes[start - 1].isWord { start -= 1 }
    return !readingState.language.lineWords.abbreviations.contains(bytes, start..<offset)
  }

  private func beginsNotice(_ offset: Int) -> Bool {
    readingState.language.phrases.notices.longest(bytes, at: offset) != nil
  }
}
