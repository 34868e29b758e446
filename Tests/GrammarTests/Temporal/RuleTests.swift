import Agenda
import Testing

@testable import Grammar

struct RuleTests {
  private func reader(_ rules: [DateRule], _ trace: Trace? = nil) -> TemporalReader {
    let language = LanguageGrammar(
      .english, lexicon: LanguageGrammar.english.lexicon, dateRules: rules, phrases: LanguagePhrases(),
      argumentWords: [:], argumentLinks: [:], wordForms: English.wordForms,
      temporalWords: LanguageGrammar.english.temporalWords)
    return TemporalReader(now: Frozen.now, language: language, trace: trace)
  }

  /// The readings of an example as a line, behind a sigil, and in a command; nil if it is not read whole there.
  private func readings(of example: String, by reader: TemporalReader) -> [TemporalExpression?] {
    let line = reader.expressions(in: example).first { $0.range == 0..<example.utf8.count }
    return [line, reader.whole(example)]
  }

  @Test(arguments: EnglishDates.rules)
  func `a rule's examples are read whole, and by that rule`(_ rule: DateRule) {
    #expect(!rule.examples.isEmpty)
    for example in rule.examples {
      let trace = Trace()
      #expect(readings(of: example, by: reader(EnglishDates.rules, trace)).contains { $0 != nil }, "\(example)")
      let fired = trace.entries.filter { $0.discarded == nil }.map(\.rule)
      #expect(fired.contains(rule.name), "\(example)")
    }
  }

  @Test(arguments: EnglishDates.rules)
  func `some example of a rule is read otherwise without it`(_ rule: DateRule) {
    let all = reader(EnglishDates.rules)
    let others = reader(EnglishDates.rules.filter { $0.name != rule.name })
    #expect(rule.examples.contains { readings(of: $0, by: all) != readings(of: $0, by: others) }, "\(rule.name)")
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
