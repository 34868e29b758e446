import Grammar
import Testing

/// Short words to the bot, and what only looks like them.
@Suite struct ShortReplyTests {
  @Test(
    "short talk adds nothing",
    arguments: [
      "no wait", "understood", "hang on", "hold on a sec", "exactly", "please", "one moment", "just a minute", "wait",
      "indeed", "correct", "agreed!", "nah", "idk", "depends", "on second thought", "too many", "of course not",
      "go on", "on my way", "keep both",
    ])
  func talk(_ said: String) { #expect(Frozen.first(said) == ["smallTalk"]) }

  @Test(
    "what did not work is complained about, and a bare why is confusion",
    arguments: [
      ("it didn't work", "complaint"), ("that did not work", "complaint"), ("nothing happened", "complaint"),
      ("it hasn't changed", "complaint"), ("got it, thanks", "acknowledged"), ("why", "confusion"),
      ("why?", "confusion"), ("how come", "confusion"),
    ])
  func remark(_ said: String, _ remark: String) { #expect(Frozen.first(said) == ["remark \(remark)"]) }

  @Test(
    "what only looks like it is something to do",
    arguments: [
      "wait for the plumber", "hold on to the receipt", "correct the proofs", "exactly 3 eggs", "hang on the picture",
      "moment of silence plan", "go on a run", "depends on the weather", "keep both receipts", "half the recipe",
      "most of the garden", "no need for milk",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test("a day behind agreement is that day", arguments: ["ok friday", "yeah friday then", "sure, friday"])
  func agreed(_ said: String) {
    #expect(Frozen.first(said) == Frozen.first("friday"))
    #expect(
      Frozen.first(said, { $0.reference = .confirmation }) == Frozen.first("friday", { $0.reference = .confirmation }))
  }

  @Test(
    "what was thrown away is wanted back",
    arguments: ["wait i need that", "no wait i want it back", "oh no i still need that", "i want that back"])
  func back(_ said: String) { #expect(Frozen.first(said) == ["act keep"]) }

  @Test(
    "what agrees to a question, refuses it, or does neither",
    arguments: [
      ("all right", "fine"), ("fine", "fine"), ("okay then", "fine"), ("that's fine", "fine"),
      ("yes, no problem", "yes"),
      ("no need", "no"), ("not necessary", "no"), ("of course not", "no"), ("definitely not", "no"),
      ("i'd rather not", "no"), ("yeah no", "no"), ("no way", "no"), ("keep it", "keep"), ("ok keep that", "keep"),
      ("no worries", "noProblem"), ("no problem", "noProblem"), ("only the second", "number(2)"),
      ("just the last one", "last"),
    ])
  func agreement(_ said: String, _ answer: String) {
    #expect(Frozen.readings(said, { $0.choices = ["soup", "salad"] }).first == "answer \(answer)")
  }

  @Test(
    "a place in a list is no day of a month",
    arguments: ["the first", "not the first one", "only the second", "just the last"])
  func place(_ said: String) { #expect(Frozen.first(said) == ["remark unclearAct"], "\(Frozen.readings(said))") }

  @Test(
    "it is one of the list shown last", arguments: [("first one", 1), ("the third one", 3), ("and the second one", 2)])
  func listed(_ said: String, _ number: Int) {
    #expect(Frozen.first(said) == ["command !show \(number)"], "\(Frozen.readings(said))")
  }

  @Test("a figure or a month makes it one", arguments: ["the 1st", "the first of december", "on the first"])
  func day(_ said: String) {
    #expect(Frozen.first(said).first?.hasPrefix("moment") == true, "\(Frozen.readings(said))")
  }

  @Test(
    "part of a deed completes nothing",
    arguments: [
      "marked half the mocks", "painted most of the fence", "i've almost finished the report",
      "nearly done with the essay", "read half my book",
    ])
  func part(_ said: String) { #expect(Frozen.first(said) == ["remark unclear"], "\(Frozen.readings(said))") }

  @Test("a wish for quiet is none for ever", arguments: ["be quiet", "keep quiet please", "stay silent"])
  func quiet(_ said: String) { #expect(unmarked(said) == ["command quiet "]) }
}
