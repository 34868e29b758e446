import Grammar
import Testing

/// One time of a series, all of it, or a pause.
@Suite struct OneOfSeriesPhrasingTests {
  private static func answer(_ text: String) -> String? {
    Frozen.first(text) { $0.choices = ["only Tue 24 Nov", "all of it"] }.first
  }

  @Test(
    "one time is meant",
    arguments: [
      "just this one", "only this one", "this one", "this one only", "just the next one", "the next one", "next one",
      "only that day", "that day only", "just this time", "this time", "just once", "once", "only this", "just that",
      "only the one", "just one time", "yes just this one", "cancel only this one", "only this one please",
    ])
  func once(_ text: String) { #expect(Self.answer(text) == "answer once") }

  @Test(
    "all of it is meant",
    arguments: [
      "the whole series", "whole series", "the series", "the entire series", "the whole thing", "every one",
      "every time", "every week", "cancel the whole series", "all the days", "for good", "forever", "completely",
    ])
  func whole(_ text: String) { #expect(Self.answer(text) == "answer whole") }

  @Test("all that is asked about is meant", arguments: ["all of it", "it all", "all of this please", "everything"])
  func all(_ text: String) { #expect(Self.answer(text) == "answer all") }

  @Test(
    "what may be an errand is read afresh",
    arguments: ["call the whole team", "this one needs paint", "buy one week pass", "watch the series", "once more"])
  func errand(_ text: String) { #expect(Self.answer(text)?.hasPrefix("answer") != true) }

  static let lengths = sayings([
    "!lasts [yoga] 90 minutes": ["make yoga 90 minutes", "make the yoga 90 minutes long", "set yoga 90 minutes"],
    "!lasts [yoga {2026-12-08}] 2 hours": ["make yoga on 8 dec 2 hours", "make yoga on 8 dec 2 hours long"],
    "!pause [gym] 2 weeks": ["skip gym for 2 weeks", "cancel gym for the next 2 weeks", "no gym for 2 weeks"],
    "!pause [gym] 7 dec": ["no gym until 7 dec", "no more gym till 7 dec", "skip gym until 7 dec"],
  ])

  @Test("it lasts so long, or is not on for a while", arguments: lengths)
  func lengthMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test("a time of day is no length", arguments: ["make dinner 7pm", "set alarm 6:45", "make the bed"])
  func time(_ text: String) { #expect(!Frozen.readings(text).contains { $0.hasPrefix("!lasts") }) }
}
