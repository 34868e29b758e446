import Grammar
import Testing

/// Questions of how long, which is first and what overlaps, and requests of newcomers.
@Suite struct CountedAndClashingPhrasingTests {
  static let asked = sayings([
    "clash [{2026-11-23}]": ["any clashes next week?", "do i have any clashes monday"],
    "clash [{2026-11-21}]": ["is anything overlapping tomorrow"],
    "command ask how long until the end of term": ["how many weeks left of term", "how many days are left of term?"],
    "command next 1": ["what's due first", "which one is due first?"],
    "command ask when is my next exam": ["which exam is first", "which exam comes next?"],
    "command help ": ["can you help me keep track of my clients?"],
    "command help remind": ["do you send reminders", "Do you do reminders by text?"],
    "when [library open]": ["till when is the library open"],
  ])

  @Test("questions", arguments: asked)
  func asks(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  @Test(
    "what only looks so is something to do",
    arguments: [
      "clash of clans with sam friday", "first aid course monday", "keep track of spending", "weigh in the parcel",
    ])
  func errands(_ said: String) { #expect(Frozen.readings(said).last?.hasPrefix("todo") == true) }
}
