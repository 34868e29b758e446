import Agenda
import Civil

/// Reads people's references to things that they keep.
struct SelectionReader {
  let readingState: ReadingState
  /// The bytes of the reference, without the text around it.
  let bytes: Bytes
  /// Its words, by their places in the line.
  let words: ArraySlice<SpokenWord>
  /// The offset of the bytes in the line.
  let start: Int
  /// True if the line is the one whose words were taken in last.
  let isHeard: Bool
  /// True if it is the subject of a question, of which the question's own words are no part.
  var isAsked = false
  /// True if a day or a time may stand among the words.
  var mayHaveMoment = true

  /// Reads bytes whose words have not been taken in.
  init(readingState: ReadingState, bytes: Bytes) {
    self.readingState = readingState
    self.bytes = bytes
    words = SpokenWord.words(of: bytes, 0..<bytes.count, readingState.language.spelling)[...]
    (start, isHeard) = (0, false)
  }

  /// Reads words of the line that was taken in last.
  ///
  /// - Parameter bytes: the part of the line with the words, from `start` on.
  init(readingState: ReadingState, bytes: Bytes, start: Int, words: Range<Int>, isAsked: Bool) {
    self.readingState = readingState
    self.bytes = bytes
    (self.start, isHeard) = (start, true)
    let all = readingState.words
    // The two words of a contraction (`what's`) belong together: the range of the second one is empty.
    let end =
      words.upperBound < all.count && all[words.upperBound].range.isEmpty ? words.upperBound + 1 : words.upperBound
    self.words = all[words.lowerBound..<end].drop { $0.range.isEmpty }
    self.isAsked = isAsked
    mayHaveMoment = self.words.contains { $0.mayBeginTime && !$0.range.isEmpty }
  }

  func selection() -> Selection {
    var found = Selection(bytes.string(trimmed))
    let named = bytes.line(bytes.droppingArticles(trimmed, readingState.language))
    if let name = ReferenceReader(bytes: named.line(0..<named.count), language: readingState.language).references() {
      found.name = name
      return found
    }
    if let place {
      found.name = .numbers([place])
      return found
    }
    if isTheLot {
      found.quantity = .all
      return found
    }
    found.words.reserveCapacity(words.count)
    let spans = mayHaveMoment ? takeMoment(&found, besides: counts) : []
    for index in words.indices where !spans.contains(where: { $0.overlaps(range(of: words[index])) }) {
      take(index, to: &found)
    }
    if found.quantity == .all || isAsked { leaveOut(&found) }
    // `one`, `it`, `the last two` are words of a name beside others.
    if !found.words.isEmpty { found.isIt = false }
    return found
  }

  private var trimmed: Range<Int> {
    var range = bytes.trimmed(0..<bytes.count)
    while let last = range.last, bytes[last].endsClause || bytes[last].isSpace {
      range = range.lowerBound..<last
    }
    return range
  }

  /// The place in the list, if the words tell nothing more: `the second one`.
  private var place: Int? {
    var rest = words.drop { $0.isIn(.articles) }
    guard let first = rest.popFirst(),
      let place = readingState.language.selectionWords.places.first(where: { $0.key == first.key })?.place
    else {
      return nil
    }
    let others = rest.filter { !$0.isIn(.articles) }
    guard others.isEmpty || others.count == 1 && others[0].isIn(.ones) else { return nil }
    return place
  }

  /// True for exactly `the lot`.
  private var isTheLot: Bool {
    guard words.count > 1, !isAsked, words.last?.key == readingState.language.selectionWords.lot else { return false }
    return words.dropLast().allSatisfy {
      $0.isIn(.articles) || $0.key == readingState.language.selectionWords.whole
    }
  }

  /// True for exactly `all of it` and the like.
  private var isAllOfIt: Bool {
    words.allSatisfy { $0.isIn(.all) || $0.isIn(.stopWords) || $0.isIn(.pronouns) || $0.range.isEmpty }
  }

