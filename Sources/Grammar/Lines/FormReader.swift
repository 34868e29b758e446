import Agenda
import Civil

/// Reads pasted invitations, tickets and notices, whose lines are parts of one thing: `Subject: ...`, `When: ...`,
/// `Where: ...`; a flight's number, its day, `dep 06:55 arr 09:20`.
struct FormReader {
  let bytes: Bytes
  let readingState: ReadingState

  /// Returns the items that the lines make as a form; nil if each line is an item.
  ///
  /// - Parameter lines: without white space at their ends; an empty one separates paragraphs.
  func drafts(of lines: [Range<Int>]) -> [DraftLine]? {
    guard let first = lines.first(where: { !$0.isEmpty }), !isMarked(first) else { return nil }
    var parts: [LabelledLine] = []
    var wasBlank = false
    for line in lines.prefix(Bounds.lines) {
      if !line.isEmpty {
        var found = opening(LabelledLine.parts(bytes, line, readingState.language))
        found[0].opensParagraph = wasBlank
        parts += found
      }
      wasBlank = line.isEmpty
    }
    let isMail = takesHeader(of: &parts)
    if !isMail, let ticket = ticket(parts) { return ticket }
    guard parts.count > 1, isMail ? parts.contains(where: { moment(in: $0) != nil }) : isForm(parts) else { return nil }
    let drafts = forms(parts).map { draft($0, isMail: isMail) }
    return drafts.contains { $0 == nil } ? nil : drafts.compactMap { $0 }
  }

  /// Parts the cry that opens a text from the name behind it: `You're invited! Zoe's party. When: ...`.
  private func opening(_ parts: [LabelledLine]) -> [LabelledLine] {
    guard parts.count > 1, parts[0].label == nil,
      let cry = parts[0].range.dropLast().first(where: { bytes[$0] == UInt8(ascii: "!") && bytes.isSpace($0 + 1) })
    else { return parts }
    let range = parts[0].range
    let ranges = [range.lowerBound..<cry + 1, bytes.trimmed(cry + 1..<range.upperBound)]
    return ranges.map { LabelledLine(bytes, $0, readingState.language) } + parts.dropFirst()
  }

  /// Removes the header lines about the mail itself (its sender, its recipient, its date) if the lines are a mail;
  /// returns whether they are.
  private func takesHeader(of parts: inout [LabelledLine]) -> Bool {
    let words = readingState.language.lineWords
    func isIn(_ labels: Set<String>, _ part: LabelledLine) -> Bool { part.name.map(labels.contains) ?? false }
    guard parts.contains(where: { isIn(words.sendersOfMail, $0) }),
      let subject = parts.first(where: { $0.label == .name }), !subject.value.isEmpty
    else { return false }
    parts.removeAll { part in
      isIn(words.headersOfMail, part) || bytes[part.range].prefix(3).allSatisfy { $0 == UInt8(ascii: "-") }
    }
    return true
  }

  private func isMarked(_ line: Range<Int>) -> Bool {
    bytes[line.lowerBound] == UInt8(ascii: "!") || bytes[line.lowerBound] == UInt8(ascii: "/")
  }

  /// True if the lines are one thing: because of several labels, of a place beside a name and a day, or of a journey's
  /// times. A single label only dates the item above it.
  private func isForm(_ parts: [LabelledLine]) -> Bool {
    let known = parts.filter { $0.label != nil }
    if Set(known.compactMap(\.name)).count > 1 {
      return known.contains { ($0.label == .date || $0.label == .due) && moment(in: $0) != nil }
    }
    let loose = parts.filter { $0.label == nil }
    // A place beside a name and a line that is a day: `Offsite`, `8 December, 9am`, `Venue: The Boathouse`.
    if known.count == 1, known[0].label == .place, loose.count > 1 {
      return loose.contains { moment(in: $0).map { $0.isWhole && $0.hasDay } == true }
        && loose.contains { moment(in: $0) == nil }
    }
    guard loose.count > 2, let times = loose.first(where: isJourney) else { return false }
    return loose.contains { $0.range != times.range && moment(in: $0)?.isWhole == true }
  }

  /// True if the line tells only the start and the end of something.
  private func isJourney(_ part: LabelledLine) -> Bool {
    StrayTimes.joined(bytes.line(part.range), readingState.language) != nil
      && moment(in: part)?.isWhole == true
  }

  /// The parts of each thing: a thing ends before a label that it already has.
  private func forms(_ parts: [LabelledLine]) -> [[LabelledLine]] {
    var forms: [[LabelledLine]] = [[]]
    var seen: Set<String> = []
    for part in parts {
      if let name = part.name, part.label != nil, !seen.insert(name).inserted {
        // The lines that open the paragraph name the next thing.
        let last = forms[forms.count - 1]
        let opening = last.lastIndex { $0.opensParagraph } ?? last.count
        let isNext = opening > 0 && last[opening...].allSatisfy { $0.label == nil }
        forms[forms.count - 1] = isNext ? Array(last[..<opening]) : last
        forms.append(isNext ? Array(last[opening...]) : [])
        seen = [name]
      }
      forms[forms.count - 1].append(part)
    }
    return forms
  }

