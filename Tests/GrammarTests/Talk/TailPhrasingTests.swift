import Testing

@testable import Grammar

/// Phrases behind an item, or about something kept, that are no part of its name.
@Suite struct TailPhrasingTests {
  static let items = sayings([
    "todo \"EHO inspection\", due 2026-11-26T10:00": [
      "EHO inspection thurs 10am, pencil it in", "EHO inspection thurs 10am, put it in the diary",
    ],
    "todo \"reply to ann\", due 2026-11-21, !1": [
      "reply to ann tomorrow, high priority", "reply to ann tomorrow, top priority",
    ],
    "todo \"reply to reviewer 2\", due 2026-11-21": ["reply to reviewer 2 tomorrow"],
    "todo \"reply to ann\", due 2026-11-21T14:00": ["reply to ann 2 tomorrow"],
    "todo \"ask for prizes\", due 2026-11-23T08:00, FREQ=WEEKLY;UNTIL=20261129;BYDAY=MO,TU,WE,TH,FR": [
      "remind me every weekday next week at 8am to ask for prizes"
    ],
    "todo \"pencils, crayons\", due 2026-11-21": ["pencils, crayons tomorrow"],
    "todo \"lambing starts\", due 2027-04-01": ["lambing starts 147 days after 5 november"],
    "todo \"review\", due 2027-05-06": ["review 6 months after 6 november"],
    "todo \"party\", due 2026-12-19": ["party 2 weeks after 5 december"],
    "event \"carer comes\", start 2026-11-23T07:30, end 2026-11-23T08:15, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR": [
      "carer comes mon-fri 7.30-8.15am"
    ],
    "todo \"funeral, Hymns: Abide with me\", due 2026-11-24T11:30": ["funeral, Tuesday 11.30. Hymns: Abide with me"],
    "todo \"print pages 1 and 2\", due 2026-11-21": ["print pages 1 and 2 tomorrow"],
    "todo \"clean rooms 1, 2 and 3\", due 2026-11-21": ["clean rooms 1, 2 and 3 tomorrow"],
    "todo \"clean rooms 1, 2, and 3\", due 2026-11-21": ["clean rooms 1, 2, and 3 tomorrow"],
    "todo \"rent flats 1, 2 and 3\", due 2026-12-01, FREQ=MONTHLY;BYMONTHDAY=1": [
      "rent flats 1, 2 and 3 monthly on the 1st"
    ],
  ])

  @Test("an item is told without what stands behind it", arguments: items)
  func itemIs(_ saying: Saying) { #expect(Frozen.item(saying.said) == saying.means) }

  static let acts = sayings([
    "!rename [fair] to Winter Fair": [
      "rename the fair to Winter Fair, head doesnt want xmas in it", "rename the fair to Winter Fair",
    ],
    "!rename [shed] to sheds, bins and lofts": ["rename the shed to sheds, bins and lofts"],
    "!remind [chapter draft] 2 days before": [
      "nag me 2 days before the chapter draft", "can you nag me 2 days before the chapter draft",
    ],
    "!move [committee (meeting)] to the 19th": ["committee meeting moves to the 19th"],
  ])

  @Test("what is kept is changed without the reason", arguments: acts)
  func actMeans(_ saying: Saying) { #expect(unmarked(saying.said).first == saying.means) }

  static let corrections = sayings([
    "!fix [it] 12kg": ["12kg i mean", "sorry 12kg i meant"],
    "act correction 2026-12-08": ["no hang on she meant 3 days earlier, so the 8th"],
  ])

  @Test("what was spoken of last is put right", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    #expect(
      Frozen.readings(saying.said, { $0.reference = .confirmation }).contains(saying.means),
      "\(Frozen.readings(saying.said, { $0.reference = .confirmation }))")
  }

  @Test("when to remind again is told with the reason why not now")
  func snoozes() {
    let said = Frozen.readings("in an hour, got customers", { $0.reference = .reminder })
    #expect(said == ["act 2026-11-20 11:00"])
    let new = Frozen.readings("in an hour, call mum", { $0.reference = .reminder })
    #expect(new.first != "act 2026-11-20 11:00", "\(new)")
  }

  @Test(
    "something to do stays one",
    arguments: ["nag the landlord about the boiler", "label the jars, low fat ones", "call ben, just the one question"])
  func isNew(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
