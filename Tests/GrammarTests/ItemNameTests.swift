import Grammar
import Testing

@Suite struct ItemNameTests {
  @Test(
    "the name is what remains, tidy",
    arguments: [
      ("call bob tomorrow!", "call bob"), ("on friday, call bob", "call bob"), ("Friday - call bob", "call bob"),
      ("call bob (tomorrow) about it", "call bob about it"), ("call bob, tomorrow, about it", "call bob, about it"),
      ("call bob tomorrow, urgently", "call bob, urgently"), ("  call\tbob   tomorrow ", "call bob"),
      ("dinner friday 8pm with ann", "dinner with ann"), ("lunch tomorrow", "lunch"),
      ("tomorrow lunch with sam", "lunch with sam"), ("call bob at lunch", "call bob"),
      ("call bob -> tomorrow", "call bob"), ("call bob tomorrow or friday", "call bob tomorrow or friday"),
      ("dinner at 7 with the smiths tomorrow night", "dinner with the smiths"), ("call ann tomorrow :)", "call ann :)"),
      ("monday!! laundry", "laundry"), ("wait a second", "wait a second"), ("don't forget the milk", "the milk"),
      ("pay for the thanks", "pay for the thanks"), ("@dave please bring the projector monday", "bring the projector"),
      ("remind me 10 minutes before the meeting", "10 minutes before the meeting"),
      ("Call Bob.", "Call Bob."), ("wow!!! tomorrow", "wow!!!"), ("tomorrow: call bob", "call bob"),
      ("call bob #work.", "call bob"), ("(call bob #work)", "(call bob)"), ("call bob – friday", "call bob"),
      ("move dentist to friday", "move dentist"), ("caf\u{E9} with zo\u{EB} tomorrow", "caf\u{E9} with zo\u{EB}"),
      ("party :custom: saturday 7pm", "party :custom:"), (":party_parrot: tomorrow", ":party_parrot:"),
      ("party: saturday 7pm", "party"),
      ("\u{1F95B} milk tomorrow", "\u{1F95B} milk"), ("mom\u{2019}s birthday cake", "mom's birthday cake"),
    ])
  func name(_ text: String, _ expected: String) { #expect(Frozen.reader().item(text).name == expected) }

  @Test(
    "carriers are dropped",
    arguments: [
      "call bob please", "call bob, please!", "call bob, thanks", "hey can you remind me to call bob?",
      "remind me to call bob", "remind me about call bob", "Remember to call bob", "don't forget to call bob",
      "dont forget to call bob", "don\u{2019}t forget to call bob", "I need to call bob", "please call bob",
      "todo: call bob", "TODO: call bob", "please remember to call bob", "can you remind me to call bob",
      "hey, please remind me to call bob", "set a reminder to call bob", "i need to remember to call bob",
    ])
  func carrier(_ text: String) { #expect(Frozen.item(text) == "todo \"call bob\"") }

  @Test(
    "words that only look like carriers stay",
    arguments: [
      "remind bob to call", "needle and thread", "please-and-thank-you cards", "todos review", "forget me nots",
      "i needed that", "remember the milk", "pleased to meet you card",
    ])
  func noCarrier(_ text: String) { #expect(Frozen.item(text) == "todo \"\(text)\"") }

  @Test("marks alone leave their words as the name", arguments: ["#groceries", "@office", "!1", "=2h", "+ann"])
  func marksAlone(_ text: String) { #expect(Frozen.reader().item(text).name == text) }
}
