import Agenda
import Civil

/// A line that tells of several errands, each with a time: `call jean at 3, then check the oven at 4`.
extension Reader {
  /// Returns one line for each errand; nil if the line is of one thing.
  func errandsWithTimes(
    _ line: Message.Line, _ draft: DraftLine, _ readingState: ReadingState
  ) -> [Message.Line]? {
    guard line.mayTellSeveralTimes, line.expressions.allSatisfy({ $0.problem == nil && $0.recurrence == nil })
    else { return nil }
    var text = line.text
    return text.withUTF8 { bytes in
      func read(_ range: Range<Int>) -> Message.Line {
        LineReader(bytes.line(bytes.trimmed(range)), draft: draft, isFirst: true, readingState: readingState).line()
      }
      let moments = line.expressions.filter { $0.others.isEmpty }.flatMap(\.ranges)
      for (offset, joint) in joints(in: bytes) where hasTimes(line, before: offset, behind: joint.end) {
        // `Friday, Dec 4 at 7:30`
        if moments.contains(where: { $0.contains(offset) }) { continue }
        let first = read(0..<offset)
        let rest = joint.end..<endWithoutSameDay(bytes)
        let isSameDay = rest.upperBound < bytes.count
        guard isErrand(first, needsVerb: false),
          case let second = readAtHour(bytes.line(rest), as: isSameDay ? nil : first, draft, readingState) ?? read(rest),
          joint.isSpoken || !goesOn(second),
          let more = errandsWithTimes(second, draft, readingState) ?? errand(second),
          more.allSatisfy({ isErrand($0, needsVerb: joint.needsVerb) })
        else { continue }
        let day = sharedDay(of: first, second)
        let moved = more.contains { $0.expressions.contains(where: \.saysDay) } ? nil : first.thingMoved
        return [first.on(day, at: now)]
          + more.map { $0.on(day, at: now, beside: first).onDay(ofThing: moved) }
      }
      return nil
    }
  }

  /// Reads an errand behind another whose hour has no word before it, but is written like the one before (`drop daventry
  /// 1300`, behind `load 0700`), or lasts until another hour (`denise perm 2.30 til 4.30`), or that is of the same day
  /// (`rehearsal 4.30 the same day`); nil for any other.
  ///
  /// - Parameter first: the errand before it, if that one's hour has to be written alike.
  private func readAtHour(
    _ bytes: Bytes, as first: Message.Line?, _ draft: DraftLine, _ readingState: ReadingState
  ) -> Message.Line? {
    let end = bytes.trimmed(bytes.indices).upperBound
    guard let hours = hours(endingAt: end, in: bytes) ?? hour(endingAt: end, in: bytes, like: first),
      case let object = bytes.trimmed(0..<hours.start), !object.isEmpty, bytes[object.lowerBound].isLetter
    else { return nil }
    let told = Array(bytes[object]) + Array(" \(language.reminderWords.atTime)".utf8) + hours.told
    return told.withUnsafeBufferPointer {
      LineReader($0, draft: draft, isFirst: true, readingState: readingState).line()
    }
  }

  /// The hour in figures that ends an errand, written like the one before it.
  private func hour(
    endingAt end: Int, in bytes: Bytes, like first: Message.Line?
  ) -> (start: Int, told: [UInt8])? {
    guard let hour = bytes.hour(endingAt: end), bytes.isSpace(hour.lowerBound - 1) else { return nil }
    guard let first else { return (hour.lowerBound, Array(bytes[hour])) }
    guard first.hasHour(writtenLike: bytes[hour]),
      case let verb = 0..<bytes.endOfWord(from: 0),
      language.clauseWords.errandVerbs.contains(bytes, verb) || language.lineWords.besideThings.contains(bytes, verb),
      bytes.trimmed(0..<hour.lowerBound).upperBound > bytes.endOfWord(from: 0)
    else { return nil }
    // `leave mooring 5.30` behind `0614`
    let isPadded = first.hasHourFromMidnight && bytes[hour].count == 4 && bytes[hour].contains(UInt8(ascii: "."))
    return (hour.lowerBound, (isPadded ? [UInt8(ascii: "0")] : []) + bytes[hour])
  }

