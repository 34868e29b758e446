import Grammar
import Testing

/// Several things or hours in one line, names that begin like a repeat, and questions and messages about people. It is
/// Friday 20 November 2026, ten in the morning.
@Suite struct SeveralThingsPhrasingTests {
  @Test(
    "two things to take are two",
    arguments: [
      "take blue pill every morning at 8 and white pill at night",
      "take blue pill every morning at 8 and the white pill at night",
    ])
  func doses(_ said: String) {
    let told = Frozen.first(said)
    #expect(told.count == 2 && told[0].contains("blue pill\", due 2026-11-21T08:00"), "\(told)")
    #expect(told.last?.contains("white pill\", due 2026-11-20T22:00") == true, "\(told)")
  }

  @Test("one thing with two hours stays one", arguments: ["take pill every morning at 8 and again at night"])
  func oneDose(_ said: String) { #expect(Frozen.first(said).count == 1, "\(Frozen.first(said))") }

  @Test(
    "bare hours in a row that end in `and` are all kept",
    arguments: [
      ("take antibiotics at 8 2 and 8", "8, 2 and 8"), ("feed the cat at 7 12 and 6", "7, 12 and 6"),
    ])
  func hours(_ said: String, _ hours: String) {
    let thing = said.prefix(while: { !$0.isNumber })
    #expect(Frozen.item(said) == Frozen.item(thing + hours))
  }

  @Test("an hour with its minutes is one", arguments: ["meet ann at 8 15 and bob later"])
  func minutes(_ said: String) { #expect(!Frozen.item(said).contains("also"), "\(Frozen.item(said))") }

  @Test(
    "things that come at another pace are two, on the same day of the week",
    arguments: [
      "bins every thursday, recycling every 2nd week", "bins every thurs and recycling every other week",
    ])
  func paces(_ said: String) {
    #expect(
      Frozen.first(said) == [
        "todo \"bins\", due 2026-11-26, FREQ=WEEKLY;BYDAY=TH",
        "todo \"recycling\", due 2026-11-26, FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
      ])
  }

  @Test("each thing that comes every week has a day of its own")
  func weekly() { #expect(Frozen.first("gym every monday, yoga weekly").last?.contains("BYDAY") == false) }

  @Test("`bin night` is a name")
  func binNight() {
    let told = Frozen.first("bin night every thurs, recycling every 2nd week")
    #expect(told.count == 2 && told[0].hasPrefix("todo \"bin night\""), "\(told)")
  }

  @Test(
    "meals of a day are cleared, if they are kept",
    arguments: [
      ("clear lunch and dinner on friday", true), ("clear my dentist friday", true),
      ("clear the gutters friday", false),
      ("clear out the shed on friday", false),
    ])
  func cleared(_ said: String, _ isCleared: Bool) {
    #expect(Frozen.readings(said).contains { $0.hasPrefix("!delete") } == isCleared, "\(Frozen.readings(said))")
    #expect(Frozen.isNew(said))
  }

  @Test(
    "a night before school is one from Sunday to Thursday",
    arguments: ["pack lunches every school night", "pack lunches on school nights"])
  func schoolNights(_ said: String) {
    #expect(Frozen.item(said) == "todo \"pack lunches\", due 2026-11-22T22:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU")
  }

  @Test(
    "a document is called by how often it comes",
    arguments: [
      ("Quarterly report due friday", "todo \"Quarterly report\", due 2026-11-27"),
      ("weekly sync notes", "todo \"weekly sync notes\""),
      ("weekly newsletter draft by friday", "todo \"weekly newsletter draft\", due 2026-11-27"),
      ("monthly budget spreadsheet", "todo \"monthly budget spreadsheet\""),
      ("weekly team meeting monday 10", "todo \"team meeting\", due 2026-11-23T10:00, FREQ=WEEKLY"),
      ("quarterly report monday", "todo \"report\", due 2026-11-23, FREQ=MONTHLY;INTERVAL=3"),
    ])
  func documents(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }

  @Test(
    "something new stays so, though a word of it is known",
    arguments: [
      "smoke alarm test all flats every 3 months", "the plumber is coming to flat 2 on friday at 9",
      "the gas engineer is coming round to flat 3 tuesday at 10",
    ])
  func new(_ said: String) {
    let told = Frozen.reader().message(said).lines[0].readings
    #expect(
      !told.contains { $0.summary.hasPrefix("unclear") || $0.summary.hasPrefix("remark") }, "\(told.map(\.summary))")
  }

  @Test(
    "questions whether something is still kept are asked of it alone",
    arguments: [
      "is the vet still there", "is the vet still on", "is the vet still happening?", "is the vet still booked",
      "is the vet still going ahead",
    ])
  func still(_ said: String) { #expect(Frozen.first(said) == ["what [vet]"], "\(Frozen.readings(said))") }

  @Test(
    "what is left is asked of the list spoken of", arguments: ["whats left", "what's still left?", "anything left?"])
  func left(_ said: String) { #expect(Frozen.first(said) == ["left [it]"], "\(Frozen.readings(said))") }

  @Test(
    "somebody is told what stands behind their name",
    arguments: [
      ("let @omid know i'll be late", "command !send i'll be late to @omid"),
      ("let @omid know that i'll be late", "command !send i'll be late to @omid"),
      ("please let @omid know about the party", "command !send the party to @omid"),
      ("inform @omid that the office is closed", "command !send the office is closed to @omid"),
    ])
  func people(_ said: String, _ means: String) { #expect(Frozen.first(said) == [means]) }

  @Test("a deed to somebody is of that verb", arguments: ["thanked him", "yes, i thanked her", "rang him already"])
  func deeds(_ said: String) {
    #expect(Frozen.readings(said).first?.contains("!did [it]") == true, "\(Frozen.readings(said))")
  }
}
