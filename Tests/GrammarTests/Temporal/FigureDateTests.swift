import Testing

@testable import Grammar

/// Dates and times in figures that only their neighbouring words tell apart.
@Suite struct FigureDateTests {
  @Test(
    "two figures with a full stop are a day where they can hardly be a time",
    arguments: [
      "holiday 24-27.12": "event \"holiday\", start 2026-12-24, end 2026-12-27, all day",
      "train 5.12 16:42": "todo \"train\", due 2026-12-05T16:42",
      "dentist monday 21.12": "todo \"dentist\", due 2026-12-21",
      "dentist monday 12.30": "todo \"dentist\", due 2026-11-23T12:30",
      "pay car insurance 12.06": "todo \"pay car insurance\", due 2027-06-12",
      "cardiologist 23.04 on 17:20, level 3": "todo \"cardiologist, level 3\", due 2027-04-23T17:20",
      "upgrade to version 12.06": "todo \"upgrade to version 12.06\"",
      "note the score was 10.04": "todo \"note the score was 10.04\"",
      "meet at room 12.06": "todo \"meet at room 12.06\"",
    ])
  func dotted(_ said: String, _ means: String) { #expect(Frozen.readings(said).last == means) }

  @Test(
    "a day goes with its own time",
    arguments: [
      "oncall mon 14 - sun 20 dec": "event \"oncall\", start 2026-12-14, end 2026-12-20, all day",
      "netting, 3 metres by 2": "todo \"netting, 3 metres by 2\"",
      "costco run sun after church": "todo \"costco run after church\", due 2026-11-22",
      "essay to deliver the next monday": "todo \"essay to deliver\", due 2026-11-23",
      "lecture tue and thu 9-10 until 1 april":
        "event \"lecture\", start 2026-11-24T09:00, end 2026-11-24T10:00, FREQ=WEEKLY;UNTIL=20270401;BYDAY=TU,TH",
      "lecture tues n thurs til 1st april": "todo \"lecture\", due 2026-11-24, FREQ=WEEKLY;UNTIL=20270401;BYDAY=TU,TH",
      "club tues and thurs 2 til 4":
        "event \"club\", start 2026-11-24T14:00, end 2026-11-24T16:00, FREQ=WEEKLY;BYDAY=TU,TH",
      "measure up sunday btwn 10 & 11.30": "event \"measure up\", start 2026-11-22T10:00, end 2026-11-22T11:30",
      "ask ann re sunday premium, mon after 2": "todo \"ask ann re sunday premium\", due 2026-11-23T14:00",
      "pay rent in the day 25": "todo \"pay rent\", due 2026-11-25",
      "assoc mon week half 7 in the evening": "todo \"assoc\", due 2026-11-30T19:30",
      "work fri 1900-0730": "event \"work\", start 2026-11-20T19:00, end 2026-11-21T07:30",
      "parade 1990-2005": "todo \"parade 1990-2005\"",
      "coach leaves 7.40 from the station": "todo \"coach leaves from the station\", due 2026-11-21T07:40",
      "dentist on tuesday at 11.20.": "todo \"dentist\", due 2026-11-24T11:20",
      "job at 14 Lygon Street tomorrow 7:30": "todo \"job at 14 Lygon Street\", due 2026-11-21T07:30",
      "job at fourteen Lygon Street tomorrow": "todo \"job at fourteen Lygon Street\", due 2026-11-21",
      "ring jim for sunday week 07700 900461": "todo \"ring jim 07700 900461\", due 2026-11-29",
      "moved in 1971": "todo \"moved in 1971\"",
      "sync w/ @lena friday": "todo \"sync\", due 2026-11-27, +lena",
      "dinner friday 7, no wait 7.30": "todo \"dinner\", due 2026-11-20T19:30",
      "piano every wed 4-4:45 starting this week":
        "event \"piano\", start 2026-11-25T16:00, end 2026-11-25T16:45, FREQ=WEEKLY;BYDAY=WE",
    ])
  func beside(_ said: String, _ means: String) {
    #expect(Frozen.readings(said).last == means, "\(Frozen.readings(said))")
  }
}
