import Grammar
import Testing

/// Another time of what was spoken of, as somebody else has told it, and news that something was cancelled.
@Suite struct TimesToldAnewPhrasingTests {
  static let corrections = sayings([
    "act correction 2026-11-20 18:30": [
      "oh she say 6.30 now", "she says it's at 6.30 now", "they said 6.30 instead",
      "I am sorry, it is half past six, not six.",
      "im so sorry its 6.30",
    ],
    "act correction 2026-11-27": [
      "it comes on friday instead", "they want to do it next friday instead", "they want to meet next friday instead",
    ],
  ])

  @Test("it moves there", arguments: corrections)
  func correction(_ saying: Saying) {
    let readings = Frozen.readings(saying.said) { $0.reference = .confirmation }
    #expect(readings.contains(saying.means), "\(readings)")
  }

  static let acts = sayings([
    "!move [physio {2026-11-26}] to friday 2pm": [
      "physio lady called she cant make thurs, moved to friday 2pm",
      "physio rang she can't do thursday moved to friday 2pm",
    ],
    "!move [physio] to friday 2pm": [
      "physio says she can't make it, rescheduled to friday 2pm"
    ],
    "!another [it] mon and tue": ["same mon and tue", "same shift mon and tue", "and the same again mon and tue"],
    "!postpone [laundry] to tomorrow morning": ["put laundry off till tomorrow morning"],
  ])

  @Test("it is of what is kept", arguments: acts)
  func act(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  static let commands = sayings([
    "command !add alarm at 430": ["alarm 430", "an alarm for 430"],
    "command !clock 24": [
      "please write the time with 24 hours", "show all times in 24 hour format", "say the time as 24h",
    ],
    "command !clock 12": ["write times in 12 hour style"],
    "command !quiet until 7 tomorrow morning": [
      "quiet until 7 tomorrow morning, i need sleep", "quiet until 7 tomorrow morning. i really need some rest",
    ],
  ])

  @Test("it is a setting or an alarm", arguments: commands)
  func command(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).first == saying.means, "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what was is nothing to do",
    arguments: [
      "remember when i used to finish things lol", "remember when we had time", "bloody plumber never showed up again",
      "the builder never called back", "I cancelled the newspaper last month, it was getting very dear.",
      "we went to the zoo last month",
    ])
  func past(_ text: String) { #expect(!Frozen.isNew(text), "\(Frozen.readings(text))") }

  @Test(
    "what names something to do stays an errand",
    arguments: [
      "remember when mum's appointment is", "alarm company friday", "same day delivery for the shoes",
      "put the bins out till friday",
      "cancel meals on wheels, he'll be at my sisters", "cancel sky, nobody watches it",
      "Move with Oskar to his new flat on 13.12. at 10 o'clock", "In 6 months I must go again to the dentist",
      "find out who never showed up", "quiet time with the kids until 7", "write times tables with 24 kids",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
