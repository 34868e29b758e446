import Grammar
import Testing

/// Answers to a reminder.
@Suite struct ReminderAnswerTests {
  static let answer = sayings([
    "act done": [
      "done", "done!", "done thanks", "taken", "took them", "took it", "paid", "did it", "just did it",
      "i have done it", "already done it", "yes done", "yep done", "ok done", "✅", "✔️", "finished",
    ],
    "act 2026-11-20 10:10": ["snooze", "again in 10 minutes"],
    "act 2026-11-20 10:20": ["snooze 20", "snooze 20 min", "snooze for 20 minutes", "in 20 minutes"],
    "act 2026-11-20 11:00": [
      "snooze for an hour", "snooze it for an hour", "remind me again in an hour", "remind me in an hour",
      "in an hour pls",
    ],
    "act 2026-11-20 17:00": ["snooze until 5", "remind me again at 5", "ask me again at 5"],
    "act 2026-11-21": [
      "snooze till tomorrow", "tomorrow", "tmr", "tomorrow pls", "remind me tomorrow", "remind me again tomorrow",
    ],
    "act 20m": ["20 min"],
    "act 60m": ["an hour"],
    "act 2026-11-20 10:30": ["remind me again in 30"],
    "act stopNagging": ["stop nagging", "stop nagging me", "ok ok stop nagging", "please stop nagging me"],
    "remark later": ["remind me later"],
  ])

  @Test("a word to a reminder does it, or puts it off", arguments: answer)
  func answerMeans(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .reminder }) == [saying.means])
  }
}
