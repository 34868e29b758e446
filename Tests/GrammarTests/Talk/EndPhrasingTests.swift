import Grammar
import Testing

/// Ends and lengths of the thing spoken of, and acts with a reason behind them.
@Suite struct EndPhrasingTests {
  static let corrections = sayings([
    "!until [it] 12": ["until 12", "only until 12", "make it end at 12", "it finishes at 12", "actually till 12"],
    "!lasts [it] for 90 minutes": [
      "make it run for 90 minutes", "it should last 90 minutes instead of 60", "its for 90 minutes",
    ],
    "!lengthen [it] half an hour": ["half an hour longer", "make it half an hour longer", "extend it by half an hour"],
    "!lengthen [it] -half an hour": ["half an hour shorter", "cut it by half an hour", "its half an hour shorter"],
    "!priority [it] 2": ["p2", "no p2", "give that p2", "and priority 2"],
    "!postpone [it] by 1 week": ["not this friday, the one after", "no not this friday the next one"],
    "!postpone [it] before friday": ["make it the friday before", "the friday before"],
    "!rename [it] to laps": ["call it laps instead of swimming"],
    "act undo": ["undo that last thing", "uncancel it", "revert the last change"],
  ])

  @Test("what was spoken of last ends otherwise, or is put right", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said, { $0.reference = .confirmation })
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  static let acts = sayings([
    "!delete [chiropodist]": [
      "Cancel chiropodist he has broke his wrist", "take the chiropodist one away", "nvm on the chiropodist",
      "i don't need anymore the chiropodist",
    ],
    "!move [match] to sunday 11am": ["shift match to sunday 11am league changed it"],
    "!move [bus] to sun 8.45": ["and the bus to sun 8.45"],
    "!complete [bins]": ["have done the bins"],
    "!complete [": ["have rung surgery"],
    "!postpone [tea margaret] by half an hour": ["make tea with margaret half an hour later"],
    "!postpone [gas cert] before friday": ["shift the gas cert to the friday before"],
    "!until [overtime] 2": ["overtime ends at 2", "overtime is until 2"],
    "!lengthen [overtime] an hour": ["overtime is an hour longer"],
  ])

  @Test("an act is understood with a reason behind it that no word announces", arguments: acts)
  func actMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  static let wishes = sayings([
    "command !clock 24": ["turn on twenty four hour time", "i prefer the clock of 24 hours"],
    "command !clock 12": ["i would rather have am and pm than the twenty-four hour clock"],
    "command !hours 8 to 6": ["my working hours are 8 to 6"],
    "command !digest 7:15": ["send me the day's plan every morning at 7:15"],
    "command !digest 7": ["send me the day ahead at 7 every morning"],
    "smallTalk": ["legend, thx", "ur goated fr", "thx thats all my questions lol"],
    "until [": ["how many days stay to easter"],
    "whenDid [rent]": ["when i paid the rent?"],
    "left [": ["what is still to be bought?"],
  ])

  @Test("a wish and a question are told from something to do", arguments: wishes)
  func wishMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.contains(saying.means) }, "\(readings)")
  }

  @Test(
    "nothing is kept of what speaks to the bot, though no rule reads it",
    arguments: [
      "when im on nights dont msg me before 1pm", "with nick as well", "how bout 5 to 6:30 that day",
      "make the reminder 6pm",
    ])
  func unclear(_ said: String) { #expect(Frozen.readings(said).contains("remark unclear"), "\(Frozen.readings(said))") }

  @Test(
    "what only looks like an act is something to do",
    arguments: ["cancel gym membership", "have the boiler serviced", "move boxes to the garage", "take the bins out"])
  func item(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
