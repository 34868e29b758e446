import Agenda
import Civil

/// Reads one line as an item: everything that is understood is taken out, and what remains is its name.
struct SmartAdd {
  /// An item and every temporal phrase that its line holds, the one that decides its date first.
  struct Outcome {
    var item: Item
    var expressions: [TemporalExpression]
  }

  let readingState: ReadingState
  let bytes: Bytes
  /// True if the line stands among others that begin with a weekday.
  var beginsWithDay = false
  /// True if a line of marks and dates alone keeps its words as the name.
  var needsName = true
  /// True if it is a note, whatever it looks like.
  var isNote = false

  init(_ bytes: Bytes, readingState: ReadingState) {
    self.bytes = bytes
    self.readingState = readingState
  }

  func outcome() -> Outcome {
    let findings = findings()
    let item = item(of: findings)
    return Outcome(item: item, expressions: expressions(of: findings))
  }

  /// The item that the line describes.
  func item(of findings: borrowing Findings) -> Item {
    if findings.carrier.kind == .note { return note(of: findings) }
    var item = dated(by: findings)
    if item.problem?.isQuestion == true { ask(&item, findings) } else { name(&item, findings) }
    return consume item
  }

  /// Gives an item its name, and the properties that depend on the words outside it.
  private func name(_ item: inout Item, _ findings: borrowing Findings) {
    let (found, choice) = (findings.found, findings.choice)
    var cuts = findings.marks.cuts
    let twin = twin(of: choice, in: found, findings.marks, from: findings.start)
    if let twin, let date = choice.date, let first = found[twin].date {
      let time = found[twin].time ?? found[date].time
      item.due = readingState.reader.when(first, time, nil)
      item.otherTimes = (twin + 1...date).compactMap { index in
        guard var day = found[index].date else { return nil }
        // `off thursday and friday`, said on a thursday, speaks of one week.
        let isWeekOff = first == readingState.reader.now.date.adding(days: 7) && day < first
        if isWeekOff, found[twin].isWeekday, found[index].isWeekday, isOff(before: found[twin].range) {
          day = day.adding(days: 7)
        }
        return readingState.reader.when(day, found[index].time ?? time, nil)
      }
      item.sortTimes()
    }
    cut(findings, to: &cuts)
    if let twin, let date = choice.date {
      cuts.append(Cut(range: found[twin].range.lowerBound..<endOfDays(found[date], behind: found[twin])))
      cuts.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    if let date = choice.date { cutLinkingVerb(before: found[date].range, from: &cuts) }
    if !found.isEmpty { cutReminder(behind: found[0].range, before: findings.marks.end, from: &cuts) }
    item.name = name(from: findings.start, to: findings.marks.end, without: cuts, url: item.url)
    if let first = cuts.first, first.range.lowerBound == findings.start {
      dropLink(from: &item.name)
      if !found.isEmpty { item.name = item.name.droppingBeing(in: readingState.language) }
    }
    if item.due != nil || item.start != nil,
      cuts.last.map({ bytes.trimmed(min($0.range.upperBound, findings.marks.end)..<findings.marks.end).isEmpty })
        == true
    {
      item.name = item.name.droppingLinkingVerb(in: readingState.language)
    }
    if item.due != nil || item.start != nil { item.name = item.name.droppingHaving(in: readingState.language) }
    // `pay bills, remind me tomorrow at 9`
    if item.due != nil, let remindMe = readingState.language.itemWords.remindMe {
      item.name.dropEnd(", ", remindMe)
      if asksNobody(item.name, toRemind: remindMe) { item.name.dropEnd(" ", remindMe) }
    }
    if item.due != nil || item.start != nil { dropEnds(of: &item.name, behind: cuts.last?.range.upperBound ?? 0) }
    let weekdays = findings.weekdays
    if found.count > 1 || !weekdays.isEmpty {
      let left = unused(found, choice, twin, findings.marks, in: item.name) + unread(weekdays, findings, in: item.name)
      item.unused = left.isEmpty ? nil : left
    }
    let notHeld = notHeld(item, priority: findings.marks.priority)
    if !notHeld.isEmpty { item.unused = (item.unused ?? []) + notHeld }
    readingState.language.itemWords.settleYearly?(&item, readingState.reader.now.date)
    // A line with only a link is something to keep, not to do.
    if let url = item.url, item.name == url, found.isEmpty { item.kind = .note }
  }

  /// Drops the `to` between a time and what is to be done then: `at 4 to check the oven`.
  private func dropLink(from name: inout String) {
    guard let link = readingState.language.itemWords.toMoment.map({ "\($0) " }), name.hasPrefix(link),
      case let rest = name.dropFirst(link.count), let verb = rest.split(separator: " ").first,
      readingState.language.clauseWords.errandVerbs.contains(WordKey(String(verb)))
    else { return }
    name = String(rest)
  }

  /// Drops the ends of a name that say no more beside its date: `, need to be there`, and a dictated mark.
  ///
  /// - Parameter end: the end of the words that were taken out of the name.
  private func dropEnds(of name: inout String, behind end: Int) {
    let language = readingState.language
    if readingState.presence(in: bytes).has(",") {
      for ending in language.itemWords.beingThere { name.dropEnd(", ", ending) }
    }
    for mark in language.itemWords.dictatedMarks { name.dropEnd(" ", mark) }
    let last = bytes.trimmed(min(end, bytes.count)..<bytes.count)
    for mark in language.itemWords.dictatedStops where bytes.phrase(mark, at: last.lowerBound) == last.upperBound {
      name.dropEnd(" ", mark)
    }
  }

  /// An item without a name, with the properties that the marks and the phrases give.
  private func dated(by findings: borrowing Findings) -> Item {
    var item = Item(name: "")
    if findings.isMarked { apply(findings.marks, to: &item) }
    let dates = ItemDates(readingState: readingState, isTodo: findings.carrier.kind == .todo)
    dates.give(&item, findings.choice, of: findings.found, findings.marks)
    if findings.carrier.kind == .event { ItemDates.takePlace(&item) }
    return consume item
  }

  /// The phrases, the one that decides the date first.
  func expressions(of findings: borrowing Findings) -> [TemporalExpression] {
    if findings.carrier.kind == .note { return findings.found }
    // An item that needs a question first keeps its words, and the order of its phrases.
    if findings.mayAsk, dated(by: findings).problem?.isQuestion == true { return findings.found }
    return ordered(findings.found, choice: findings.choice, marks: findings.marks)
  }

  /// `drops 3 times a day for 7 days` is kept in all its words until its hours are known.
  private func ask(_ item: inout Item, _ findings: borrowing Findings) {
    (item.due, item.start, item.end, item.recurrence, item.estimate) = (nil, nil, nil, nil, nil)
    item.kind = .todo
    item.name = name(from: findings.start, to: findings.marks.end, without: findings.marks.cuts, url: item.url)
  }

  /// `note: gate code 4512 #home`: kept as written, except for its tags, list and link.
  private func note(of findings: borrowing Findings) -> Item {
    var item = Item(kind: .note, name: "")
    apply(findings.marks, to: &item)
    item.name = name(from: findings.start, to: findings.marks.end, without: findings.marks.cuts, url: item.url)
    return item
  }

  private func apply(_ marks: Marks, to item: inout Item) {
    item.priority = marks.priority
    item.tags = marks.tags
    item.removedTags = marks.removedTags
    item.removedNames = marks.removedNames
    item.list = marks.list
    item.place = marks.place
    item.people = marks.people
    item.recipient = marks.recipient
    item.estimate = marks.estimate
    item.note = marks.note
    item.url = marks.url
  }

  /// Removes the phrases that were understood from the name; a date that makes no sense stays in it.
  private func cut(_ findings: borrowing Findings, to cuts: inout [Cut]) {
    let (found, choice) = (findings.found, findings.choice)
    guard !found.isEmpty else { return }
    let phrases = PhraseCut(
      bytes: bytes, start: findings.start, namesPart: findings.namesPart, language: readingState.language)
    let before = cuts.count
    for index in found.indices {
      let isTaken =
        index == choice.date && findings.marks.due == nil || index == choice.recurrence || index == choice.duration
        || index == choice.allDay
      guard isTaken, found[index].problem == nil, !isAlternative(index, of: found) else { continue }
      phrases.add(index, of: found, to: &cuts)
    }
    if cuts.count > before, cuts.count > 1 { cuts.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// `tomorrow at 5pm remind me to call jimmy`, `on friday i have to pay bob`: the words around an item may follow its
  /// date.
  private func cutReminder(behind first: Range<Int>, before limit: Int, from cuts: inout [Cut]) {
    guard let index = cuts.firstIndex(where: { $0.range.contains(first.lowerBound) }),
      cuts[index].range.lowerBound == bytes.skippingSpace(from: 0)
    else { return }
    let end = cuts[index].range.upperBound
    let start = ItemPrefix.skippingComma(bytes, from: bytes.skippingSpace(from: end))
    let words = readingState.language.itemWords
    guard
      words.remindMe.map({ bytes.phrase($0, at: bytes.phrase(words.please, at: start) ?? start) != nil }) == true
        || bytes.phrase(words.needing, at: start) != nil
    else { return }
    let behind = ItemPrefix(bytes, from: start, readingState.language)
    guard behind.end > start, !behind.awaitsDate, behind.end < limit else { return }
    cuts.insert(Cut(range: start..<behind.end), at: index + 1)
  }

  /// Cuts the `is` of `the tasting is saturday at 2 at the bakery` out with the day, if only a place or company follows.
  private func cutLinkingVerb(before day: Range<Int>, from cuts: inout [Cut]) {
    let words = readingState.language.itemWords
    guard let index = cuts.firstIndex(where: { $0.range.contains(day.lowerBound) }), day.lowerBound > 2,
      case let behind = bytes.skippingSpace(from: cuts[index].range.upperBound), behind < bytes.count,
      case let next = behind..<bytes.endOfWord(from: behind),
      bytes[behind] == UInt8(ascii: ",") || words.atPlaces.contains(bytes, next)
        || words.withPeople.contains(bytes, next),
      !words.interrogatives.contains(bytes, 0..<bytes.endOfWord(from: 0))
    else { return }
    let end = bytes.trimmed(0..<day.lowerBound).upperBound
    let start = bytes[..<end].lastIndex(where: \.isSpace).map { $0 + 1 } ?? 0
    guard start > 1, words.linkingVerbs.contains(bytes, start..<end) else { return }
    cuts.insert(Cut(range: start..<end), at: index)
  }

  /// The first of the days that stand before the deciding one, tied to it by `and` and commas: `gym monday and wednesday
  /// at 6` is both days.
  private func twin(of choice: DateChoice, in found: [TemporalExpression], _ marks: Marks, from start: Int) -> Int? {
    guard let date = choice.date, date > 0, choice.recurrence == nil, marks.expressions.isEmpty,
      marks.recipient == nil, found[date].isPlainDay, found[date - 1].isPlainDay,
      found[date].date != found[date - 1].date,
      date < 2
        || found[date - 2].range.upperBound < found[date - 1].range.lowerBound && !isAlternative(date - 1, of: found)
    else { return nil }
    // `compare friday and monday numbers`, `food for friday and monday`
    let end = endOfDays(found[date], behind: found[date - 1])
    let isEdge =
      bytes.trimmed(min(end, marks.end)..<marks.end).isEmpty
      || found[date - 1].range.lowerBound <= bytes.skippingSpace(from: start)
      || isForThing(bytes.skippingSpace(from: end)) && isOneWord(from: start, to: found[date - 1].range.lowerBound)
    guard isEdge, bytes.phrase(readingState.language.itemWords.forDay, at: found[date - 1].range.lowerBound) == nil
    else { return nil }
    let between = found[date - 1].range.upperBound..<max(found[date - 1].range.upperBound, found[date].range.lowerBound)
    guard joinsDays(bytes.trimmed(between)) else { return nil }
    var first = date - 1
    while first > 0, found[first - 1].isPlainDay,
      !found[first...date].contains(where: { $0.date == found[first - 1].date }),
      found[first - 1].range.upperBound < found[first].range.lowerBound,
      bytes.string(bytes.trimmed(found[first - 1].range.upperBound..<found[first].range.lowerBound)) == ","
    {
      first -= 1
    }
    return first
  }

  /// True if something to use the days for stands there: `block tuesday and wednesday for the move`.
  private func isForThing(_ offset: Int) -> Bool {
    bytes.phrase(readingState.language.itemWords.forDay, at: offset) != nil
  }

  private func isOneWord(from start: Int, to end: Int) -> Bool {
    let words = bytes.trimmed(min(start, end)..<end)
    return !words.isEmpty && !bytes[words].contains(where: \.isSpace)
  }

  /// True if the words before a day say that somebody is off then.
  private func isOff(before day: Range<Int>) -> Bool {
    let language = readingState.language
    return SpokenWord.words(of: bytes, 0..<day.lowerBound, language.spelling).contains {
      $0.key == language.smallWords.off
    }
  }

  /// True for words that join two days of one thing: `and`, `, then again`.
  private func joinsDays(_ between: Range<Int>) -> Bool {
    var start = ItemPrefix.skippingComma(bytes, from: between.lowerBound)
    guard start < between.upperBound, between.count <= 12 else { return false }
    while start < between.upperBound {
      let end = bytes.endOfChunk(from: start)
      guard readingState.language.itemWords.joiningDays.contains(bytes, start..<end) else { return false }
      start = bytes.skippingSpace(from: end)
    }
    return true
  }

  /// The end of the second of two days: behind a `same time`, if the first has a time.
  private func endOfDays(_ second: TemporalExpression, behind first: TemporalExpression) -> Int {
    let end = second.range.upperBound
    guard first.hasTime, second.time == nil else { return end }
    return bytes.phrase(readingState.language.itemWords.sameTime, at: bytes.skippingSpace(from: end)) ?? end
  }

  /// The days and times that do not decide and stay in the name.
  private func unused(
    _ found: [TemporalExpression], _ choice: DateChoice, _ twin: Int?, _ marks: Marks, in name: String
  ) -> [String] {
    let left = found.indices.filter { index in
      let isTaken =
        index == choice.date && marks.due == nil || index == choice.recurrence || index == choice.duration
        || index == choice.allDay || twin.map { ($0..<(choice.date ?? $0)).contains(index) } == true
      return !isTaken && found[index].saysWhen && !found[index].isPossessive && !found[index].isNever
        && found[index].problem == nil && name.holds(found[index].text)
    }
    return left.map { found[$0].text }
  }

  /// The weekdays that are in no phrase and stay in the name: `the wed photos at 5pm`. Everyday words such as `sun`
  /// count only beside a time without a day, or beside another weekday.
  private func unread(_ weekdays: [Token], _ findings: borrowing Findings, in name: String) -> [String] {
    let hasOnlyTime = findings.choice.date.map { findings.found[$0].isOnlyTime } ?? false
    return weekdays.filter { day in
      (hasOnlyTime || !day.flags.contains(.name) || isBesideWeekday(day.range, findings.found)
        || isWithinName(day.range))
        && day.range.upperBound <= findings.marks.end
        && !findings.marks.barriers.contains { $0.overlaps(day.range) }
        && !findings.found.contains { $0.ranges.contains { $0.overlaps(day.range) } }
    }
    .map { bytes.string($0.range) }.filter { name.holds($0) }
  }

  /// True if a short weekday that hardly means anything else stands within the name of an errand: `write to wed
  /// committee`.
  private func isWithinName(_ day: Range<Int>) -> Bool {
    let language = readingState.language
    return language.temporalWords.shortDays.contains(bytes, day)
      && bytes.skippingSpace(from: day.upperBound) < bytes.count
      && day.lowerBound > 0
      && language.clauseWords.errandVerbs.contains(bytes, 0..<bytes.endOfWord(from: 0))
  }

  /// True if a phrase that is another weekday stands directly before or behind: `wed thu`.
  private func isBesideWeekday(_ day: Range<Int>, _ found: [TemporalExpression]) -> Bool {
    found.contains {
      $0.isWeekday
        && (bytes.skippingSpace(from: day.upperBound) == $0.range.lowerBound
          || bytes.skippingSpace(from: $0.range.upperBound) == day.lowerBound)
    }
  }

  /// True if `or` or `and` ties a phrase to the one before: `tomorrow or friday` stays whole in the name.
  private func isAlternative(_ index: Int, of found: [TemporalExpression]) -> Bool {
    guard index > 0 else { return false }
    let between =
      found[index - 1].range
      .upperBound..<max(
        found[index - 1].range.upperBound, found[index].range.lowerBound)
    return readingState.language.itemWords.tyingDays.contains(bytes, bytes.trimmed(between))
  }

  private func name(from start: Int, to end: Int, without cuts: [Cut], url: String?) -> String {
    let range = min(start, end)..<end
    let name = RemainingName(readingState: readingState, bytes: bytes, range: range).without(cuts).withoutQuotation
    if !needsName || name.utf8.contains(where: { $0.isWord }) { return name }
    // A line of marks and dates alone has its own words as the name.
    if let url { return url }
    let rest = bytes.trimmed(range)
    return bytes.string(rest.isEmpty ? bytes.trimmed(0..<bytes.count) : rest)
  }

  /// The phrases: first the one that decides the date, then those of sigils, then the rest in their order.
  private func ordered(_ found: [TemporalExpression], choice: DateChoice, marks: Marks) -> [TemporalExpression] {
    guard marks.due == nil else { return marks.dueFirst + found }
    let first = choice.recurrence ?? choice.date ?? choice.duration
    if marks.expressions.isEmpty, first ?? 0 == 0 { return found }
    guard let first else { return marks.expressions + found }
    var rest = found
    let deciding = rest.remove(at: first)
    return [deciding] + marks.expressions + rest
  }
}

extension TemporalExpression {
  /// The part of it that stands there, or right before.
  @inline(__always)
  func range(at offset: Int) -> Range<Int>? {
    ranges.first { $0.lowerBound <= offset && $0.upperBound > offset }
  }
}

extension Marks {
  /// The expressions of sigils, the due date before the start.
  var dueFirst: [TemporalExpression] {
    guard let due, due > 0 else { return expressions }
    var rest = expressions
    return [rest.remove(at: due)] + rest
  }
}
