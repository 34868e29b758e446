import Agenda
import Civil

/// What is said to the bot, though nothing reads it.
extension LineReader {
  /// What the line says where no rule reads it, and it sounds like no item: it speaks to the bot, or may speak of
  /// something kept. Nil where it is an item.
  func unclear(_ item: Item) -> Reading? {
    guard isFirst, !readingState.words.isEmpty else { return nil }
    // `jen's birthday is 5 december` tells of a birthday, which is kept.
    if item.recurrence?.frequency == .yearly { return nil }
    let leading = LeadIns(readingState.words, 0..<readingState.words.count, isTelling: false)
    let start = readingState.words[leading.end].range.lowerBound
    guard let reading = unclear(item, behind: leading), ItemPrefix(bytes, from: start).end == start,
      item.isNameAndTime
    else { return nil }
    return reading
  }

  private func unclear(_ item: Item, behind leading: LeadIns) -> Reading? {
    let range = leading.end..<readingState.words.count
    if says(English.unclear, range) { return .remark(.unclear) }
    // `i was mistaken, please put the wilsons back`
    if leading.isPolite, leading.isCorrecting { return .remark(.unclear) }
    guard !leading.isPolite else { return nil }
    let isDated = item.due != nil || item.start != nil
    let tells = tells(range)
    if item.recurrence == nil, asks(range) || tells && (!isDated || leading.isCorrecting) || putsRight(leading, range) {
      return .remark(.unclear)
    }
    let isErrand = English.errandVerbs.contains(readingState.words[range.lowerBound].key)
    if tells || !isErrand && says(English.unclearWhereNamedInPart, range) {
      return .mayBeAbout(bytes.string(core), inPart: true)
    }
    return says(English.unclearWhereKept, range) ? .mayBeAbout(bytes.string(core), inPart: false) : nil
  }

  /// Whether the line, or what its lead-ins leave of it, is one of those phrases.
  private func says(_ phrases: PhraseTable<Void>, _ range: Range<Int>) -> Bool {
    !phrases.matches(readingState.words, range).isEmpty
      || range.lowerBound > 0 && !phrases.matches(readingState.words, 0..<readingState.words.count).isEmpty
  }

  /// Whether the words put something right that the bot has just said: `sorry bed 9`, `its thursday, they changed it`.
  private func putsRight(_ leading: LeadIns, _ range: Range<Int>) -> Bool {
    let first = readingState.words[range.lowerBound].key
    return readingState.context.reference != nil && !English.errandVerbs.contains(first)
      && (leading.isCorrecting || English.itself.contains(first))
      && !range.contains { English.needing.contains(readingState.words[$0].key) }
  }

  /// Whether the words begin as a question does: `has ruth done the lanes yet`.
  private func asks(_ range: Range<Int>) -> Bool {
    let first = readingState.words[range.lowerBound].key
    guard range.count > 1 else { return false }
    // `half term when`
    if English.interrogatives.contains(readingState.words[range.upperBound - 1].key) { return true }
    guard range.count > 2 else { return false }
    // `which magazine subscription` is something to buy.
    if English.interrogatives.contains(first) {
      return range.dropFirst().prefix(2).contains {
        English.askedOf.contains(readingState.words[$0].key) || English.stating.contains(readingState.words[$0].key)
          || English.auxiliaries.contains(readingState.words[$0].key)
      }
    }
    guard English.auxiliaries.contains(first) else { return false }
    if English.askedOf.contains(readingState.words[range.lowerBound + 1].key) { return true }
    // `has ruth done the lanes yet`
    return range.count > 3 && isParticiple(range.lowerBound + 2)
  }

  /// Whether the words are a sentence that tells something: `they had no milk`. What says that something is needed does
  /// not, and what begins with the verb of an errand does not: `text ann i am late`.
  private func tells(_ range: Range<Int>) -> Bool {
    guard range.count > 1, !English.errandVerbs.contains(readingState.words[range.lowerBound].key) else {
      return false
    }
    var hasVerb = false
    for index in range {
      let key = readingState.words[index].key
      if English.needing.contains(key) || English.relatives.contains(key) {
        return hasVerb && !English.needing.contains(key)
      }
      hasVerb = hasVerb || English.subjects.contains(key) || index > range.lowerBound && English.stating.contains(key)
    }
    return hasVerb
  }
}
