import Agenda
import Civil

/// Reads one line: all its possible meanings, in the order in which to try them.
struct LineReader {
  let readingState: ReadingState
  let bytes: Bytes
  /// True for the first line of the message, which alone can answer or act on something earlier.
  let isFirst: Bool
  let draft: DraftLine
  /// The line without the spaces, full stops and exclamation marks at its end.
  let core: Range<Int>

  init(_ bytes: Bytes, draft: DraftLine, isFirst: Bool, readingState: ReadingState) {
    self.readingState = readingState
    self.bytes = bytes
    self.draft = draft
    self.isFirst = isFirst
    core = ItemPrefix.droppingThanks(
      bytes, bytes.withoutStop(0..<bytes.count), readingState.language, isBare: true)
  }

  func line() -> Message.Line {
    let text = readingState.text(of: bytes)
    if let (invocation, arguments) = markedInvocation() {
      readingState.lex(bytes)
      let expressions = readingState.phrases(bytes, to: bytes.count, barriers: [0..<arguments])
      return Message.Line(text: text, readings: [.command(invocation)], expressions: expressions)
    }
    var words = SmartAdd(bytes, readingState: readingState)
    words.beginsWithDay = draft.isAmongDays
    let findings = words.findings()
    let expressions = words.expressions(of: findings)
    if draft.isHeader {
      return Message.Line(text: text, readings: [.remark(.header)], expressions: expressions)
    }
    if draft.isForwarded, !draft.isListed, let chatter = chatter() {
      return Message.Line(text: text, readings: [.chatter(chatter)], expressions: expressions)
    }
    if draft.isClosing, draft.isListed,
      readingState.language.lineWords.thanking.contains(bytes, 0..<bytes.endOfWord(from: 0)), let chatter = chatter()
    {
      return Message.Line(text: text, readings: [.chatter(chatter)], expressions: expressions)
    }
    let isItem = draft.isListed || draft.isForwarded
    var readings =
      isItem ? [.item(item(words, findings, expressions))] : readings(words, findings, expressions)
    addAlternatives(to: &readings)
    return Message.Line(text: text, readings: readings, expressions: expressions)
  }

  /// Returns the item that the line describes.
  private func item(_ words: SmartAdd, _ findings: borrowing SmartAdd.Findings, _ expressions: [TemporalExpression])
    -> Item
  {
    var item = words.item(of: findings)
    belong(&item, expressions)
    if let last = findings.marks.recipients.last { item.alternatives = [.sending(sent(item, findings.marks, last))] }
    return consume item
  }

  /// Returns the request to the people whose handles begin the line.
  private func sent(_ item: Item, _ marks: Marks, _ last: Range<Int>) -> SentItem {
    let handles = marks.recipients.map { bytes.string($0) }
    let isFirst = bytes.skippingSpace(from: 0) + 1 == marks.recipients[0].lowerBound
    let words = bytes.string(bytes.trimmed(bytes.skippingComma(behindHandle: last.upperBound)..<bytes.count))
    // Each of several people is asked for the item alone, not to do it with the others.
    let asked = handles.count > 1 && isFirst ? readingState.reader.item(words) : item
    return SentItem(to: isFirst ? handles : [handles[0]], asked, words: isFirst ? words : "")
  }

  /// Adds to the item what the header above gives.
  private func belong(_ item: inout Item, _ expressions: [TemporalExpression]) {
    item.isDone = draft.isDone
    if let list = draft.list, item.list == nil { item.list = list }
    if let name = draft.name { item.name = name }
    if let place = draft.place { item.place = place }
    if draft.takesPlace { ItemDates.takePlace(&item) }
    guard let day = draft.day else { return }
    if item.due == nil, item.start == nil, item.kind == .todo { item.due = day }
    // Below `Sat:`, `gym at 9` is on Saturday, while `call bob monday` keeps its own day.
    guard item.recurrence == nil, expressions.first?.saysDay == false else { return }
    if let due = item.due, due.time != nil, due.zone == nil { item.due = When(day.date, due.time) }
    if let start = item.start, start.time != nil, start.zone == nil {
      let days = day.date.dayNumber - start.date.dayNumber
      item.start = When(day.date, start.time)
      item.end = item.end.map { When($0.date.adding(days: days), $0.time) }
    }
  }

