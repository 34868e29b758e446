import Grammar
import Testing

/// News in whole sentences: what somebody else cannot do, wants or said, of something that is kept.
@Suite struct RelayedPhrasingTests {
  @Test(
    "what cannot be then is moved to the day that is told behind it",
    arguments: [
      ("oh hang on Lou can't do saturday, it's sunday instead", "!move [lou {2026-11-21}"),
      ("Lou can't make saturday so sunday instead", "!move [lou {2026-11-21}"),
      ("corn man says he cant do wednesday he'll be here thursday same time", "!move [corn {2026-11-25}"),
      ("the boiler guy can't come tuesday, they'll come thursday at 2", "!move [boiler {2026-11-24}"),
      ("Priya says she can't make tuesday, she can only do thursday", "!move [priya {2026-11-24}"),
    ])
  func refused(_ text: String, _ means: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix(means) }, "\(Frozen.readings(text))")
  }

  @Test(
    "somebody wants it at another time",
    arguments: [
      "printer now wants it by the 16th", "Hart wants it in by tuesday instead", "vendor's extended it to friday 5pm",
      "the council have extended it to the 9th", "they've pushed it back to the 9th",
    ])
  func wanted(_ text: String) {
    #expect(
      Frozen.readings(text).contains { $0.hasPrefix("!want") || $0.hasPrefix("act correction") },
      "\(Frozen.readings(text))")
  }

  @Test(
    "an hour of one weekday of a series",
    arguments: ["rufus owner rang, wants 10 instead of 9 on tuesdays", "rufus wants 10 on tuesdays"])
  func weekday(_ text: String) {
    #expect(
      Frozen.readings(text).contains { $0.hasPrefix("!restate") && $0.hasSuffix("tuesdays at 10") },
      "\(Frozen.readings(text))")
  }

  @Test(
    "the start is put back",
    arguments: ["kick off put back half an hour", "ko pushed back by half an hour"])
  func start(_ text: String) {
    #expect(Frozen.first(text) == ["!postpone [it] by half an hour"], "\(Frozen.readings(text))")
  }

  @Test(
    "it was another thing",
    arguments: [
      "no wait thats the dress rehearsal, play is the 10th 6pm", "sorry that's the rehearsal, play is on the 10th",
    ])
  func mistaken(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!mistake [play") }, "\(Frozen.readings(text))")
  }

  @Test(
    "a place is that of something kept",
    arguments: [
      ("practice next week is in the school hall", "// in the school hall"),
      ("physio next week's by phone not in person", "// by phone"), ("swimming is on zoom", "// on zoom"),
      ("swimming's at the small pool now", "// at the small pool"),
    ])
  func placed(_ text: String, _ note: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!place") && $0.hasSuffix(note) }, "\(Frozen.readings(text))")
  }

  @Test(
    "what an errand asked for is told in other words",
    arguments: [
      "sue said yes", "sue's fine with it", "balance from hollands came through", "lab got back to me about the bloods",
      "gave grace her money", "Reg fixed it",
    ])
  func settled(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!settle") }, "\(Frozen.readings(text))")
  }

  @Test(
    "none of it is anything new",
    arguments: [
      "finishing at 6 today not 8", "vendor's extended it to friday 5pm", "swapped my tuesday early for grace's late",
    ])
  func unclear(_ text: String) { #expect(!Frozen.isNew(text), "\(Frozen.readings(text))") }

  @Test(
    "an errand is one",
    arguments: [
      "ask mum if they moved it to friday", "kick off the project monday", "finish report by 6 not 8",
      "yes book the table then", "ok so move the sofa to the garage then", "give grace her money",
      "get Reg to fix it friday", "ask sue if she is fine with it", "put the form in the drawer",
      "check the keys are in the drawer",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }

  @Test("what is said of a thing skips nothing", arguments: ["physio next week's by phone not in person"])
  func skipsNothing(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.hasPrefix("!skip") }, "\(Frozen.readings(text))")
  }
}
