import Grammar
import Testing

@Suite struct DateChoiceTests {
  @Test(
    "of two dates, ^ and ~ decide first",
    arguments: [
      ("book flights for friday ^monday", "todo \"book flights for friday\", due 2026-11-23"),
      ("prepare monday talk by friday ^3 dec", "todo \"prepare monday talk by friday\", due 2026-12-03"),
    ])
  func sigil(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "then one with by, due or before, even over a range",
    arguments: [
      ("book flights for 3-10 Aug by friday", "todo \"book flights for 3-10 Aug\", due 2026-11-27"),
      ("send monday's report by friday", "todo \"send monday's report\", due 2026-11-27"),
      ("by friday read the plan for 3 December", "todo \"read the plan for 3 December\", due 2026-11-27"),
    ])
  func deadline(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "then the last",
    arguments: [
      ("move the monday call, tuesday", "todo \"move the monday call\", due 2026-11-24")
    ])
  func last(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "a possessive counts only if it is alone",
    arguments: [
      ("prepare slides for friday's meeting", "todo \"prepare slides for meeting\", due 2026-11-27"),
      ("prepare slides for friday's meeting tomorrow", "todo \"prepare slides for friday's meeting\", due 2026-11-21"),
      ("tomorrow prepare friday's talk", "todo \"prepare friday's talk\", due 2026-11-21"),
    ])
  func possessive(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "the date of remind me decides",
    arguments: [
      ("remind me tomorrow to book flights for friday", "todo \"book flights for friday\", due 2026-11-21"),
      ("remind me on monday about the 3 dec party", "todo \"the 3 dec party\", due 2026-11-23"),
    ])
  func reminder(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test("the phrase that decides comes first")
  func order() {
    let line = Frozen.reader().message("prepare monday talk by friday").lines.first
    #expect(line?.expressions.map(\.text) == ["friday", "monday"])
    let marked = Frozen.reader().message("call on monday ^friday").lines.first
    #expect(marked?.expressions.map(\.text) == ["friday", "monday"])
  }
}
