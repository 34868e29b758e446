import Agenda
import Civil

/// The start and the end of one thing that stand apart in its line, joined into a range: `dep 06:55 arr 09:20`, `07:42
/// Leeds -> York 08:13`, `doors 7pm show 8pm`. Other times in brackets become a note.
enum StrayTimes {
  private struct Clock {
    var range: Range<Int>
    /// True if it could be any number: `7`.
    var isBare: Bool
    /// Its hour if it does not tell the half of the day: `7`, `8.15`; nil for `19:00` and `7pm`.
    var hour: Int?
  }

  /// Returns the line with the times joined; nil if there are none to join.
  ///
  /// - Parameter presence: the bytes that may occur in the line.
  static func joined(_ line: Bytes, _ language: LanguageGrammar, _ presence: Presence = .unknown) -> [UInt8]? {
    guard line.count < Bounds.phrase * 4, line.reduce(0, { $0 + ($1.isDigit ? 1 : 0) }) > 1 else { return nil }
    guard
      language.lineWords.strayTimes.beginnings.stand(in: line)
        || presence.hasArrows && line.arrow(in: line.indices) != nil
        || presence.has("(") && line.contains(UInt8(ascii: "("))
        || (presence.has("-") || presence.has("|")) && hasBar(line) || presence.has(":") && hasCodes(line)
    else {
      return nil
    }
    let plain = withoutAside(line, language) ?? withoutDoors(line, language)
    let range =
      plain.map { $0.line.withUnsafeBufferPointer { joinedRange($0, language) } } ?? joinedRange(line, language)
    guard var text = range?.line ?? plain?.line else { return nil }
    for note in [plain?.note, range?.note].compactMap({ $0 }) {
      text += Array((hasNote(text) ? "; " : " // ").utf8) + note
    }
    return text
  }

  private static func hasNote(_ text: [UInt8]) -> Bool {
    text.indices.dropFirst().contains { text[$0] == 47 && text[$0 - 1] == 47 && ($0 < 2 || text[$0 - 2].isSpace) }
  }

  /// `3pm (arrive 2.15pm)`: the line without brackets that tell another time, and their text.
  private static func withoutAside(_ line: Bytes, _ language: LanguageGrammar) -> (line: [UInt8], note: [UInt8])? {
    guard let open = line.firstIndex(of: UInt8(ascii: "(")),
      let close = line[open...].firstIndex(of: UInt8(ascii: ")")), open + 1 < close, line[open + 1].isLetter
    else { return nil }
    let all = clocks(line, language)
    guard all.contains(where: { !$0.isBare && $0.range.lowerBound > open && $0.range.upperBound <= close }),
      all.contains(where: { !$0.isBare && ($0.range.upperBound <= open || $0.range.lowerBound > close) })
    else { return nil }
    return (Array(line[..<open]) + line[(close + 1)...], Array(line[open + 1..<close]))
  }

  /// `dec 12 7pm, doors 6:30`: the line without the time of the doors, if it has told its own time before; and that
  /// text.
  private static func withoutDoors(_ line: Bytes, _ language: LanguageGrammar) -> (line: [UInt8], note: [UInt8])? {
    let clear = clocks(line, language).filter { !$0.isBare }
    guard clear.count > 1, let last = clear.last, lead(of: clear[0], in: line, from: 0, language).kind == nil else {
      return nil
    }
    let opening = lead(of: last, in: line, from: clear[clear.count - 2].range.upperBound, language)
    guard opening.kind == .doors, opening.start < last.range.lowerBound else { return nil }
    let before = line.trimmed(0..<opening.start)
    let end = before.last.map { line[$0] == UInt8(ascii: ",") ? $0 : $0 + 1 } ?? 0
    return (Array(line[..<end]) + line[last.range.upperBound...], Array(line[opening.start..<last.range.upperBound]))
  }

