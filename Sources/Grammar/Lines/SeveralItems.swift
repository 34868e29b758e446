import Agenda
import Civil

/// A line that tells of several things with a day each: `school term ends 18 dec, starts 5 jan`.
extension Reader {
  /// Returns the line itself, or one line for each of the things that it tells of.
  func items(of line: Message.Line, _ draft: DraftLine, _ readingState: ReadingState) -> [Message.Line] {
    if let both = errandBesideDay(line, draft, readingState) ?? twoEveryDay(line) { return both }
    // `got the vet sat at 11, then groomers at 2` is understood in its parts.
    if line.readings.last == .remark(.unclear), line.readings.dropLast().allSatisfy(\.isOfKept) {
      return errandsWithTimes(line, draft, readingState) ?? [line]
    }
    guard line.mayTellSeveralTimes,
      case .item(let item)? = line.readings.last, item.kind != .note, item.recipient == nil, item.note == nil,
      item.problem == nil, draft.notes.isEmpty,
      !line.text.utf8.contains(UInt8(ascii: "\""))
    else { return [line] }
    guard line.readings.count == 1 || mayBeItems(line) else {
      return line.readings.dropLast().allSatisfy(\.isOfKept)
        ? errandsWithTimes(line, draft, readingState) ?? [line] : [line]
    }
    var text = line.text
    return text.withUTF8 { bytes in
      let pair = pair(of: bytes, line.expressions)
      let parts = pair?.parts ?? parts(of: bytes, line.expressions)
      guard parts.count > 1 else {
        return timesOfOne(line, draft, readingState) ?? errandsWithTimes(line, draft, readingState) ?? [line]
      }
      var subject = ""
      var first: Item?
      let week = week(of: line.expressions, before: parts[0].upperBound)
      return parts.map { part in
        var found = LineReader(bytes.line(part), draft: draft, isFirst: false, readingState: readingState).line()
        // `gym mon 6pm, tue 7pm`
        if var item = first, isDay(part, line.expressions), let moment = readingState.whole(bytes.line(part)),
          let date = moment.date
        {
          let when = When(date, moment.time)
          item.kind = moment.isSpan ? .event : .todo
          (item.due, item.start) = moment.isSpan ? (nil, when) : (when, nil)
          item.end = moment.endDate.map { When($0, moment.endTime) }
          if let week { place(&item, in: week) }
          found.readings = [.item(item)]
          return found
        }
        if let dated = datedAnew(found, part, bytes, line.expressions, draft, readingState) { found = dated }
        guard case .item(var item) = found.readings.last else { return found }
        // `school term ends 18 dec, starts 5 jan`: of the same.
        let words = item.name.split(separator: " ")
        if words.count == 1, language.lineWords.beginnings.contains(WordKey(item.name)), !subject.isEmpty {
          item.name = "\(subject) \(item.name)"
        } else if words.count > 1, let verb = words.last, language.lineWords.beginnings.contains(WordKey(String(verb)))
        {
          subject = words.dropLast().joined(separator: " ")
        }
        if let pair, first != nil { item.name = "\(pair.verb) \(item.name)" }
        if let week { place(&item, in: week) }
        if let first { follow(&item, of: found, first) }
        let isFirst = first == nil
        if isFirst { first = item }
        // `ethan has swimming every tuesday` may be about what is kept.
        found.readings = (isFirst ? line.readings.filter(\.mayBeAboutKept) : []) + [.item(item)]
        return found
      }
    }
  }

  /// Completes the day of a part by that of the first one.
  private func follow(_ item: inout Item, of found: Message.Line, _ first: Item) {
    place(&item, of: found, inMonthOf: first)
    share(&item, daysOf: first)
  }

  /// Gives a repeat by weeks the days of the one before it, if it names none: `bins every thursday, recycling every 2nd
  /// week`.
  private func share(_ item: inout Item, daysOf first: Item) {
    guard let days = first.recurrence?.byDay, !days.isEmpty, first.recurrence?.frequency == .weekly,
      let rule = item.recurrence, rule.frequency == .weekly, rule.interval > 1, rule.byDay.isEmpty, let due = first.due
    else { return }
    item.recurrence?.byDay = days
    item.due = When(due.date, item.due?.time)
  }