  /// The ranges of counting words, which are no dates: `the first two`, `the last one`, the `one` of `the monday one` and
  /// of `the one on the 16th`.
  private var counts: [Range<Int>] {
    let counted = zip(words, words.dropFirst()).compactMap { first, second -> Range<Int>? in
      guard first.isIn(.firsts) || first.isIn(.lasts),
        second.isIn(.ones) || number(second) != nil
      else { return nil }
      return range(of: first).lowerBound..<range(of: second).upperBound
    }
    guard words.count > 2, let first = words.first, first.isIn(.articles) || first.isIn(.pronouns) else {
      return counted
    }
    // `that one on the 16th` is at no one o'clock.
    let second = words[words.startIndex + 1]
    if second.isIn(.ones) { return counted + [range(of: second)] }
    guard let last = words.last, last.isIn(.ones), first.isIn(.articles), !words[words.endIndex - 2].isIn(.placing)
    else { return counted }
    return counted + [range(of: last)]
  }

  /// True for the second word of `everything else`.
  private func isElse(_ index: Int) -> Bool {
    words[index].key == readingState.language.selectionWords.elseWord && index > words.startIndex
      && words[index - 1].isIn(.all)
  }

  private func take(_ index: Int, to found: inout Selection) {
    let word = words[index]
    let next = index + 1 < words.endIndex ? words[index + 1] : nil
    let isLast = next.map { $0.range.isEmpty } ?? true
    if word.isIn(.placing) { found.hasPlace = true }
    if word.key == readingState.language.selectionWords.with { found.hasPerson = true }
    // `all-hands` is one word.
    if word.isIn(.all), next?.mark != UInt8(ascii: "-") || isLast {
      // `is there anything` asks, `every other` repeats.
      if !isAsked { found.quantity = .all }
    } else if word.isIn(.boths) {
      found.quantity = .both
    } else if word.isIn(.rests) && found.words.isEmpty || isElse(index) {
      found.quantity = .rest
    } else if word.isIn(.lasts) || word.isIn(.firsts),
      isLast || next.map({ number($0) != nil || $0.isIn(.ones) }) == true
    {
      let count = next.flatMap(number) ?? 1
      found.quantity = word.isIn(.lasts) ? .last(count) : .first(count)
    } else if index > words.startIndex, words[index - 1].isIn(.placesBeforeNumbers), number(word) != nil {
      return
    } else if word.isIn(.pronouns), words.count <= 2 || isAllOfIt {
      found.isIt = true
    } else if word.isIn(.done), !isAsked || found.words.isEmpty {
      found.isCompleted = true
    } else if word.isIn(.late) {
      found.isLate = true
      found.isCompleted = false
    } else if word.isIn(.open) {
      found.isCompleted = false
    } else if word.isIn(.kinds), !isVerb(index) {
      found.kinds.append(text(word))
    } else if isAsked, word.isIn(.askedWith) {
      return
    } else if !word.isIn(.stopWords) || isOwned(index), !word.isIn(.pronouns) {
      found.words.append(text(word))
    }
  }

  /// True for the `number` of `mum's number`, which is another thing than `call mum`.
  private func isOwned(_ index: Int) -> Bool {
    index > words.startIndex && readingState.language.selectionWords.owned.contains(words[index].key)
      && readingState.language.wordForms.mayEndInIs(bytes, range(of: words[index - 1]))
  }

  /// True for the `call` of `call bob`, which is no kind of thing, as in `the call with bob`.
  private func isVerb(_ index: Int) -> Bool {
    index == words.startIndex && !isAsked && index + 1 < words.endIndex && words[index].isIn(.errandVerbs)
      && words[index + 1].key != readingState.language.selectionWords.with
  }

