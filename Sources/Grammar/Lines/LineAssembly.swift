import Agenda
import Civil

/// Reads the lines of a message one after the other: a date alone goes to the item above it,
/// and sentences with days of their own become items of their own.
struct LineAssembly {
  let bytes: Bytes
  let readingState: ReadingState

  /// - Parameters:
  ///   - reader: the reader of the first line.
  ///   - list: returns the list that a line creates, given the reader of that line; the lines below it know that list.
  func lines(
    _ drafts: [DraftLine], reader: Reader, making list: (Message.Line, Reader) -> String?
  ) -> [Message.Line] {
    var readingState = readingState
    var lines: [Message.Line] = []
    // The draft of the last line, which may get the date of a line below it.
    var open: DraftLine?
    // The day of the date line above, for the times of the lines below it.
    var day: CivilDate?
    for index in drafts.indices {
      func add(_ line: Message.Line, _ draft: DraftLine) {
        let made = readingState === self.readingState ? list(line, reader) : list(line, readingState.reader)
        if let list = made, !readingState.context.hasList(list) {
          var reader = readingState.reader
          reader.context.lists.insert(list)
          readingState = ReadingState(reader)
        }
        lines.add(line)
        if index + 1 < drafts.count { open = draft }
      }
      func read(_ draft: DraftLine, isFirst: Bool) {
        var whole = line(draft, isFirst: isFirst, readingState: readingState)
        if let day { whole.putHours(on: day, at: readingState.reader.now) }
        if isFirst { readingState.reader.addErrand(behindActOf: &whole, draft, readingState) }
        guard mayHaveParts(whole, draft) else {
          readingState.reader.takeFirstClause(of: &whole, draft, readingState)
          return add(whole, draft)
        }
        for var part in parts(of: whole, draft, readingState) {
          readingState.reader.takeFirstClause(of: &part.line, part.draft, readingState)
          add(part.line, part.draft)
        }
      }
      if drafts[index].role.isMoment, let last = open, let line = lines.last, awaitsDate(line) {
        lines.removeLast()
        read(last.taking(drafts[index], in: bytes), isFirst: lines.isEmpty)
        day = lines.last?.expressions.first.flatMap { $0.isPlainDay && $0.time == nil ? $0.date : nil }
      } else {
        read(drafts[index], isFirst: index == 0 && !drafts[index].hasBullet)
      }
    }
    return lines
  }

  /// True if a date below a line would be its date: the line is an item without one.
  private func awaitsDate(_ line: Message.Line) -> Bool {
    guard case .item(let item)? = line.readings.last else { return false }
    return item.kind != .note && item.due == nil && item.start == nil && item.recurrence == nil && item.problem == nil
      && !item.removesDate
  }

  /// True if a line may tell of several things with a day each.
  private func mayHaveParts(_ line: Message.Line, _ draft: DraftLine) -> Bool {
    draft.name == nil
      && (line.mayTellSeveralTimes || readingState.reader.endsBesideDay(line.text, line.expressions))
  }

  /// Returns the line itself, or the parts between its sentences and commas.
  private func parts(
    of whole: Message.Line, _ draft: DraftLine, _ readingState: ReadingState
  ) -> [(draft: DraftLine, line: Message.Line)] {
    sentences(of: whole, draft, readingState).flatMap { part in
      readingState.reader.items(of: part.line, part.draft, readingState).map { (part.draft, $0) }
    }
  }

  private func sentences(
    of line: Message.Line, _ draft: DraftLine, _ readingState: ReadingState
  ) -> [(draft: DraftLine, line: Message.Line)] {
    // Only an item that stays with the writer is split into sentences, and a line that is none only as a whole.
    let isUnclear = line.readings.last == .remark(.unclear)
    guard isUnclear || isOwnItem(line.readings.first) else { return [(draft, line)] }
    let text = Array(line.text.utf8)
    let ranges = text.withUnsafeBufferPointer {
      Sentences(bytes: $0, language: readingState.language).ranges(by: line.expressions)
    }
    guard ranges.count > 1 else { return [(draft, line)] }
    let parts = ranges.map { range in
      var part = draft
      part.words = Array(text[range])
      part.notes = []
      part.isListed = !isUnclear
      return (draft: part, line: self.line(part, isFirst: isUnclear, readingState: readingState))
    }
    return isUnclear && !parts.allSatisfy { isOwnItem($0.line.readings.last) } ? [(draft, line)] : parts
  }

  private func isOwnItem(_ reading: Reading?) -> Bool {
    guard case .item(let item)? = reading else { return false }
    return item.kind != .note && item.recipient == nil
  }

  private func line(_ draft: DraftLine, isFirst: Bool, readingState: ReadingState) -> Message.Line {
    let isPlain = draft.words == nil && draft.notes.isEmpty
    let line = bytes.line(draft.range)
    if isPlain, readingState.presence.hasDigits,
      let joined = StrayTimes.joined(line, readingState.language, readingState.presence)
    {
      return joined.withUnsafeBufferPointer {
        LineReader($0, draft: draft, isFirst: isFirst, readingState: readingState).line()
      }
    }
    guard !isPlain else { return LineReader(line, draft: draft, isFirst: isFirst, readingState: readingState).line() }
    return draft.text(in: bytes).withUnsafeBufferPointer {
      LineReader($0, draft: draft, isFirst: isFirst, readingState: readingState).line()
    }
  }
}

extension Message.Line {
  /// Puts its hours on a day, if it tells hours and no day.
  fileprivate mutating func putHours(on day: CivilDate, at now: CivilDateTime) {
    guard expressions.first?.time != nil, expressions.allSatisfy({ !$0.saysDay }) else { return }
    self = on(day, at: now)
  }
}
