/// A rule of the date language that read some words of a message, and whether its reading counted.
public struct Explanation: Hashable, Sendable {
  /// The rule's name in the grammar: `day-month`, `in N units`.
  public var rule: String
  /// The words that it read.
  public var words: String
  /// The reason why its reading did not count; nil if it did.
  public var discarded: String?
}

extension Reader {
  /// The rules of the date language that read words of a message, in the order in which they were tried.
  public func explanations(of text: String) -> [Explanation] {
    var explanations: [Explanation] = []
    for line in message(text).lines {
      let trace = Trace()
      let readingState = ReadingState(self, trace: trace)
      var text = line.text
      text.withUTF8 { bytes in
        _ = SmartAdd(bytes, readingState: readingState).outcome()
        for entry in trace.entries {
          let explanation = Explanation(
            rule: entry.rule, words: bytes.string(entry.range), discarded: entry.discarded)
          if !explanations.contains(explanation) { explanations.append(explanation) }
        }
      }
    }
    return explanations
  }
}
