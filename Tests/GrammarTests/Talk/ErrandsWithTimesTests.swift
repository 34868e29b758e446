import Grammar
import Testing

/// Lines of several errands with an hour or a day each, and lines that only look so.
struct ErrandsWithTimesTests {
  static let phrasings = [
    Phrasings(
      "todo \"buy milk\", due 2026-11-20T15:00 | todo \"call mum\", due 2026-11-20T16:00",
      "buy milk at 3 and call mum at 4",
      "buy milk at 3, call mum at 4", "buy milk at 3, then call mum at 4", "buy milk at 3 and then call mum at 4",
      "remind me to buy milk at 3 and call mum at 4", "remind me at 3 to buy milk and at 4 to call mum",
      "at 3 buy milk, at 4 call mum", "buy milk at 3pm; call mum at 4pm"),
    Phrasings(
      "todo \"buy milk\", due 2026-11-21T15:00 | todo \"call mum\", due 2026-11-21T16:00",
      "tomorrow buy milk at 3 and call mum at 4", "buy milk at 3 and call mum at 4 tomorrow",
      "tomorrow at 3 buy milk and at 4 call mum"),
    Phrasings(
      "todo \"dentist\", due 2026-11-26T09:00 | todo \"coffee with sam\", due 2026-11-26T11:00",
      "dentist thursday at 9 and then coffee with sam at 11", "thursday dentist at 9, coffee with sam at 11"),
    Phrasings(
      "todo \"call mum\", due 2026-11-23T15:00 | todo \"ring dad\", due 2026-11-24T16:00",
      "call mum monday at 3 and ring dad tuesday at 4", "call mum monday at 3, ring dad tuesday at 4"),
    Phrasings(
      "todo \"doctor\", due 2026-11-21T10:00 | todo \"school run\", due 2026-11-21T14:00 | todo \"gym\", due 2026-11-21T18:00",
      "doctor 10am, school run 2pm, gym 6pm tomorrow", "tomorrow: doctor at 10, school run at 2 and then gym at 6"),
    Phrasings(
      "todo \"gig\", due 2026-11-20T19:00 | todo \"sitter comes\", due 2026-11-20T18:30",
      "gig friday at 7, sitter comes at 6:30"),
    Phrasings(
      "todo \"take meds\", due 2026-11-20T21:00 | todo \"wake sam\", due 2026-11-21T07:00",
      "take meds at 9 tonight and wake sam at 7"),
    Phrasings(
      "todo \"exam\", due 2026-11-21T14:00 | todo \"revise\", due 2026-11-21T10:00", "exam at 2 tomorrow, revise at 10"),
    Phrasings(
      "todo \"drop kids\", due 2026-11-21T08:00 | todo \"pick up\", due 2026-11-21T15:00",
      "drop kids at 8, pick up at 3"),
    Phrasings(
      "todo \"call mum about the car\", due 2026-11-20T15:00 | todo \"ring dad\", due 2026-11-20T16:00",
      "call mum at 3 about the car and ring dad at 4"),
    Phrasings(
      "todo \"gig\", due 2026-11-20T19:00 | todo \"rehearsal\", due 2026-11-20T10:00",
      "gig friday at 7pm, rehearsal at 10am"),
    // One thing
    Phrasings(
      "todo \"reply to ann's 3pm email and call bob\", due 2026-11-20T16:00",
      "reply to ann's 3pm email and call bob at 4"),
    Phrasings(
      "todo \"ask for friday off and book train\", due 2026-11-23", "ask for friday off and book train on monday"),
    Phrasings(
      "todo \"ask bob about monday and tell ann\", due 2026-11-24", "ask bob about monday and tell ann on tuesday"),
    Phrasings(
      "todo \"gig\", due 2026-11-20T19:00, note \"leave work by 6\"", "gig friday at 7, leave work by 6"),
    Phrasings(
      "todo \"feed the cat\", due 2026-11-20T16:00, also 2026-11-21T08:00", "remind me at 8 and 4 to feed the cat"),
    Phrasings("todo \"meet sam at 3 and bob\", due 2026-11-20T16:00", "meet sam at 3 and bob at 4"),
    Phrasings("todo \"be at school at 3 and collect\", due 2026-11-20T16:00", "be at school at 3 and collect at 4"),
    Phrasings(
      "todo \"order flowers and pick them up saturday\", due 2026-11-25",
      "order flowers by wednesday and pick them up saturday"),
  ]

  @Test("each errand is an item, and one thing stays one", arguments: phrasings)
  func means(_ phrasings: Phrasings) {
    for text in phrasings.texts {
      let lines = DiaryPhrasingTests.reader.message(text).lines.compactMap(\.readings.last?.summary)
      #expect(lines.joined(separator: " | ") == phrasings.meaning, "\(text)")
    }
  }
}