  /// `all the seeds except the rocket`: moves the words behind such a word to the exceptions.
  private func leaveOut(_ found: inout Selection) {
    guard
      let except = words.indices.first(where: {
        readingState.language.selectionWords.leavingOut.contains(words[$0].key)
      })
    else { return }
    let told = text(words[except])
    guard let place = found.words.firstIndex(of: told), place + 1 < found.words.count else { return }
    found.without = Array(found.words[(place + 1)...])
    found.words.removeSubrange(place...)
  }

  private func text(_ word: SpokenWord) -> String { bytes.lowercased(range(of: word)) }

  /// The range of a word in the bytes.
  private func range(of word: SpokenWord) -> Range<Int> {
    word.range.lowerBound - start..<word.range.upperBound - start
  }

  /// The number that a word stands for, up to five.
  private func number(_ word: SpokenWord) -> Int? {
    word.range.count <= 6 ? readingState.language.selectionWords.smallNumbers[WordKey(bytes, range(of: word))] : nil
  }

  /// The meal in a phrase with a day and no hour, if a word stands before it.
  private func mealBesideDay(_ phrases: [TemporalExpression]) -> Range<Int>? {
    guard let moment = phrases.first, moment.saysDay, !moment.hasTime, moment.time != nil, moment.range.lowerBound > 0
    else { return nil }
    return PhraseCut.activity(in: moment.range, of: bytes, readingState.language)
  }

  /// Takes the day or time out; returns its ranges.
  private func takeMoment(_ found: inout Selection, besides counts: [Range<Int>]) -> [Range<Int>] {
    var counts = counts
    var phrases = phrases(in: bytes, besides: counts)
    // `team lunch this week` has its meal in its name.
    if let meal = mealBesideDay(phrases) {
      counts.append(meal)
      phrases = self.phrases(in: bytes, besides: counts)
    }
    guard var moment = phrases.first(where: { ($0.saysDay || $0.hasTime) && !$0.isRepeat }) ?? dottedTime,
      moment.problem == nil
    else { return [] }
    if isAsked { moment.open(from: readingState.reader.now.date, in: bytes) }
    // `the june coffee morning`: a part of the day that stands apart may belong to the name.
    guard moment.ranges.count > 1, !moment.hasTime, moment.time != nil,
      let day = self.phrases(in: bytes.line(0..<moment.range.upperBound), besides: counts).first(where: { $0.saysDay })
    else {
      found.moment = moment
      return moment.ranges
    }
    found.moment = day
    return day.ranges
  }

  /// The time that figures stand for if nothing else is said: `my 4.30`.
  private var dottedTime: TemporalExpression? {
    let named = bytes.droppingArticles(trimmed, readingState.language)
    guard bytes[named].contains(UInt8(ascii: ".")), bytes[named].allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    var time = readingState.whole(bytes.line(named))
    time?.range = named
    return time?.hasTime == true ? time : nil
  }

