/// The words around an item that are no part of it: `remind me to`, `don't forget to`, `please`, `todo:`.
struct ItemPrefix {
  enum Kind {
    case none
    /// `todo:`: a todo whatever else it looks like.
    case todo
    /// `note:`: kept as it is.
    case note
    /// `event:`: an event at its time.
    case event
  }

  /// The start of the item.
  var end: Int
  var kind = Kind.none
  /// True if it is phrased as a request: its question mark asks nothing.
  var isRequest = false
  /// True if it asks somebody to run an errand: `can you buy milk`.
  var asksErrand = false
  /// True if `remind me` came last, without `to` or `about`: a date may stand there, before them.
  var awaitsDate = false

  /// The carriers that a line begins with.
  init(_ bytes: Bytes, from start: Int, _ language: LanguageGrammar) {
    end = bytes.skippingSpace(from: start)
    while end < bytes.count, let next = step(bytes, language) {
      end = next
      if kind == .note || awaitsDate { break }
    }
  }

  /// No carrier: the whole line is a note.
  init(ofNote bytes: Bytes) {
    end = bytes.skippingSpace(from: 0)
    kind = .note
  }

  /// The effects of a carrier's words.
  enum Effect: Sendable {
    case dropped
    /// Drops out, with a comma behind it.
    case filler
    /// Drops out with the `to` or `about` behind it.
    case link
    /// A date may follow, then `to` and the item.
    case reminder
    case note, todo, event
    /// A request counts only before a reminder, and a greeting before any other carrier.
    case request, greeting
    /// Drops out with the dash, colon or comma behind it: `new one - call mum`.
    case announced
    /// Drops out before a handle, and with the mark behind it: `ok @bob bring the card`, `ok. dentist friday`.
    case call
    /// Drops out before the verb of an errand: `i should wash the car`, `hey buy butter`.
    case verb
    /// The same, and a greeting.
    case hail
  }

  /// The end of the one carrier that begins at `end`.
  private mutating func step(_ bytes: Bytes, _ language: LanguageGrammar) -> Int? {
    let prefixes = language.phrases.itemPrefixes
    if let next = bytes.phrase(language.itemWords.todoMarks, at: end) {
      kind = .todo
      return next
    }
    guard let (word, next) = prefixes.longest(bytes, at: end), next < bytes.count || word == .note else {
      return nil
    }
    switch word {
    case .dropped: return next
    // `and/or`
    case .filler: return bytes.starts(with: "/", at: next) ? nil : ItemPrefix.skippingComma(bytes, from: next)
    case .announced:
      guard next < bytes.count, "-:,".utf8.contains(bytes[next]) else { return nil }
      let end = bytes.skippingSpace(from: next + 1)
      return end > next + 1 && end < bytes.count ? end : nil
    case .call:
      if bytes[next] == UInt8(ascii: "@") { return next }
      // `oh ok. dentist friday`
      let rest = ItemPrefix.skippingMark(bytes, from: next)
      return rest > next && rest < bytes.count && bytes[rest].isLetter ? rest : nil
    case .link: return ItemPrefix.endOfLink(bytes, at: next, language) ?? next
    case .reminder: return remindsOthers(bytes, at: next, language) ? nil : afterRemind(bytes, at: next, language)
    case .note: kind = .note
    case .todo: kind = .todo
    case .event: kind = .event
    case .request:
      let verb = bytes.phrase(language.itemWords.please, at: next) ?? next
      let isReminder = prefixes.longest(bytes, at: verb)?.meaning == .reminder
      asksErrand = !isReminder && language.clauseWords.errandVerbs.contains(bytes, verb..<bytes.endOfWord(from: verb))
      guard isReminder || asksErrand else { return nil }
      isRequest = true
      return verb
    case .verb:
      return beginsErrand(bytes, at: next, language) ? next : nil
    case .hail where beginsErrand(bytes, at: next, language): return next
    case .greeting, .hail:
      let rest = ItemPrefix.skippingMark(bytes, from: next)
      // `hi, buy bread`
      if rest > next, rest < bytes.count, bytes[rest].isLetter { return rest }
      // One greeting is enough: a second one is no carrier.
      guard let (followed, _) = prefixes.longest(bytes, at: rest), followed != .greeting, followed != .hail else {
        return nil
      }
      // One step is enough. Reading all of them would read those behind the next greeting twice, and so on.
      var behind = self
      behind.end = rest
      return behind.step(bytes, language) == nil ? nil : rest
    }
    return next
  }

  /// True if the verb of an errand, and more, stands there: `wash the car`.
  private func beginsErrand(_ bytes: Bytes, at offset: Int, _ language: LanguageGrammar) -> Bool {
    let end = bytes.endOfWord(from: offset)
    return language.clauseWords.errandVerbs.contains(bytes, offset..<end)
      && bytes.skippingSpace(from: end) < bytes.count
  }

  private static func skippingMark(_ bytes: Bytes, from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, ".,!".utf8.contains(bytes[offset]) { offset += 1 }
    return bytes.skippingSpace(from: offset)
  }

  /// True if somebody else is to be reminded too: `remind me and mum to call`.
  private func remindsOthers(_ bytes: Bytes, at offset: Int, _ language: LanguageGrammar) -> Bool {
    let joint = offset..<bytes.endOfChunk(from: offset)
    guard language.itemWords.joiningPeople.contains(bytes, joint) else { return false }
    let other = bytes.endOfWord(from: bytes.skippingSpace(from: joint.upperBound))
    return language.itemWords.toMoment.map { bytes.phrase($0, at: bytes.skippingSpace(from: other)) != nil } ?? false
  }

