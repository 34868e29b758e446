import Agenda
import Civil

/// An item whose day or hour the same line doubts: `dentist monday at 10? or was it 11`.
extension LineReader {
  /// Returns the readings of the item at the first of both moments, and tells the other one; nil if nothing is doubted.
  func doubted() -> [Reading]? {
    let (doubts, words) = (language.phrases.doubts, readingState.words)
    guard words.count > 3 else { return nil }
    for index in 2..<words.count {
      guard let (mark, end) = doubts.longest(words, at: index, before: words.count), end < words.count,
        mark == .sure || isParted(words[index]), let other = moment(end..<words.count), other.recurrence == nil,
        !other.isSpan, other.saysDay || other.hasTime
      else { continue }
      let told = bytes.trimmed(0..<words[index].range.lowerBound)
      guard let last = told.last(where: { bytes[$0].isWord || bytes[$0] == UInt8(ascii: ")") }) else { return nil }
      let first = bytes.line(0..<last + 1)
      var item = SmartAdd(first, readingState: readingState).outcome().item
      guard item.due != nil || item.start != nil, item.recurrence == nil, item.problem == nil, !item.name.isEmpty else {
        return nil
      }
      let doubt = words[index].range.lowerBound..<words[words.count - 1].range.upperBound
      item.unused = (item.unused ?? []) + [bytes.string(doubt)]
      // With a question mark it may ask about what is kept.
      let asks = bytes.contains(UInt8(ascii: "?"))
      let what = asks ? selection(0..<index, isAsked: true) : nil
      return (what.map { [.question(Question(.what, $0, mustFit: true))] } ?? []) + [.item(item)]
    }
    return nil
  }
}
