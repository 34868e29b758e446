import Grammar
import Testing

/// Acts that the same message takes back, and those that it only speaks about. It is Friday 20 November 2026, ten in the
/// morning.
@Suite struct RetractionPhrasingTests {
  static let takenBack = sayings([
    "!keep [dentist] deleted": [
      "cancel the dentist. sorry, keep it", "cancel dentist, no keep it", "cancel dentist. actually don't",
      "cancel the dentist - actually no, leave it", "delete the dentist. hmm no don't",
      "cancel the dentist. oh wait keep it", "cancel the dentist, nevermind keep it", "cancel the dentist. nvm",
      "cancel the dentist. on second thoughts keep it", "cancel the dentist. scratch that", "cancel dentist no wait",
      "cancel the dentist. no, i still need it", "cancel the dentist. actually no", "cancel dentist, oh no wait",
    ],
    "!keep [dentist] moved": [
      "move dentist to sat. no wait", "move the dentist to saturday. actually don't",
      "push the dentist to monday. wait no leave it", "move dentist to 5pm. actually leave it as it is",
    ],
    "!keep [rent] completed": [
      "done with rent. wait no, not yet", "paid the rent. no not yet", "paid the rent, actually no i didn't",
      "paid the rent. oh no, i forgot", "done with rent. actually not done",
    ],
    "!move [dentist] to friday": [
      "move dentist to sat, no keep it on friday", "push dentist to sat. no leave it on friday",
    ],
    "!move [dentist] to sunday": ["move dentist to sat. wait no, sunday", "move dentist to sat, sorry, sunday"],
    "!move [dentist] to 2026-11-22 17:00": ["move dentist to sunday at 3, no 5pm"],
    "!skip [gym {2026-11-24}]": ["skip gym monday, no tuesday"],
  ])

  @Test("what a message takes back is not done", arguments: takenBack)
  func takesBack(_ saying: Saying) {
    #expect(unmarked(saying.said) == [saying.means], "\(Frozen.readings(saying.said))")
  }

  @Test(
    "words that take back nothing leave the act as it is",
    arguments: [
      "cancel the dentist, sorry": "!delete [dentist]", "cancel the dentist please. sorry": "!delete [dentist]",
      "cancel the dentist, i can't go": "!delete [dentist]", "paid the rent, finally": "!complete [rent]",
    ])
  func polite(_ said: String, _ means: String) {
    #expect(Frozen.readings(said).contains { $0.contains(means.dropFirst()) }, "\(Frozen.readings(said))")
    #expect(!Frozen.readings(said).contains { $0.contains("keep") }, "\(Frozen.readings(said))")
  }

  @Test("the other thing is meant, if it is kept")
  func other() {
    #expect(Frozen.readings("cancel the dentist, no the gym").first?.contains("[gym]") == true)
    #expect(Frozen.readings("cancel the dentist. no, not the dentist, the gym").first?.contains("[gym]") == true)
    #expect(
      Frozen.readings("cancel the dentist, actually cancel gym instead").first == "!delete [gym]")
    #expect(Frozen.readings("cancel the dentist, no cancel the gym").first == "!delete [gym]")
    #expect(Frozen.readings("cancel the dentist, actually cancel gym too").first?.hasPrefix("!delete [gym]") == false)
    #expect(Frozen.readings("done the milk, i mean the eggs").first?.contains("[egg") == true)
  }

  @Test("a part that is taken back is asked about")
  func part() { #expect(Frozen.first("done milk and eggs, actually not eggs") == ["remark unclearAct"]) }

  @Test(
    "a new thing that the same message takes back is not kept",
    arguments: [
      "buy milk. no wait", "call bob tomorrow. actually don't",
    ])
  func newThing(_ said: String) { #expect(Frozen.first(said) == ["remark unclearAct"], "\(Frozen.readings(said))") }

  @Test(
    "a new thing with such words in it is kept",
    arguments: ["text bob: no, keep it", "book flights for no wait", "tell ann not yet", "buy no wait noodles"])
  func kept(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "a moment that is doubted is told, and the first one counts",
    arguments: [
      ("dentist monday at 10? or was it 11", "todo \"dentist\", due 2026-11-23T10:00", "or was it 11"),
      ("dentist tuesday at 10? or was it 3?", "todo \"dentist\", due 2026-11-24T10:00", "or was it 3"),
      ("vet wed 4pm or was it 5pm", "todo \"vet\", due 2026-11-25T16:00", "or was it 5pm"),
      ("haircut monday at 2, or was it thursday?", "todo \"haircut\", due 2026-11-23T14:00", "or was it thursday"),
      ("plumber thu at 10 (or 11?)", "todo \"plumber\", due 2026-11-26T10:00", "or 11"),
      ("yoga sat 9, maybe 10", "todo \"yoga\", due 2026-11-21T09:00", "maybe 10"),
    ])
  func doubted(_ said: String, _ means: String, _ doubt: String) {
    guard case .item(let item)? = Frozen.reader().message(said).lines.first?.readings.last else {
      Issue.record("\(Frozen.readings(said))")
      return
    }
    #expect(item.summary == means && item.unused == [doubt], "\(item.unused ?? [])")
  }

  @Test(
    "a choice that is no doubt is left in the name",
    arguments: [
      "pick tea or coffee for monday", "paint it red or blue on friday", "call ann, maybe about the party friday",
    ])
  func choices(_ said: String) {
    guard case .item(let item)? = Frozen.reader().message(said).lines.first?.readings.last else { return }
    #expect(item.unused == nil, "\(item.unused ?? [])")
  }
}