  private static func joinedRange(_ line: Bytes, _ language: LanguageGrammar) -> (line: [UInt8], note: [UInt8]?)? {
    guard
      language.lineWords.strayTimes.beginnings.stand(in: line) || line.arrow(in: line.indices) != nil || hasBar(line)
        || hasCodes(line)
    else { return nil }
    let all = clocks(line, language)
    guard all.count > 1 else { return nil }
    let clear = all.filter { !$0.isBare }
    for (start, end) in [clear, all].lazy.flatMap({ zip($0, $0.dropFirst()) }) {
      let first = lead(of: start, in: line, from: 0, language)
      let last = lead(of: end, in: line, from: start.range.upperBound, language)
      let words = language.lineWords.strayTimes
      let arrival = last.start..<line.endOfWord(from: last.start)
      let isNext = !line[start.range.upperBound..<last.start].contains(where: \.isWord)
      let isTimetabled = words.timetabled.contains(line, arrival) || isNext && words.landing.contains(line, arrival)
      let isJourney = (first.kind == .departing || first.kind == nil && isTimetabled) && last.kind == .arriving
      let isShow = first.kind == .doors && (last.kind == .show || last.kind == .arriving && !end.isBare)
      let between = start.range.upperBound..<end.range.lowerBound
      let isArrow =
        clear.count == 2
        && (line.arrow(in: between) != nil || isBar(line, between, behind: start) || areCodes(line, between, start))
      guard isShow || !start.isBare && !end.isBare && (isJourney || isArrow) else { continue }
      let isEvening =
        isShow && (start.isBare && end.isBare || start.hour.map { $0 < 10 } == true && end.hour != nil)
      let half = Array((isEvening ? language.lineWords.afternoonMark : "").utf8)
      // An arrival on the next day goes with the range.
      let behind = line.skippingSpace(from: end.range.upperBound)
      let later = isShow ? nil : line.phrase(words.dayLater, at: behind)
      let told = end.range.lowerBound..<(later ?? end.range.upperBound)
      let range = Array(line[start.range]) + Array("-".utf8) + line[told] + half
      let from = isArrow ? start.range.lowerBound : first.start
      let to = isArrow ? end.range.lowerBound : last.start
      var text = Array(line[..<from])
      // The range goes to the time whose day stands beside it.
      if isArrow {
        text += line[start.range.upperBound..<to] + range
      } else {
        text += range + Array(" ".utf8) + line[start.range.upperBound..<to]
      }
      text += line[told.upperBound...]
      return (text, isShow ? Array(line[first.start..<end.range.upperBound]) : nil)
    }
    return nil
  }

  /// True if a dash or a bar stands apart in the line.
  private static func hasBar(_ line: Bytes) -> Bool {
    line.indices.dropFirst().contains { offset in
      line[offset - 1].isSpace && (line[offset] == UInt8(ascii: "-") || line[offset] == UInt8(ascii: "|"))
    }
  }

  /// True if only a bar, or a dash between the codes of two places, parts two times: `LHR 10:55 - SFO 14:10`, `14:25 |
  /// 15:10`.
  private static func isBar(_ line: Bytes, _ between: Range<Int>, behind start: Clock) -> Bool {
    let told = line.trimmed(between)
    guard let mark = told.first, line[mark] == UInt8(ascii: "-") || line[mark] == UInt8(ascii: "|") else {
      return false
    }
    let code = line.trimmed(mark + 1..<told.upperBound), end = line.trimmed(0..<start.range.lowerBound).upperBound
    return code.isEmpty ? line[mark] == UInt8(ascii: "|") : isCode(line, code) && end > 2 && isCode(line, end - 3..<end)
  }

  /// True if the code of a place stands before a time: `LHR 07:05`.
  private static func hasCodes(_ line: Bytes) -> Bool {
    line.indices.dropFirst(4).contains { offset in
      line[offset].isDigit && line[offset - 1].isSpace && isCode(line, offset - 4..<offset - 1)
    }
  }

