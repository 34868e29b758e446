import Grammar
import Testing

/// Lines of which only a part is understood, and similar lines that are read whole.
@Suite struct HalfReadPhrasingTests {
  static let acts = sayings([
    "!skip [standup {2026-11-23}]; !skip [standup {2026-11-24}]": [
      "no standup monday and tuesday", "skip standup monday and tuesday",
    ],
    "!delete [standup {2026-11-23}]; !delete [standup {2026-11-24}]": [
      "cancel standup on monday and tuesday", "cancel standup on monday and on tuesday",
    ],
    "!edit [logo draft] =3h": ["estimate for logo draft is 3h", "the estimate for the logo draft should be 3h"],
    "!edit [review] =30 minutes": ["review is 30 minutes", "review is 30 minutes long"],
    "!priority [deck] less": ["lower the priority of the deck", "reduce the priority of the deck"],
    "!priority [deck] more": ["raise the priority of the deck"],
    "!priority [okrs] 1": ["bump okrs to priority 1"],
    "!edit [tomasz (call)] // ask about costs": ["tomasz call: add note ask about costs"],
    "!move [deploy] to thurs": ["deploy slipped to thurs same time", "deploy moves to thurs"],
    "!move [doctor] to tuesday": ["the doctor changed to tuesday"],
    "!move [podiatry] to the 8th of dec": ["podiatry moved from the 3rd to the 8th of dec"],
    "!restate [dentist] 12:00": ["the dentist is now at 12h"],
    "!restate [feed cat] 6 from now on": ["feed the cat at 6 not 5 from now on"],
    "!complete [contract]": ["leah sent the contract"],
    "!complete [dossier]": ["dossier is send"],
    "!complete [meditated]": ["meditated"],
    "!delete [check up's]": ["the check up's been cancelled"],
    "!delete [footie]": ["footie off"],
    "!delete [retro]": ["kill the retro series", "cancel the retro series"],
    "!skip [bowls {2026-12-02}]": ["no bowls on the 2nd of december as the green is closed"],
    "command !hours from 9": ["stop pinging me before 9"],
    "command !hours until 9pm": ["stop texting me after 9pm"],
    "command !timezone london": ["back to london time", "i am back on london time"],
    "remark quietByDay": ["no invoice reminders on weekends please"],
  ])

  @Test("each part of what is said counts", arguments: acts)
  func actMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  static let corrections = sayings([
    "act correction 2026-11-26": [
      "it is thursday instead of tuesday", "its on thursday instead of tuesday", "its thurs my bad",
    ],
    "act correction 2026-11-24": ["wrong, i said TUESDAY", "change it 2 tues"],
    "act correction 2026-12-04": ["it is on 4.12", "i was mistaken, it is on 4.12", "its on 4.12"],
    "act done": ["given", "fed", "watered now"],
    "!remind [it] one week before": ["remember me one week before"],
  ])

  @Test("what was confirmed is put right, whole", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    #expect(
      Frozen.readings(saying.said, { $0.reference = .confirmation }).contains(saying.means),
      "\(Frozen.readings(saying.said, { $0.reference = .confirmation }))")
  }

  @Test(
    "what was read in part only is asked about, and nothing is kept",
    arguments: [
      "flight home delayed 2 hours", "wake up call 3 hours before", "oh no i was wrong, put the dentist back please",
      "you again", "unblock him", "stop the meditation thing", "take back the cake thing", "nvm keep it 2.4",
      "everything except the cat", "delete everything except the cat",
      "sunday has already seen to the AC, remove that one",
    ])
  func asked(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(!readings.contains { $0.hasPrefix("todo") || $0.hasPrefix("event") }, "\(readings)")
  }

  @Test(
    "what is to be done stays so",
    arguments: [
      "cancel gym membership", "swap the batteries", "stop at the bank", "raise the blinds", "kill weeds",
      "call mum 2 hours after lunch", "footie boots", "bump start the car", "estimate for the roof",
      "restore the old table", "keep fit class", "take back the library books", "send leah the contract",
    ])
  func kept(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "figures are a date or an hour by what stands beside them",
    arguments: [
      ("visit 3.12 at 9.15", "todo \"visit\", due 2026-12-03T09:15"),
      (
        "chess every wednesday 18:00 except 25 dec",
        "todo \"chess\", due 2026-11-25T18:00, FREQ=WEEKLY;BYDAY=WE"
      ),
      (
        "every wednesday chess 18:00 except 23.12",
        "todo \"chess\", due 2026-11-25T18:00, FREQ=WEEKLY;BYDAY=WE"
      ),
      ("mon 22-06 night bus", "event \"night bus\", start 2026-11-23T22:00, end 2026-11-24T06:00"),
      (
        "standup daily 9:15-9:30 weekdays",
        "event \"standup\", start 2026-11-23T09:15, end 2026-11-23T09:30, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
      ),
      ("flight to riyadh 25 nov 0640 T3", "todo \"flight to riyadh T3\", due 2026-11-25T06:40"),
      ("clean the shed this week-end", "todo \"clean the shed\", due 2026-11-21"),
    ])
  func dated(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }
}
