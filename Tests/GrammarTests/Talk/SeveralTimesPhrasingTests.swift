import Testing

/// Lines that tell of one thing at several times, each with its end.
@Suite struct SeveralTimesPhrasingTests {
  @Test(
    "each day with hours is an event of its own",
    arguments: [
      ("nightshift 22:00-06:00 tonight and tomorrow", ["20T22:00 to 21T06:00", "21T22:00 to 22T06:00"]),
      ("nightshift 19:30-07:30 tonight and sat night", ["20T19:30 to 21T07:30", "21T19:30 to 22T07:30"]),
      ("shift 22:00-06:00 tonight and tomorrow", ["20T22:00 to 21T06:00", "21T22:00 to 22T06:00"]),
      ("late shift tonight and tomorrow 22:00-06:00", ["20T22:00 to 21T06:00", "21T22:00 to 22T06:00"]),
      ("meeting 2-3pm tomorrow and tuesday", ["21T14:00 to 21T15:00", "24T14:00 to 24T15:00"]),
      ("carer daily 8-8:30 and 18-18:30", ["21T08:00 to 21T08:30", "20T18:00 to 20T18:30"]),
      ("shifts next week: mon 7-15, thu 14-22", ["23T07:00 to 23T15:00", "26T14:00 to 26T22:00"]),
      ("shifts next week: sat 7-15, mon 14-22", ["28T07:00 to 28T15:00", "23T14:00 to 23T22:00"]),
      (
        "my shifts: mon 9-5, wed 12-8, sun 10-6",
        ["23T09:00 to 23T17:00", "25T12:00 to 25T20:00", "22T10:00 to 22T18:00"]
      ),
    ])
  func times(_ said: String, _ expected: [String]) {
    let told = Frozen.first(said).map { line in
      line.replacing("start 2026-11-", with: "").replacing("end 2026-11-", with: "to ").replacing(", ", with: " ")
    }
    #expect(told.count == expected.count && zip(told, expected).allSatisfy { $0.contains($1) }, "\(told)")
    #expect(!told.contains { $0.contains("next week") }, "\(told)")
  }

  @Test("lessons on several days are weekly, each on its own")
  func lessons() {
    let told = Frozen.first("9B maths mon 9:10-10:00, wed 11:15-12:05 and fri 14:00-14:50 weekly")
    #expect(told.count == 3)
    #expect(zip(told, ["BYDAY=MO", "BYDAY=WE", "BYDAY=FR"]).allSatisfy { $0.contains($1) }, "\(told)")
  }

  @Test("weekdays behind a verb are all kept")
  func coming() {
    #expect(Frozen.item("dog walker coming mon wed fri at 12").contains("BYDAY=MO,WE,FR"))
    #expect(Frozen.item("carer coming mon, wed and fri at 12").contains("BYDAY=MO,WE,FR"))
    #expect(Frozen.item("dinner coming mon at 8").contains("2026-11-23"))
  }

  @Test(
    "one time is one thing",
    arguments: [
      "gym tomorrow 6-7pm", "book club and dinner friday 7-10pm", "call ann tomorrow and friday",
      "dentist friday 3pm and physio", "holiday 5-12 dec and new year",
    ])
  func one(_ said: String) { #expect(Frozen.first(said).count == 1, "\(Frozen.first(said))") }

  @Test(
    "a clause with a day is kept, and the rest is its note",
    arguments: [
      ("dress rehearsal mon 7 dec 2pm, costume needed by the friday before", "costume needed by the friday before"),
      ("meeting with sunbeam thu 10 dec 3pm, prep 1 hour before", "prep 1 hour before"),
      ("carol service 20 dec 6.30pm, arrive half an hour early", "arrive half an hour early"),
      ("carol concert sat 19 dec 6pm, arrive by 5", "arrive by 5"),
      ("dentist tue 9am, leave work by 8:30", "leave work by 8:30"),
      ("Your parcel 7781 will arrive tomorrow between 10:12 and 11:12. Sent by DPD.", "Sent by DPD"),
    ])
  func clause(_ said: String, _ note: String) {
    let told = Frozen.first(said)
    #expect(told.count == 1 && told[0].contains("note \"\(note)\""), "\(told)")
  }

  @Test(
    "a line that puts something right is not taken for a new one",
    arguments: [
      "the dentist on friday 3pm, no wait before", "sorry i meant friday, not before", "its on friday, he said before",
      "move it to friday, not before",
    ])
  func correction(_ said: String) {
    let told = Frozen.first(said)
    #expect(!told.contains { $0.contains("note") }, "\(told)")
  }
}