  /// True if each of two times has the code of a place before it, and nothing else stands between them: `LHR 07:05 EDI
  /// 08:30`.
  private static func areCodes(_ line: Bytes, _ between: Range<Int>, _ start: Clock) -> Bool {
    let end = line.trimmed(0..<start.range.lowerBound).upperBound
    return end > 2 && isCode(line, end - 3..<end) && isCode(line, line.trimmed(between))
  }

  /// True if the range is a word of three capitals.
  private static func isCode(_ line: Bytes, _ range: Range<Int>) -> Bool {
    range.count == 3 && line[range].allSatisfy { $0.isLetter && $0 != $0.lowered }
      && (range.lowerBound == 0 || !line[range.lowerBound - 1].isWord)
  }

  private enum Lead { case departing, arriving, doors, show }

  /// The word before a time that tells what begins or ends then, and the start of the cut: the word itself if no part
  /// of the name stands between the two.
  private static func lead(
    of clock: Clock, in line: Bytes, from limit: Int, _ language: LanguageGrammar
  ) -> (kind: Lead?, start: Int) {
    var end = clock.range.lowerBound
    var isBeside = true
    for _ in 0..<5 {
      while end > limit, !line[end - 1].isWord { end -= 1 }
      var start = end
      while start > limit, line[start - 1].isWord { start -= 1 }
      guard start < end else { break }
      let word = start..<end
      let kind: Lead? =
        language.lineWords.strayTimes.departing.contains(line, word)
        ? .departing
        : language.lineWords.strayTimes.arriving.contains(line, word)
          ? .arriving
          : language.lineWords.strayTimes.doors.contains(line, word)
            ? .doors : language.lineWords.strayTimes.show.contains(line, word) ? .show : nil
      if let kind { return (kind, isBeside ? start : clock.range.lowerBound) }
      if !language.lineWords.strayTimes.between.contains(line, word) { isBeside = false }
      end = start
    }
    return (nil, clock.range.lowerBound)
  }

  private static func clocks(_ line: Bytes, _ language: LanguageGrammar) -> [Clock] {
    var found: [Clock] = []
    var offset = 0
    while offset < line.count {
      guard line[offset].isDigit, offset == 0 || !joins(line[offset - 1]) else {
        offset += 1
        continue
      }
      let clock = clock(line, at: offset, language)
      if let clock { found.append(clock) }
      offset = max(offset + 1, clock?.range.upperBound ?? line.endOfWord(from: offset))
    }
    return found
  }

  /// True if a figure behind the byte continues something: `3.15`, `LHR-7`, `£12`.
  private static func joins(_ byte: UInt8) -> Bool {
    byte.isWord
      || [
        UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "#"),
        UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: ","),
      ].contains(byte)
  }

  private static func clock(_ line: Bytes, at start: Int, _ language: LanguageGrammar) -> Clock? {
    var end = start
    while end < line.count, line[end].isDigit { end += 1 }
    guard end - start <= 2 else { return nil }
    let number = line[start..<end].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    var hour = line[start] == UInt8(ascii: "0") || number > 11 ? nil : number
    var isBare = true
    if end + 2 < line.count,
      line[end] == UInt8(ascii: ":") || line[end] == UInt8(ascii: ".") || line.lower(end) == UInt8(ascii: "h"),
      line[end + 1].isDigit, line[end + 2].isDigit, end + 3 >= line.count || !line[end + 3].isDigit
    {
      end += 3
      isBare = false
    }
    let half = line.skippingSpace(from: end)
    if let behind = language.temporalWords.halvesOfDay.lazy.compactMap({ line.end(of: $0, at: half) }).first {
      end = behind
      isBare = false
      hour = nil
    }
    guard line.isWordEnd(end) else { return nil }
    // This is a range or a date already.
    if end < line.count, [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")].contains(line[end]),
      end + 1 < line.count, line[end + 1].isDigit
    {
      return nil
    }
    return Clock(range: start..<end, isBare: isBare, hour: hour)
  }
}
