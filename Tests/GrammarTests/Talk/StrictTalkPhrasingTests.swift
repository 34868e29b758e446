import Grammar
import Testing

/// Lines that are said to the bot, and are never kept; and errands that only look like them.
@Suite struct StrictTalkPhrasingTests {
  private func answers(_ said: String, _ choices: [String]) -> Bool {
    Frozen.readings(said) { $0.choices = choices }.first?.hasPrefix("answer") == true
  }

  @Test(
    "a command in plain words answers no question",
    arguments: ["list all", "list everything", "show all tasks", "all tasks", "list food", "delete all"])
  func command(_ said: String) { #expect(!answers(said, ["call bob", "call ann"])) }

  @Test(
    "a number, a place and all of them answer it",
    arguments: ["2", "all", "both", "all of them", "the first two", "the last one", "1 and 2"])
  func answer(_ said: String) { #expect(answers(said, ["call bob", "call ann"])) }

  static let acts = sayings([
    "command parts evening 6pm": ["evening is 6pm"],
    "command on ": ["resume", "stop the quiet"],
    "command off ": ["mute", "notifications off"],
    "command quiet until monday": ["turn off reminders till monday"],
  ])

  @Test("a setting in a word or two", arguments: acts)
  func setting(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  @Test(
    "nothing of it is a new item",
    arguments: [
      "mark hoovering as done", "mark the gas bill paid", "tick off the ironing", "check off the ironing",
      "who won the world cup", "will bob come", "when", "clear my list",
      "delete the whole list", "delete the dentist reminder", "rename the diy list to house",
    ])
  func spoken(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "these are errands",
    arguments: [
      "mark essays", "check the oven", "clear the gutters", "delete old photos", "rename the photos", "lunch is at 1",
      "will writing workshop", "show mum the photos", "resume for the job", "mute button repair",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
