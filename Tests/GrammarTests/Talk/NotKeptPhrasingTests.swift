import Testing

/// Acts, answers and questions in few or hurried words, which are nothing to keep.
@Suite struct NotKeptPhrasingTests {
  static let acts = sayings([
    "!delete [gym]": ["del gym", "cross out the gym", "rub out the gym"],
    "!move [dntist] to mon": ["mv dntist to mon"],
    "!skip [gym {2026-11-23}]": ["no gym this monday"],
    "!complete [ramipril]": ["gave mum the ramipril", "gave mum her ramipril", "given dad his ramipril"],
    "!skip [warfarin]": ["he's refused his warfarin", "mum refused her warfarin"],
    "!substitute [basil] parsley": ["replace basil with parsley", "swap basil for parsley"],
    "!alike [it] the taxi": ["move the taxi too", "and push the taxi as well"],
    "!edit [it] // bringing cake": ["add that she's bringing cake"],
    "!move [offsite] to 9-10 dec": ["make the offsite 9-10 dec only"],
  ])

  @Test("short acts are read", arguments: acts)
  func act(_ saying: Saying) { #expect(Frozen.readings(saying.said).first == saying.means, "\(saying.said)") }

  static let asked = sayings([
    "command ask when is my next run": ["what's my next run", "whats my next run?"],
    "command sent bob": ["has bob said yes to the cake?", "did bob agree to the cake", "has bob accepted the cake"],
    "did [mum tablet]": ["did mum have her tablet"],
    "command free next week": ["which days am i free next week", "what days are we free next week"],
    "until [party]": ["when's the party and how long til then", "when is the party and how many days until it"],
    "what [applications]": ["what applications have I got outstanding"],
    "remark unclear": [
      "block him", "unblock her", "forgot my sertraline today", "sorry tell him 7:30", "we have run out of time",
      "we've run out of patience", "we have two cats this year",
    ],
    "command reminders": ["what did i ask you to remind me about", "what did I tell you to remind me of"],
    "command sent": ["who's still to answer me?", "who hasn't answered yet"],
    "command getlist all": ["whats on my lists", "what's on both lists", "what's left in total"],
    "command next 3": ["my next three things", "the next 3"],
    "left []": ["how many to go", "how many are still left to do"],
    "what [{2026-11-27}]": ["what does my day look like next friday"],
    "when [it]": ["what time did i say", "when can he have the next one"],
    "changed []": ["what did you understand?"],
    "command add buy loo roll": ["we've run out of loo roll", "i have run out of loo roll"],
    "offer add feed the cat": [
      "remind me when i get home to feed the cat", "when i get home remind me to feed the cat",
      "remind me after I leave work to feed the cat",
    ],
    "smallTalk": ["Thanks thousand!", "yh", "happy to"],
  ])

  @Test("short questions and wishes are read", arguments: asked)
  func question(_ saying: Saying) {
    #expect(unmarked(saying.said).map { $0.trimmingSuffix(" ") } == [saying.means], "\(saying.said)")
  }

  @Test(
    "an act on nothing and an answer to nothing are no todo, and none is offered",
    arguments: ["add it", "yes we do, add it", "yes i think we should", "save that", "keep those too"])
  func nothing(_ said: String) {
    #expect(Frozen.readings(said).last == "remark unclearAct", "\(Frozen.readings(said))")
  }

  @Test(
    "what begins alike is something to do",
    arguments: [
      "replace the filter with a finer one", "swap shifts with joe", "run out of the house early", "tick repellent",
      "letter to grandma", "stick to the plan", "next three chapters", "gave up sugar diary",
      "clear out the shed", "dentist 3pm to 4pm", "nights mon and tue, off thu", "i'll leave for 3 hours",
      "happy to chat card", "stop the leak", "yes minister box set", "tomorrow no piano homework", "keys -> bob",
      "wipe the kitchen",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "a length between a verb and its object stays in the name",
    arguments: [
      ("spend 2 hours on tax return", "todo \"spend 2 hours on tax return\""),
      ("log 3 hours on Delta website", "todo \"log 3 hours on Delta website\""),
      ("gym 1h on tuesday", "todo \"gym\", due 2026-11-24, takes 60m"),
      ("call mum for 20 minutes", "todo \"call mum\", takes 20m"),
      ("electrician friday 10am, allow 2 hrs", "todo \"electrician\", due 2026-11-27T10:00, takes 120m"),
    ])
  func length(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }
}

extension String {
  /// The text without that ending.
  fileprivate func trimmingSuffix(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}
