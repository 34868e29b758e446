import Grammar
import Testing

/// Phrases that mean more than one thing.
@Suite struct QuantityPhrasingTests {
  static let many = sayings([
    "!delete [all]": ["delete everything", "delete all my todos", "remove all todos"],
    "!delete [{2026-11-20} all]": [
      "delete everything today", "remove everything from today", "delete everything due today",
    ],
    "!delete [{2026-11-21} all]": ["cancel everything tomorrow", "cancel everything for tomorrow"],
    "!delete [(meetings) {2026-11-21} all]": ["cancel all my meetings tomorrow"],
    "!delete [(meetings) {2026-11-23} all]": ["cancel all meetings on monday"],
    "!delete [done]": ["delete the completed ones", "remove the finished ones", "remove completed tasks"],
    "!delete [all done]": ["delete all completed tasks", "delete all done tasks"],
    "!complete [all]": [
      "complete everything", "mark everything as done", "complete all", "mark all as done", "tick off everything",
      "tick everything off",
      "i did everything", "everything is done", "done with everything",
    ],
    "!complete [all it]": ["mark all of them as done", "tick off all of them", "done with all of them"],
    "!complete [{2026-11-20} all]": ["mark everything today as done", "check off everything today"],
    "!complete [both]": ["both are done", "both done", "mark both as done", "tick both off", "finished both"],
    "!delete [both]": ["delete both", "delete both of them"],
    "!delete [rest]": ["delete the rest"],
    "!complete [rest]": ["the rest is done", "tick off the rest"],
    "!postpone [rest] to next week": ["push the rest to next week"],
    "!postpone [all] to tomorrow": ["postpone everything to tomorrow"],
    "!move [{2026-11-20} all] to tomorrow": ["move all of today's things to tomorrow"],
    "act delete": ["cancel the last one"],
    "!delete [last 3]": ["delete the last three"],
    "command delete 2-4": ["delete 2-4"],
    "!complete [numbers([2, 5])]": ["mark 2 and 5 as done"],
    "!complete [numbers([1, 3])]": ["1 and 3 are done"],
    "!complete [numbers([1, 2])]": ["tick off 1 and 2"],
    "!complete [last 2]": ["the last two are done"],
    "!complete [milk eggs]": ["done milk and eggs", "bought milk and eggs", "tick off milk and eggs"],
    "!complete [milk bread]": ["got milk and bread"],
    "!delete [yoga pilates]": ["cancel yoga and pilates"],
    "!delete [milk eggs]": ["delete milk and eggs"],
    "!delete [(appointments) all]": ["cancel all my appointments"],
    "!delete [(appointments) {2026-11-23} all]": ["cancel all my appointments on monday"],
    "!delete [(events) {2026-11-21} all]": ["delete all events tomorrow"],
    "!delete [(notes) all]": ["delete all the notes"],
    "!delete [{2026-11-27} all]": ["cancel everything on friday"],
    "!move [{2026-11-21} all] to monday": ["move everything tomorrow to monday"],
    "!move [all] to monday": ["move all my tasks to monday"],
    "!move [{2026-11-20} all] to monday": ["move everything from today to monday"],
    "!postpone [all] by a day": ["push everything back a day"],
    "!postpone [both] by an hour": ["push both back an hour"],
    "!delete [last 2]": ["delete the last 2"],
    "!delete [numbers([2])]": ["cancel 2"],
    "command delete 2 and 4": ["delete 2 and 4 pls"],
    "!delete [numbers([3])]": ["remove number 3 please"],
    "command move 2 and 3 to monday": ["move 2 and 3 to monday"],
    "!complete [numbers([3, 4])]": ["3 and 4 are finished"],
    "!complete [numbers([2])]": ["i finished 2", "did number 2"],
  ])

  @Test("a word for many, or numbers, mean more than one", arguments: many)
  func manyMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
