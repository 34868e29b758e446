import Agenda

/// A new item in a line whose later words are not understood.
extension Reader {
  /// Makes the line the item that its first clause is, with the rest as a note: `dress rehearsal mon 7 dec 2pm, costume
  /// needed by the friday before`.
  ///
  /// Only a clause with a name and a day is one, and only if the rest does not correct it.
  func takeFirstClause(of line: inout Message.Line, _ draft: DraftLine, _ readingState: ReadingState) {
    guard !line.expressions.isEmpty, !draft.isListed, draft.notes.isEmpty,
      isUnclear(line) || hasHourOfLaterClause(line),
      let (item, expressions) = firstClause(of: line, draft, readingState)
    else { return }
    (line.readings, line.expressions) = ([.item(item)], expressions)
  }

  private func firstClause(
    of line: Message.Line, _ draft: DraftLine, _ readingState: ReadingState
  ) -> (item: Item, expressions: [TemporalExpression])? {
    line.text.withBytes { bytes in
      guard let end = endOfClause(bytes, line.expressions) else { return nil }
      let rest = bytes.trimmed(bytes.skippingSpace(from: end + 1)..<bytes.count)
      guard goesOn(bytes.line(rest), readingState) else { return nil }
      let clause = bytes.line(bytes.trimmed(0..<end))
      let first = LineReader(clause, draft: draft, isFirst: true, readingState: readingState).line()
      guard case .item(var item)? = first.readings.last, first.readings.dropLast().allSatisfy(\.isOnlyWhereItFits),
        item.kind != .note, item.note == nil, item.recipient == nil, item.unused == nil, item.problem == nil,
        !item.name.isEmpty, first.expressions.contains(where: { $0.saysDay || $0.isRepeat })
      else { return nil }
      item.note = bytes.string(bytes.withoutStop(rest))
      return (item, first.expressions)
    }
  }

  private func isUnclear(_ line: Message.Line) -> Bool {
    if case .remark(.unclear) = line.readings[0] { line.readings.count == 1 } else { false }
  }

  /// True if an hour without a day, behind another clause that has both, would decide the date: `carol concert sat 19
  /// dec 6pm, arrive by 5`.
  private func hasHourOfLaterClause(_ line: Message.Line) -> Bool {
    guard line.readings.count == 1, line.expressions[0].lead == .deadline, let decisive = line.expressions.first,
      !decisive.saysDay, decisive.hasTime, decisive.endTime == nil, case .item(let item) = line.readings[0],
      item.recipient == nil
    else { return false }
    return line.expressions.dropFirst().contains {
      $0.saysDay && $0.hasTime && $0.range.upperBound < decisive.range.lowerBound
    }
  }

  /// The offset of the first comma or full stop behind a day.
  private func endOfClause(_ bytes: Bytes, _ expressions: [TemporalExpression]) -> Int? {
    let taken = expressions.flatMap(\.ranges)
    let marks = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ".")]
    return bytes.indices.first { offset in
      marks.contains(bytes[offset]) && bytes.isSpace(offset + 1) && bytes.skippingSpace(from: offset + 1) < bytes.count
        && taken.contains { $0.upperBound <= offset + 1 }
        && !taken.contains { $0.contains(offset) && $0.upperBound > offset + 1 } && !bytes.isInBrackets(offset)
    }
  }

  /// True if a clause only says more: it names no other time first, corrects nothing, asks nothing and does nothing to
  /// what is kept.
  private func goesOn(_ bytes: Bytes, _ readingState: ReadingState) -> Bool {
    let words = SpokenWord.words(of: bytes, 0..<bytes.count, language.spelling)
    guard let first = words.first, words.count > 1, !bytes.contains(UInt8(ascii: "?")),
      !readingState.phrases(in: bytes).contains(where: { $0.range.lowerBound == 0 }), !first.mayBeginTime
    else { return false }
    let kinds: [WordClasses] = [
      .changing, .pronouns, .subjects, .secondPerson, .interrogatives, .askingFirst, .thirdPerson,
    ]
    // `buy milk by 5` is something else to do.
    let isOfFirst = language.lineWords.arriving.contains { bytes.phrase($0, at: 0) != nil }
    if !isOfFirst, first.isIn(.errandVerbs), readingState.phrases(in: bytes).contains(where: \.hasTime) { return false }
    return first.key != language.smallWords.and && !kinds.contains { first.isIn($0) }
      && !language.clauseWords.puttingRight.contains(first.key)
      && !language.clauseWords.suggesting.contains(first.key)
      && !language.clauseWords.denying.contains(first.key) && !language.clauseWords.agreeing.contains(first.key)
  }
}
