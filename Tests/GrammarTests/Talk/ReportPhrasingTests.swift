import Testing

@testable import Grammar

/// Reports of somebody else's words: the request in them is read, and that person's name may name the thing.
@Suite struct ReportPhrasingTests {
  @Test(
    "what somebody said is read without saying so",
    arguments: [
      ("miss says the recital isnt til monday now", "!move [recital] to monday"),
      ("the vet rang to say the booster must be moved to friday", "!move [booster] to friday"),
      ("coach texted, training is off", "!delete [training]"),
      ("dad says the match is on sunday", "!restate [match] sunday"),
    ])
  func report(_ said: String, _ expected: String) {
    #expect(Frozen.readings(said).contains { $0.contains(expected) }, "\(Frozen.readings(said))")
  }

  @Test(
    "who rang is what is moved, or the bot asks",
    arguments: [
      "the salon rang they want me at half past two", "the salon phoned, they can only do friday",
      "the salon emailed to say it will be on friday",
    ])
  func subject(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(readings.contains { $0.hasPrefix("!move [salon]") }, "\(readings)")
    #expect(!readings.contains { $0.contains("correction") } && readings.last == "remark unclear", "\(readings)")
  }

  @Test(
    "who asks for something to be done gives an errand",
    arguments: ["ring mum", "tell ben the code", "text ann the address", "email the school about friday"])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "a reason stands before or behind what is to be done",
    arguments: [
      ("dan takes my sunday shift so bin that one", "!delete [dan takes shift {2026-11-22} loosely]"),
      ("stuck in traffic push kowalski back to 12", "!postpone [kowalski] to 12"),
      ("push the recorder to thurs theres no music tmrw", "!postpone [recorder] to thurs"),
      ("ugh clashes with judo, can the optician be the 8th instead", "!move [optician] to the 8th"),
      ("lol kim is grounded, bowlings off", "!delete [bowlings]"),
    ])
  func reason(_ said: String, _ expected: String) {
    #expect(Frozen.readings(said).contains { $0.contains(expected) }, "\(Frozen.readings(said))")
  }
}
