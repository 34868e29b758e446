import Agenda
import Civil

/// Splits a message into the lines that are items.
struct LineSplitter {
  let bytes: Bytes
  let range: Range<Int>
  let readingState: ReadingState

  /// The facts that a header gives for the lines below it.
  struct Header {
    var list: String?
    var day: When?
    /// The range of the header, without its colon.
    var range = 0..<0
    /// True if it is a day on a line of its own, without a colon.
    var isBare = false
  }

  /// Returns the lines in order; one more than the limit if there are more.
  func lines() -> [DraftLine] {
    guard readingState.presence.hasLineEnds, bytes[range].contains(where: { $0 == 10 || $0 == 13 }) else {
      if header(range) != nil {
        var draft = DraftLine(range: range)
        draft.isHeader = true
        return [draft]
      }
      let range = withoutDictatedStop(range)
      // A label within a line has a space behind its colon.
      if mayHaveLabels, range.contains(where: { bytes[$0] == UInt8(ascii: ":") && bytes.isSpace($0 + 1) }),
        let forms = forms(of: [range])
      {
        return forms
      }
      let line = droppingMark(range)
      let drafts = single(line, header: nil)
      return line == range ? withHolidays(drafts) : drafts.map { forwarded($0) }
    }
    let lines = physicalLines().map { bytes.trimmed($0) }
    if mayHaveLabels, let forms = forms(of: lines) { return forms }
    return withHolidays(items(of: lines))
  }

  private func withHolidays(_ drafts: consuming [DraftLine]) -> [DraftLine] {
    guard readingState.presence.has("-") else { return drafts }
    let holidays = HolidayLine(bytes: bytes, readingState: readingState)
    for index in drafts.indices { holidays.read(&drafts[index]) }
    return drafts
  }

  private var mayHaveLabels: Bool { readingState.presence.has(":") && bytes[range].contains(UInt8(ascii: ":")) }

  /// Returns the items that labelled lines make together, if they are parts of one thing.
  private func forms(of lines: [Range<Int>]) -> [DraftLine]? {
    FormReader(bytes: bytes, readingState: readingState).drafts(of: lines.map { droppingMark($0) })
  }

  private func items(of lines: [Range<Int>]) -> [DraftLine] {
    let isDated = lines.contains { line in
      let label = LabelledLine(bytes, line, readingState.language).label
      return (label == .date || label == .due) && moment(line) != nil
    }
    var drafts: [DraftLine] = []
    var header: Header?
    var wasBlank = true
    var headerIsUsed = false
    var rest = lines[...]
    while drafts.count <= Bounds.lines, let raw = rest.popFirst() {
      guard !raw.isEmpty else {
        wasBlank = true
        continue
      }
      let line = droppingMark(raw)
      // A line with only remarks below it is no header.
      if isNote(line), let title = header?.range, !headerIsUsed, header?.list != nil {
        drafts.append(listed(title))
        header = nil
      }
      if isNote(line), !drafts.isEmpty {
        drafts[drafts.count - 1].notes.append(bytes.trimmed(line.lowerBound + 2..<line.upperBound))
        continue
      }
      let body = droppingBullet(line)
      // A blank line ends the part below a header, unless the list goes on with bullets.
      if wasBlank, headerIsUsed, body == line { header = nil }
      if rest.contains(where: { !$0.isEmpty }), let found = self.header(body) {
        header = found
        header?.range = bytes.trimmed(body.lowerBound..<body.upperBound - 1)
        (headerIsUsed, wasBlank) = (false, false)
        continue
      }
      if wasBlank || header?.isBare == true, rest.first?.isEmpty == false,
        let found = bareDay(line, opens: drafts.isEmpty)
      {
        header = found
        (headerIsUsed, wasBlank) = (false, false)
        continue
      }
      wasBlank = false
      guard !body.isEmpty else { continue }
      headerIsUsed = true
      if header == nil, body == line, isAboutLast(line, isDated: isDated, &drafts) { continue }
      let found = single(line, header: header)
      drafts += line == raw ? found : found.map { forwarded($0) }
    }
    markDays(&drafts)
    if drafts.count > 1 { drafts[drafts.count - 1].isClosing = true }
    return drafts
  }

