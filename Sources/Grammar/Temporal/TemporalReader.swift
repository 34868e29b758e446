internal import Agenda
import Civil

/// Finds the phrases about time in a line: a pure function of the tokens and of the person's date and time.
struct TemporalReader {
  /// The sorts of phrases behind a sigil.
  enum Sort {
    /// A day, a time, a range: behind `^` and `~`.
    case moment
    /// A repeat: behind `*`.
    case recurrence
    /// A length: behind `=`.
    case duration
  }

  /// The person's date and time, and how they write dates.
  let settings: ReaderSettings
  let trace: Trace?
  /// A meal or a party mentioned outside of the text, which decides the half of the day of a bare hour.
  var occasion = Part.none

  init(_ settings: ReaderSettings, trace: Trace? = nil) {
    self.settings = settings
    self.trace = trace
  }

  init(
    now: CivilDateTime, zone: Zone = .utc, conventions: Conventions = Conventions(),
    language: LanguageGrammar, trace: Trace? = nil
  ) {
    self.init(
      ReaderSettings(.init(now: now, zone: zone, language: language, conventions: conventions)), trace: trace)
  }

  /// The words that the rules refer to.
  var lexicon: Lexicon { _read { yield settings.values.language.lexicon } }

  /// Returns all phrases of a line in their order, each as long as possible, without overlaps. Phrases that complete
  /// each other (`call at 5 jimmy tomorrow`) are one, with the place of the other words in `otherRanges`.
  ///
  /// Tokens of kind `.barrier` are never read over.
  ///
  /// - Parameter beginsWithDay: whether the line stands among others that begin with a weekday.
  func expressions(
    _ tokens: borrowing [Token], _ bytes: UnsafeBufferPointer<UInt8>, beginsWithDay: Bool = false
  ) -> [TemporalExpression] {
    guard let start = bytes.baseAddress else { return [] }
    return tokens.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return [] }
      let count = buffer.count - Lexer.padding
      var i = 0
      // Chatter goes no further than this.
      while i < count, !TemporalParser.mayStart(first, i) { i += 1 }
      guard i < count else { return [] }
      var scan = TemporalParser(first, count, start, settings, trace: trace, occasion: occasion)
      scan.beginsWithDay = beginsWithDay
      var found: [TemporalExpression] = []
      var drafts: [PartialExpression] = []
      while i < count {
        guard TemporalParser.mayStart(first, i) else {
          i += 1
          continue
        }
        guard let draft = scan.phrase(i) else {
          i += 1
          continue
        }
        if !scan.isDenied(draft), scan.stands(draft), scan.add(draft, to: &found) {
          // Nothing goes with the only phrase of a line that ends in it.
          if drafts.isEmpty, draft.end >= count { return found }
          drafts.add(draft)
          i = draft.end
        } else {
          i = scan.afterDiscarded(draft)
        }
      }
      // An hour that stands apart stands behind the only phrase.
      if drafts.count == 1, drafts[0].end < count,
        let hour = scan.lastHour(drafts) ?? scan.hourBehindComma(drafts) ?? scan.hoursBehindName(drafts),
        scan.add(hour, to: &found)
      {
        drafts.append(hour)
      }
      scan.leaveOut(&found, &drafts)
      if found.count > 1 { scan.merge(&found, drafts) }
      return found
    }
  }

  /// Returns the longest expression that begins right at a token, as behind a sigil or in a command, and the token
  /// behind it.
  func expression(
    _ tokens: borrowing [Token], _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, as sort: Sort
  ) -> (expression: TemporalExpression, end: Int)? {
    var drafted = DraftedPhrase()
    return expression(tokens, bytes, at: index, as: sort, isWhole: false, &drafted)
  }

  /// - Parameters:
  ///   - isWhole: true if it counts only if it takes all of the text.
  ///   - drafted: the phrase that begins there, for the next sort that is requested of the same text.
  private func expression(
    _ tokens: borrowing [Token], _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, as sort: Sort,
    isWhole: Bool, _ drafted: inout DraftedPhrase
  ) -> (expression: TemporalExpression, end: Int)? {
    guard let start = bytes.baseAddress, index < tokens.count - Lexer.padding else { return nil }
    return tokens.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return nil }
      var scan = TemporalParser(
        first, buffer.count - Lexer.padding, start, settings, trace: trace, occasion: occasion)
      scan.isMarked = true
      guard let draft = scan.marked(index, sort, &drafted), !isWhole || draft.end == scan.count,
        var expression = scan.expression(draft)
      else { return nil }
      if sort == .recurrence, expression.recurrence == nil, expression.problem == nil {
        guard draft.isAfterLength, let length = draft.length, let cycle = TemporalParser.cycle(of: length) else {
          return nil
        }
        expression.recurrence = cycle.recurrence
        expression.repeatsFromCompletion = true
        expression.seconds = nil
      }
      if sort == .moment, let length = draft.length, expression.date == nil, expression.seconds != nil, !draft.isAllDay
      {
        // `^4d`, `snooze 20 minutes`: so long from now.
        var moment = Moment()
        scan.move(length, sign: 1, &moment)
        let moved = scan.resolve(moment)
        expression.date = moved?.date
        expression.time = moved?.time
        expression.hasTime = moved?.time != nil
      }
      return (expression, draft.end)
    }
  }

  /// An expression that takes all of the text, or none.
  func whole(_ tokens: borrowing [Token], _ bytes: UnsafeBufferPointer<UInt8>, as sort: Sort = .moment)
    -> TemporalExpression?
  {
    var drafted = DraftedPhrase()
    return whole(tokens, bytes, as: sort, &drafted)
  }

  /// The same; `drafted` is for the next sort that is requested of the same text.
  func whole(
    _ tokens: borrowing [Token], _ bytes: UnsafeBufferPointer<UInt8>, as sort: Sort, _ drafted: inout DraftedPhrase
  ) -> TemporalExpression? {
    expression(tokens, bytes, at: 0, as: sort, isWhole: true, &drafted)?.expression
  }

  func expressions(in text: String) -> [TemporalExpression] {
    read(text) { expressions($0, $1) }
  }

  func whole(_ text: String, as sort: Sort = .moment) -> TemporalExpression? {
    read(text) { whole($0, $1, as: sort) }
  }

  private func read<Result>(_ text: String, _ body: ([Token], UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in body(Lexer.tokens(of: bytes, lexicon), bytes) }
  }
}

extension TemporalExpression {
  /// Moves its ranges in the line.
  mutating func move(by offset: Int) {
    range = range.lowerBound + offset..<range.upperBound + offset
    for index in otherRanges.indices {
      otherRanges[index] = otherRanges[index].lowerBound + offset..<otherRanges[index].upperBound + offset
    }
  }
}
