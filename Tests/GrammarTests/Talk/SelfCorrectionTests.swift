import Testing

@testable import Grammar

/// Corrections of a line's own words, within that line.
@Suite struct SelfCorrectionTests {
  @Test(
    "the day or the time that was meant counts, and what was said before it does not",
    arguments: [
      "ring the bank monday at 10, i mean tuesday": "todo \"ring the bank\", due 2026-11-24T10:00",
      "feed the cat tomorrow at 5 no wait 6 pm": "todo \"feed the cat\", due 2026-11-21T18:00",
      "dinner friday 7pm, sorry, 8pm": "todo \"dinner\", due 2026-11-20T20:00",
      "dentist 3 dec 9:00 - no 10:00": "todo \"dentist\", due 2026-12-03T10:00",
      "pay rent monday, actually tuesday": "todo \"pay rent\", due 2026-11-24",
      "call bob tomorrow at 5 or rather 5:30": "todo \"call bob\", due 2026-11-21T17:30",
    ])
  func corrected(_ said: String, _ means: String) { #expect(Frozen.readings(said).last == means) }

  @Test(
    "what only looks so is something to do",
    arguments: ["buy milk, sorry card for mum", "book flights for no wait", "meeting with no agenda friday"])
  func item(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