  /// The hours in figures with a stop that end a text, as a range.
  private func hours(endingAt end: Int, in bytes: Bytes) -> (start: Int, told: [UInt8])? {
    guard let last = bytes.hour(endingAt: end), bytes[last].contains(UInt8(ascii: ".")),
      case let before = bytes.trimmed(0..<last.lowerBound),
      let joint = language.lineWords.joiningHours.first(where: {
        before.count > $0.utf8CodeUnitCount && bytes.reads($0, at: before.upperBound - $0.utf8CodeUnitCount)
      }), case let first = bytes.trimmed(0..<before.upperBound - joint.utf8CodeUnitCount),
      let hour = bytes.hour(endingAt: first.upperBound), bytes[hour].contains(UInt8(ascii: ".")),
      bytes.isSpace(hour.lowerBound - 1)
    else { return nil }
    return (hour.lowerBound, Array(bytes[hour]) + [UInt8(ascii: "-")] + bytes[last])
  }

  /// The end of the text before `same day`: the day of the errand before.
  private func endWithoutSameDay(_ bytes: Bytes) -> Int {
    let end = bytes.trimmed(bytes.indices).upperBound
    let starts = language.lineWords.sameDay.map { end - $0.utf8CodeUnitCount }
    return zip(starts, language.lineWords.sameDay).first { $0 > 0 && bytes.end(of: $1, at: $0) == end }?.0
      ?? bytes.count
  }

  /// True if times stand on both sides of a joint: each errand needs one of its own. That of the second may be a figure at
  /// the end.
  private func hasTimes(_ line: Message.Line, before start: Int, behind end: Int) -> Bool {
    let found = line.expressions
    return found.contains { $0.ranges.contains { $0.lowerBound < start } }
      && (line.text.utf8.last?.isDigit == true || found.contains { $0.ranges.contains { $0.upperBound > end } })
  }

  private func errand(_ line: Message.Line) -> [Message.Line]? {
    line.expressions.count == 1 && line.expressions[0].others.isEmpty ? [line] : nil
  }

  /// True for `leave by 5` behind `gig on friday at 7`, and for `fasting from midnight` behind `blood test tuesday 9am`,
  /// which tell more of the same thing.
  private func goesOn(_ line: Message.Line) -> Bool {
    // `dentist friday 3pm, pay rent by 5pm`
    if isOtherErrand(line) { return false }
    return line.expressions.contains { moment in
      !moment.saysDay && (moment.lead == .deadline || moment.lead == .start && !moment.isSpan)
    }
  }

  /// True if a line begins with the verb of an errand that is not part of going there.
  private func isOtherErrand(_ line: Message.Line) -> Bool {
    line.text.withBytes { bytes in
      let verb = 0..<bytes.endOfWord(from: 0)
      return language.clauseWords.errandVerbs.contains(bytes, verb)
        && !language.lineWords.besideThings.contains(bytes, verb)
        && bytes.phrase(language.lineWords.arriving, at: 0) == nil
    }
  }

  /// The first few places where a second errand may begin; none in a line that is too long for two.
  func joints(in bytes: Bytes) -> [(offset: Int, joint: Joint)] {
    guard bytes.count <= Bounds.errands else { return [] }
    var found: [(offset: Int, joint: Joint)] = []
    for offset in bytes.indices where bytes[offset] <= UInt8(ascii: ";") && found.count < Bounds.joints {
      if let joint = joint(at: offset, in: bytes), !bytes.isInBrackets(offset) { found.append((offset, joint)) }
    }
    return found
  }

  typealias Joint = (end: Int, isSpoken: Bool, needsVerb: Bool)

