import Grammar
import Testing

/// Requests to somebody to run an errand, and wishes to change something kept.
@Suite struct RequestedErrandTests {
  @Test(
    "a request to buy or fetch something is an errand",
    arguments: [
      ("could you please buy envelopes", "todo \"buy envelopes\""),
      ("can you please buy envelopes?", "todo \"buy envelopes\""),
      ("would you buy stamps", "todo \"buy stamps\""), ("i need you to buy rope", "todo \"buy rope\""),
      ("i want you to collect the parcel", "todo \"collect the parcel\""),
      ("please can you buy ink", "todo \"buy ink\""), ("can you pls get milk", "todo \"get milk\""),
      ("could you wash the towels tomorrow", "todo \"wash the towels\", due 2026-11-21"),
    ])
  func errand(_ said: String, _ means: String) { #expect(Frozen.readings(said) == [means]) }

  @Test(
    "what the bot may be thought to do is asked about, and kept without the request",
    arguments: [
      ("can you book a table", "book a table"), ("could you please order a cab", "order a cab"),
      ("can you get it", "get it"),
    ])
  func asked(_ said: String, _ kept: String) {
    #expect(Frozen.readings(said).last == "remark unclear", "\(Frozen.readings(said))")
    #expect(Frozen.item(said) == "todo \"\(kept)\"")
  }

  @Test(
    "a wish for a change is asked about",
    arguments: [
      ("i need to cancel dinner", "cancel dinner"), ("need to move dinner", "move dinner"),
      ("i'm going to cancel the gym", "cancel the gym"), ("i think i should postpone lunch", "postpone lunch"),
      ("gotta reschedule dentist", "reschedule dentist"),
    ])
  func wish(_ said: String, _ change: String) {
    #expect(Frozen.reader().message(said).lines[0].readings.contains(.wish(change)))
  }

  @Test(
    "what only looks like one is none",
    arguments: [
      "remind me to cancel dinner", "don't forget to cancel dinner", "cancel dinner", "i cancelled dinner",
      "buy milk and cancel dinner", "i need milk to cancel the taste", "to cancel dinner",
    ])
  func none(_ said: String) {
    let readings = Frozen.reader().message(said).lines[0].readings
    #expect(!readings.contains { if case .wish = $0 { true } else { false } }, "\(readings)")
  }
}