  /// True if a line is about the item above it: its date or time or, if `isDated`, another labelled line, which becomes
  /// a note.
  private func isAboutLast(_ line: Range<Int>, isDated: Bool, _ drafts: inout [DraftLine]) -> Bool {
    guard !drafts.isEmpty else { return false }
    if let (range, isLabelled, isDue) = moment(line) {
      let role = DraftLine.Role.moment(range, isLabelled: isLabelled)
      var draft = DraftLine(range: line, role: role)
      draft.takesPlace = isLabelled && !isDue
      drafts.append(draft)
      return true
    }
    guard isDated, LabelledLine(bytes, line, readingState.language).name != nil else { return false }
    drafts[drafts.count - 1].notes.append(line)
    return true
  }

  /// Lines that begin with a weekday each are a table of days.
  private func markDays(_ drafts: inout [DraftLine]) {
    let days = drafts.indices.filter { index in
      let start = drafts[index].range.lowerBound
      let end = bytes.endOfWord(from: start)
      guard 3...9 ~= end - start, bytes[start].isLetter else { return false }
      return Lexer.tokens(of: bytes.line(start..<end), readingState.lexicon)[0].word == .weekday
    }
    guard days.count > 1 else { return }
    for index in days { drafts[index].isAmongDays = true }
  }

  /// The line without the time and name that a chat puts before it.
  private func droppingMark(_ line: Range<Int>) -> Range<Int> {
    guard readingState.presence.has(":") else { return line }
    return (ForwardedMark.end(bytes, line, readingState.language) ?? line.lowerBound)..<line.upperBound
  }

  private func forwarded(_ draft: DraftLine) -> DraftLine {
    var draft = draft
    draft.isForwarded = true
    return draft
  }

  /// A day on a line of its own, which applies to the lines below it.
  private func bareDay(_ line: Range<Int>, opens: Bool) -> Header? {
    // Right after a reminder or a question of the bot, a day is the answer.
    guard
      !opens
        || !readingState.context.referenceIsExplicit && readingState.context.reference != .reminder
          && readingState.context.choices.isEmpty,
      saysMoment(line), let day = readingState.whole(bytes.line(line)), let date = day.date, day.saysDay,
      day.endDate == nil,
      day.endTime == nil, day.periodEnd == nil, day.recurrence == nil, day.problem == nil
    else { return nil }
    return Header(day: When(date, day.time), isBare: true)
  }

  /// The date or time that a line consists of, apart from a label.
  private func moment(_ line: Range<Int>) -> (range: Range<Int>, isLabelled: Bool, isDue: Bool)? {
    guard line.count > 1, line.count <= 96 else { return nil }
    let labelled = LabelledLine(bytes, line, readingState.language)
    let isLabelled = labelled.label == .date || labelled.label == .due
    guard isLabelled || labelled.name == nil else { return nil }
    let value = bytes.withoutStop(isLabelled ? labelled.value : line)
    guard isLabelled || saysMoment(value), let told = readingState.whole(bytes.line(value)), told.problem == nil,
      told.saysDay || told.time != nil || told.recurrence != nil
    else { return nil }
    return (value, isLabelled, labelled.label == .due)
  }

  /// True if a line could be just a day or a time: it has a figure and letters, or several words, or is a day of the
  /// week.
  private func saysMoment(_ line: Range<Int>) -> Bool {
    let isLettered = bytes[line].contains { $0.isLetter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    if bytes[line].contains(where: \.isDigit) { return isLettered && line.count > 2 }
    return bytes[line].contains(where: \.isSpace) || readingState.language.lineWords.days.contains(bytes, line)
  }

  private func physicalLines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range where bytes[offset] == 10 || bytes[offset] == 13 {
      lines.append(start..<offset)
      start = offset + 1
    }
    lines.append(start..<range.upperBound)
    // A return and a line feed end one line, not two.
    return lines.filter { !($0.isEmpty && $0.lowerBound > 0 && bytes[$0.lowerBound - 1] == 10 && isReturn($0)) }
  }

  private func isReturn(_ line: Range<Int>) -> Bool { line.lowerBound > 1 && bytes[line.lowerBound - 2] == 13 }

  private func isNote(_ line: Range<Int>) -> Bool {
    line.count >= 2 && bytes[line.lowerBound] == UInt8(ascii: "/") && bytes[line.lowerBound + 1] == UInt8(ascii: "/")
  }

