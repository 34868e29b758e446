import Grammar
import Testing

/// Questions about the day or the week of what was spoken of last, and about the weekday of a date.
@Suite struct SameDayPhrasingTests {
  static let questions = sayings([
    "sameDay [it]": [
      "what's on that day", "what else is on that day", "and that day?", "anything else that day", "show me that day",
      "do i have anything else on that day?", "what else is happening on the same day", "what else am i doing that day",
      "is there anything else on that date",
    ],
    "sameWeek [it]": [
      "what's on that week", "and what else is on in that week", "is there anything else that week",
      "what do i have that week", "show the rest of that week", "how about that week",
    ],
    "when [it]": ["which day is that", "what date is that again"],
    "until [it]": ["how long have i got", "how long have i got left"],
    "any [{2026-11-27}]": ["anything on friday", "anything else on friday?", "anything due on friday"],
    "isWeekday(ClosedRange(1...1)) [{2026-12-25}]": ["is the 25th of december a monday"],
    "isWeekday(ClosedRange(5...5)) [{2026-12-25}]": ["is christmas on a friday", "does christmas fall on a friday"],
    "isWeekday(ClosedRange(1...5)) [{2026-12-25}]": ["will the 25 dec be a weekday"],
    "day [{2026-12-25}]": ["what's the date on 25 december", "what day is the 25th of december"],
  ])

  @Test("they ask for it", arguments: questions)
  func asks(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).first == saying.means, "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what may be an errand stays one",
    arguments: [
      "buy that day cream", "plan that week away", "fall monday sale", "order the same day delivery",
      "something blue for wedding friday",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
