import Agenda

// The hour of a thing, told behind its day in words of its own: `match sat, ko 10.30`.
extension LineSplitter {
  /// Returns the thing with that hour; nil for any other line.
  func toldHour(_ line: Range<Int>) -> [DraftLine]? {
    guard readingState.presence.hasDigits, readingState.presence.has(",") || readingState.presence.has("-"),
      let mark = line.first(where: { isClauseEnd($0) })
    else { return nil }
    let thing = bytes.trimmed(line.lowerBound..<mark)
    let rest = bytes.trimmed(mark + 1..<line.upperBound)
    let verb = thing.lowerBound..<bytes.endOfWord(from: thing.lowerBound)
    guard !thing.isEmpty, !rest.isEmpty, !rest.contains(where: { isClauseEnd($0) }),
      // `move gym to friday, start 7` is about the gym that is kept.
      !readingState.language.clauseWords.errandVerbs.contains(bytes, verb)
    else { return nil }
    let told = readingState.phrases(in: bytes.line(thing))
    guard told.count == 1, told[0].saysDay || told[0].isRepeat, told[0].problem == nil, told[0].others.isEmpty,
      told[0].range.count < thing.count
    else { return nil }
    return started(line, thing, rest, told[0])
  }

  /// `match sat, ko 10.30`
  private func started(
    _ line: Range<Int>, _ thing: Range<Int>, _ rest: Range<Int>, _ day: TemporalExpression
  ) -> [DraftLine]? {
    let words = readingState.language.lineWords
    guard !day.hasTime, let end = bytes.phrase(words.hourMarks, at: rest.lowerBound), end < rest.upperBound,
      let hour = moment(in: bytes.skippingSpace(from: end)..<rest.upperBound)
    else { return nil }
    return [joined(line, [Array(bytes[thing]), Array(readingState.language.reminderWords.atTime.utf8) + hour])]
  }

  /// A line of those words, which may still be about something kept.
  private func joined(_ line: Range<Int>, _ words: [[UInt8]]) -> DraftLine {
    var draft = assembled(line, words)
    draft.isListed = false
    return draft
  }

  /// The words for an hour and nothing else.
  private func moment(in words: Range<Int>) -> [UInt8]? {
    guard !words.isEmpty, let moment = readingState.whole(bytes.line(words)), moment.hasTime, !moment.saysDay,
      !moment.isRepeat, !moment.isSpan, moment.problem == nil, moment.others.isEmpty
    else { return nil }
    return Array(bytes[words])
  }
}
