import Testing

@testable import Grammar

/// Phrases at length, in polite words, or as people text, a few ways to say each thing.
@Suite struct CourtesyPhrasingTests {
  static let acts = sayings([
    "!move [mot] to 10th": ["mot to 10th same time", "mot to 10th at the same time"],
    "!move [revision] to 5": ["move revision 2 5", "push revision 2 5"],
    "!priority [grievance policy] 1": [
      "label the grievance policy as urgent", "would you be so kind as to flag the grievance policy as urgent",
      "would it be possible to label the grievance policy as urgent",
      "label the grievance policy as urgent, if that is possible",
      "label the grievance policy as urgent if you don't mind",
    ],
    "left [packing]": ["what remains to be done for packing", "what still remains to do for packing, please?"],
    "free [{2026-11-26}]": ["would it be possible to let me know whether i am free on thursday?"],
    "!complete [packs]": ["the packs have now gone out", "the packs have already gone out"],
    "!repeat [heater] never": ["stop the heater one", "stop sending me the heater one"],
    "command digest 7.15": [
      "I should like to receive my daily summary at 7.15 each morning",
      "I should like to get my daily agenda at 7.15 each morning rather than whatever time it is set to at present",
    ],
    "command add submit the figures the last working day of each month": [
      "add a recurring task for the last working day of each month: submit the figures"
    ],
    "command add laptop, badge and letter to starters list": [
      "create a list called starters, and put on it: laptop, badge and letter",
      "please make a list called starters and put laptop, badge and letter on it",
    ],
    "command event panel on tuesday from 10am until 12.30pm": [
      "make a note in my diary that i have a panel on tuesday from 10am until 12.30pm",
      "could you kindly make a note in my diary that I have a panel on tuesday from 10am until 12.30pm?",
    ],
    "command note dahlias in crate 3.": ["dahlias in crate 3. remember that"],
    "command note we liked the lemon one": [
      "note that we liked the lemon one", "please note that we liked the lemon one",
    ],
  ])

  @Test("a request is read behind its courtesies", arguments: acts)
  func actMeans(_ saying: Saying) { #expect(unmarked(saying.said).first == saying.means) }

  static let corrections = sayings([
    "!rename [it] to breakfast club letter": [
      "and call it breakfast club letter, its been renamed", "call it breakfast club letter because they changed it",
    ],
    "act done": ["that can be marked as complete, thank you", "that can now be ticked off"],
  ])

  @Test("what was spoken of last is put right with a reason", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said, { $0.reference = .confirmation }).contains(saying.means))
  }

  @Test(
    "an item is told without what is wrapped around it",
    arguments: [
      ("new one - compare quotes thursday", "todo \"compare quotes\", due 2026-11-26"),
      ("another thing, call mum", "todo \"call mum\""),
      ("tablets 8pm every day pls remind me", "todo \"tablets\", due 2026-11-20T20:00, FREQ=DAILY"),
      ("call mum monday, remind me", "todo \"call mum\", due 2026-11-23"),
      (
        "I would also be grateful if you could remind me at 3pm to send the packs",
        "todo \"send the packs\", due 2026-11-20T15:00"
      ),
      ("groomer sat week 10am", "todo \"groomer\", due 2026-11-28T10:00"),
      ("airport run sun 0400", "todo \"airport run\", due 2026-11-22T04:00"),
      ("buy milk. Thank you.", "todo \"buy milk\""),
      ("buy milk tomorrow thank you very much", "todo \"buy milk\", due 2026-11-21"),
      ("call mum at 4pm. Many thanks!", "todo \"call mum\", due 2026-11-20T16:00"),
      ("order stamps please thank you", "todo \"order stamps\""),
      ("ring the plumber monday. Kind regards", "todo \"ring the plumber\", due 2026-11-23"),
      ("dentist the 27 in the afternoon", "todo \"dentist\", due 2026-11-27T15:00"),
      ("monday is payday", "todo \"payday\", due 2026-11-23"),
      ("the 5th is the school play", "todo \"the school play\", due 2026-12-05"),
      ("on monday there is a parents evening at 6", "todo \"parents evening\", due 2026-11-23T18:00"),
      ("table for 4 on Friday, Dec 4 at 7:30 PM. Call 555", "todo \"table for 4 Call 555\", due 2026-12-04T19:30"),
      ("skate w jaden sat arnd 2", "todo \"skate w jaden\", due 2026-11-21T14:00"),
      ("mark the papers by sunday night, 28 of them", "todo \"mark the papers, 28 of them\", due 2026-11-22T22:00"),
    ])
  func itemIs(_ said: String, _ expected: String) { #expect(Frozen.item(said) == expected, "\(Frozen.readings(said))") }

  @Test("a sentence behind words that take it all back is said instead")
  func startsOver() {
    let said = Frozen.first("end of season do... no scrap that. Christmas party 18 dec 6pm")
    #expect(said == ["todo \"Christmas party\", due 2026-12-18T18:00"])
  }

  @Test(
    "what only sounds like a courtesy stays something to do",
    arguments: [
      "new one bedroom flat viewing", "ask ben to remind me", "note pads for school", "stop the leak in the shed",
      "order 2315 screws", "flag for the garden", "label the jars", "move house 2 days", "buy another one",
      "scrap metal to the tip", "if possible paint the fence",
      "get the morning papers at 8", "label the boxes as we pack", "text mum thank you", "write to say thank you",
      "send gran a thank you", "get a card with many thanks", "thank the teachers", "half day trip to kent",
      "papers onto the desk", "pick up the milk or not",
    ])
  func isNew(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
