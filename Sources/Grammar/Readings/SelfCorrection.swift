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
    guard readingState.words.count > 3 else { return nil }
    for index in 2..<readingState.words.count {
      guard
        let (mark, end) = readingState.language.phrases.selfCorrections.longest(
          readingState.words, at: index, before: readingState.words.count),
        end < readingState.words.count
      else { continue }
      if mark == .startingOver {
        guard isParted(readingState.words[end]) else { continue }
        let rest = bytes.line(Int(readingState.words[end].start)..<bytes.count)
        return SmartAdd(rest, readingState: readingState).outcome().item
      }
      guard mark == .sure || isParted(readingState.words[index]),
        let meant = moment(end..<readingState.words.count), meant.recurrence == nil, !meant.isSpan,
        meant.saysDay || meant.hasTime
      else { continue }
      return item(before: readingState.words[index].range.lowerBound, at: meant)
    }
    return nil
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