  /// Adds the other possible meanings of each item that the line describes.
  private func addAlternatives(to readings: inout [Reading]) {
    guard readings.contains(where: \.isItem) else { return }
    let purposes = readingState.reader.purposes(bytes)
    guard
      purposes.contains(.anything) || readingState.presence(in: bytes).has("#")
        || readingState.presence(in: bytes).has("@")
    else { return }
    for index in readings.indices {
      guard case .item(var item) = readings[index],
        let alternatives = readingState.reader.alternatives(bytes, purposes, to: item).nonEmpty
      else { continue }
      item.alternatives = alternatives + (item.alternatives ?? [])
      readings[index] = .item(item)
    }
  }

  private func readings(
    _ words: SmartAdd, _ findings: borrowing SmartAdd.Findings, _ expressions: [TemporalExpression]
  ) -> [Reading] {
    /// The item is made only if the line may be one.
    func item() -> Item { self.item(words, findings, expressions) }
    listen()
    if let item = toldByNameAgain() { return [.item(item)] }
    // A line with a note is an item, even if its words alone would be none. A yearly one has the first of its years as
    // a note.
    if findings.marks.note != nil || mayBeYearly && item().note != nil, !(isFirst && bytes.starts(with: "//", at: 0)) {
      return noted(item())
    }
    if draft.role.isMoment { return [.remark(.firstLineOnly)] }
    var readings: [Reading] = []
    var whole = wholeMoment(expressions) ?? agreedDay()
    let hasReference = readingState.context.reference != nil
    // A moment has no clauses, unless it may correct the item spoken of.
    let spoken = stated(hasClauses: whole == nil || hasReference || !isFirst)
    let isOfLast = hasReference || isOfLast(expressions) || tellsLength(spoken, expressions)
    let isCorrection = isOfLast && spoken.act == nil && spoken.readings.first?.isCorrection == true
    // `same time next week` leaves the hour as it is.
    let keepsHour = spoken.act != nil && readingState.words.contains { $0.key == language.smallWords.same }
    if isCorrection || keepsHour || spoken.isSetting { whole = nil }
    let act = self.act(spoken)
    if isFirst { early(&readings, act, whole, isCorrection, spoken) }
    if !isFirst, let act, act == .undo || act == .done || act == .delete { return [.remark(.firstLineOnly)] }
    if isFirst, let holiday = holiday(whole) { return [.question(Question(.day, holiday))] }
    if let invocation = bareCommand() {
      guard isFirst else { return [.remark(.firstLineOnly)] }
      readings.append(.command(invocation))
    }
    if isFirst, whole == nil, act != nil { readings += withoutReference(act, spoken) }
    if let whole {
      guard isFirst else { return [.item(item())] }
      // `my weekend` asks for it.
      readings.add(readingState.words.first?.isIn(.owners) == true ? asked() : whole)
      return readings
    }
    if !readings.isEmpty, isOnlyAct(readings) { return readings }
    readings = readings.isEmpty ? said(spoken) : readings + said(spoken)
    if readings.contains(where: \.isCertain) { return withGist(readings) }
    if isFirst, isOnlyQuestionMarks { return readings + [.remark(.confusion)] }
    if !spoken.isItem, isFirst || core.count > 2 && !isMarkedQuestion, let chatter = chatter() {
      readings.append(.chatter(chatter))
      return readings
    }
    let isAsking = isMarkedQuestion && !isRequest && !readingState.words.isEmpty
    if let told = doubted() ?? (isAsking ? [asked()] : nil) { return readings + told }
    if readingState.presence.mayBeFilter,
      let filter = FilterReader(readingState: readingState, bytes: bytes.line(core)).search()
    {
      readings.append(.command(Invocation(word: "find", arguments: filter)))
      return readings
    }
    if isFirst, let hours = listedHours { readings.append(.moment(hours)) }
    if let item = puttingItselfRight() { return readings + [.item(item)] }
    let item = item()
    if mayBe(item, &readings, spoken, behind: findings.carrier) { readings.add(.item(consume item)) }
    return readings
  }

  /// True for `until 5` and `all day`, which are about the thing spoken of.
  private func isOfLast(_ expressions: [TemporalExpression]) -> Bool {
    if !expressions.isEmpty, expressions[0].isAllDay, expressions[0].date == nil { return true }
    return !readingState.words.isEmpty && isUntil(0..<readingState.words.count)
  }

  /// True for `for 2 hours`: it is the length of the thing spoken of last, not a moment.
  private func tellsLength(_ spoken: Spoken, _ expressions: [TemporalExpression]) -> Bool {
    guard !expressions.isEmpty, let seconds = expressions[0].seconds, seconds < 86_400,
      case .plainAct(let act)? = spoken.readings.first
    else { return false }
    return act.does(.lasts)
  }

