import Grammar
import Testing

/// News of something that is kept: another time, a day without it, or that it is done.
@Suite struct NewsPhrasingTests {
  @Test(
    "it is at another time",
    arguments: [
      ("maria wants half 10 now not 10", "!move [maria"), ("denise prefers 3 instead not 2", "!move [denise"),
      ("the dentist is not monday is tuesday", "!want [dentist"),
      ("the gig is not on friday but on saturday", "!want [gig"),
      ("Mill Lane viewing - they've asked for 3.15", "!tentative [mill lane"),
      ("my daughter says they can't come until friday", "!move [daughter"),
      ("Mrs Patel not in, try again tomorrow", "!tentative [mrs patel"),
      ("mum wasn't home so will call back friday", "!tentative [mum"),
    ])
  func moved(_ text: String, _ means: String) {
    #expect(Frozen.readings(text).contains { $0.lowercased().hasPrefix(means) }, "\(Frozen.readings(text))")
  }

  @Test("a length is no moment", arguments: ["mr adeyemi wants 2 hours", "chloe wants an hour and a half"])
  func length(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!lasts") }, "\(Frozen.readings(text))")
  }

  @Test("a length that something needs may be of something new", arguments: ["roast needs 2 hours"])
  func needed(_ text: String) {
    #expect(Frozen.readings(text).last == "todo \"roast\", takes 120m", "\(Frozen.readings(text))")
  }

  @Test("there is none on a day", arguments: ["today is not lesson, teacher ill", "friday there is no choir"])
  func without(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!skip") }, "\(Frozen.readings(text))")
  }

  @Test(
    "another place stands in the place of the first",
    arguments: [
      ("practice will be at St Mark's, not church", "// at St Mark's"),
      ("staff meeting will be in reception instead of back room", "// in reception"),
    ])
  func placed(_ text: String, _ note: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!place") && $0.hasSuffix(note) }, "\(Frozen.readings(text))")
  }

  @Test(
    "what an errand asked for is done", arguments: ["the order is placed", "mum replied to"])
  func done(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!settle") }, "\(Frozen.readings(text))")
  }

  @Test(
    "nobody is blamed for what is not done",
    arguments: ["im never going to get this done"])
  func discouraged(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.hasPrefix("!complete") }, "\(Frozen.readings(text))")
  }

  @Test(
    "an errand is one",
    arguments: [
      "order 24 mince pies",
      "email the marathon about running late entries",
      "never get the cheap paint again",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
