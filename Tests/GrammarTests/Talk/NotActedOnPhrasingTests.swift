import Testing

@testable import Grammar

/// Lines that only sound like an act on something kept, and those that are one.
@Suite struct NotActedOnPhrasingTests {
  @Test(
    "what cannot be when it is, with no other day told, moves nothing",
    arguments: [
      "jo can't come until after christmas", "the boiler man isn't available until after new year",
      "lou says she can't make it till after the holidays",
    ])
  func elsewhen(_ said: String) {
    #expect(Frozen.readings(said).first?.hasPrefix("!elsewhen") == true, "\(Frozen.readings(said))")
  }

  @Test("a day that is told moves it", arguments: ["jo can't come until tuesday", "lou can't make it until the 5th"])
  func until(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.hasPrefix("!move") }, "\(Frozen.readings(said))")
  }

  @Test(
    "who is not in on a day but on another may mean another time",
    arguments: ["jo not in friday but monday", "jo isn't free on friday but is on monday"])
  func notIn(_ said: String) {
    #expect(Frozen.readings(said).first == "!tentative [jo] to monday", "\(Frozen.readings(said))")
  }

  @Test(
    "what is left out is not acted on",
    arguments: [
      ("called tom but not jerry", "!complete [tom]"), ("bought milk but not the eggs", "!complete [milk]"),
      ("i paid the rent but didn't pay the gas", "!complete [rent]"), ("cancel gym but not yoga", "!delete [gym]"),
    ])
  func spared(_ said: String, _ means: String) {
    let readings = Frozen.readings(said)
    #expect(readings.first { $0.hasPrefix("!") }?.hasPrefix(means.dropLast()) == true, "\(readings)")
  }

  @Test(
    "another thing that is missing leaves out nothing",
    arguments: ["friday there is no yoga mat at home", "friday no yoga mat", "there is no yoga mat at home on friday"])
  func missing(_ said: String) {
    #expect(!Frozen.readings(said).contains { $0.hasPrefix("!skip [yoga]") || $0.hasPrefix("!skip [yoga {") })
  }

  @Test(
    "it is left out where a reason stands behind it", arguments: ["today is not yoga, teacher ill", "no yoga friday"])
  func leftOut(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.hasPrefix("!skip [yoga") }, "\(Frozen.readings(said))")
  }

  @Test("a figure that others told is asked about", arguments: ["it was 10 they said", "itll be 3 then"])
  func figure(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.hasPrefix("!tentative [it]") }, "\(Frozen.readings(said))")
  }

  @Test("a figure that is no hour is none", arguments: ["itll be 30 then", "thatll be 45"])
  func amount(_ said: String) { #expect(Frozen.readings(said).last == "remark unclear", "\(Frozen.readings(said))") }

  @Test("a day or an hour in full is taken", arguments: ["it was friday they said", "itll be 10am then"])
  func told(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.contains("correction") }, "\(Frozen.readings(said))")
  }

  @Test(
    "a length behind `to` is the thing's length",
    arguments: ["move meeting to 2 hours", "push the meeting to 90 minutes", "shift it to 1 hour"])
  func length(_ said: String) {
    #expect(Frozen.readings(said).first?.hasPrefix("!lasts") == true, "\(Frozen.readings(said))")
  }

  @Test(
    "the correction of an act takes its place",
    arguments: [
      ("cancel haircut. or no, move it to the 1st", "!move [haircut] to the 1st"),
      ("cancel haircut, actually move it to the 2nd", "!move [haircut] to the 2nd"),
      ("cancel the haircut. wait, push it to friday", "!move [haircut] to friday"),
    ])
  func corrected(_ said: String, _ means: String) {
    let readings = Frozen.readings(said)
    #expect(readings.contains { $0.contains(means) }, "\(readings)")
    #expect(!readings.contains { $0.contains("!delete [haircut]") && $0.contains("!move") }, "\(readings)")
  }

  @Test("a second act goes with the first", arguments: ["cancel haircut and move yoga to friday"])
  func both(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.contains("!delete [haircut]") && $0.contains("!move [yoga]") })
  }

  @Test(
    "who does not go may want it away",
    arguments: [
      "i'm not going to the dinner", "not going to the dinner", "i won't be at the dinner",
      "we are not coming to dinner",
    ])
  func away(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.hasPrefix("!doubtful [dinner") }, "\(Frozen.readings(said))")
  }

  @Test("an amount that somebody wants is no hour", arguments: ["plumber wants 200", "the roofer wants 950"])
  func wanted(_ said: String) {
    #expect(!Frozen.readings(said).contains { $0.hasPrefix("!move") }, "\(Frozen.readings(said))")
  }

  @Test(
    "an errand stays one",
    arguments: [
      "finish the report", "move the sofa", "buy yoga mat", "doing taxes with ann on friday", "get 10 eggs",
      "set up the 2 hour meeting room",
    ])
  func errand(_ said: String) {
    #expect(Frozen.readings(said).last?.hasPrefix("todo") == true, "\(Frozen.readings(said))")
  }
}
