/// The name in a row that matched.
extension LineReader {
  /// Reads a notice: `please note that the committee meets on friday` is an item, `please note that we liked it` a note.
  func readNotice(_ told: Range<Int>, _ leading: LeadIns, to spoken: inout Spoken) {
    let text = bytes(of: told).string(0..<bytes(of: told).count)
    spoken.isItem =
      leading.isPolite && readingState.reader.tellsOfLater(text)
      && !told.contains { language.clauseWords.pastVerbs.contains(readingState.words[$0].key) }
    if !spoken.isItem { spoken.readings.append(.command(Invocation(word: "note", arguments: text))) }
  }

  /// `rename the fair to Winter Fair, head doesnt want xmas in it`: the reason is no part of the name.
  func withoutReason(_ told: String, _ match: PhraseMatch<Speech>) -> String {
    guard let name = match.range(of: .words),
      let reason = name.dropFirst().first(where: { readingState.words[$0].mark == UInt8(ascii: ",") }),
      (reason..<name.upperBound).contains(where: { readingState.words[$0].isIn(.stating) })
    else { return told }
    let whole = bytes(of: name)
    let tail = whole.string(bytes(of: name.lowerBound..<reason).count..<whole.count)
    return told.hasSuffix(tail) ? String(told.dropLast(tail.count)) : told
  }

  /// True if the line agrees to something that was said: `yeah move denise to 1 then` names nothing new.
  func agrees(_ leading: LeadIns) -> Bool {
    readingState.words.last?.key == language.smallWords.then
      && readingState.words[..<leading.end].contains { language.clauseWords.agreeing.contains($0.key) }
  }

  /// True if the new name is just a figure.
  func isFigure(_ match: PhraseMatch<Speech>) -> Bool {
    match.range(of: .words).map { bytes(of: $0).allSatisfy(\.isDigit) } ?? false
  }

  /// True if a row puts a moment, or a word that denies, in the place of a name.
  func putsNoName(_ match: PhraseMatch<Speech>) -> Bool {
    if let name = match.range(of: .words), moment(name) != nil { return true }
    return match.slots.first.map {
      language.clauseWords.denying.contains(readingState.words[$0.words.lowerBound].key)
    } == true
  }

  /// True if a request for a reminder names its subject first: `to post it`.
  func isNamed(_ match: PhraseMatch<Speech>) -> Bool {
    match.range(of: .words).map { language.requestWords.namingReminded.contains(readingState.words[$0.lowerBound].key) }
      ?? false
  }

  /// True if the words for the time before something are such a time: not `got an hour` of `got an hour before physics`.
  func isBefore(_ match: PhraseMatch<Speech>) -> Bool {
    guard let words = match.range(of: .words), let ending = language.reminderWords.beforehand.first else { return true }
    let (first, last) = (readingState.words[words.lowerBound].range, readingState.words[words.upperBound - 1].range)
    return readingState.reader.reminders(bytes.string(first.lowerBound..<last.upperBound) + ending) != nil
  }

  /// True if the words of a row are one tag, with its mark.
  func isOneTag(_ match: PhraseMatch<Speech>) -> Bool {
    guard let words = match.range(of: .words), words.count == 1 else { return false }
    return readingState.words[words.lowerBound].mark == UInt8(ascii: "#")
  }

  /// True if words are rather a place or a person than a name: `room 2`, `the Anchor`, `dr shah`.
  func namesPlaceOrPerson(_ words: Range<Int>) -> Bool {
    let first = readingState.words[words.lowerBound]
    guard words.count > 1 else { return false }
    return first.isIn(.articles) || language.selectionWords.titles.contains(first.key)
      || language.temporalWords.numbered.contains(first.key) && bytes(of: words).contains(where: \.isDigit)
  }
}