  /// Reads a part once more with its day in figures, if only the whole line tells that its last word is one: the `sun` of
  /// `pies fri, bread sat, cake sun`. Nil if it has no such day.
  private func datedAnew(
    _ found: Message.Line, _ part: Range<Int>, _ bytes: Bytes, _ expressions: [TemporalExpression], _ draft: DraftLine,
    _ readingState: ReadingState
  ) -> Message.Line? {
    guard case .item(let item)? = found.readings.last, item.due == nil, item.start == nil, item.recurrence == nil,
      let day = expressions.first(where: { $0.range.upperBound == part.upperBound && $0.isPlainDay && $0.time == nil }),
      day.range.lowerBound > part.lowerBound, let date = day.date
    else { return nil }
    let told = Array(bytes[part.lowerBound..<day.range.lowerBound]) + Array(date.description.utf8)
    return told.withUnsafeBufferPointer {
      LineReader($0, draft: draft, isFirst: false, readingState: readingState).line()
    }
  }

  /// True if nothing else that a line may be takes all its times: `my shifts: mon 9-5, wed 12-8, sat 10-6`, `shift
  /// 22:00-06:00 tonight and tomorrow`.
  private func mayBeItems(_ line: Message.Line) -> Bool {
    let others = line.readings.dropLast()
    if line.expressions.count > 2 { return others.allSatisfy(\.isOnlyWhereItFits) }
    if line.expressions.allSatisfy(\.isRepeat) {
      // The `bin` of `bin night every thursday` is no verb.
      let isNamed = others.first?.asPlainAct?.does(.delete) == true && others.allSatisfy(\.isOfKept)
      return isNamed || others.allSatisfy(\.mayBeAboutKept)
    }
    let first = line.expressions.min { $0.range.lowerBound < $1.range.lowerBound }
    let word = line.text.utf8.prefix { $0 != UInt8(ascii: " ") }.count
    return first?.endTime != nil && first?.range.lowerBound == word + 1
      && others.allSatisfy { reading in
        switch reading {
        case .plainAct, .mayBeAbout: true
        default: false
        }
      }
  }

  /// `pay ann on the 28th and the bakery on the 30th`: two things, and the verb that both share.
  private func pair(of bytes: Bytes, _ expressions: [TemporalExpression]) -> (parts: [Range<Int>], verb: String)? {
    guard expressions.count == 2 else { return nil }
    let days = expressions.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let verb = bytes.trimmed(0..<bytes.endOfWord(from: 0))
    guard days.allSatisfy({ $0.isPlainDay && $0.time == nil }), days[0].date != days[1].date,
      days[0].range.lowerBound > verb.upperBound + 1, bytes.trimmed(days[1].range.upperBound..<bytes.count).isEmpty,
      language.clauseWords.errandVerbs.contains(bytes, verb),
      let second = bytes.phrase(language.lineWords.joining, at: bytes.skippingSpace(from: days[0].range.upperBound)),
      second < days[1].range.lowerBound,
      language.reminderWords.definites.contains(where: { bytes.string(second..<bytes.count).lowercased().hasPrefix($0) }
      )
    else { return nil }
    return ([0..<days[0].range.upperBound, second..<bytes.count], bytes.string(verb))
  }

