import Agenda
import Civil

/// A line that tells a thing with its day, and an errand at a distance from it: `MOT runs out 12 march, book the garage
/// 2 weeks before`.
extension Reader {
  /// Returns both as lines of their own; nil for any other line.
  func errandBesideDay(
    _ line: Message.Line, _ draft: DraftLine, _ readingState: ReadingState
  ) -> [Message.Line]? {
    guard endsBesideDay(line.text, line.expressions), line.readings.dropLast().allSatisfy(\.isOfKept) else {
      return nil
    }
    var text = line.text
    return text.withUTF8 { bytes in
      let end = bytes.withoutStop(bytes.indices).upperBound
      guard let (ending, isAfter) = endBesideThing(bytes.line(0..<end)),
        let comma = bytes[..<end].lastIndex(of: UInt8(ascii: ",")), !bytes.isInBrackets(comma),
        case let words = bytes.trimmed(comma + 1..<end - ending), !words.isEmpty,
        let (errand, distance) = distance(endOf: bytes.string(words)), beginsErrand(errand)
      else { return nil }
      let first = LineReader(
        bytes.line(bytes.trimmed(0..<comma)), draft: draft, isFirst: true, readingState: readingState
      ).line()
      guard case .item? = first.readings.last, first.readings.dropLast().allSatisfy(\.isOfKept),
        first.expressions.count == 1, first.expressions[0].isPlainDay, let day = first.expressions[0].date,
        case var item = self.item(errand), item.due == nil, item.start == nil, item.recurrence == nil,
        item.problem == nil, !item.name.isEmpty,
        let due = Hanging(item, distance, isAfter: isAfter, .spoken).moment(
          from: When(day, first.expressions[0].time), conventions.partsOfDay), due.date >= now.date
      else { return nil }
      item.due = due
      item.alternatives = nil
      return [first, Message.Line(text: errand, readings: [.item(item)], expressions: [])]
    }
  }

  /// True if a line has a comma and a day, and ends in the words for a time before or after a thing.
  func endsBesideDay(_ text: String, _ expressions: [TemporalExpression]) -> Bool {
    guard expressions.contains(where: \.saysDay), text.withBytes({ $0.contains(UInt8(ascii: ",")) }),
      let last = text.utf8.last(where: \.isLetter),
      language.reminderWords.besideIt.contains(where: { $0.ending.utf8.last == last.lowered })
    else { return false }
    return text.withBytes { endBesideThing($0.line($0.withoutStop($0.indices))) != nil }
  }

  /// The number of bytes of the words for a time before or after a thing that end a line, and whether it is after.
  private func endBesideThing(_ bytes: Bytes) -> (count: Int, isAfter: Bool)? {
    language.reminderWords.besideIt.lazy.map { (count: $0.ending.utf8.count, ending: $0) }.first {
      $0.count < bytes.count && bytes.matches($0.ending.ending, in: bytes.count - $0.count..<bytes.count)
    }.map { ($0.count, $0.ending.isAfter) }
  }

  /// True if words tell something to do, and name what it is done with: `book the garage`, not `book it`.
  private func beginsErrand(_ words: String) -> Bool {
    let all = words.lowercased().split(separator: " ").map(String.init)
    guard all.count > 1, !all.contains(where: language.reminderWords.spokenOf.contains),
      !"\(words.lowercased()) ".contains(language.requestWords.remindMe)
    else { return false }
    let verb = WordKey(all[0])
    return language.clauseWords.errandVerbs.contains(verb) || language.lineWords.besideThings.contains(verb)
      || words.withBytes { ItemPrefix($0, from: 0, language).end > 0 }
  }
}
