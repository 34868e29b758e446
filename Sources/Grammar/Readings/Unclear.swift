import Agenda

/// What is said to the bot, though nothing reads it.
extension LineReader {
  /// Whether the line would be kept only because nothing else reads it, while its words speak to the bot.
  func isUnclear(_ outcome: SmartAdd.Outcome) -> Bool {
    var plain = Item(kind: outcome.item.kind, name: outcome.item.name)
    plain.due = outcome.item.due
    plain.start = outcome.item.start
    plain.end = outcome.item.end
    plain.unused = outcome.item.unused
    // A mark, a remark, a repeat or `remind me` say that it is to be kept.
    guard isFirst, outcome.item == plain, !lens.words.isEmpty, !isRequest else { return false }
    let range = 0..<lens.words.count
    let behind = LeadIns(lens.words, range).end
    return !English.unclear.matches(lens.words, range).isEmpty
      || behind > 0 && !English.unclear.matches(lens.words, behind..<range.upperBound).isEmpty
  }
}
