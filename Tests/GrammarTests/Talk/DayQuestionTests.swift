import Grammar
import Testing

/// Questions about the things on a day, and about free time.
@Suite struct DayQuestionTests {
  static let what = sayings([
    "what [{2026-11-20}]": [
      "what is on today?", "whats up today", "what have i got today", "what have i got on today",
      "what's due today?", "what's for today?",
    ],
    "what [{2026-11-21}]": [
      "what have i got tomorrow", "what do i have tomorrow", "wat do i have tomorrow", "what am i doing tomorrow",
      "whats happening tomorrow", "what's happening on saturday", "what is there tomorrow",
      "what is planned for tomorrow", "what do i need to do tomorrow", "what should i do tomorrow",
      "what must i do tomorrow", "what i have to do tomorrow", "what i have tomorrow",
      "what all do i have tomorrow", "tell me what i have tomorrow", "got anything on tomorrow?",
      "what's due tomorrow", "what are my tasks tomorrow", "hi, what's on tomorrow?",
      "good morning what do i have tomorrow", "what does tomorrow look like", "how's tomorrow looking",
      "remind me what i have tomorrow", "remind me what's on tomorrow", "can you tell me what's on tomorrow",
      "can you show me tomorrow?",
    ],
    "command tomorrow ": ["show me tomorrow", "show tomorrow"],
    "any [{2026-11-21}]": [
      "anything tomorrow?", "anything on tomorrow?", "anything on tomorrow", "is there anything tomorrow",
      "is there anything on tomorrow?",
      "do i have anything tomorrow", "do i have something tomorrow", "have i got anything on tomorrow",
    ],
    "any [(meetings) {2026-11-21}]": ["do i have any meetings tomorrow", "any meetings tomorrow?"],
    "what [(meetings) {2026-11-21}]": ["what meetings do i have tomorrow"],
    "what [(meetings) {2026-11-21}] if it fits": ["which meetings have i got tomorrow"],
    "what [{2026-11-21}] if it fits": [
      "my tasks tomorrow", "my tasks for tomorrow", "list my tasks for tomorrow", "show me my tasks for tomorrow",
      "read me tomorrow", "give me tomorrow",
    ],
    "what [{2026-12-03}]": ["what do i have on 3 december"],
    "any [{2026-12-03}]": ["anything on 3 dec?"],
    "any [{2026-12-24}]": ["do i have anything on christmas eve"],
    "any [{2026-11-23}]": ["anything monday?"],
    "what [{2026-11-23}]": [
      "what about monday?", "what do i have next week", "what have i got next week?", "monday?",
    ],
    "any [(plans) {2026-11-23}]": ["do i have plans on monday?", "any plans monday?"],
    "what [(plans) {2026-11-23}]": ["what are my plans for monday"],
    "what [(plan) {2026-11-23}]": ["what's my plan for monday"],
    "what [{2026-11-23}]": [
      "what's in my calendar on monday", "what's on my calendar monday", "whats in the diary for monday",
      "what is my schedule for monday",
    ],
    "what []": ["what's coming up", "whats due"],
    "what [{2026-11-22}]": ["whats coming up this week?", "what's due this week", "what do i have this week"],
    "what [{2026-11-23 to 2026-11-25}]": ["what's on between monday and wednesday?"],
    "what [{2026-11-20 15:00}]": ["what do i have this afternoon"],
    "what [{2026-11-20 20:00}]": ["what am i doing tonight"],
  ])

  @Test("a day is asked for what it has", arguments: what)
  func whatMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let free = sayings([
    "free [{2026-11-21}]": [
      "am i free tomorrow", "am i free tomorrow?", "am i available tomorrow", "do i have time tomorrow",
      "are we free on saturday", "free tomorrow?",
    ],
    "free [{2026-11-27}]": ["Am I free on Friday", "is friday free?"],
    "free [{2026-12-03}]": ["am i free on 3 dec"],
    "busy [{2026-11-21}]": ["am i busy tomorrow"],
    "busy [{2026-11-27}]": ["am i busy on friday?"],
    "any [{2026-11-27}]": ["are we doing anything on friday", "am i doing anything on friday"],
    "free [haircut {2026-11-21}]": [
      "do i have time for a haircut tomorrow", "is there time for a haircut tomorrow",
      "can i fit in a haircut tomorrow", "have i got time for a haircut tomorrow?",
    ],
    "command free tomorrow": ["when am i free tomorrow"],
    "command free next week": ["when am i free next week?"],
    "command free ": ["when am i free"],
    "free [{2026-11-21}] if it fits": ["is tomorrow free"],
    "free [{2026-11-21 15:00}] if it fits": ["is 3pm tomorrow free"],
  ])

  @Test("a day is asked for its gaps", arguments: free)
  func freeMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