  /// Adds what the line may mean before it is an item; returns false if it is none, because a question about the meaning
  /// is needed.
  private func mayBe(_ item: Item, _ readings: inout [Reading], _ spoken: Spoken, behind carrier: ItemPrefix) -> Bool {
    if !spoken.isItem || isMadeOfIt(0..<readingState.words.count), let unclear = unclear(item, spoken, behind: carrier)
    {
      if case .remark = unclear {
        readings = withGist(readings + [unclear])
        return false
      }
      if isFirst { readings += gistOrAct() }
      readings.append(unclear)
    } else if isFirst, tellsDeed, let gist = gist() {
      readings.append(gist)
    }
    return true
  }

  /// True if the line begins with a deed: `printed the minutes early so`.
  private var tellsDeed: Bool {
    let start = LeadIns(readingState, 0..<readingState.words.count).end
    return start + 2 < readingState.words.count && isParticiple(start) && !readingState.words[start].isIn(.errandVerbs)
  }

  /// Returns the readings; the one of a few words of the line comes before the bot has to ask about the meaning.
  private func withGist(_ readings: [Reading]) -> [Reading] {
    guard isFirst, case .remark(let remark)? = readings.last, [.unclear, .unclearAct].contains(remark) else {
      return readings
    }
    var told = readings
    told.insert(contentsOf: gistOrAct(), at: told.count - 1)
    if let amended = amendedByGist() { told.insert(amended, at: told.count - 1) }
    if let gone = goneAway(readings) { told.insert(gone, at: told.count - 1) }
    return told
  }

  /// Returns the act that the line is, on a message of the bot.
  private func act(_ spoken: Spoken) -> Act? {
    if let number = bareNumber { return .number(number) }
    if bytes.starts(with: "//", at: 0) {
      let note = bytes.trimmed(2..<bytes.count)
      return note.isEmpty ? nil : .note(bytes.string(note))
    }
    return isTick ? .done : spoken.act
  }

  /// Whether the line is a check mark.
  private var isTick: Bool { (3...6).contains(bytes.count) && CheckMark.end(bytes, at: 0) != nil }

  /// True if it is phrased as a request: its question mark asks nothing.
  var isRequest: Bool {
    // `and groceries?` asks, and `and that's all done` tells.
    let start = bytes.phrase(language.smallWords.goingOn, at: 0) ?? 0
    return ItemPrefix(bytes, from: start, readingState.language).end > start
  }

  /// The readings of the line as something said to the bot.
  private func said(_ spoken: Spoken) -> [Reading] {
    // `tell the parents training is off` is an errand, unless that is kept.
    let tells = readingState.words.count > 4 && language.clauseWords.telling.contains(readingState.words[0].key)
    let heard =
      tells ? spoken.readings.map { $0.asPlainAct?.mood == .statement ? $0.onlyWhereItFits : $0 } : spoken.readings
    let said = isFirst ? heard : heard.filter { !$0.actsOnEarlier }
    // `and gym?` asks about the gym that is kept, before it adds one.
    return spoken.isAdding && isMarkedQuestion && !isRequest ? [asked(mustFit: true)] + said : said
  }

  /// The question about what the line names.
  private func asked(mustFit: Bool = false) -> Reading {
    .question(Question(.what, selection(0..<readingState.words.count, isAsked: true), mustFit: mustFit))
  }

  /// Returns the day of a line that is just a holiday's name; the reply tells its date.
  private func holiday(_ whole: Reading?) -> Selection? {
    guard let whole, readingState.namesHoliday(core), let moment = whole.asMoment, moment.date != nil,
      moment.time == nil, !moment.isRepeat
    else { return nil }
    var day = Selection(bytes.string(core))
    day.moment = moment
    return day
  }

  /// Whether the line may name a birthday or an anniversary.
  private var mayBeYearly: Bool {
    readingState.words.isEmpty
      ? language.clauseWords.yearlyKeyWords.stand(in: bytes) : readingState.has(.yearly)
  }

  private func noted(_ item: Item) -> [Reading] {
    guard let invocation = bareCommand() else { return [.item(item)] }
    return [.command(invocation), .item(item)]
  }

