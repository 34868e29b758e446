import Agenda

/// Questions: what ends in a question mark, or opens as one.
extension LineReader {
  func question(_ outcome: SmartAdd.Outcome) -> Question? {
    let opening = opening()
    guard opening != nil || isMarkedQuestion else { return nil }
    // A request is no question, however it is put.
    if Carrier(bytes, from: 0).end > 0, opening == nil { return nil }
    let subject = trimmedSubject(from: opening?.end ?? 0)
    switch opening?.kind {
    case .when: return subject.isEmpty ? .what(nil) : .when(bytes.string(subject))
    case .did: return .did(bytes.string(subject))
    case .what: return asksOfDay(from: opening?.end ?? 0, outcome) ? .what(moment(outcome)) : about(subject)
    case .where: return about(subject)
    case .show: return asksOfDay(from: opening?.end ?? 0, outcome) ? .what(moment(outcome)) : nil
    case nil: return asksOfDay(from: 0, outcome) ? .what(moment(outcome)) : about(subject)
    }
  }

  private enum Kind {
    case what, when, did, `where`
    /// `show my tasks`: a question only if nothing but a day is named.
    case show
  }

  private func about(_ subject: Range<Int>) -> Question { .about(bytes.string(subject)) }

  private func moment(_ outcome: SmartAdd.Outcome) -> Expression? { outcome.expressions.first }

  /// How the line opens, and where what is asked for begins.
  private func opening() -> (kind: Kind, end: Int)? {
    switch bytes.lower(0) {
    case UInt8(ascii: "w"):
      if let end = first(["when is", "when's", "when are", "when am i", "when do i", "when does", "when was", "when"]) {
        return (.when, skippingArticles(end))
      }
      if let end = first(["what time is", "what time's", "what time are", "what day is", "what time do i"]) {
        return (.when, skippingArticles(end))
      }
      if let end = first(["what"]) { return (.what, end) }
      if let end = first(["what's", "whats"]) { return (.what, end) }
      if let end = first(["where is", "where's", "where are", "where do i", "where"]) {
        return (.where, skippingArticles(end))
      }
      return first(["which"]).map { (.where, $0) }
    case UInt8(ascii: "d"):
      if let end = first(["did i"]) { return (.did, end) }
      return first(["do i"]).map { (.what, $0) }
    case UInt8(ascii: "h"):
      return isMarkedQuestion ? first(["have i"]).map { (.did, $0) } : nil
    case UInt8(ascii: "a"): return first(["am i"]).map { (.what, $0) }
    case UInt8(ascii: "i"): return first(["is there", "is anything"]).map { (.what, $0) }
    case UInt8(ascii: "s"): return first(["show me", "show"]).map { (.show, $0) }
    default: return nil
    }
  }

  private func first(_ phrases: [StaticString]) -> Int? {
    for phrase in phrases {
      if let end = bytes.phrase(phrase, at: 0) { return end }
    }
    return nil
  }

  private func skippingArticles(_ offset: Int) -> Int {
    for article: StaticString in ["the next", "my next", "the", "my", "our"] {
      if let end = bytes.phrase(article, at: offset) { return end }
    }
    return offset
  }

  /// What is asked for, without the punctuation at its end.
  private func trimmedSubject(from start: Int) -> Range<Int> {
    var end = core.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1].isSpace || bytes[end - 1] == 33 {
      end -= 1
    }
    return bytes.trimmed(min(start, end)..<end)
  }

  /// Whether nothing is named but a day and words like `do i have`, `anything`, `planned`: the answer is a list.
  private func asksOfDay(from start: Int, _ outcome: SmartAdd.Outcome) -> Bool {
    var here = start
    let spoken = outcome.expressions.first?.range
    while here < core.upperBound {
      if let spoken, spoken.contains(here) {
        here = spoken.upperBound
        continue
      }
      guard bytes[here].isWord else {
        here += 1
        continue
      }
      let end = bytes.endOfWord(from: here)
      guard LineReader.fillers.contains(bytes, here..<end) else { return false }
      here = end
    }
    return true
  }

  /// Words that name no item in a question of what there is.
  private static let fillers = WordSet(
    """
    a all am any anything are around at be been busy calendar coming day days did do does doing due else ever events \
    event for free going got happening has have having i in is it items left like list look looks lined m me meeting \
    meetings more much my need needs next of on open or planned planning plans plan re remains s schedule scheduled \
    should something still stuff task tasks that the there things thing this to todo todos up ve what whats will with \
    have overdue remaining outstanding now
    """)
}