  /// The items of one line: the line itself, or the things that it puts on an existing list (`groceries: milk, eggs`).
  private func single(_ raw: Range<Int>, header: Header?) -> [DraftLine] {
    let line = droppingBullet(raw)
    if let rest = droppingTick(raw, isOne: raw == range) {
      var done = listed(rest, list: header?.list, day: header?.day)
      done.isDone = true
      return [done]
    }
    if !readingState.context.lists.isEmpty, let (list, rest) = knownList(leading: line) {
      return commaParts(of: rest).map { listed($0, list: list) }
    }
    if header == nil,
      let each = eachWithDay(line) ?? eachBetweenCommas(line) ?? toldDeadline(line) ?? toldHour(line) ?? notice(line)
    {
      return each
    }
    if header == nil, let (own, parts) = headed(line) {
      return parts.map { listed($0, list: own.list.map(newListName), day: own.day) }
    }
    // Among other lines `When: ...` asks nothing.
    let isLabelled = raw != range && LabelledLine(bytes, line, readingState.language).label != nil
    guard header != nil || isLabelled else {
      var draft = DraftLine(range: line)
      draft.hasBullet = line != raw && !isChoice(line)
      return [draft]
    }
    return [listed(line, list: header?.list, day: header?.day)]
  }

  /// True if a line is a choice of the open question, with its number: `1. only Tue 24 Nov`.
  private func isChoice(_ line: Range<Int>) -> Bool {
    readingState.context.choices.contains { bytes.matches($0, in: line) }
  }

  /// A line that can only be an item.
  private func listed(_ line: Range<Int>, list: String? = nil, day: When? = nil) -> DraftLine {
    var draft = DraftLine(range: line, list: list, day: day)
    draft.isListed = true
    return draft
  }

