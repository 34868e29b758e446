import Agenda

/// A line that changes something kept and tells a new errand: `move dentist to 3, remind me to call mum at 4`.
extension Reader {
  /// Adds both as the first reading, which counts only if the act fits something.
  func addErrand(behindActOf line: inout Message.Line, _ draft: DraftLine, _ readingState: ReadingState) {
    guard isOneAct(line.readings[0]) else { return }
    let both: Reading? = line.text.withBytes { bytes in
      func read(_ range: Range<Int>) -> Message.Line {
        LineReader(bytes.line(bytes.trimmed(range)), draft: draft, isFirst: true, readingState: readingState).line()
      }
      for (offset, joint) in joints(in: bytes) {
        guard let isReminder = beginsErrand(bytes, at: joint.end) else { continue }
        let first = read(0..<offset)
        guard case .plainAct(let act)? = first.readings.first, act.what.isNamed || act.what.isIt,
          !act.movesInTime || !first.expressions.isEmpty, case let second = read(joint.end..<bytes.count),
          act.movesInTime || isReminder || !second.expressions.isEmpty,
          let item = errand(second)
        else { continue }
        return .clauses([.plainAct(act).onlyWhereItFits, .item(item)])
      }
      return nil
    }
    if let both { line.readings.insert(both, at: 0) }
  }

  private func isOneAct(_ reading: Reading) -> Bool {
    switch reading {
    case .plainAct: true
    case .clauses(let all): all.count == 1 && isOneAct(all[0])
    default: false
    }
  }

  /// Whether words that begin there ask for a reminder, or else begin with the verb of an errand; nil if neither.
  private func beginsErrand(_ bytes: Bytes, at offset: Int) -> Bool? {
    let start = ItemPrefix(bytes, from: offset, language).end
    if start > offset { return true }
    return language.clauseWords.errandVerbs.contains(bytes, offset..<bytes.endOfWord(from: offset)) ? false : nil
  }

  /// The errand that a line is; nil for one that may be an act itself (`drop the passport`), or speaks of something else
  /// in the line (`email it`).
  private func errand(_ line: Message.Line) -> Item? {
    guard case .item(let item)? = line.readings.last, line.readings.dropLast().allSatisfy(\.mayBeAboutKept),
      item.kind != .note, item.recipient == nil, item.problem == nil
    else { return nil }
    let words = item.name.split(separator: " ").map { $0.lowercased() }
    guard words.count > 1, !language.reminderWords.spokenOf.contains(words[1]),
      !words.contains(where: { language.clauseWords.replacing.contains(WordKey($0)) })
    else { return nil }
    return item
  }
}
