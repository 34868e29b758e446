import Grammar
import Testing

/// Hours of shifts that are named by the part of the day in which they begin.
@Suite struct ShiftHoursTests {
  @Test(
    "a shift begins in its part of the day",
    arguments: [
      ("early shift tmrw 6-2", "event \"early shift\", start 2026-11-21T06:00, end 2026-11-21T14:00"),
      ("early shift sat 5-1", "event \"early shift\", start 2026-11-21T05:00, end 2026-11-21T13:00"),
      ("early 6-2 mon", "event \"early\", start 2026-11-23T06:00, end 2026-11-23T14:00"),
      ("mon early 7-3", "event \"early\", start 2026-11-23T07:00, end 2026-11-23T15:00"),
      ("late sat 2-10", "event \"late\", start 2026-11-21T14:00, end 2026-11-21T22:00"),
      ("late 2-10", "event \"late\", start 2026-11-20T14:00, end 2026-11-20T22:00"),
      ("tomorrow late shift 1-9", "event \"late shift\", start 2026-11-21T13:00, end 2026-11-21T21:00"),
      ("night shift sat 10-6", "event \"night shift\", start 2026-11-21T22:00, end 2026-11-22T06:00"),
      ("nightshift sat 7-7am", "event \"nightshift\", start 2026-11-21T19:00, end 2026-11-22T07:00"),
      ("nights sat 7-7", "event \"nights\", start 2026-11-21T19:00, end 2026-11-22T07:00"),
      ("nights 7-7 sat", "event \"nights\", start 2026-11-21T19:00, end 2026-11-22T07:00"),
      ("day shift sat 7-7", "event \"day shift\", start 2026-11-21T07:00, end 2026-11-21T19:00"),
      ("early shift tomorrow at 6", "todo \"early shift\", due 2026-11-21T06:00"),
      ("night shift at 7 tomorrow", "todo \"night shift\", due 2026-11-21T19:00"),
    ])
  func shift(_ said: String, _ item: String) { #expect(Frozen.item(said) == item) }

  @Test(
    "the same words with other things tell no shift",
    arguments: [
      ("early drinks sat 6-8", "event \"early drinks\", start 2026-11-21T18:00, end 2026-11-21T20:00"),
      ("early bus tomorrow 6-7", "event \"early bus\", start 2026-11-21T18:00, end 2026-11-21T19:00"),
      ("work late mon 5-9", "event \"work late\", start 2026-11-23T17:00, end 2026-11-23T21:00"),
      ("leave early mon at 4", "todo \"leave early\", due 2026-11-23T16:00"),
      ("read late fees 2-10", "todo \"read late fees 2-10\""),
      ("ward shift 2-10", "todo \"ward shift 2-10\""),
    ])
  func noShift(_ said: String, _ item: String) { #expect(Frozen.item(said) == item) }

  @Test(
    "a short weekday before another one is a day",
    arguments: [
      ("gym sat and sun", "todo \"gym\", due 2026-11-21, also 2026-11-22"),
      ("gym sat & sun 9am", "todo \"gym\", due 2026-11-21T09:00, also 2026-11-22T09:00"),
      ("the cat sat and sun shone", "todo \"the cat sat and sun shone\""),
    ])
  func days(_ said: String, _ item: String) { #expect(Frozen.item(said) == item) }
}