  /// Adds an answer to the open question, and an act on the message replied to.
  private func early(
    _ readings: inout [Reading], _ act: Act?, _ whole: Reading?, _ isCorrection: Bool, _ spoken: Spoken
  ) {
    if !readingState.context.choices.isEmpty, let answer = answer() { readings.append(.answer(answer)) }
    // `my weekend` asks for it.
    if act == nil, readingState.words.first?.isIn(.owners) == true { return }
    guard !isCorrection, let reference = readingState.context.reference, let act = act ?? momentAct(whole) else {
      return
    }
    if case .moment = act, !readingState.context.referenceIsExplicit, reference != .reminder, isBareDayWord { return }
    readings += named(before: act, spoken)
    readings.append(.act(act))
  }

  private func momentAct(_ whole: Reading?) -> Act? {
    (whole?.asMoment ?? loneMoment).flatMap { $0.problem == nil ? .moment($0) : nil }
  }

  /// The hours in a list of bare numbers, as an answer: `8, 14 and 20`.
  private var listedHours: TemporalExpression? {
    guard core.count <= 40, let first = bytes.first, first.isDigit,
      core.contains(where: {
        bytes[$0] == UInt8(ascii: ",") || bytes[$0] == UInt8(ascii: "&")
          || bytes.phrase(language.selectionWords.joiningNumbers, at: $0) != nil
      })
    else { return nil }
    guard let hours = readingState.whole(core, of: bytes, as: .moment), !hours.others.isEmpty else { return nil }
    return hours
  }

  /// The moment of a single word, as an answer: `evening`, `tom`.
  private var loneMoment: TemporalExpression? {
    guard core.count <= 12, let first = bytes.first, first.isLetter, !bytes[core].contains(where: \.isSpace) else {
      return nil
    }
    return readingState.whole(core, of: bytes, as: .moment)
  }

  /// True if the readings rule out an item: a command or an act that takes the whole line.
  private func isOnlyAct(_ readings: [Reading]) -> Bool {
    readings.contains { reading in
      switch reading {
      case .command, .act: true
      default: false
      }
    }
  }

  /// The date, time or duration that the whole line is: as a reading, which is cheap to pass on.
  private func wholeMoment(_ expressions: [TemporalExpression]) -> Reading? {
    guard bytes.count <= 96, !core.isEmpty, !isOneOfSeveral else { return nil }
    switch expressions.count {
    case 0: return nil
    case 1:
      let range = expressions[0].range
      if range.lowerBound == 0, range.upperBound >= core.upperBound {
        return isActivity ? nil : .moment(expressions[0])
      }
      guard range.count * 2 >= core.count else { return nil }
    default:
      guard expressions.reduce(0, { $0 + $1.range.count }) * 2 >= core.count else { return nil }
    }
    let words = 0..<readingState.words.count
    guard words.isEmpty || readingState.mayBeTime(words) else { return nil }
    return isActivity ? nil : readingState.whole(core, of: bytes, as: .moment).map { .moment($0) }
  }

  /// True if the line is just `today` or `tomorrow`, which is a list's name too.
  private var isBareDayWord: Bool {
    guard let end = bytes.phrase(language.smallWords.dayWords, at: 0) else { return false }
    return end == core.upperBound || end == bytes.count
  }

  /// True if the line is just `?` or `??`.
  private var isOnlyQuestionMarks: Bool {
    (1...5).contains(core.count) && bytes[core].allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
      && bytes[core].contains(UInt8(ascii: "?"))
  }

  /// Whether the line ends in a question mark.
  var isMarkedQuestion: Bool {
    guard let last = bytes[core].last, last == UInt8(ascii: "?") else { return false }
    var start = core.upperBound
    while start > 0, !bytes[start - 1].isSpace { start -= 1 }
    // The query of a link may be empty.
    return !bytes.starts(with: "http", at: start)
  }
}

extension Reading {
  fileprivate var asMoment: TemporalExpression? { if case .moment(let moment) = self { moment } else { nil } }

  fileprivate var isItem: Bool { if case .item = self { true } else { false } }

  /// True if it changes the thing spoken of last.
  fileprivate var isCorrection: Bool {
    if case .plainAct(let act) = self { act.what.isIt } else { false }
  }

  /// True if it rules out any other meaning of the line.
  fileprivate var isCertain: Bool {
    switch self {
    case .command, .act, .remark, .offer: true
    case .question(let question): !question.mustFit
    default: false
    }
  }

  /// True if it changes something from before the message, or makes a request to the bot.
  fileprivate var actsOnEarlier: Bool {
    switch self {
    case .plainAct, .command, .act, .offer, .clauses: true
    default: false
    }
  }
}
