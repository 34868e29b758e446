import Agenda

/// Somebody who puts right, at the end of a line, the day or the time they have just said: `ring the bank on monday at
/// 10, i mean tuesday`.
extension LineReader {
  /// The item with the day and time that were meant; nil where nothing is put right.
  func puttingItselfRight() -> Item? {
    guard lens.words.count > 3 else { return nil }
    for index in 2..<lens.words.count {
      guard let (mark, end) = English.selfCorrections.longest(lens.words, at: index, before: lens.words.count),
        end < lens.words.count, mark == .sure || isParted(lens.words[index]),
        let meant = moment(end..<lens.words.count), meant.recurrence == nil, !meant.isSpan,
        meant.saysDay || meant.hasTime
      else { continue }
      return item(before: lens.words[index].range.lowerBound, at: meant)
    }
    return nil
  }

  private func item(before end: Int, at meant: Expression) -> Item? {
    var text = bytes.trimmed(0..<end)
    while let last = text.last, ",.;-".utf8.contains(bytes[last]) { text = bytes.trimmed(text.lowerBound..<last) }
    var item = SmartAdd(bytes.line(text), lens: lens).outcome().item
    guard item.end == nil, item.recurrence == nil, item.problem == nil, let said = item.due ?? item.start,
      let day = meant.saysDay ? meant.date : said.date
    else { return nil }
    let when = When(day, meant.hasTime ? meant.time : said.time, zone: said.zone)
    if item.due == nil { item.start = when } else { item.due = when }
    return item
  }
}

/// Words by which people put right what they have just said.
enum SelfCorrection: Sendable {
  case sure
  /// Only behind a comma, a full stop or a dash.
  case behindMark
}

extension English {
  static let selfCorrections = PhraseTable<SelfCorrection>([
    ("no wait|sorry|actually", .sure), ("wait no", .sure), ("sorry no|i (mean|meant)", .sure), ("i mean|meant", .sure),
    ("or rather", .sure), ("(no) (actually) make that|it", .behindMark), ("no|wait|sorry|actually|rather", .behindMark),
  ])
}
