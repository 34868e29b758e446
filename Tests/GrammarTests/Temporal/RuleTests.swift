import Testing

@testable import Grammar

struct RuleTests {
  @Test(arguments: Rule.all)
  func `a rule's examples are read whole`(_ rule: Rule) {
    for example in rule.examples {
      let found = TemporalReader(now: Frozen.now).expressions(in: example)
      #expect(found.first?.range == 0..<example.utf8.count, "\(rule.name): \(example)")
    }
  }

  @Test(arguments: Rule.all)
  func `a rule's examples are read by that rule`(_ rule: Rule) {
    for example in rule.examples {
      let trace = Trace()
      _ = TemporalReader(now: Frozen.now, trace: trace).expressions(in: example)
      let fired = trace.entries.filter { $0.discarded == nil }.map(\.rule)
      #expect(fired.contains(rule.name), "\(example)")
    }
  }

  @Test func `rules have names of their own`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
  }

  @Test func `what fired is told`() {
    let trace = Trace()
    _ = TemporalReader(now: Frozen.now, trace: trace).expressions(in: "call jimmy 3 May at 5pm, sun cream")
    let rules = trace.entries.map(\.rule)
    #expect(rules.contains("day-month"))
    #expect(rules.contains("hour am/pm"))
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
