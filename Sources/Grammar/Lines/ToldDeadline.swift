import Agenda

// A deadline told in words of its own: `register the birth - last day is the 7th dec`.
extension LineSplitter {
  /// Returns the thing with that day as its deadline; nil for any other line.
  func toldDeadline(_ line: Range<Int>) -> [DraftLine]? {
    let words = readingState.language.lineWords
    guard readingState.presence.has(",") || readingState.presence.has("-"),
      words.deadlineKeys.stand(in: bytes.line(line))
    else { return nil }
    for offset in line where isClauseEnd(offset) {
      let start = bytes.skippingSpace(from: offset + 1), name = bytes.trimmed(line.lowerBound..<offset)
      guard !name.isEmpty, let end = bytes.phrase(words.deadlines, at: start), end < line.upperBound else { continue }
      let linked = bytes.phrase(words.deadlineLinks, at: bytes.skippingSpace(from: end)) ?? end
      let day = bytes.trimmed(linked..<line.upperBound)
      guard let moment = readingState.whole(bytes.line(day)), moment.saysDay, !moment.isRepeat, !moment.isSpan,
        moment.problem == nil, !readingState.phrases(in: bytes.line(name)).contains(where: \.saysDay)
      else { continue }
      return [assembled(line, [Array(bytes[name]), Array(words.deadlineMark.utf8) + bytes[day]])]
    }
    return nil
  }

  /// True for a comma, or a dash with spaces around it.
  func isClauseEnd(_ offset: Int) -> Bool {
    guard offset > range.lowerBound, bytes.isSpace(offset + 1) else { return false }
    return bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: "-") && bytes.isSpace(offset - 1)
  }
}