  /// The end of a comma, an `and` or a `then` between two errands, whether it has a word, and whether a verb must follow.
  private func joint(at offset: Int, in bytes: Bytes) -> Joint? {
    func isComma(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ";") }
    let hasComma = isComma(offset) && bytes.isSpace(offset + 1)
    guard offset > 0, hasComma || bytes[offset] == UInt8(ascii: " ") && !isComma(offset - 1) else { return nil }
    let start = bytes.skippingSpace(from: offset + 1)
    let behindAnd = bytes.phrase(language.lineWords.joining, at: start)
    let behindThen = bytes.phrase(language.lineWords.following, at: behindAnd ?? start)
    guard hasComma || behindAnd != nil || behindThen != nil, let end = Optional(behindThen ?? behindAnd ?? start),
      end < bytes.count
    else { return nil }
    // `fri 4 dec, 19:30. ref 8891`: the hour ends the sentence before.
    if bytes[end].isDigit, let space = bytes[end...].firstIndex(where: \.isSpace), bytes[space - 1] == UInt8(ascii: ".")
    {
      return nil
    }
    return (end, isSpoken: end > start, needsVerb: behindAnd != nil && behindThen == nil)
  }

  /// True if a line is one item with a time of its own, and does not go on with the text before it.
  private func isErrand(_ line: Message.Line, needsVerb: Bool) -> Bool {
    guard case .item(let item)? = line.readings.last,
      line.readings.dropLast().allSatisfy(\.isOfKept), item.kind != .note,
      item.recurrence == nil, item.recipient == nil, item.unused == nil, item.otherTimes.isEmpty, item.problem == nil,
      item.due != nil || item.start != nil, item.name != line.text
    else { return false }
    let words = item.name.split(separator: " ").map { WordKey(String($0)) }
    guard let first = words.first, let last = words.last, !language.itemWords.beforeHours.contains(last),
      !language.lineWords.continuations.contains(first), !language.lineWords.beginnings.contains(first),
      !language.lineWords.arriving.contains(where: { item.name.lowercased().hasPrefix("\($0)") }),
      // `ring ann on monday, tell them it is on the 11th` is one thing.
      words.count < 2 || !language.reminderWords.spokenOf.contains(item.name.split(separator: " ")[1].lowercased()),
      !language.itemWords.joiningDays.contains(last), endsOrBeginsWithTime(line),
      // `call ann at 3 and see if she can come at 4`
      !words.dropFirst().contains(where: language.clauseWords.depending.contains)
    else { return false }
    return !needsVerb || words.count > 1 && language.clauseWords.errandVerbs.contains(first)
  }

  /// True if a time of the line stands at its beginning or its end, behind `at` or with its day, and is not only spoken
  /// about: not in `reply to ann's 3pm email`, nor in `ask bob about monday`.
  private func endsOrBeginsWithTime(_ line: Message.Line) -> Bool {
    var text = line.text
    return text.withUTF8 { bytes in
      let start = ItemPrefix(bytes, from: 0, language).end
      let verb = start..<bytes.endOfWord(from: start)
      let isErrand = language.clauseWords.errandVerbs.contains(bytes, verb)
      return line.expressions.contains { expression in
        let range = expression.range
        let word = range.lowerBound..<bytes.endOfWord(from: range.lowerBound)
        if range.lowerBound <= start || WordKey(bytes.string(word)) == language.smallWords.at { return true }
        // `meet 9.15 at the club`
        if isErrand, expression.isOnlyTime, expression.lead == .none,
          range.lowerBound == bytes.skippingSpace(from: verb.upperBound)
        {
          return true
        }
        guard range.upperBound == bytes.count || expression.saysDay && expression.hasTime, !expression.isPossessive
        else {
          return false
        }
        return !language.itemWords.links.contains(bytes, word)
      }
    }
  }

  /// The day that both errands share: the one that only one of them tells, or that of the first; nil if each has its own.
  private func sharedDay(of first: Message.Line, _ second: Message.Line) -> CivilDate? {
    let (here, there) = (first.expressions.first(where: \.saysDay), second.expressions.first(where: \.saysDay))
    guard let there else { return here?.date ?? first.expressions[0].date }
    return here == nil && there.hasTime ? there.date : nil
  }
}

extension Message.Line {
  /// The words for the thing that it moves to another hour of its day; nil if it moves none, or tells a day.
  fileprivate var thingMoved: String? {
    guard case .plainAct(let act)? = readings.first, act.movesInTime, act.what.isNamed,
      !expressions.contains(where: \.saysDay)
    else { return nil }
    return act.what.text
  }