  /// The dates and times in the bytes, without the counting words.
  private func phrases(in bytes: Bytes, besides counts: [Range<Int>]) -> [TemporalExpression] {
    // `today's meeting`
    let unowned = bytes.withoutPossessives(readingState.language)
    if isHeard, unowned == nil, counts.isEmpty { return readingState.phrases(in: bytes, at: start) }
    var plain = unowned ?? Array(bytes)
    for count in counts { for offset in count where offset < plain.count { plain[offset] = UInt8(ascii: " ") } }
    return plain.withUnsafeBufferPointer { readingState.phrases(in: $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The range without articles and the word `number` before it.
  fileprivate func droppingArticles(_ range: Range<Int>, _ language: LanguageGrammar) -> Range<Int> {
    var range = range
    for word in language.selectionWords.beforeNumbersOfItems {
      if let next = phrase(word, at: range.lowerBound), next < range.upperBound { range = next..<range.upperBound }
    }
    return range
  }

  /// The same bytes with blanks for each `'s`, even without its apostrophe (`todays call`), and for the `one` behind
  /// it; nil if there is none.
  fileprivate func withoutPossessives(_ language: LanguageGrammar) -> [UInt8]? {
    var blank: [UInt8]?
    let letter = language.wordForms.ownersLetter
    for index in indices.dropLast() where lower(index + 1) == letter && isWordEnd(index + 2) {
      let isMarked = self[index] == UInt8(ascii: "'")
      let isDay = language.selectionWords.endingsOfDays.contains { ending in
        let start = index + 1 - ending.utf8CodeUnitCount
        return start > 1 && self[start - 1].isLetter && reads(ending, at: start)
      }
      // `this weeks gym`
      let isWeek = index > 7 && language.selectionWords.possessedWeeks.contains { starts(with: $0, at: index - 8) }
      guard isMarked || (isDay || isWeek) && index + 2 < count else { continue }
      var plain = blank ?? Array(self)
      if isMarked { plain[index] = 32 }
      plain[index + 1] = 32
      let next = skippingSpace(from: index + 2)
      let end = endOfWord(from: next)
      if language.selectionWords.ofOne.contains(self, next..<end) {
        for offset in next..<end { plain[offset] = 32 }
      }
      blank = plain
    }
    // `january's trustees meeting` is in January.
    for month in language.selectionWords.owningMonths where reads(month, at: 0) && isWordEnd(month.utf8CodeUnitCount) {
      var plain = blank ?? Array(self)
      let words = Array(language.selectionWords.inMonth.utf8.dropFirst()) + self[..<3]
      plain.replaceSubrange(0..<words.count, with: words)
      for offset in words.count..<month.utf8CodeUnitCount { plain[offset] = 32 }
      blank = plain
    }
    // `the may coffee morning` is in May.
    for month in language.selectionWords.monthsLikeWords {
      guard let end = phrase(month, at: 0), end < count, self[end].isLetter else { continue }
      var plain = blank ?? Array(self)
      plain.replaceSubrange(0..<language.selectionWords.inMonth.utf8.count, with: language.selectionWords.inMonth.utf8)
      blank = plain
    }
    return blank
  }
}

extension Reader {
  /// Returns true if a name begins with a verb that changes something: `cancel the club letter`.
  package func isOfChange(_ name: String) -> Bool {
    name.keyOfFirstWord.map { language.selectionWords.changing.contains($0) } ?? false
  }

  /// Returns true if words mean something known: `the stats`, not `stats`.
  package func pointsOut(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      let words = SpokenWord.words(of: bytes, 0..<bytes.count, language.spelling)
      return words.count > 1 && words[0].isIn(.articles)
    }
  }

  /// Returns true if words say how often something repeats, and not only on which days: `every monday`, not `on mondays`.
  package func saysHowOften(_ text: String) -> Bool {
    text.withWords { words in words.contains { language.smallWords.repeating.contains(words.key(of: $0)) } }
  }

  /// Returns true if words end in a pronoun: `when did i pay it`.
  package func endsInPronoun(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      SpokenWord.words(of: bytes, 0..<bytes.count, language.spelling).last { !$0.range.isEmpty }?.isIn(.pronouns)
        ?? false
    }
  }

  /// Returns true if a line moves something to no time or place: `move dentist`.
  package func isMoveWithoutTime(_ line: String) -> Bool {
    let split = FirstWord(line), what = selection(split.rest)
    return language.smallWords.movingAlone.contains(WordKey(split.word.lowercased())) && what.moment == nil
      && what.isNamed && !what.hasPlace
  }

  /// Returns the things that a wish for an act is about: `dinner` of `move dinner`; nil if it is about `it`.
  package func wished(in words: String) -> Selection? {
    let object = FirstWord(words).rest
    return endsInPronoun(FirstWord(object).word) ? nil : selection(object)
  }

  /// Returns a reference to existing items by a text.
  public func selection(_ text: String) -> Selection {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else {
        return SelectionReader(readingState: ReadingState(self), bytes: raw).selection()
      }
      return plain.withUnsafeBufferPointer { SelectionReader(readingState: ReadingState(self), bytes: $0).selection() }
    }
  }
}
