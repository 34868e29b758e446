import Testing

@testable import Grammar

struct RuleTests {
  /// What reads an example whole: as a line, or as it may stand behind a sigil and in a command.
  private func read(_ example: String, by rules: [DateRule] = EnglishDates.rules, _ trace: Trace? = nil)
    -> TemporalExpression?
  {
    let language = LanguageGrammar(
      .english, lexicon: LanguageGrammar.english.lexicon, dateRules: rules, speech: PhraseTable([]),
      argumentWords: [:], argumentLinks: [:])
    let reader = TemporalReader(now: Frozen.now, language: language, trace: trace)
    if let found = reader.expressions(in: example).first, found.range == 0..<example.utf8.count { return found }
    return reader.whole(example)
  }

  @Test(arguments: EnglishDates.rules)
  func `a rule's examples are read whole, and by that rule`(_ rule: DateRule) {
    #expect(!rule.examples.isEmpty)
    for example in rule.examples {
      let trace = Trace()
      #expect(read(example, by: EnglishDates.rules, trace) != nil, "\(rule.name): \(example)")
      let fired = trace.entries.filter { $0.discarded == nil }.map(\.rule)
      #expect(fired.contains(rule.name), "\(example)")
    }
  }

  @Test(arguments: EnglishDates.rules)
  func `some example of a rule is read otherwise without it`(_ rule: DateRule) {
    let others = EnglishDates.rules.filter { $0.name != rule.name }
    #expect(rule.examples.contains { read($0) != read($0, by: others) }, "\(rule.name)")
  }

  @Test func `rules have names of their own`() {
    #expect(Set(EnglishDates.rules.map(\.name)).count == EnglishDates.rules.count)
  }

  @Test func `what fired is told`() {
    let trace = Trace()
    _ = TemporalReader(now: Frozen.now, trace: trace).expressions(in: "call jimmy 3 May at 5pm, sun cream")
    let rules = trace.entries.map(\.rule)
    #expect(rules.contains("day-month"))
    #expect(rules.contains("time in figures"))
    let other = Trace()
    _ = TemporalReader(now: Frozen.now, trace: other).expressions(in: "sun cream")
    #expect(other.entries.contains { $0.discarded != nil })
  }

  @Test(arguments: [
    "every monday and ", "in 3 days and ", "5 to ", "1 and ", "monday ", "from ", "the ", "1 hour ", "may ", "3/5-",
    "at at ", "every ",
  ])
  func `a line eight times as long is no more than some eight times the work`(_ piece: String) {
    func fired(_ count: Int) -> Int {
      let trace = Trace()
      let text = String(repeating: piece, count: count)
      _ = TemporalReader(now: Frozen.now, trace: trace).expressions(in: text)
      return trace.entries.count
    }
    let (short, long) = (fired(200), fired(1600))
    #expect(long <= short * 10 + 10, "\(short) rules applied, then \(long)")
  }
}
