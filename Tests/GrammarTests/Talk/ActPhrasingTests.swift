import Grammar
import Testing

/// Phrases that ask for an act, by their meaning: each phrase with each thing.
@Suite struct ActPhrasingTests {
  struct Phrase: CustomStringConvertible {
    var words: String
    var thing: String
    var selected: String
    var command: String

    var text: String { words.replacing("X", with: thing) }
    var expected: String { command.replacing("X", with: selected) }
    var description: String { text }
  }

  static let things = [
    ("the rent", "[rent]"), ("my piano lesson", "[piano (lesson)]"), ("the electricity bill", "[electricity bill]"),
    ("mum's present", "[mum's present]"), ("the last two", "[last 2]"), ("everything", "[all]"),
  ]

  static func all(_ command: String, _ phrases: [String]) -> [Phrase] {
    phrases.flatMap { words in
      things.map { Phrase(words: words, thing: $0.0, selected: $0.1, command: command) }
    }
  }

  static let acts: [Phrase] =
    all(
      "!complete X",
      [
        "mark X as done", "mark X done", "mark X as finished", "tick X off", "tick off X", "check X off", "cross off X",
        "done with X", "done X", "i did X", "finished X", "completed X", "X is done", "X is finished",
        "please mark X as complete", "hey, i've finished X", "ok so i already did X", "can you tick off X",
        "could you please mark X as done", "just finished X", "X has been paid", "complete X", "kindly tick off X",
        "ugh, finally finished X", "done with X, thanks", "we've done X",
      ])
    + all(
      "!delete X",
      [
        "cancel X", "delete X", "remove X", "scrap X", "get rid of X", "please cancel X", "can you delete X",
        "X is cancelled", "i no longer need X", "i don't need X any more", "dont need X anymore", "drop X",
        "take X off the list", "would you remove X please", "never mind about X", "no more X", "actually, cancel X",
        "sorry, delete X", "hi, please cancel X", "lets scrap X",
      ])
    + all(
      "!move X to friday",
      [
        "move X to friday", "reschedule X to friday", "shift X to friday", "change X to friday",
        "can you move X to friday",
      ])
    + all(
      "!postpone X to friday",
      ["postpone X to friday", "push X back to friday", "put X off until friday", "delay X until friday"])
    + all(
      "!postpone X by a week", ["push X by a week", "move X back a week", "delay X by a week", "push X back by a week"])
    + all("!postpone X by -a day", ["bring X forward a day", "move X up by a day", "bring X forward by a day"])
    + all("!rename X to lunch", ["rename X to lunch", "please rename X to lunch"])
    + all("!priority X 1", ["make X urgent", "mark X as important", "prioritise X", "make X high priority"])
    + all("!repeat X weekly", ["make X repeat weekly"])
    + all("!repeat X never", ["stop repeating X", "stop X from repeating"])
    + all("!due X no date", ["remove the date from X", "remove the due date from X", "clear the date of X"])
    + all("!remind X never", ["don't remind me about X", "stop reminding me about X", "no reminder for X"])
    + all("!nag X off", ["stop nagging me about X"])
    + all(
      "!uncomplete X", ["i haven't done X", "X is not done", "X isn't finished yet", "mark X as not done", "reopen X"])

  @Test("an act is read as what it means, whatever it is done to", arguments: acts)
  func act(_ phrase: Phrase) { #expect(Frozen.first(phrase.text) == [phrase.expected]) }

  @Test("a day or a time selects")
  func moment() {
    #expect(Frozen.first("cancel the 3pm") == ["!delete [{2026-11-20 15:00}]"])
    #expect(Frozen.first("cancel my 3 o'clock") == ["!delete [{2026-11-20 15:00}]"])
    #expect(Frozen.first("cancel the meeting tomorrow") == ["!delete [(meeting) {2026-11-21}]"])
    #expect(Frozen.first("cancel today's meeting") == ["!delete [(meeting) {2026-11-20}]"])
    #expect(Frozen.first("shift cancelled on sunday") == ["!delete [shift {2026-11-22}]"])
    #expect(Frozen.first("move gym on tuesday to wednesday") == ["!move [gym {2026-11-24}] to wednesday"])
  }

  @Test(
    "what is something to do is an item, and nothing else",
    arguments: [
      "call mum", "buy milk", "get hair done saturday", "have the car serviced", "finish the report", "change the oil",
      "change tyres", "move house", "push the car", "drop off the parcel", "call it a day", "make dinner",
      "make a cake",
      "book the dentist", "check the oven", "set the table", "put the bins out", "take the dog out", "pick up kids",
      "send invoice", "sign the form", "pay rent", "tick repellent", "mark the exam papers", "cross the road safely",
      "got to call mum", "how to cook rice", "what to pack", "read the news", "make up bed",
      "remind me to cancel gym", "remember to delete the photos", "don't forget to move the car",
      "clear head", "drop in on gran", "take off on friday", "renew passport", "return the books", "water the plants",
    ])
  func item(_ text: String) {
    let readings = Frozen.readings(text)
    #expect(readings.count == 1 && (readings.first ?? "").hasPrefix("todo"), "\(readings)")
  }

  @Test func `what begins with a mark is read without the words of the line before`() {
    for mark in ["@ann coming?", "$ coming?", "+ coming?", "~ coming?", "# coming?"] {
      let read = Frozen.reader().message("remember the long appointment with the doctor on tuesday\n\(mark)")
      #expect(read.lines.count == 2, "\(mark)")
    }
  }
}