  private func draft(_ parts: [LabelledLine], isMail: Bool) -> DraftLine? {
    guard let start = parts.first, let end = parts.last else { return nil }
    var said = Said(name: parts.first { $0.label == .name && !$0.value.isEmpty }, isMail: isMail)
    let label = said.name?.range
    for part in parts where part.range != label {
      switch part.label {
      case .place? where said.place == nil && !part.value.isEmpty: said.place = bytes.string(part.value)
      case .date?, .due?, .end?, nil: note(part, in: &said)
      default: said.notes.append(Array(bytes[part.range]))
      }
    }
    // Without a title, it is called by its place.
    let place = parts.first { $0.label == .place && !$0.value.isEmpty }
    guard let name = said.name ?? place, said.day != nil || said.time != nil else { return nil }
    var draft = DraftLine(range: start.range.lowerBound..<end.range.upperBound)
    draft.isListed = true
    draft.place = said.place
    draft.name = title(name)
    draft.takesPlace = !said.isDue
    let words = [said.day, said.time].compactMap { $0 }.filter { !$0.isEmpty }
    draft.words = Array(words.joined(separator: Array(", ".utf8))) + (said.last.map { Array(" - ".utf8) + $0 } ?? [])
    for note in said.notes { draft.words? += Array("\n// ".utf8) + note }
    return draft
  }

  /// The facts that the lines of a form have told so far.
  private struct Said {
    var name: LabelledLine?
    var day: [UInt8]?
    var time: [UInt8]?
    var last: [UInt8]?
    var place: String?
    var notes: [[UInt8]] = []
    var isDue = false
    /// True if the lines are a mail, whose sentences tell its date.
    var isMail = false

    /// Takes a moment; only the first one counts.
    mutating func take(_ moment: Told, _ label: Label?) {
      isDue = isDue || label == .due
      if label == .end {
        last = last ?? moment.text
      } else if moment.hasDay {
        day = day ?? moment.text
        if moment.hasTime { time = time ?? [] }
      } else {
        time = time ?? moment.text
      }
    }
  }

  /// Takes a line that may tell a moment; otherwise it is the name, or a note.
  private func note(_ part: LabelledLine, in said: inout Said) {
    if let moment = moment(in: part),
      part.label != nil || moment.isWhole || said.isMail && said.day == nil && moment.hasDay
    {
      said.take(moment, part.label)
      if moment.leavesWords { said.notes.append(Array(bytes[part.range])) }
    } else if part.label == nil, said.name.map(isOpening) ?? true, !part.value.isEmpty,
      part.name == nil || said.name == nil
    {
      if let opening = said.name { said.notes.append(Array(bytes[opening.range])) }
      said.name = part
    } else {
      said.notes.append(Array(bytes[part.range]))
    }
  }

  /// True if a line only opens the text: `Your booking is confirmed!`, `Dear Ann,`.
  private func isOpening(_ part: LabelledLine) -> Bool {
    part.label == nil && (bytes[part.range].last == UInt8(ascii: "!") || bytes[part.range].last == UInt8(ascii: ","))
  }

  /// The name of the thing, without `FW:` and similar marks.
  private func title(_ part: LabelledLine) -> String {
    var part = part
    while part.label == .name, !part.value.isEmpty {
      let inner = LabelledLine(bytes, part.value, readingState.language)
      guard inner.label == .name, !inner.value.isEmpty else { break }
      part = inner
    }
    var range = part.label == .name || part.label == .place ? part.value : part.range
    while let last = range.last, [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ".")].contains(bytes[last]) {
      range = range.lowerBound..<last
    }
    return bytes.string(range)
  }
}

extension FormReader {
  /// A day or a time that a part tells.
  struct Told {
    /// The words of the day or time.
    var text: [UInt8]
    var hasDay: Bool
    var hasTime: Bool
    /// True if the line holds nothing else.
    var isWhole: Bool
    /// True if the rest of the line is more than a mark or two.
    var leavesWords: Bool
  }

  /// True if a byte belongs to the dot between a day and its hours: `8 December · 9am`.
  private func isDot(_ line: Bytes, _ offset: Int) -> Bool {
    line[offset] == 0xC2 && offset + 1 < line.count && line[offset + 1] == 0xB7
      || line[offset] == 0xB7 && offset > 0 && line[offset - 1] == 0xC2
  }

  func moment(in part: LabelledLine) -> Told? {
    let range = part.label == nil ? part.range : part.value
    guard range.count <= 2 * Bounds.phrase else { return nil }
    let joined = StrayTimes.joined(bytes.line(range), readingState.language) ?? Array(bytes[range])
    return joined.withUnsafeBufferPointer { line in
      let found = readingState.phrases(in: line)
      guard
        let told = found.first(where: { ($0.saysDay || $0.time != nil || $0.recurrence != nil) && $0.problem == nil })
      else { return nil }
      let ranges = told.ranges
      let start = ranges.map(\.lowerBound).min() ?? 0
      let end = min(ranges.map(\.upperBound).max() ?? 0, line.count)
      // `Doors 7:00 PM / Show 8:00 PM` is repeated as a note.
      let note = line.indices.first { line.starts(with: "//", at: $0) && line.isWordStart($0) } ?? line.count
      var rest = 0
      for offset in line.indices.prefix(upTo: note)
      where line[offset].isWord && !(start..<end).contains(offset) && !isDot(line, offset) { rest += 1 }
      return Told(
        text: Array(line[start..<end]), hasDay: told.saysDay || told.recurrence != nil, hasTime: told.time != nil,
        isWhole: rest == 0, leavesWords: rest > 3)
    }
  }
}
