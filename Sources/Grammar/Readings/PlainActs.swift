import Agenda

/// Acts in plain words on an item named by its own: `paid rent`, `dentist done`, `cancel gym`, `move dentist to friday`.
extension LineReader {
  func plainAct(_ outcome: SmartAdd.Outcome) -> PlainAct? {
    guard core.count > 4, let first = bytes.first, first.isLetter || first >= 0x80, !isMarkedQuestion else {
      return nil
    }
    let start = bytes.phrase("please", at: 0) ?? 0
    for tick: StaticString in ["\u{2705}", "\u{2714}", "\u{2611}"] where bytes.starts(with: tick, at: start) {
      var rest = start + 3
      if bytes.starts(with: "\u{FE0F}", at: rest) { rest += 3 }
      return name(bytes.skippingSpace(from: rest), outcome).map { .complete($0) }
    }
    let end = bytes.endOfWord(from: start)
    if LineReader.actWords.contains(bytes, start..<end), let act = leadingVerb(at: start, outcome) { return act }
    return trailingDone()
  }

  private func leadingVerb(at start: Int, _ outcome: SmartAdd.Outcome) -> PlainAct? {
    if let rest = after(start, LineReader.completing), let name = name(rest, outcome) { return .complete(name) }
    if let rest = after(start, ["cancel", "delete", "remove"]), let name = name(rest, outcome) { return .delete(name) }
    if let rest = after(start, LineReader.moving) { return move(rest) }
    return nil
  }

  /// The words that such an act may begin with.
  private static let actWords = WordSet(
    """
    done did paid bought finished completed complete ticked i just tick check mark cancel delete remove move push \
    change postpone reschedule snooze delay shift
    """)
  private static let completing: [StaticString] = [
    "done with", "done:", "done", "did", "paid", "bought", "finished with", "finished", "completed", "ticked off",
    "i've done", "i have done", "i've paid", "i've bought", "i've finished", "i did", "i paid", "i bought",
    "i finished", "just did", "just paid", "just bought", "just finished", "i just did", "i just paid",
    "i just bought", "i just finished", "i already did", "i already paid", "i already bought", "complete", "tick off",
    "check off", "mark off",
  ]
  private static let moving: [StaticString] = [
    "move", "push", "change", "postpone", "reschedule", "snooze", "delay", "shift",
  ]

  private func after(_ start: Int, _ verbs: [StaticString]) -> Int? {
    for verb in verbs {
      if let rest = bytes.phrase(verb, at: start), rest < core.upperBound { return rest }
    }
    return nil
  }

  /// The item's words: what follows, without the time it was done at (`paid rent yesterday`).
  private func name(_ start: Int, _ outcome: SmartAdd.Outcome) -> String? {
    var end = core.upperBound
    for expression in outcome.expressions
    where expression.range.upperBound == end && expression.range.lowerBound > start {
      end = expression.range.lowerBound
    }
    let range = bytes.trimmed(start..<end)
    guard !range.isEmpty else { return nil }
    return bytes.string(droppingArticle(range))
  }

  private func droppingArticle(_ range: Range<Int>) -> Range<Int> {
    for article: StaticString in ["the", "my"] {
      if let next = bytes.phrase(article, at: range.lowerBound), next < range.upperBound {
        return next..<range.upperBound
      }
    }
    return range
  }

  /// `move X to D`: the last `to` or `until` behind which nothing but a moment stands.
  private func move(_ start: Int) -> PlainAct? {
    let rest = bytes.line(start..<core.upperBound)
    for (left, right) in CommandMark.parts(rest, at: ["to", "until", "till"]) {
      guard !left.isEmpty, let moment = lens.whole(rest.line(right), of: rest.line(left)) else { continue }
      var name = left
      // `push X back to D`
      for adverb: StaticString in ["back", "forward", "out"] {
        let begin = name.upperBound - adverb.utf8CodeUnitCount
        guard begin > name.lowerBound, rest.isSpace(begin - 1), rest.phrase(adverb, at: begin) != nil else { continue }
        name = rest.trimmed(name.lowerBound..<begin)
      }
      for article: StaticString in ["the", "my"] {
        if let next = rest.phrase(article, at: name.lowerBound), next < name.upperBound {
          name = next..<name.upperBound
        }
      }
      return .move(rest.string(name), to: moment)
    }
    return nil
  }

  /// `X done`, `X is done`.
  private func trailingDone() -> PlainAct? {
    var start = core.upperBound
    while start > 0, !bytes[start - 1].isSpace { start -= 1 }
    guard start > 0, isDone(start..<core.upperBound) else { return nil }
    var end = bytes.trimmed(0..<start).upperBound
    for link: StaticString in ["is", "are", "all"] {
      let begin = end - link.utf8CodeUnitCount
      if begin > 0, bytes.isSpace(begin - 1), bytes.phrase(link, at: begin) == start {
        end = bytes.trimmed(0..<begin).upperBound
      }
    }
    while end > 0, bytes[end - 1] == UInt8(ascii: ":") || bytes[end - 1] == UInt8(ascii: "-") || bytes[end - 1].isSpace
    {
      end -= 1
    }
    return end > 0 ? .complete(bytes.string(droppingArticle(0..<end))) : nil
  }

  private func isDone(_ range: Range<Int>) -> Bool {
    if bytes.matches("done", in: range) { return true }
    guard bytes[range.lowerBound] == 0xE2 else { return false }
    for tick: StaticString in ["\u{2705}", "\u{2714}", "\u{2713}"] where bytes.starts(with: tick, at: range.lowerBound)
    {
      return true
    }
    return false
  }
}
