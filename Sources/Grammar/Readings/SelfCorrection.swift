import Agenda
import Civil

/// Words by which people correct what they have just said.
enum SelfCorrection: Sendable {
  case sure
  /// Only behind a comma, a full stop or a dash.
  case behindMark
  /// A sentence of its own follows, which replaces everything before.
  case startingOver
}

/// A correction at the end of a line of the day or the time in it: `ring the bank on monday at 10, i mean tuesday`.
extension LineReader {
  /// Returns the item with the intended day and time; nil if the line corrects nothing.
  func puttingItselfRight() -> Item? {
    let (corrections, words) = (language.phrases.selfCorrections, readingState.words)
    guard words.count > 3 else { return nil }
    for index in 2..<words.count {
      guard let (mark, end) = corrections.longest(words, at: index, before: words.count), end < words.count
      else { continue }
      if mark == .startingOver {
        guard isParted(words[end]) else { continue }
        let rest = bytes.line(Int(words[end].start)..<bytes.count)
        return SmartAdd(rest, readingState: readingState).outcome().item
      }
      guard mark == .sure || isParted(words[index]), let meant = moment(end..<words.count), meant.recurrence == nil,
        !meant.isSpan, meant.saysDay || meant.hasTime
      else { continue }
      return item(before: words[index].range.lowerBound, at: meant)
    }
    return nil
  }

  /// Returns the item whose name and moment are told once more: `therapy thurs 4, wait no, therapy is fri at 4`; nil for
  /// any other line.
  func toldByNameAgain() -> Item? {
    let words = readingState.words
    // `cancel lunch friday, no wait, cancel lunch monday`
    guard words.count > 5, !words[0].isIn(.errandVerbs), !language.clauseWords.takingAway.contains(words[0].key),
      let again = words.indices.dropFirst(3).first(where: { words[$0].key == words[0].key })
    else { return nil }
    let name = zip(words.indices, again..<words.count).prefix { words[$0].key == words[$1].key }.count
    // `a a a a a a` tells nothing between its names.
    guard name + 1 < again,
      let start = (name + 1..<again).first(where: {
        language.phrases.selfCorrections.longest(words, at: $0, before: again)?.end == again && isParted(words[$0])
      }), !isMarkedQuestion, moment(name..<start) != nil,
      let told = (again + name..<words.count).first(where: { !language.smallWords.linking.contains(words[$0].key) }),
      let meant = moment(told..<words.count), meant.recurrence == nil, !meant.isSpan
    else { return nil }
    return item(before: words[start].range.lowerBound, at: meant)
  }

  private func item(before end: Int, at meant: TemporalExpression) -> Item? {
    var text = bytes.trimmed(0..<end)
    while let last = text.last, ",.;-".utf8.contains(bytes[last]) { text = bytes.trimmed(text.lowerBound..<last) }
    var item = SmartAdd(bytes.line(text), readingState: readingState).outcome().item
    guard item.end == nil, item.recurrence == nil, item.problem == nil, let said = item.due ?? item.start,
      let day = meant.saysDay ? meant.date : said.date
    else { return nil }
    var time = meant.hasTime ? meant.time : said.time
    // `friday 7, no wait 7.30` stays in the evening.
    if meant.hourIsOpen, let told = meant.time, let own = said.time, (told.hour < 12) != (own.hour < 12) {
      time = told.inOtherHalfOfDay
    }
    let when = When(day, time, zone: said.zone)
    if item.due == nil { item.start = when } else { item.due = when }
    return item
  }
}