  /// The line with its item on the day of a thing that is kept: `match moved to 2pm, meet at 1.15`.
  fileprivate func onDay(ofThing name: String?) -> Message.Line {
    guard let name, case .item(var item)? = readings.last, let time = item.due?.time else { return self }
    var hung = item
    (hung.due, hung.alternatives) = (nil, nil)
    item.alternatives = [.hanging(Hanging(hung, Distance("", time: time), .named(name)))]
    var line = self
    line.readings[line.readings.count - 1] = .item(item)
    return line
  }

  /// The line with its item on another day. Behind something in the evening, a bare hour is one of the evening, if it
  /// comes then or just before; else it is one of the next morning. A bare hour that has passed is one of the evening.
  func on(_ day: CivilDate?, at now: CivilDateTime, beside other: Message.Line? = nil) -> Message.Line {
    guard let day, case .item(var item)? = readings.last, let when = item.start ?? item.due else { return self }
    var moved = When(day, when.time)
    let isBare = expressions.contains(where: \.hourIsOpen)
    if isBare, let time = when.time, time.hour < 12,
      let before = other?.expressions.first(where: { $0.time != nil })?.time,
      before.hour > 16
    {
      let later = CivilTime(secondOfDay: time.secondOfDay + 43_200)
      moved = later.secondOfDay + 3600 >= before.secondOfDay ? When(day, later) : When(day.adding(days: 1), time)
    }
    if isBare, let time = moved.time, time.hour < 12, CivilDateTime(moved.date, time) < now, moved.date == now.date {
      moved = When(moved.date, CivilTime(secondOfDay: time.secondOfDay + 43_200))
    }
    if item.start == nil { item.due = moved } else { item.start = moved }
    if let end = item.end {
      item.end = When(end.date.adding(days: moved.date.dayNumber - when.date.dayNumber), end.time)
    }
    var line = self
    line.readings[line.readings.count - 1] = .item(item)
    return line
  }
}

extension Message.Line {
  /// True if a line tells several times, or ends in a figure that may be one: `load 0700 friday, drop leeds 1300`.
  var mayTellSeveralTimes: Bool {
    expressions.count > 1 || expressions.first?.others.isEmpty == false
      || expressions.count == 1
        && text.withBytes { $0.last?.isDigit == true && $0.contains(UInt8(ascii: ",")) }
  }
}

extension Message.Line {
  /// True if an hour of the line has four figures in a row, or a stop between them, as the other has.
  fileprivate func hasHour(writtenLike other: Slice<Bytes>) -> Bool {
    let hasStop = other.contains(UInt8(ascii: "."))
    return expressions.contains { expression in
      expression.text.split(separator: " ").contains { word in
        let figures = word.utf8.filter(\.isDigit).count
        return figures == 4 && word.utf8.count == 4
          || hasStop && figures > 2 && word.utf8.contains(UInt8(ascii: "."))
      }
    }
  }

  /// True if an hour of the line is told on the clock of 24 hours, from midnight on: `0614`.
  fileprivate var hasHourFromMidnight: Bool {
    expressions.contains { $0.text.utf8.first == UInt8(ascii: "0") && !$0.hourIsOpen && $0.hasTime }
  }
}

extension Bytes {
  /// The last word of a text if it is an hour with minutes that are a quarter: `1300`, `5.30`; nil if it is none.
  fileprivate func hour(endingAt end: Int) -> Range<Int>? {
    var start = end
    while start > 0, self[start - 1].isDigit || self[start - 1] == UInt8(ascii: ".") { start -= 1 }
    let word = start..<end
    guard start > 1, !self[start - 1].isWord, word.count == 4 || word.count == 5,
      case let figures = self[word].filter(\.isDigit),
      self[word].dropLast(2).last == UInt8(ascii: ".")
        ? figures.count == word.count - 1 : figures.count == 4 && word.count == 4,
      let value = Int(String(decoding: figures, as: UTF8.self)), value / 100 < 24, value % 100 % 15 == 0,
      value % 100 < 60,
      !(1900...2099).contains(value) || figures.count < 4 || value % 100 == 30
    else { return nil }
    return word
  }
}
