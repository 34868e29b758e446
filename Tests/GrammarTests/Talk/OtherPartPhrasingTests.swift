import Grammar
import Testing

/// Corrections of an end, an hour or a figure, and news in the words of people in a hurry.
@Suite struct OtherPartPhrasingTests {
  static let corrections = sayings([
    "act correction 2026-11-20 18:00": ["not 6:30, 6", "not 6.30, 6", "not 7:15 but 6"],
    "act correction 2026-11-24": ["hm tuesday actually", "um tuesday sorry"],
    "act correction 2026-11-20 18:30": [
      "make it 6.30 before we open", "make it 6.30 because they are late",
    ],
  ])

  @Test("it moves there", arguments: corrections)
  func correction(_ saying: Saying) {
    let readings = Frozen.readings(saying.said) { $0.reference = .confirmation }
    #expect(readings.contains(saying.means), "\(readings)")
  }

  static let changes = sayings([
    "!until [it] 12": ["till 12 sorry", "until 12 actually", "sorry till 12"],
    "!fix [it] \u{A3}35": ["sorry its \u{A3}35", "no its \u{A3}35"],
    "!another [it] 15 january 10.30": ["next one 15 january 10.30", "the next one is 15 january 10.30"],
    "!remind [it] the day before": [
      "bug me about it the day before too", "remind me about it the day before too", "the day before too",
    ],
  ])

  @Test("it is about the thing spoken of", arguments: changes)
  func change(_ saying: Saying) {
    let readings = Frozen.readings(saying.said) { $0.reference = .confirmation }
    #expect(readings.contains(saying.means), "\(readings)")
  }

  static let acts = sayings([
    "!complete [(call)]": ["call got over", "the call just got over"],
    "!complete [quotation suresh sent]": ["quotation sent to suresh", "Quotation has been sent to Suresh sir"],
    "!complete [lisinopril]": ["took the lisinopril too", "took the lisinopril also"],
    "!delete [shift]": ["dont need the shift anymore", "i dont have the shift any more"],
  ])

  @Test("it is of what is kept", arguments: acts)
  func act(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  static let told = sayings([
    "command !clock 12": ["Change to 12 hour timing please", "switch to 12h timings"],
    "command !parts morning 6.30": ["For me the morning is 6.30", "to me morning starts at 6.30"],
    "until [essay]": [
      "how many days have i left for the essay", "how long have i got for the essay",
    ],
  ])

  @Test("it is a setting or a question", arguments: told)
  func toldToTheBot(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).first == saying.means, "\(Frozen.readings(saying.said))")
  }

  @Test(
    "the last of a line counts, told with its name or as its hour",
    arguments: [
      "therapy thurs 4, wait no, therapy is fri at 4": "todo \"therapy\", due 2026-11-20T16:00",
      "match sat, ko 10.30": "todo \"match\", due 2026-11-21T10:30",
      "match on saturday, kick off at 10:30": "todo \"match\", due 2026-11-21T10:30",
      "party saturday - starts 8pm": "todo \"party\", due 2026-11-21T20:00",
    ])
  func last(_ said: String, _ means: String) { #expect(Frozen.readings(said).last == means) }

  @Test(
    "what only sounds alike is something to do",
    arguments: [
      "buy cold medicine today", "feel better card for ann", "wash the clothes in the machine",
      "send the quotation to suresh", "read until friday, start 5 books", "next one up quiz",
      "call over to the hall", "lost and found box", "make it before we open poster",
      "invoice must be sent to bob", "sheets in the wash",
    ])
  func item(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "a word said again and again is read",
    arguments: ["a a a a a a a a", "gym no wait gym friday at 5", "no no no no no no no"])
  func sameWord(_ said: String) { #expect(!Frozen.readings(said).isEmpty) }

  @Test(
    "how somebody feels, or how the weather is, is nothing to do",
    arguments: [
      "It is very cold today", "its cold today", "I feel a little dizzy this morning", "feeling rough today",
      "the laundry is in the machine", "couldn't find the red socks anywhere",
    ])
  func chatter(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }
}
