import Testing

@testable import Grammar

/// Short forms and spoken words around an errand.
@Suite struct ShortAndSpokenPhrasingTests {
  @Test(
    "a greeting or a carrier before an errand is dropped",
    arguments: [
      ("hey buy butter", "todo \"buy butter\""), ("hi call mum", "todo \"call mum\""),
      ("hello ring the bank", "todo \"ring the bank\""), ("i should wash the car", "todo \"wash the car\""),
      ("we should probably book a table", "todo \"book a table\""), ("i ought to ring mum", "todo \"ring mum\""),
      ("i'd better call the bank", "todo \"call the bank\""),
    ])
  func dropped(_ said: String, _ means: String) {
    #expect(Frozen.readings(said).last == means, "\(Frozen.readings(said))")
  }

  @Test(
    "a name keeps its first word",
    arguments: ["hey jude chords", "hello kitty lunchbox", "hi vis vest", "morning run", "yo yo for tom"])
  func named(_ said: String) {
    #expect(Frozen.readings(said).last == "todo \"\(said)\"", "\(Frozen.readings(said))")
  }

  @Test("what should have been said corrects", arguments: ["i should have said friday"])
  func correction(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.contains("correction") }, "\(Frozen.readings(said))")
  }

  @Test("what is being done is shown", arguments: ["doing the bins now", "i'm just doing the bins now"])
  func underWay(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(readings.first == "!underway [bins]" && readings.last == "remark unclear", "\(readings)")
  }

  @Test("what was done in part is no todo", arguments: ["marked half of them", "graded most of those"])
  func part(_ said: String) { #expect(Frozen.readings(said).last == "remark unclear", "\(Frozen.readings(said))") }

  @Test("a question may end in `or not`", arguments: ["did i take out the bins or not"])
  func orNot(_ said: String) {
    #expect(Frozen.readings(said).first == "did [take bins]", "\(Frozen.readings(said))")
  }

  @Test(
    "a list is named behind `list`",
    arguments: [
      ("put the bread in the list courses", "command add the bread to courses list")
    ])
  func list(_ said: String, _ means: String) { #expect(unmarked(said) == [means]) }

  @Test(
    "whoever unsubscribes wants nothing unasked",
    arguments: ["unsubscribe", "unsubscribe me", "unsubscribe me from all"])
  func unsubscribed(_ said: String) { #expect(unmarked(said) == ["command unsubscribe everything"]) }

  @Test(
    "a day behind `list` names none", arguments: ["put milk on the list for friday", "put milk on the list tomorrow"])
  func noList(_ said: String) {
    #expect(!Frozen.readings(said).contains { $0.contains("to friday") || $0.contains("to tomorrow") })
  }

  @Test(
    "a week that does not suit, but the next, moves it",
    arguments: ["book club is not this week but next", "book club not this week but next week"])
  func nextWeek(_ said: String) {
    #expect(
      Frozen.readings(said).contains { $0.hasPrefix("!notnow [book club] to next week") }, "\(Frozen.readings(said))")
  }

  @Test(
    "one more time of a series",
    arguments: ["extra one thursday instead, same time", "an extra session on thursday", "one extra lesson thursday"])
  func extra(_ said: String) {
    #expect(Frozen.readings(said).contains { $0.hasPrefix("!extra [it] thursday") }, "\(Frozen.readings(said))")
  }

  @Test("an answer may leave things out")
  func leftOut() {
    for said in ["yes but not milk", "yes except the milk", "yes but not the milk please"] {
      let readings = Frozen.readings(said) { $0.choices = ["yes"] }
      #expect(readings.first?.contains("milk") == true, "\(readings)")
    }
  }

  @Test(
    "a short length at the end is a day",
    arguments: [
      ("renew lease 4d", "2026-11-24"), ("book mot 2w", "2026-12-04"), ("renew passport 3mo", "2027-02-20"),
      ("dentist 1y", "2027-11-20"),
    ])
  func shortUnits(_ said: String, _ due: String) {
    #expect(Frozen.item(said).hasSuffix("due \(due)"), "\(Frozen.item(said))")
  }

  @Test(
    "a short length elsewhere is none",
    arguments: ["watch avatar 3d", "bulb 60w", "print 4d model", "nappies size 4d", "call ann 4d plans"])
  func noDay(_ said: String) { #expect(!Frozen.item(said).contains("due"), "\(Frozen.item(said))") }

  @Test(
    "minutes to the hour of a call",
    arguments: [("call bob 10 to 2", "13:50"), ("ring the vet twenty to 4", "15:40"), ("meet ann 5 to 1", "12:55")])
  func minutes(_ said: String, _ time: String) {
    #expect(Frozen.item(said).hasSuffix("due 2026-11-20T\(time)"), "\(Frozen.item(said))")
  }

  @Test("other figures are no hour", arguments: ["invite 5 to 10 people", "won 10 to 2", "reduce dose 10 to 5"])
  func figures(_ said: String) { #expect(!Frozen.item(said).contains("due"), "\(Frozen.item(said))") }

  @Test(
    "a price or an edition is no hour",
    arguments: ["sandwich 4.30 wed", "version 2.10 start", "release 7.30 friday", "bread 2.15 sat"])
  func prices(_ said: String) { #expect(!Frozen.item(said).contains("T"), "\(Frozen.item(said))") }

  @Test("an hour with a full stop is one", arguments: ["meeting 4.30 wed", "race 2.10 start", "haircut 4.30 sat"])
  func hours(_ said: String) { #expect(Frozen.item(said).contains("T"), "\(Frozen.item(said))") }
}
