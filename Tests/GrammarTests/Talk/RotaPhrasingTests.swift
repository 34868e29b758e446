import Grammar
import Testing

/// Lines that give several things a day of the week each, and words that only look like a day.
@Suite struct RotaPhrasingTests {
  @Test(
    "each thing comes on each of its days",
    arguments: [
      (
        "staff rota: Jess mon tue, Callum thu, me sat",
        [
          "todo \"Jess\", due 2026-11-23, list staff rota", "todo \"Jess\", due 2026-11-24, list staff rota",
          "todo \"Callum\", due 2026-11-26, list staff rota", "todo \"me\", due 2026-11-28, list staff rota",
        ]
      ),
      (
        "meal plan: tuesday chilli, wednesday pasta, monday leftovers",
        [
          "todo \"chilli\", due 2026-11-24, list meal plan", "todo \"pasta\", due 2026-11-25, list meal plan",
          "todo \"leftovers\", due 2026-11-30, list meal plan",
        ]
      ),
      (
        "rota next week: Callum thu fri, Jess mon",
        [
          "todo \"Callum\", due 2026-11-26, list rota", "todo \"Callum\", due 2026-11-27, list rota",
          "todo \"Jess\", due 2026-11-23, list rota",
        ]
      ),
    ])
  func rota(_ said: String, _ expected: [String]) { #expect(Frozen.first(said) == expected) }

  @Test(
    "a line that only looks so is no rota",
    arguments: [
      ("party: sat cake, balloons, candles", 3), ("dinner: friday with ann, saturday with bob", 1),
      ("exams: maths mon, physics tue", 2), ("agenda: monday budget, then hiring", 1),
    ])
  func noRota(_ said: String, _ count: Int) { #expect(Frozen.first(said).count == count) }

  @Test(
    "words beside a day stay in the name",
    arguments: [
      ("the plumber is coming friday at 10", "the plumber is coming"), ("mum's coming sunday", "mum's coming"),
      ("lunch this coming sunday", "lunch"), ("plumber coming friday at 10", "plumber"),
      ("create a meeting agenda for friday", "create a meeting agenda"), ("pay rent now", "pay rent"),
      ("monday 2nd draft due", "2nd draft due"), ("saturday 5th party", "party"),
      ("on the 1st and 15th pay rent", "pay rent"),
    ])
  func name(_ said: String, _ expected: String) { #expect(Frozen.reader().item(said).name == expected) }

  @Test func `the same for somebody tells the hour too`() {
    for said in ["same for tom at 3:30", "same for ella at 3.30", "same for tom at 10"] {
      let readings = Frozen.readings(said) { $0.reference = .confirmation }
      #expect(readings.contains { $0.hasPrefix("!same [it]") })
      #expect(!readings.contains { $0.hasPrefix("!another") })
    }
  }

  @Test(arguments: [
    ("whats in my inbox", "command !getlist inbox"), ("show my inbox", "command !getlist inbox"),
    ("whats the most important thing rn", "command !find priority:1"),
    ("dont remind me about anything between 9am and 4pm", "command !hours 4pm to 9am"),
  ])
  func `questions and wishes about it all`(_ said: String, _ expected: String) {
    #expect(Frozen.readings(said).first == expected)
  }

  @Test(arguments: ["check the inbox friday", "clear my inbox of junk"])
  func `an errand about it stays one`(_ said: String) {
    #expect(Frozen.readings(said).first?.hasPrefix("todo") == true)
  }

  @Test(arguments: ["@bob can you do the hoovering?", "@bob could you please get milk? // semi"])
  func `a request of another person ends without its question mark`(_ said: String) {
    #expect(!Frozen.reader().item(said).name.contains("?"))
  }
}
