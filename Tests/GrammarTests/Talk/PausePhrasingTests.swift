import Testing

@testable import Grammar

/// Spans that a series leaves out, days that suit no more, and deeds told by their verb alone.
@Suite struct PausePhrasingTests {
  private static func readings(_ text: String) -> [String] { Frozen.readings(text) { $0.reference = .confirmation } }

  @Test(
    "a series pauses over a span",
    arguments: [
      ("no training over xmas, back on the 5th jan", "!over [training] xmas, until the 5th jan"),
      ("no training during half term", "!over [training] half term"),
      ("no choir over the holidays", "!over [choir] the holidays"),
      ("skip choir during december", "!over [choir] december"),
      ("no choir, back on the 5th jan", "!pause [choir] the 5th jan"),
    ])
  func pauses(_ said: String, _ expected: String) {
    let readings = Frozen.readings(said).map { $0.replacing(", until", with: " until") }
    #expect(readings.contains(expected.replacing(", until", with: " until")), "\(readings)")
  }

  @Test(
    "a month is left out, too",
    arguments: ["skip feb as well", "skip february too", "not in feb either"])
  func months(_ said: String) {
    #expect(Self.readings(said).contains { $0.hasPrefix("!except [it]") }, "\(Self.readings(said))")
  }

  @Test(
    "a day suits no more",
    arguments: [
      "fridays no good any more", "fridays are no good", "I can't do fridays any more", "fridays don't work anymore",
      "we can no longer do fridays",
    ])
  func unsuited(_ said: String) {
    #expect(Self.readings(said).contains("!unsuit [it] fridays"), "\(Self.readings(said))")
  }

  @Test("it ends at another hour", arguments: ["finishing at 6 not 8", "ends at 6 not 7", "i'm finishing at 6 not 8"])
  func ends(_ said: String) {
    #expect(Self.readings(said).contains("!until [it] 6"), "\(Self.readings(said))")
  }

  @Test("a thing ends at another hour", arguments: ["working till 6 not 8 on saturday", "working until 6 not 8"])
  func endsOfThing(_ said: String) {
    #expect(Frozen.readings(said).contains("!until [working] 6"), "\(Frozen.readings(said))")
  }

  @Test("what was spoken of is done", arguments: [("moved it", "move"), ("i've just cancelled it", "cancel")])
  func ownDeeds(_ said: String, _ verb: String) {
    #expect(Self.readings(said).contains("!did [it] \(verb)"), "\(Self.readings(said))")
  }

  @Test(
    "what only sounds so is something to do",
    arguments: [
      "buy no good fridays album", "book half term club", "swap the batteries", "stop by the shop",
      "pack over the weekend",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
