import Agenda
import Civil

extension SmartAdd {
  /// The marks and phrases of a line, before an item is made of it: many lines turn out to be no item.
  ///
  /// It is never copied: a caller that may ask for the item lends it.
  struct Findings: ~Copyable {
    let carrier: ItemPrefix
    /// The start of the item's words.
    let start: Int
    /// True if the line may have marks.
    let isMarked: Bool
    let marks: Marks
    /// All temporal phrases besides those of marks, in order of position.
    let found: [TemporalExpression]
    let choice: DateChoice
    private let tokens: [Token]

    init(
      _ carrier: ItemPrefix, start: Int, isMarked: Bool = true, _ marks: consuming Marks, _ found: [TemporalExpression],
      _ choice: DateChoice = DateChoice(), tokens: [Token] = []
    ) {
      (self.carrier, self.start, self.isMarked, self.choice) = (carrier, start, isMarked, choice)
      self.tokens = tokens
      (self.marks, self.found) = (marks, found)
    }

    /// The weekdays in the line, inside or outside phrases, except `mondays`, `monday's` and `good friday`.
    var weekdays: [Token] {
      guard tokens.contains(where: { $0.word == .weekday }) else { return [] }
      return tokens.indices.compactMap { index in
        tokens[index].word == .weekday && tokens[index].flags.isDisjoint(with: [.possessive, .plural])
          && (index == 0 || tokens[index - 1].word != .holiday) ? tokens[index] : nil
      }
    }

    /// True if a word of the line is a part of the day, as each meal is.
    var namesPart: Bool { tokens.contains { $0.word == .part } }

    /// True if one of the phrases may need a question.
    var mayAsk: Bool {
      found.contains { $0.problem?.isQuestion == true } || marks.expressions.contains { $0.problem?.isQuestion == true }
    }
  }

  func findings() -> Findings {
    let carrier = isNote ? ItemPrefix(ofNote: bytes) : ItemPrefix(bytes, from: 0, readingState.language)
    readingState.lex(bytes)
    let tokens = readingState.tokens
    if carrier.kind == .note { return findingsOfNote(carrier) }
    let presence = readingState.presence(in: bytes)
    var isMarked = presence.hasMarks || presence.has(":")
    var marks =
      isMarked
      ? MarkReader.marks(of: bytes, from: carrier.end, readingState: readingState) : Marks(end: bytes.count)
    marks.end = carrier.endOfWords(bytes, before: marks.end, readingState.language)
    if presence.has(","), let tail = ItemTail(bytes, before: marks.end, readingState.language) {
      marks.end = tail.start
      if let priority = tail.priority, marks.priority == nil {
        marks.priority = priority
        isMarked = true
      }
    }
    if marks.recipient != nil { askPolitely(&marks) }
    if carrier.awaitsDate, let link = carrier.link(bytes, before: marks.end, readingState.language) {
      marks.part(at: link)
    }
    let found = readingState.phrases(bytes, to: marks.end, barriers: marks.barriers, beginsWithDay: beginsWithDay)
    var start = carrier.end
    var reminder: Int?
    if carrier.awaitsDate, let first = found.firstIndex(where: { $0.range(at: carrier.end) != nil }) {
      reminder = first
      let end = found[first].range(at: carrier.end)?.upperBound ?? start
      start = ItemPrefix.endOfLink(bytes, at: bytes.skippingSpace(from: end), readingState.language) ?? start
    }
    var choice = DateChoice(found, reminder: reminder, in: bytes, readingState.language)
    // Days are no estimate, unless they say how long a repeat goes on: `holiday for 3 days`.
    if choice.recurrence == nil, marks.recurrence == nil, let length = choice.duration.flatMap({ found[$0].seconds }),
      length > 86_400
    {
      choice.duration = nil
    }
    if let duration = choice.duration, isObject(found[duration], of: found, behind: start, before: marks.end) {
      choice.duration = nil
    }
    return Findings(carrier, start: start, isMarked: isMarked, consume marks, found, choice, tokens: tokens)
  }

  /// True if a length is the object of the verb before it: `spend 2 hours on the report`.
  private func isObject(
    _ length: TemporalExpression, of found: [TemporalExpression], behind start: Int, before end: Int
  ) -> Bool {
    let words = readingState.language.itemWords
    guard bytes[length.range.lowerBound].isDigit, bytes.endOfWord(from: start) < length.range.lowerBound,
      bytes.skippingSpace(from: bytes.endOfWord(from: start)) == length.range.lowerBound,
      !words.tellingLengths.contains(bytes, start..<bytes.endOfWord(from: start)),
      case let next = bytes.skippingSpace(from: length.range.upperBound), next < end,
      !found.contains(where: { $0.range.contains(next) })
    else { return false }
    return words.behindLengths.contains(bytes, next..<bytes.endOfWord(from: next))
  }

  private func findingsOfNote(_ carrier: ItemPrefix) -> Findings {
    let marks = MarkReader.marks(of: bytes, from: carrier.end, readingState: readingState, tagsOnly: true)
    let found = readingState.phrases(bytes, to: marks.end, barriers: marks.barriers)
    return Findings(carrier, start: carrier.end, marks, found)
  }

  /// `@bob please pick up the milk`: the words around an item may also stand behind the handle.
  private func askPolitely(_ marks: inout Marks) {
    guard let handle = marks.barriers.first else { return }
    let carrier = ItemPrefix(bytes, from: handle.upperBound, readingState.language)
    var (behind, isRequest) = (carrier.end, carrier.isRequest)
    // `@bob can you bring the card`
    if let (word, end) = readingState.language.phrases.itemPrefixes.longest(bytes, at: behind), case .request = word {
      (behind, isRequest) = (ItemPrefix(bytes, from: end, readingState.language).end, true)
    }
    // Its question mark asks nothing.
    if isRequest, let last = bytes.trimmed(0..<marks.end).last, last > behind, bytes[last] == UInt8(ascii: "?") {
      marks.end = last
    }
    if behind > bytes.skippingSpace(from: handle.upperBound), behind <= marks.end {
      marks.cuts.insert(Cut(range: handle.upperBound..<behind), at: min(1, marks.cuts.count))
    }
  }
}
