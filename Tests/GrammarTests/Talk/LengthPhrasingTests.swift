import Grammar
import Testing

/// The meanings of a length of time: a duration, a distance, or the delay of a reminder.
@Suite struct LengthPhrasingTests {
  static let lengths = sayings([
    "!lasts [it] an hour and a half": ["make it an hour and a half", "no, an hour and a half"],
    "!lasts [it] 2 hours": ["make it 2 hours", "actually 2 hours"],
    "!lasts [it] 3 weeks": ["no 3 weeks", "make that 3 weeks", "sorry 3 weeks"],
    "!lasts [it] for 2 hours": ["make it 2 hours long", "it lasts 2 hours"],
    "!another [it] by 2 weeks": [
      "and again 2 weeks later", "same again 2 weeks later", "and the second one 2 weeks later",
    ],
    "!another [it] by 1 day": ["same again the next day"],
    "!another [it] friday": ["and again on friday", "then again friday", "same again on friday"],
    "!postpone [it] by -half an hour": ["prepone it by half an hour", "half an hour earlier"],
    "!postpone [it] by half an hour": ["they said half an hour later", "half an hour later"],
    "!postpone [it] by 1 day": ["put it off until the following day", "move it to the next day"],
    "act correction 2026-11-27": ["friday they reckon", "friday i think"],
    "act undo": ["undo it", "i did not want that written down"],
    "act keep": ["don't skip it"],
    "act delete": ["take it away"],
  ])

  @Test("a length moves nothing to a moment", arguments: lengths)
  func lengthMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said, { $0.reference = .confirmation }).contains(saying.means))
    #expect(
      !Frozen.readings(saying.said, { $0.reference = .confirmation }).contains {
        $0.hasPrefix("act correction 2026-11-20")
      }
    )
  }

  @Test(
    "more time is given to a reminder",
    arguments: [
      "10 minutes more please", "another half hour", "give it another half hour", "not now give it another 30 minutes",
      "ugh half an hour", "he's still asleep, 15 min",
    ])
  func snoozes(_ said: String) {
    let readings = Frozen.readings(said, { $0.reference = .reminder })
    #expect(readings.first?.hasPrefix("act 2026-11-20 ") == true, "\(readings)")
  }

  static let acts = sayings([
    "!complete [brown stock]; !complete [shallots]": ["brown stock done, shallots too"],
    "!priority [nappies] 1": ["put the nappies in urgent", "set the nappies as important"],
    "!nag [eye drops] every 15 minutes": [
      "nag me every 15 minutes about the eye drops", "nag me every 15 minutes about the eye drops until they're done",
    ],
    "!move [bread] to sunday": ["change the bread for sunday"],
    "!move [milk] to christmas list": ["put milk on my christmas list"],
    "command !clock 24": ["i should prefer the twenty-four hour clock", "i would like to use the 24 hour clock"],
    "remark cannotDo": ["send a message to marta that i am late", "play some drake"],
  ])

  @Test("an act is told in other words", arguments: acts)
  func actMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what sounds like talk is asked about, whatever length or day it tells",
    arguments: [
      "not now give it another half hour", "tomorrow i can not, the first time on monday", "alexa stop",
      "make the delgado one p1 and tag it closing", "i should prefer a bigger font",
      "move all of ava's things to later",
      "wake me up tomorrow at 6 and quarter",
    ])
  func asked(_ said: String) {
    #expect(
      !Frozen.readings(said).contains { $0.hasPrefix("todo") || $0.hasPrefix("event") }, "\(Frozen.readings(said))")
  }

  @Test(
    "what begins so is something to do",
    arguments: [
      "ok so cancel gym membership", "film the school play", "make it up to ben", "move the sofa", "tag the cats",
      "another brick in the wall tickets", "more nappies", "the lot 49 book", "siri shortcuts for work",
      "alexa ring light", "please remember to call bob",
    ])
  func item(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test("small talk is not kept", arguments: ["cheers big man", "lmaooo", "lgtm", "thanks chief"])
  func chatter(_ said: String) { #expect(Frozen.readings(said) == ["smallTalk"]) }
}
