import Grammar
import Testing

/// Corrections of something confirmed just before.
@Suite struct CorrectionPhrasingTests {
  static let day = sayings([
    "act correction 2026-11-23": [
      "no, monday", "no monday", "nah monday", "i meant monday", "sorry i meant monday", "sorry, i mean monday",
      "oops i mean monday", "oops monday", "whoops, monday", "actually monday", "actually make that monday",
      "make that monday", "i said monday!", "I SAID MONDAY", "monday i said", "monday*", "not friday, monday",
      "not friday but monday", "monday not friday", "on monday instead", "monday instead pls", "it's on monday",
      "its on monday", "it's monday", "that should be monday", "change that to monday", "can you make it monday",
      "could you change it to monday pls", "wait, monday", "my bad, monday", "my mistake, it's monday",
      "better monday", "rather monday", "no its monday lol", "i wanted monday", "no no monday",
    ]
  ])

  @Test("it was meant for another day", arguments: day)
  func dayMeans(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .confirmation }) == [saying.means])
  }

  static let hour = sayings([
    "act correction 2026-11-20 16:00": [
      "actually 4pm", "make it 4", "make it 4pm", "no, 4pm", "sorry 4pm", "i meant 4pm", "i said 4 not 3",
      "4pm not 3pm", "4 not 3", "not 3pm, 4pm", "it's at 4", "change it to 4pm", "4pm*", "move it to 4",
      "sorry, at 4", "at 4pm instead", "16:00 i meant",
    ]
  ])

  @Test("it was meant for another hour", arguments: hour)
  func hourMeans(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .confirmation }) == [saying.means])
  }

  static let other = sayings([
    "!postpone [it] by an hour": ["an hour later"],
    "!postpone [it] by half an hour": ["half an hour later"],
    "!postpone [it] by a day": ["a day later", "delay it by a day"],
    "!postpone [it] by one week": ["one week later please"],
    "!postpone [it] by -2 days": ["2 days earlier"],
    "!postpone [it] by -an hour": ["make it an hour earlier", "move it up an hour"],
    "!postpone [it] by a week": ["push that back a week"],
    "!postpone [it] after monday": ["make it the monday after"],
    "!rename [it] to big shop": [
      "call it big shop", "rename it big shop", "rename that to big shop pls", "change the name to big shop",
    ],
    "!priority [it] 1": [
      "make it important", "it's urgent!", "mark it as urgent", "thats urgent", "make that high priority",
    ],
    "!priority [it] more": ["more urgent"],
    "!priority [it] 3": ["low priority"],
    "!priority [it] 2": ["priority 2"],
    "act 2026-11-20 FREQ=WEEKLY": ["every week"],
    "act correction 2026-11-20 FREQ=WEEKLY": ["make it weekly"],
    "act correction 2026-11-23 FREQ=WEEKLY;BYDAY=MO": ["make it every monday"],
    "!repeat [it] every month": ["it repeats every month"],
    "!repeat [it] weekly": ["and repeat it weekly"],
    "!repeat [it] never": ["only once", "don't repeat it", "it's not recurring"],
    "!due [it] no date": ["no date", "no date needed"],
    "!edit [it] // bring cash": ["add a note: bring cash"],
    "!edit [it] // the code is 4471": ["add note that the code is 4471"],
    "act note(\"bring cash\")": ["// bring cash"],
    "!edit [it] @cafe": ["at the cafe"],
    "!replace [it] anne by ann": ["with ann not anne", "i meant ann not anne", "not anne but ann"],
    "!move [it] to work": ["on my work list", "put it on the work list"],
    "!edit [it] #waiting": ["tag it waiting"],
    "!remind [it] an hour before": ["remind me an hour before"],
    "!remind [it] the day before": ["remind me the day before too"],
    "!remind [it] 10 minutes before": ["also remind me 10 minutes before"],
    "!remind [it] never": ["no reminder for it"],
    "!nag [it]": ["nag me about it"],
    "!nag [it] every 10 minutes": ["nag me every 10 minutes"],
    "!edit [it] all day": ["all day"],
    "!lasts [it] for 2 hours": ["for 2 hours"],
    "!due [it] pm": ["pm not am"],
    "remark sameTime": ["same time"],
    "!except [it] monday": ["not monday"],
  ])

  @Test("anything else about it is put right", arguments: other)
  func otherMeans(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .confirmation }) == [saying.means])
  }

  static let back = sayings([
    "act undo": [
      "undo", "undo that", "undo that pls", "wait undo", "no undo that", "oops undo", "scrap that", "put it back",
    ],
    "act keep": ["keep it", "no keep it", "leave it", "leave that in"],
    "act delete": [
      "delete that", "delete it", "remove that", "remove it pls", "get rid of it", "forget the last one",
      "delete the last one", "cancel it", "cancel that",
    ],
    "remark wrong": [
      "that was wrong", "thats wrong", "that's not right", "thats not what i said", "that is not what i asked for",
      "wrong day", "wrong one", "you got it wrong",
    ],
    "act done": [
      "done", "done!", "did it", "i did it", "already did it", "that's done", "its done", "bought it", "paid it",
      "paid",
    ],
  ])

  @Test("it is taken back, or done", arguments: back)
  func backMeans(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .confirmation }) == [saying.means])
  }
}
