import Grammar
import Testing

/// Sentences that tell what somebody else has done to the time of a thing, and lengths of it.
@Suite struct ToldMovesPhrasingTests {
  @Test(
    "a length behind `for` is no moment",
    arguments: ["for 2 hours", "for half an hour", "actually for 2 hours", "it's for 2 hours"])
  func length(_ text: String) {
    #expect(Frozen.readings(text).first?.contains("lasts") == true, "\(Frozen.readings(text))")
  }

  @Test(
    "it moves",
    arguments: [
      "vet has moved us to 5.10", "its now 11am on the interview", "cant do intervals tues, move to weds",
      "plumber can't make tuesday, now coming thursday", "got an extension on the essay till 7 dec",
      "prof gave us an extension on the essay till 7 dec", "match stays 10.30 after all",
      "meeting change to 3 pm", "the class of friday pass it to saturday", "tim says make food pantry 9-12 instead",
      "make the food pantry 9-12 instead",
      "golf clutch now coming wednesday instead",
    ])
  func moves(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!move") }, "\(Frozen.readings(text))")
  }

  @Test(
    "it moves behind words that say why, or to the same hour of another day",
    arguments: [
      "Jean cant do sat she wants tues same time", "priya cant make it, can we do 3-5",
      "plumber can't do friday, he wants monday", "Hendersons want to push to 10:30",
      "move the Novak viewing to the same time on Monday", "january's trustees meeting is moved to the 12th",
    ])
  func movesToo(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!move") }, "\(Frozen.readings(text))")
  }

  @Test(
    "another day comes to mind",
    arguments: [
      "maybe saturday", "perhaps on saturday", "or sunday actually", "or sunday", "might be sunday",
      "it could be on monday",
    ])
  func comesToMind(_ text: String) {
    #expect(
      Frozen.readings(text, { $0.reference = .confirmation }).contains { $0.hasPrefix("act correction") },
      "\(Frozen.readings(text, { $0.reference = .confirmation }))")
  }

  @Test(
    "a thing goes to the week after",
    arguments: [
      "move the dentist to the week after", "push gym back to the following week", "postpone yoga until the week after",
    ])
  func goesAWeekOn(_ text: String) {
    #expect(
      Frozen.readings(text).contains { $0.hasPrefix("!postpone") && $0.hasSuffix("by 1 week") },
      "\(Frozen.readings(text))")
  }

  @Test(
    "the monday after is behind its own day",
    arguments: [
      "history essay extended to the monday after", "essay moved to the monday after",
      "the essay has been put back till the monday after",
    ])
  func after(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!postpone") && $0.contains("after") })
  }

  @Test(
    "a time is left out",
    arguments: [
      "no rehearsal on the 23rd or the 30th", "skip training on the 23rd and the 30th", "skipping tuesdays run",
      "knee is a bit niggly so skipping tuesdays run", "i'm resting this sunday so no run",
    ])
  func leftOut(_ text: String) {
    #expect(
      Frozen.readings(text).contains { $0.hasPrefix("!skip") || $0.hasPrefix("!except") },
      "\(Frozen.readings(text))")
  }

  @Test(
    "an errand is one",
    arguments: [
      "skipping rope class tuesday", "call the agent once the contract is signed",
      "send invoice to Muller when the contract is done", "tell sam when the parcel is sent",
      "move desk to 9 elm st from monday", "make dinner, call bob", "make soup every sunday, i love it",
      "no sugar on tuesday or thursday", "table booked friday 7.30pm at luigi's", "room booked for 8 dec",
      "get an extension lead for the shed by friday", "we're moving house on 18th December",
      "collect the vet bills friday", "due diligence report friday", "leave on the 6th at 5",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
