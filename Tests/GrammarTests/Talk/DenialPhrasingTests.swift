import Grammar
import Testing

/// Denials of a deed: they do nothing, or take it back.
@Suite struct DenialPhrasingTests {
  static let denying = sayings([
    "!keep [dentist] deleted": [
      "don't cancel the dentist", "please do not delete the dentist", "never delete dentist",
      "i didn't cancel the dentist", "the dentist is not cancelled", "i don't want to cancel the dentist",
      "no, the dentist isn't off",
    ],
    "!keep [standup] deleted": ["standup is back on", "the standup is on after all", "standup is on again"],
    "!keep [dentist] moved": [
      "dont move the dentist", "we did not postpone the dentist", "i never moved the dentist",
      "the dentist wasn't moved after all",
    ],
    "!keep [dentist] skipped": ["i do not want you to skip the dentist"],
    "!keep [rent] completed": ["i never said the rent was paid", "i didn't say that the rent is done"],
    "!uncomplete [rent]": ["the rent isn't paid", "the rent is not paid yet", "i never paid the rent"],
  ])

  @Test("a denial keeps the thing", arguments: denying)
  func denial(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  @Test(
    "a denial of what was just done is a word to the bot",
    arguments: ["don't delete it", "never delete that", "don't move it", "dont skip that please", "do not delete it"])
  func words(_ said: String) { #expect(Frozen.first(said) == ["act keep"]) }

  @Test(
    "agreement with a question, or a line through it, is done",
    arguments: ["yes i did", "yep, we have", "cross it off", "cross them off the list"])
  func doneInDeed(_ said: String) { #expect(Frozen.first(said) == ["act done"]) }

  @Test("what somebody else did only answers a reminder", arguments: ["yes he did", "yep, she has"])
  func doneByOthers(_ said: String) { #expect(Frozen.first(said) == ["remark acknowledged"]) }

  @Test(
    "what only looks like a denial is something to do",
    arguments: [
      "don't forget the milk", "don't feed the cat twice", "never again", "don't panic badge", "learn to say no",
      "never tick boxes blindly", "turn the boiler back on", "cross the road survey", "yes minister box set",
    ])
  func errands(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