  /// A header and its items in one line. A new list's name has at least three items (`shopping: apples, pears, plums`), or
  /// two if it says that it is a list, is one for shopping, or if each has its day: `exams: maths 11 jan, physics 19 jan`.
  private func headed(_ line: Range<Int>) -> (header: Header, parts: [Range<Int>])? {
    guard readingState.presence.has(":"), let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")),
      bytes.isSpace(colon + 1)
    else { return nil }
    let rest = bytes.trimmed(colon + 1..<line.upperBound)
    let name = bytes.trimmed(line.lowerBound..<colon)
    let isAddressed = addressedList(name) != name
    let isTold = saysList(bytes.string(name).lowercased())
    guard
      (isAddressed || isTold) && !rest.isEmpty
        || bytes[rest].contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }),
      let header = header(line.lowerBound..<colon + 1)
    else { return nil }
    guard let list = header.list.map(newListName) else { return announcing(header, name, rest) }
    guard list.split(separator: " ").count < 5 else { return nil }
    var parts = commaParts(of: rest)
    // `milk, eggs and bread` are three, while `salt and vinegar` may be one behind more.
    if isTold || parts.count == 2, !isAddressed { parts = listParts(of: rest) }
    if parts.count > 1, parts.allSatisfy(isDated) { return (header, parts) }
    // `add to priya: discuss the plan` may be about a thing called so.
    let isKnown = readingState.context.lists.contains { $0.lowercased() == list.lowercased() }
    guard parts.count > (isAddressed && isKnown ? 0 : isAddressed || isTold ? 1 : 2),
      parts.allSatisfy({ isShortName($0, words: isTold || isToDo(name) ? 6 : 4) })
    else { return nil }
    return (header, parts)
  }

  /// `to print`
  private func isToDo(_ name: Range<Int>) -> Bool {
    let end = bytes.endOfWord(from: name.lowerBound)
    return WordKey(letters: bytes[name.lowerBound..<end]) == readingState.language.smallWords.to
      && readingState.language.clauseWords.errandVerbs.contains(bytes, bytes.trimmed(end..<name.upperBound))
  }

  /// True if a header says that it is a list, or one for shopping: `groceries`.
  private func saysList(_ name: String) -> Bool {
    let (lists, bought) = (readingState.language.listWords, readingState.language.selectionWords.bought)
    return name.hasSuffix(" \(lists.listWord)") || bought.contains(readingState.language.wordForms.stem(name))
  }

  /// The items behind a header that only announces them, at least two, or behind a day, at least three: `to do today:
  /// wash the car, ring mum at 5`, `tomorrow: gym 7am, bank, post the parcel`.
  private func announcing(_ header: Header, _ name: Range<Int>, _ rest: Range<Int>) -> (Header, [Range<Int>])? {
    let parts = commaParts(of: rest)
    let isBareDay = announced(name) == nil
    guard parts.count > (isBareDay ? 2 : 1), parts.allSatisfy({ isShort($0, words: 6) }) else { return nil }
    // `reminder: school photos thursday, bring 5 pounds` is of one day.
    let dated = parts.count(where: isDated)
    guard dated == 0 || dated == parts.count else { return nil }
    return (header, parts)
  }

  /// True for a few words with a day among them, and more than the day.
  private func isDated(_ part: Range<Int>) -> Bool {
    let phrases = readingState.phrases(in: bytes.line(part))
    return isShort(part, words: 9) && phrases.contains { $0.saysDay && !$0.isRepeat && $0.range.lowerBound > 0 }
  }

  /// The things that a sentence puts on a list: `eggs, milk and paper towels.`
  private func listParts(of range: Range<Int>) -> [Range<Int>] {
    let end = bytes[range.upperBound - 1] == UInt8(ascii: ".") ? range.upperBound - 1 : range.upperBound
    var parts = commaParts(of: range.lowerBound..<end)
    guard let last = parts.last else { return [] }
    let text = bytes.string(last)
    for joint in readingState.language.selectionWords.joiningNames {
      // `sarah + 1` is one.
      guard let (first, rest) = text.splits(at: joint).first, !first.isEmpty, !rest.allSatisfy(\.isNumber) else {
        continue
      }
      let middle = last.lowerBound + first.utf8.count
      parts.removeLast()
      return parts + [last.lowerBound..<middle, bytes.trimmed(middle + joint.utf8.count..<last.upperBound)]
    }
    return parts
  }

  /// True if it can only be a thing on a list: a few words, no date, no quotes.
  private func isShortName(_ part: Range<Int>, words most: Int) -> Bool {
    isShort(part, words: most) && readingState.phrases(in: bytes.line(part)).isEmpty
  }

  /// True for a few words without quotes. Text in brackets is a remark.
  private func isShort(_ part: Range<Int>, words most: Int) -> Bool {
    let words = bytes.trimmed(part.lowerBound..<(bytes[part].firstIndex(of: UInt8(ascii: "(")) ?? part.upperBound))
    return bytes[words].reduce(0, { $0 + ($1.isSpace ? 1 : 0) }) < most && !bytes[part].contains(UInt8(ascii: "\""))
  }

  /// The existing list that the line begins with, and the text behind its colon.
  private func knownList(leading line: Range<Int>) -> (list: String, rest: Range<Int>)? {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")), bytes.isSpace(colon + 1) else { return nil }
    let rest = bytes.trimmed(colon + 1..<line.upperBound)
    guard !rest.isEmpty, let list = readingState.context.list(in: bytes, bytes.trimmed(line.lowerBound..<colon)) else {
      return nil
    }
    return (list, rest)
  }

  /// The parts between semicolons, or between commas if there are no semicolons. Separators within quotes do not count;
  /// nor does a comma between digits without a space.
  func commaParts(of range: Range<Int>) -> [Range<Int>] {
    let mark = bytes[range].contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
    var parts: [Range<Int>] = []
    var (start, quoted) = (range.lowerBound, false)
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "\""): quoted.toggle()
      case mark:
        let isDecimal =
          offset > start && bytes[offset - 1].isDigit && offset + 1 < range.upperBound && bytes[offset + 1].isDigit
        guard !quoted, !isDecimal else { continue }
        parts.append(bytes.trimmed(start..<offset))
        start = offset + 1
      case UInt8(ascii: "/") where !quoted && offset > start && bytes[offset - 1] == UInt8(ascii: "/"):
        // The rest is a note; its commas are its own.
        return (parts + [bytes.trimmed(start..<range.upperBound)]).filter { !$0.isEmpty }
      default: break
      }
    }
    parts.append(bytes.trimmed(start..<range.upperBound))
    return parts.filter { !$0.isEmpty }
  }
}
