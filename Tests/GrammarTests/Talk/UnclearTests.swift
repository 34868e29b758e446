import Testing

@testable import Grammar

/// Phrases that are clearly said to the bot, though nothing reads them.
@Suite struct UnclearTests {
  @Test(
    "what takes up something said before is asked about, not kept",
    arguments: [
      "actually its only maisie who is ill", "no its the other one", "nope not that list",
      "no just the dentist, leave the rest", "wait they want it earlier", "sorry i meant the blue folder one",
      "whoops the other list", "and not the milk", "and till grans birthday party", "the blue one i mean",
      "logo is with the client, tick it", "the logo is out the door, mark it done for real this time",
      "put those somewhere else", "move them up", "delete these two old ones", "just the one about the car",
      "only that one please", "you forgot the eggs", "i told you about the eggs", "still not sorted",
      "can't do the train tickets today", "she moved it again", "they cancelled the whole thing",
      "i didn't go in the end", "never mind we talked already", "library books went back",
      "i'm on the early shift", "they had no milk", "i am giulia", "batteries are on the wrong list", "parcel came",
      "we dont have bread", "no tins left", "too many messages",
      "thank you you have been most helpful",
      "where have i got to drop the van", "can i do drinks on thursday", "gimme jeans address",
      "show me everything with a deadline", "stop texting me at work", "and the landlord one",
    ])
  func asked(_ said: String) {
    #expect(
      ["remark unclear", "!"].contains { Frozen.readings(said).last?.hasPrefix($0) == true }, "\(Frozen.readings(said))"
    )
    #expect(
      !Frozen.readings(said).contains { $0.hasPrefix("todo") || $0.hasPrefix("event") }, "\(Frozen.readings(said))")
  }

  @Test(
    "what only begins so is something to do",
    arguments: [
      "actually useful tools", "sorry card for mum", "wait for the plumber", "no-sugar cola", "no. 7 cream",
      "instead of flowers donation", "youtube video for ben", "it cables",
      "that blue jumper back to zara", "never mind the buzzcocks tickets", "make it last tips",
      "they might be giants tickets friday",
      "she is coming for lunch on sunday", "its mums birthday on friday", "only fools and horses box set",
      "just eat voucher", "still water for the office", "put the bins out", "move the sofa",
      "just gave blood sticker", "set the table for six", "nails done", "loft sorted", "she needs new shoes",
      "they said parcel friday 9-12", "order same day flowers", "put it in the oven at 6", "check them out online",
      "get oat milk instead", "gas bill is now due", "actually we need eggs", "put down the cat",
      "friday not sure", "strike friday", "put milk on shelf", "dentist booked", "get me friday", "lunch is at 1",
      "turn them off", "clean the oven and leave it", "nevermind album vinyl",
    ])
  func item(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "what is marked as something to keep is kept",
    arguments: ["add actually its only maisie", "remind me she moved it friday"])
  func marked(_ said: String) { #expect(Frozen.readings(said).last != "remark unclear") }
}
