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
  func `the worst lines take linear time`(_ piece: String) {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: piece, count: count)
      return ContinuousClock().measure { _ = TemporalReader(now: Frozen.now).expressions(in: text) }
    }
    _ = time(10)
    let short = (0..<3).map { _ in time(200) }.min() ?? .zero
    let long = (0..<3).map { _ in time(1600) }.min() ?? .zero
    #expect(long < short * 8 * 6 + .milliseconds(20), "\(short) then \(long)")
  }
}
