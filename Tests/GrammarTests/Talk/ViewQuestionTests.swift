import Grammar
import Testing

/// Questions for all things of a kind, for numbers, and for facts of the calendar.
@Suite struct ViewQuestionTests {
  static let done = sayings([
    "command history today": [
      "what did i do today", "what have i done today", "what did i finish today", "what did i get done today",
    ],
    "command history yesterday": [
      "what did i do yesterday", "what was done yesterday", "what got done yesterday",
      "which tasks did i complete yesterday",
    ],
    "command history this week": ["what did i get done this week", "what have i finished this week?"],
    "command history last week": ["what did i do last week", "what did i complete last week"],
    "command history ": ["show completed tasks", "show me the finished ones"],
    "added []": ["what did i just add"],
    "added [{2026-11-20}]": ["what did i add today"],
    "added [{2026-11-19}]": ["what did i add yesterday"],
    "changed []": ["what did i just change"],
  ])

  @Test("what was done on a day", arguments: done)
  func doneMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let many = sayings([
    "command count tasks": ["how many tasks do i have", "how many tasks have i got", "count my tasks"],
    "command count things": ["how many things do i have to do", "how many things are left"],
    "command count todos": [
      "how many todos are left", "how much do i have left", "how much is left", "how many todos i have?",
    ],
    "command count things today": ["how many things today"],
    "command count completed things today": ["how many things did i do today", "how many things have i done today"],
    "command count completed tasks this week": ["how many tasks did i finish this week"],
  ])

  @Test("how many there are", arguments: many)
  func manyMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let calendar = sayings([
    "day []": [
      "what day is it", "what day is it today", "what's the date", "whats the date today", "what is today's date",
      "what date is it",
    ],
    "day [{2026-12-25}]": ["what day is christmas", "when is christmas"],
    "day [{2026-12-03}]": ["what day of the week is 3 december", "what weekday is 3 dec"],
    "day [{2026-11-27}]": ["what date is friday"],
    "day [{2027-03-28}]": ["when is easter", "when's easter?"],
    "week []": ["what week is it", "which week are we in", "what week number is it", "what's the week number"],
    "week [{2026-12-03}]": ["what week is 3 december"],
  ])

  @Test("what the calendar says", arguments: calendar)
  func calendarMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let views = sayings([
    "command next ": [
      "what's next", "whats next?", "what should i do now", "what should i do next", "what do i do next",
    ],
    "what []": ["what's next on my list"],
    "command getlist all": [
      "what's on my todo list", "whats on my list", "read me my list", "show my list", "can i see my tasks",
      "may i please see my list",
    ],
    "command find priority:1": [
      "what's high priority", "what are my urgent tasks", "which tasks are urgent", "what are my high priority tasks",
    ],
    "command find isRepeating:true": ["what are my repeating tasks", "show me my recurring events"],
    "command overdue ": ["my overdue tasks", "overdue tasks", "all overdue things"],
    "command count overdue": [
      "how many are overdue", "how many things are overdue", "how many overdue tasks do i have",
      "how many of my tasks are late",
    ],
    "command count priority:1": [
      "how many high priority", "how many are urgent", "how many high priority tasks do i have",
    ],
    "command history ": ["which tasks are done", "what tasks have been completed"],
    "free [{2026-11-24}]": ["will i be free on tuesday", "will we still be available on tuesday"],
    "unknowable []": ["how old am i"],
    "askedOf [ben]": ["has ben done it", "did ben do it?", "has ben finished it yet"],
    "what [first 1]": ["next?"],
    "command overdue ": [
      "whats overdue?", "am i late with anything", "what am i late on", "show overdue", "anything overdue?",
      "is anything overdue", "have i forgotten anything", "did i miss anything", "did i forget something?",
    ],
    "command getlist all": [
      "what is left to do", "whats left to do?", "what do i still have to do",
      "what else do i have to do", "show me everything", "show everything", "show all my tasks", "list everything",
      "my open tasks", "pending tasks", "my todo list",
    ],
    "list [] if it fits": ["my to do list", "my to-do list", "show me my to do list"],
    "command lists ": ["which lists do i have?"],
    "command tags ": ["what tags are there", "show me my tags"],
    "command notes ": ["show me my notes", "what notes do i have", "my notes"],
    "command agenda ": ["show my calendar", "my calendar", "show me my agenda", "my diary"],
    "command week ": ["how's my week looking", "what does my week look like"],
    "command today ": ["what does my day look like", "hows my day looking"],
    "command find priority:1": [
      "what's urgent", "whats most important", "what's the most urgent thing", "list high priority tasks",
    ],
    "command find due:never": ["what has no date", "which tasks have no date", "tasks without a date"],
    "command find isRepeating:true": [
      "what repeats", "what tasks repeat", "show me my repeating tasks", "list recurring todos",
    ],
    "command gettag waiting": [
      "what's tagged waiting", "show me everything tagged waiting", "show everything tagged waiting",
    ],
    "command reminders ": ["show my reminders", "show me my reminders pls"],
  ])

  @Test("all of a kind", arguments: views)
  func viewsMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
