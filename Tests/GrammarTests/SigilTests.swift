import Grammar
import Testing

@Suite struct SigilTests {
  @Test(
    "a sigil that does not read as its kind is text",
    arguments: [
      "order #4512", "call +44 7700 900123", "invite ~20 people", "wow!!!", "write to ann@school.org", "learn c#",
      "use c++", "2 + 2", "a = b", "x =y", "*bold* words", "he said ^ that", "smile ^_^", "rate 5*", "call a*b",
      "meet ~ everyone", "fix issue#12", "room #2b", "50% + tax", "buy 2* hotel", "wow!1", "really !4", "send @ once",
      "tic-tac-toe", "a -b", "email me@home", "~ home", "say hi !!!!", "#", "@", "+", "mix 1+1", "do =nothing",
    ])
  func text(_ text: String) {
    let item = Frozen.reader().item(text)
    #expect(item.summary == "todo \"\(text)\"")
  }

  @Test("@ before digits is a time", arguments: ["meet @ 3:15", "meet @3:15", "meet @ 3.15pm", "meet @15:15"])
  func time(_ text: String) { #expect(Frozen.item(text) == "todo \"meet\", due 2026-11-20T15:15") }

  @Test(
    "a sigil takes its preposition with it",
    arguments: [
      ("meet bob at @office", "todo \"meet bob\", @office"),
      ("lunch with +ann", "todo \"lunch\", +ann"),
      ("pay rent by ^friday", "todo \"pay rent\", due 2026-11-27"),
    ])
  func preposition(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "# is the list of that name if there is one",
    arguments: [
      ("milk #groceries", "todo \"milk\", list Groceries"),
      ("milk #GROCERIES #dairy", "todo \"milk\", list Groceries, #dairy"),
      ("paint #home-improvement", "todo \"paint\", list home improvement"),
      ("paint #home improvement walls", "todo \"paint walls\", list home improvement"),
      ("paint #home", "todo \"paint\", #home"),
      ("milk to #groceries", "todo \"milk\", list Groceries"),
    ])
  func list(_ text: String, _ expected: String) {
    #expect(Frozen.item(text) { $0.lists = ["Groceries", "home improvement"] } == expected)
  }

  @Test(
    "@ is a place of one's own, then a contact, then a place",
    arguments: [
      ("parcel @office", "todo \"parcel\", @Office"),
      ("lunch @ann", "todo \"lunch\", +Ann"),
      ("lunch with @ann", "todo \"lunch\", +Ann"), ("dinner with jo and @zed", "todo \"dinner with jo\", +zed"),
      ("lunch @cafe", "todo \"lunch\", @cafe"),
      ("@office fetch the parcel", "todo \"fetch the parcel\", @Office"),
      ("@ann fetch the parcel", "todo \"fetch the parcel\", to ann"),
      ("@ann@example.org fetch it", "todo \"fetch it\", to ann@example.org"),
      ("fetch it with @ann@example.org", "todo \"fetch it\", +ann@example.org"),
      ("@bob @carl fetch it", "todo \"fetch it\", +carl, to bob"),
      ("shoes @new york", "todo \"shoes\", @New York"),
      ("+ann smith dinner", "todo \"dinner\", +Ann Smith"),
    ])
  func place(_ text: String, _ expected: String) {
    let summary = Frozen.item(text) {
      $0.places = ["Office", "New York"]
      $0.contacts = ["Ann", "Ann Smith"]
    }
    #expect(summary == expected)
  }

  @Test(
    "repeats",
    arguments: [
      ("trash *every 2nd tuesday", "todo \"trash\", due 2026-12-08, FREQ=MONTHLY;BYDAY=2TU"),
      ("water plants *after 1 week", "todo \"water plants\", due 2026-11-27, FREQ=WEEKLY from completion"),
    ])
  func recurrence(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "quotes and backslashes keep words from being read",
    arguments: [
      ("read \"call of the wild tomorrow\"", "todo \"read \"call of the wild tomorrow\"\""),
      (
        "read \u{201C}call of the wild tomorrow\u{201D} friday",
        "todo \"read \"call of the wild tomorrow\"\", due 2026-11-27"
      ),
      ("\"call of the wild tomorrow\"", "todo \"call of the wild tomorrow\""),
      ("buy \\#2 pencils", "todo \"buy #2 pencils\""),
      ("watch \\tomorrow", "todo \"watch tomorrow\""),
      ("tell \\@ann", "todo \"tell @ann\""),
      ("buy \"#swift\" book", "todo \"buy #swift book\""),
      ("buy 12\" pan tomorrow", "todo \"buy 12\" pan\", due 2026-11-21"),
      ("the \"unclosed tomorrow", "todo \"the \"unclosed\", due 2026-11-21"),
      ("see C:\\temp", "todo \"see C:\\temp\""),
    ])
  func quoted(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }

  @Test(
    "a note is the rest of the line, a link is no note",
    arguments: [
      ("dentist // bring #x-rays tomorrow", "todo \"dentist\", note \"bring #x-rays tomorrow\""),
      ("see http://example.org//a tomorrow", "todo \"see\", due 2026-11-21, http://example.org//a"),
      ("either/or // both", "todo \"either/or\", note \"both\""),
      ("and//or", "todo \"and//or\""),
      ("read (https://example.org/a)", "todo \"read\", https://example.org/a"),
      ("see https://example.org/tomorrow#friday.", "todo \"see\", https://example.org/tomorrow#friday"),
    ])
  func note(_ text: String, _ expected: String) { #expect(Frozen.item(text) == expected) }
}
