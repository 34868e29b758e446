import Agenda

/// Speech with a mark that says what is meant: an asterisk, a check mark, an arrow.
extension LineReader {
  /// `*tue`: a correction of the thing spoken of.
  func starred() -> Spoken? {
    guard core.count > 2, bytes[core.lowerBound] == UInt8(ascii: "*") else { return nil }
    let rest = bytes.line(core.dropFirst())
    if readingState.context.reference != nil, let moment = readingState.whole(rest), moment.problem == nil,
      moment.recurrence == nil
    {
      return Spoken(act: .correction(moment))
    }
    // `*dentist`, behind `denist friday`
    guard rest.first?.isLetter == true, !rest.contains(where: \.isSpace) else { return nil }
    return Spoken(readings: [.plainAct(PlainAct(.fix, .it(in: language), .fits, rest: rest.string(0..<rest.count)))])
  }

  /// A check mark beside the thing that is done, an arrow before a new moment, or a correction such as `tomorrow*`.
  func marked() -> Spoken? {
    if let end = CheckMark.end(bytes, at: 0), end < core.upperBound {
      let rest = bytes.line(bytes.skippingSpace(from: end)..<core.upperBound)
      let what = SelectionReader(readingState: readingState, bytes: rest).selection()
      return Spoken(readings: [.plainAct(PlainAct(.complete, what, .fits))])
    }
    if let ticked = tickedBehind() { return ticked }
    if let moved = movedByArrow() { return moved }
    guard bytes[core].last == UInt8(ascii: "*"), core.count > 1, !bytes[core.dropLast()].contains(UInt8(ascii: "*"))
    else { return nil }
    let rest = bytes.line(core.lowerBound..<core.upperBound - 1)
    if let moment = readingState.whole(rest), moment.problem == nil { return Spoken(act: .correction(moment)) }
    return Spoken(readings: [
      .plainAct(PlainAct(.fix, .it(in: language), .statement, rest: rest.string(0..<rest.count)))
    ])
  }

  /// A check mark behind the thing that is done: `library books \u{2705}`.
  private func tickedBehind() -> Spoken? {
    guard let last = readingState.words.last, last.range.upperBound < bytes.count else { return nil }
    let mark = bytes.skippingSpace(from: last.range.upperBound)
    guard let end = CheckMark.end(bytes, at: mark), bytes.trimmed(end..<bytes.count).isEmpty else { return nil }
    var words = 0..<readingState.words.count
    if words.count > 1, last.isIn(.done) || isParticiple(words.upperBound - 1) { words = words.dropLast() }
    return Spoken(readings: [.plainAct(PlainAct(.complete, selection(words), .fits))])
  }

  /// `team lunch -> thursday`
  private func movedByArrow() -> Spoken? {
    // No line has an arrow that the message does not have, even if its words were assembled.
    guard readingState.presence.hasArrows, let arrow = bytes.arrow(in: core) else { return nil }
    let day = bytes.line(bytes.trimmed(arrow.upperBound..<core.upperBound))
    let what = SelectionReader(readingState: readingState, bytes: bytes.line(core.lowerBound..<arrow.lowerBound))
      .selection()
    guard let moment = readingState.whole(day), moment.problem == nil, moment.saysDay || moment.hasTime,
      moment.recurrence == nil, !moment.isSpan
    else { return nil }
    return Spoken(readings: [.plainAct(PlainAct(moving: what, to: day.string(0..<day.count), .fits, in: language))])
  }
}