  /// The parts between commas, each with a day and with words before it; just one part if some have none.
  private func parts(of bytes: Bytes, _ expressions: [TemporalExpression]) -> [Range<Int>] {
    let days = expressions.filter { $0.problem == nil && ($0.saysDay && $0.date != nil || $0.recurrence != nil) }
    guard days.count > 1 else { return [] }
    let taken = expressions.flatMap(\.ranges)
    var parts: [Range<Int>] = []
    var start = 0
    for offset in bytes.indices {
      // `lecture mon 9-11 and wed 2-4`
      if let next = days.first(where: { $0.range.lowerBound == offset }), next.isSpan,
        let before = days.last(where: { $0.range.upperBound < offset && $0.isSpan }), before.range.lowerBound >= start,
        language.lineWords.additions.contains(bytes, bytes.trimmed(before.range.upperBound..<offset))
      {
        parts.append(bytes.trimmed(start..<before.range.upperBound))
        start = offset
        continue
      }
      // `ethan has swimming on tuesdays and lily has ballet on wednesdays`
      let isJoined =
        bytes[offset] == UInt8(ascii: " ") && days.allSatisfy(\.isRepeat)
        && days.contains { $0.range.upperBound == offset }
      if isJoined, let next = bytes.phrase(language.lineWords.joining, at: offset + 1),
        // `walk the dog on mondays and the cat on fridays` has one verb.
        !language.reminderWords.definites.contains(where: {
          bytes.string(next..<bytes.count).lowercased().hasPrefix($0)
        })
      {
        parts.append(bytes.trimmed(start..<offset))
        start = next
        continue
      }
      let isEnd = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ".")].contains(bytes[offset])
      guard isEnd, bytes.isSpace(offset + 1), !bytes.isInBrackets(offset),
        !taken.contains(where: { $0.contains(offset) })
      else { continue }
      // A part without a day goes with the next one.
      guard days.contains(where: { isWithin($0, start..<offset) }) else { continue }
      parts.append(bytes.trimmed(start..<offset))
      start = offset + 1
    }
    let rest = bytes.trimmed(start..<bytes.count)
    if days.contains(where: { isWithin($0, rest) }) {
      parts.append(rest)
    } else if let last = parts.popLast() {
      parts.append(last.lowerBound..<bytes.count)
    }
    let areItems = parts.enumerated().allSatisfy { index, part in
      let end = taken.filter { part.contains($0.lowerBound) }.map(\.lowerBound).min() ?? part.lowerBound
      let words = bytes.trimmed(part.lowerBound..<end)
      if index > 0, words.isEmpty {
        return isDay(part, expressions) && days.contains { $0.range.upperBound == parts[0].upperBound }
      }
      return isItem(bytes, words, isFirst: index == 0)
    }
    return areItems ? parts : []
  }

  /// True if a part is a day and a time and nothing more. A repeat or a deadline belongs to the text before.
  private func isDay(_ part: Range<Int>, _ expressions: [TemporalExpression]) -> Bool {
    expressions.contains {
      $0.range == part && $0.saysDay && $0.time != nil && $0.recurrence == nil && $0.lead != .deadline
    }
  }

  /// True if all of a phrase stands within a range.
  private func isWithin(_ expression: TemporalExpression, _ range: Range<Int>) -> Bool {
    expression.ranges.allSatisfy {
      $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound
    }
  }

  /// True if the words before a day name a thing of their own, and do not continue the one before.
  private func isItem(_ bytes: Bytes, _ words: Range<Int>, isFirst: Bool) -> Bool {
    guard !words.isEmpty, bytes[words.lowerBound].isWord else { return false }
    let first = words.lowerBound..<bytes.endOfWord(from: words.lowerBound)
    guard isFirst || !language.lineWords.continuations.contains(bytes, first) else { return false }
    // `ring ann mon, tell them we're off on the 11th` is one thing.
    let second = bytes.trimmed(first.upperBound..<words.upperBound)
    let object = bytes.string(second.lowerBound..<min(words.upperBound, bytes.endOfWord(from: second.lowerBound)))
    guard isFirst || !language.reminderWords.spokenOf.contains(object.lowercased()) else { return false }
    return !language.lineWords.continuations.contains(bytes, words)
  }
}

extension Reading {
  /// True if it counts only if it is about something kept.
  var mayBeAboutKept: Bool { if case .mayBeAbout = self { true } else { false } }

  /// The same, or an act, a question or several that count only if they fit something kept.
  var isOfKept: Bool {
    if case .clauses(let all) = self { return all.allSatisfy(\.isOfKept) }
    return mayBeAboutKept || isOnlyWhereItFits
  }
}
