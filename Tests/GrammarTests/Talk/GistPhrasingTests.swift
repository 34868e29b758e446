import Grammar
import Testing

/// Lines that no rule reads whole, understood by a few of their words, and words that people say around their meaning.
@Suite struct GistPhrasingTests {
  static let acts = sayings([
    "!complete [": [
      "aye I have taken the tablets", "ok so the plants i watered",
    ],
    "!skip [": [
      "not doing the pilates this thursday its too busy", "thursday i can not go on training, take out only this one",
    ],
    "!delete [": ["the coffee with gran is called off she says"],
  ])

  @Test("a word that says what is done is enough, where other words name a thing", arguments: acts)
  func gist(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.hasPrefix(saying.means) && $0.contains("loosely") }, "\(readings)")
  }

  @Test(
    "nothing is done by single words where the line may be something to do, or says that nothing was done",
    arguments: [
      "have the car serviced", "cancel my gym membership", "buy the paint that was mixed",
      "i have not paid the rent yet",
      "she has paid the rent", "get the boiler fixed", "photocopy the extracts (30x) before P1 tomorrow",
    ])
  func none(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(!readings.contains { $0.contains("loosely") }, "\(readings)")
  }

  @Test(
    "of a deed done to somebody, the whole name has to be told",
    arguments: ["finally gave mum her tablets", "told mum about the party", "drove mum to the station, what a day"])
  func person(_ said: String) {
    let readings = Frozen.reader().message(said).lines.first?.readings ?? []
    let loose = readings.compactMap { reading -> Selection? in
      if case .plainAct(let act) = reading, act.verb == .complete { act.what } else { nil }
    }
    #expect(loose.allSatisfy { !$0.isLoose || $0.naming == .byWholeName }, "\(readings)")
  }

  static let corrections = sayings([
    "act correction 2026-12-03": ["Forgive me, it is to be 3 December.", "he means 3 december sorry"],
    "act undo": [
      "undo that lol card got declined", "put that back as it was please", "wait josh bailed undo",
      "haha no keep it", "kindly undo the last thing",
    ],
    "!priority [it] 1": ["give it priority one", "that one's urgent"],
    "!remind [it] 30 min before": ["make that 30 min before"],
    "!remind [it] at 7 in the morning that day": ["remind me at 7 that morning or we will forget"],
    "!postpone [it] by 1 day": ["do the day after instead"],
  ])

  @Test("what was confirmed is put right in many words", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said, { $0.reference = .confirmation })
    #expect(readings.contains(saying.means), "\(readings)")
  }

  static let wishes = sayings([
    "command !clock 24": ["use twenty four hour time", "clock 24 hours please, i don't understand this pm am"],
    "command !quiet until 4": ["quiet til 4, having a lie down", "no more messages until 4"],
    "command !digest half past seven": [
      "I should like to be told what I have on each morning at half past seven."
    ],
    "remark quietByDay": ["dont message me on mondays", "please don't message me during lessons"],
    "remark praise": ["k gotta run ur a lifesaver", "honestly you are an absolute star mate"],
    "smallTalk": ["safe bro", "lol fair thx", "shot, thanks"],
    "command !getlist all": ["would you read me everything i have to do"],
    "command !about": ["who actually runs this thing"],
    "command !add toilet paper": ["Add toilet paper to my reminders"],
    "command !add gym friday 6pm": ["put gym on my calendar friday 6pm"],
    "!remind [dentist] one hour before": ["remind me one hour earlier about dentist"],
    "!complete [carp]": ["i bought already carp"],
  ])

  @Test("a wish, thanks and a greeting are told from something to do", arguments: wishes)
  func wishMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.contains(saying.means) }, "\(readings)")
  }
}