  private mutating func afterRemind(_ bytes: Bytes, at offset: Int, _ language: LanguageGrammar) -> Int {
    if let end = ItemPrefix.endOfLink(bytes, at: offset, language) { return end }
    awaitsDate = true
    return offset
  }

  /// The end of the `to` or `about` between a reminder and its subject.
  static func endOfLink(_ bytes: Bytes, at offset: Int, _ language: LanguageGrammar) -> Int? {
    let offset = skippingComma(bytes, from: offset)
    if let end = bytes.phrase(language.itemWords.linking, at: offset) { return end }
    // `remind me 2 call`
    guard let next = bytes.phrase("2", at: offset), next < bytes.count, bytes[next].isLetter,
      !language.itemWords.unitsOfTime.contains(bytes, next..<bytes.endOfWord(from: next))
    else { return nil }
    return next
  }

  /// The `to`, `about` or `that` between the date of `remind me` and the subject.
  func link(_ bytes: Bytes, before limit: Int, _ language: LanguageGrammar) -> Range<Int>? {
    var here = end
    var before = here..<here
    while here < limit {
      let word = here..<min(bytes.endOfChunk(from: here), limit)
      let next = bytes.skippingSpace(from: word.upperBound)
      // `in about 10 minutes`, `10 to 2`
      let isPart = language.itemWords.approximated.contains(bytes, before) || next < bytes.count && bytes[next].isDigit
      if language.itemWords.links.contains(bytes, word), !isPart { return word }
      before = word
      here = max(next, here + 1)
    }
    return nil
  }

  /// The end of the words, without a `please` or `, thanks` behind them, nor a request's question mark.
  func endOfWords(_ bytes: Bytes, before limit: Int, _ language: LanguageGrammar) -> Int {
    var words = bytes.trimmed(0..<limit)
    if isRequest, let last = words.last, bytes[last] == UInt8(ascii: "?") {
      words = bytes.trimmed(0..<last)
    }
    return ItemPrefix.droppingRequest(bytes, ItemPrefix.droppingThanks(bytes, words, language), language)
      .upperBound
  }

  /// The range without a `pls remind me` at its end, which changes nothing.
  private static func droppingRequest(
    _ bytes: Bytes, _ range: Range<Int>, _ language: LanguageGrammar
  ) -> Range<Int> {
    for words in language.itemWords.notForgetting {
      let start = range.upperBound - words.utf8CodeUnitCount
      if start > range.lowerBound, bytes[start - 1].isSpace, bytes.phrase(words, at: start) != nil {
        let rest = bytes.trimmed(range.lowerBound..<start)
        return rest.last.map { bytes[$0] == UInt8(ascii: ",") } == true ? bytes.trimmed(rest.dropLast()) : rest
      }
    }
    guard let remindMe = language.itemWords.remindMe else { return range }
    let start = range.upperBound - remindMe.utf8CodeUnitCount
    guard start > range.lowerBound, bytes[start - 1].isSpace, bytes.phrase(remindMe, at: start) != nil
    else { return range }
    let rest = bytes.trimmed(range.lowerBound..<start)
    // `ask ben to remind me` is to be asked.
    let polite = droppingThanks(bytes, rest, language)
    if polite != rest { return polite }
    guard let last = rest.last, bytes[last] == UInt8(ascii: ",") else { return range }
    return bytes.trimmed(rest.lowerBound..<last)
  }

  /// The range without the courtesy at its end.
  ///
  /// - Parameter isBare: true if a `thanks` without a comma before it counts, as in a line that names nothing.
  static func droppingThanks(
    _ bytes: Bytes, _ range: Range<Int>, _ language: LanguageGrammar, isBare: Bool = false
  ) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "!") {
      end -= 1
    }
    guard end > range.lowerBound, bytes.lower(end - 1) != UInt8(ascii: " ") else { return range }
    var start = end
    while start > range.lowerBound, bytes[start - 1].isWord { start -= 1 }
    let thanks = language.itemWords.thanks.start(of: bytes, range.lowerBound..<end, lastWord: start..<end)
    guard let thanks = thanks ?? (language.itemWords.polite.contains(bytes, start..<end) ? start : nil),
      thanks > range.lowerBound
    else { return range }
    let isGratitude = thanks < start || language.itemWords.gratitude.contains(bytes, start..<end)
    start = thanks
    let rest = bytes.trimmed(range.lowerBound..<start)
    guard let last = rest.last, last + 1 < start || bytes[last] == UInt8(ascii: ",") else { return range }
    if bytes[last] == UInt8(ascii: ",") {
      return droppingThanks(bytes, bytes.trimmed(rest.lowerBound..<last), language)
    }
    // `buy thanks` buys something, and `text mum thanks` says it.
    let first = bytes.endOfWord(from: rest.lowerBound)
    var before = rest.upperBound
    while before > rest.lowerBound, bytes[before - 1].isWord { before -= 1 }
    let isNamed =
      first >= rest.upperBound || language.itemWords.beforeThanks.contains(bytes, rest.lowerBound..<first)
      || language.itemWords.beforeThanks.contains(bytes, before..<rest.upperBound)
    guard isBare || !isNamed || !isGratitude else { return range }
    return droppingThanks(bytes, bytes.withoutStop(rest), language)
  }

  static func skippingComma(_ bytes: Bytes, from offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return offset }
    return bytes.skippingSpace(from: offset + 1)
  }
}
