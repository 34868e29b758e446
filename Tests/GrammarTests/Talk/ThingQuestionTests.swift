import Grammar
import Testing

/// Questions about one thing that is kept.
@Suite struct ThingQuestionTests {
  static let thing = sayings([
    "when [dentist]": [
      "when is the dentist", "when's dentist?", "when have i got the dentist", "when was the dentist again",
      "what time's the dentist", "what day is the dentist", "what date is the dentist on", "when the dentist is?",
      "when's the dentist pls",
    ],
    "when [see dentist]": ["when do i see the dentist"],
    "when [seeing dentist]": ["when am i seeing the dentist"],
    "when [dentist (appointment)]": ["what time is my dentist appointment"],
    "what [dentist]": [
      "can you tell me when the dentist is", "tell me when the dentist is", "remind me when the dentist is",
    ],
    "when [rent]": ["when is the rent due", "when's rent due?"],
    "when [pay rent]": [
      "when do i have to pay the rent", "when must i pay the rent", "when do i need to pay the rent by",
    ],
    "where [dentist]": ["where is the dentist"],
    "where [party]": ["where's the party again"],
    "where [party {2026-11-21}]": ["where is the party on saturday"],
    "where [{2026-11-21}]": ["where do i have to be tomorrow"],
    "who [(meeting) {2026-11-21}]": ["who am i meeting tomorrow"],
    "who [party]": ["who is coming to the party"],
    "who [lunch]": ["with whom is the lunch", "who's the lunch with"],
    "howLong [flight]": ["how long is the flight", "how long does the flight take"],
    "howLong [flight {2026-11-27}]": ["how long is the flight on friday"],
    "until [flight]": [
      "how long until the flight", "how long till the flight?", "how long before the flight",
      "how many days until the flight",
    ],
    "until [{2026-12-25}]": [
      "how many sleeps till christmas", "how many days to christmas", "how many weeks until christmas",
      "days until christmas",
    ],
    "until [{2026-11-27}]": ["how long until friday"],
    "howOften [water plants]": ["how often do i water the plants", "how often should i water the plants?"],
    "howOften [bins]": ["how often is the bins"],
    "whenDid [water plants]": ["when did i last water the plants"],
    "whenDid [pay rent]": ["when did i pay the rent"],
  ])

  @Test("when, where, with whom and how long it is", arguments: thing)
  func thingMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let did = sayings([
    "did [pay rent]": [
      "did i pay the rent", "did i pay the rent?", "did i already pay the rent", "did we pay the rent yet",
    ],
    "did [paid rent]": ["have i paid the rent", "have i paid the rent yet?"],
    "did [bank (call)]": ["did i ever call the bank"],
    "did [bank]": ["have i called the bank back"],
    "did [rent]": ["is the rent paid", "is the rent paid yet?", "has the rent been paid"],
    "did [ironing]": ["is the ironing done", "was the ironing done?", "is ironing finished"],
    "did [dishes]": ["are the dishes done"],
    "any [milk]": ["have i got milk on my list", "do i have milk on my list", "did you add the milk?"],
    "any [dentist]": ["did you save the dentist", "have you got the dentist?"],
  ])

  @Test("whether it is done, or there", arguments: did)
  func didMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
