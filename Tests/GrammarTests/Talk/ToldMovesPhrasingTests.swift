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
      "prof gave us an extension on the essay till 7 dec", "golf clutch now coming wednesday instead",
    ])
  func moves(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!move") }, "\(Frozen.readings(text))")
  }

  @Test(
    "an errand is one",
    arguments: [
      "get an extension lead for the shed by friday", "we're moving house on 18th December",
      "collect the vet bills friday", "due diligence report friday", "leave on the 6th at 5",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
