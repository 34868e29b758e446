import Grammar
import Testing

/// Headers that name a list in a sentence, or none at all, and bullets on the first line.
@Suite struct BareHeaderTests {
  @Test(
    "a header that only announces names no list",
    arguments: ["i need", "we need", "please buy", "my list", "my todos", "can you get"])
  func announced(_ header: String) {
    let items = ["todo \"milk\"", "todo \"soap\"", "todo \"tea\""]
    #expect(Frozen.first("\(header): milk, soap, tea") == items)
    #expect(Frozen.first("\(header):\nmilk\nsoap\ntea") == items)
  }

  @Test(
    "a header names the list that the lines go on",
    arguments: [
      "add to groceries", "please add to my groceries list", "put these on groceries", "add these to the groceries",
    ])
  func named(_ header: String) {
    let items = ["todo \"milk\", list groceries", "todo \"soap\", list groceries"]
    #expect(Frozen.first("\(header):\nmilk\nsoap") == items)
  }

  @Test func `one thing is enough where the header says where it goes`() {
    #expect(
      Frozen.first("add to groceries: milk", { $0.lists = ["groceries"] }) == ["todo \"milk\", list groceries"])
    #expect(Frozen.first("put these on groceries: milk, soap").count == 2)
  }

  @Test(
    "other words before a colon are as before",
    arguments: [
      ("taste: sweet, sour, bitter", ["todo \"taste: sweet, sour, bitter\""]),
      ("packing:\nsocks", ["todo \"socks\", list packing"]),
      ("call bob: he has the keys", ["todo \"call bob: he has the keys\""]),
    ])
  func others(_ text: String, _ means: [String]) { #expect(Frozen.first(text) == means) }

  @Test(
    "a bullet acts on nothing earlier",
    arguments: [
      ("- undo", "remark firstLineOnly"), ("* done", "remark firstLineOnly"), ("1. today", "remark firstLineOnly"),
      ("1. delete rent", "todo \"delete rent\""), ("[ ] one", "todo \"one\""),
      ("- move rent to friday", "todo \"move rent\", due 2026-11-27"), ("\u{2022} call bob", "todo \"call bob\""),
    ])
  func bullet(_ text: String, _ means: String) {
    #expect(Frozen.readings(text, { $0.reference = .confirmation }) == [means])
  }

  @Test func `a choice may be answered with its number and words`() {
    #expect(
      Frozen.readings("2. all of it", { $0.choices = ["only Tue 24 Nov", "all of it"] }).first == "answer all")
  }
}
