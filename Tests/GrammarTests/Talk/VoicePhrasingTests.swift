import Testing

@testable import Grammar

/// What people dictate: causes and remarks behind what is meant, a few ways to say each thing.
@Suite struct VoicePhrasingTests {
  static let acts = sayings([
    "!move [dentist] to 11": [
      "change dentist to 11 so i can drop the kids", "move dentist to 11 so that i can sleep",
      "move dentist to 11 as i am in late", "move the dentist to 11 because of the strike",
    ],
    "!skip [gym] next week": ["gym off next week", "gym off next week, jonny away"],
    "!complete [gas bill]": [
      "paid the gas bill online", "paid gas bill via the app", "paid the gas bill through gpay",
      "paid the gas bill using my card",
    ],
    "!nag [meds]": [
      "nag me about meds until i take them", "nag me about meds until i do",
      "nag me about the meds until they're taken", "nag me about meds until it's done",
    ],
  ])

  @Test(arguments: acts)
  func `an act is read with what people say about it`(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  @Test(arguments: [
    "make it 4:45am to be safe", "make it 4:45am to be sure", "make it 5pm just in case",
    "not friday sorry, thursday", "not friday sorry, thursday like i said first",
    "not friday, wednesday like i said", "not friday, wednesday as i told you before",
  ])
  func `the cause of a correction changes nothing`(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(readings.contains { $0.contains("correction") }, "\(readings)")
  }

  @Test(arguments: ["buy cake so i can bring it", "dress up as he said", "take off on friday", "day off next monday"])
  func `a purpose or a day off is no act`(_ said: String) {
    #expect(Frozen.isNew(said), "\(Frozen.readings(said))")
  }

  @Test(arguments: [
    "oil change is due at four hundred twenty thousand miles", "paint the fence at six hundred thousand pixels",
  ])
  func `thousands are no time`(_ said: String) {
    #expect(!Frozen.item(said).contains("due 2"), "\(Frozen.item(said))")
  }
}
