import Grammar
import Testing

/// Short words to the bot, and what only looks like them.
@Suite struct ShortReplyTests {
  @Test(
    "short talk adds nothing",
    arguments: [
      "no wait", "understood", "hang on", "hold on a sec", "exactly", "please", "one moment", "just a minute", "wait",
      "indeed", "correct", "agreed!",
    ])
  func talk(_ said: String) { #expect(Frozen.first(said) == ["smallTalk"]) }

  @Test(
    "what did not work is complained about, and a bare why is confusion",
    arguments: [
      ("it didn't work", "complaint"), ("that did not work", "complaint"), ("nothing happened", "complaint"),
      ("it hasn't changed", "complaint"), ("why", "confusion"), ("why?", "confusion"), ("how come", "confusion"),
    ])
  func remark(_ said: String, _ remark: String) { #expect(Frozen.first(said) == ["remark \(remark)"]) }

  @Test(
    "what only looks like it is something to do",
    arguments: [
      "wait for the plumber", "hold on to the receipt", "correct the proofs", "exactly 3 eggs", "hang on the picture",
      "moment of silence plan",
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

  @Test("a wish for quiet is none for ever", arguments: ["be quiet", "keep quiet please", "stay silent"])
  func quiet(_ said: String) { #expect(unmarked(said) == ["command quiet "]) }
}
