import Grammar
import Testing

@Suite struct LineTests {
  @Test(
    "lines are items, bullets aside",
    arguments: [
      "milk\neggs", "- milk\n- eggs", "* milk\n* eggs", "1. milk\n2. eggs", "1) milk\n2) eggs",
      "\u{2022} milk\n\u{2022} eggs",
      "\u{2013} milk\r\n\u{2013} eggs", "- [ ] milk\n- [x] eggs", "milk\n\n\neggs\n", "[ ] milk\n[ ] eggs",
      "milk\u{2028}eggs",
    ])
  func lines(_ text: String) { #expect(Frozen.first(text) == ["todo \"milk\"", "todo \"eggs\""]) }

  @Test(
    "a bullet with nothing behind it takes nothing of the next line", arguments: ["\u{2022}", "\u{2610}", "\u{B7}"])
  func loneBullet(_ bullet: String) {
    #expect(Frozen.first("\(bullet)\n \(bullet) milk\n\(bullet) eggs").suffix(2) == ["todo \"milk\"", "todo \"eggs\""])
  }

  @Test(
    "what only looks like a bullet stays",
    arguments: [
      ("*bold* move", "todo \"*bold* move\""), ("-5 degrees", "todo \"-5 degrees\""),
      ("1.5 l milk", "todo \"1.5 l milk\""),
      ("12345. thing", "todo \"12345. thing\""), ("trash *weekly", "todo \"trash\", due 2026-11-20, FREQ=WEEKLY"),
    ])
  func noBullet(_ text: String, _ expected: String) { #expect(Frozen.first(text) == [expected]) }

  @Test(
    "a header puts the lines below it on that list",
    arguments: [
      "groceries:\nmilk\neggs", "Groceries:\n- milk\n- eggs", "groceries:\n\n- milk\n- eggs", "#groceries:\nmilk\neggs",
      "@nuthatch groceries:\nmilk\neggs",
    ])
  func header(_ text: String) {
    let lines = Frozen.first(text) { $0.lists = ["groceries"] }
    #expect(lines == ["todo \"milk\", list groceries", "todo \"eggs\", list groceries"])
  }

  @Test("a header makes a list that is not there yet, as it is written")
  func newList() { #expect(Frozen.first("Camping trip:\n- tent") == ["todo \"tent\", list Camping trip"]) }

  @Test("a header lasts until the next one, or a blank line after which the bullets end")
  func headers() {
    #expect(
      Frozen.first("food:\n- milk\n\n- eggs\ntools:\nsaw\n\ncall bob") == [
        "todo \"milk\", list food", "todo \"eggs\", list food", "todo \"saw\", list tools", "todo \"call bob\"",
      ])
  }

  @Test("todo: announces items and is no list; a day above them is theirs")
  func plainHeaders() {
    #expect(Frozen.first("todo:\n- milk\n- eggs") == ["todo \"milk\"", "todo \"eggs\""])
    #expect(
      Frozen.first("Sun:\n- gym at 6am\n- call bob monday") == [
        "todo \"gym\", due 2026-11-22T06:00", "todo \"call bob\", due 2026-11-23",
      ])
    #expect(
      Frozen.first("tomorrow:\n- milk\n- eggs monday") == [
        "todo \"milk\", due 2026-11-21", "todo \"eggs\", due 2026-11-23",
      ])
  }

  @Test("below a header there is nothing but items")
  func listed() {
    #expect(Frozen.first("shop:\ndone\ntoday\nthanks\nwhat else?").allSatisfy { $0.hasSuffix("list shop") })
  }

  @Test(
    "what only looks like a header is an item",
    arguments: [
      ("groceries:", "remark header"), ("call bob: ask about x", "todo \"call bob: ask about x\""),
      ("books: dune, emma", "todo \"books: dune, emma\""), ("ratio 5:30:2", "todo \"ratio 5:30:2\""),
    ])
  func noHeader(_ text: String, _ expected: String) { #expect(Frozen.first(text) == [expected]) }

  @Test(
    "L: a, b fills a list that is there",
    arguments: [
      ("groceries: milk, eggs", ["milk", "eggs"]), ("Groceries: milk", ["milk"]),
      ("groceries: 1,5 l milk, eggs", ["1,5 l milk", "eggs"]),
      ("groceries: \"salt, pepper\", eggs", ["salt, pepper", "eggs"]),
      ("groceries: milk, , eggs,", ["milk", "eggs"]),
    ])
  func filled(_ text: String, _ names: [String]) {
    let lines = Frozen.first(text) { $0.lists = ["groceries"] }
    #expect(lines == names.map { "todo \"\($0)\", list groceries" })
  }

  @Test("a line that starts with // is a note of the item above")
  func note() {
    #expect(
      Frozen.first("dentist tomorrow\n// bring x-rays\n// and a book\ncall bob") == [
        "todo \"dentist\", due 2026-11-21, note \"bring x-rays\nand a book\"", "todo \"call bob\"",
      ])
  }

  @Test("a command takes the notes below it with it")
  func commandNote() {
    #expect(Frozen.first("!add dentist\n// bring x-rays") == ["command !add dentist\n// bring x-rays"])
    #expect(Frozen.item("dentist\n// bring x-rays") == "todo \"dentist\", note \"bring x-rays\"")
  }

  @Test("only the first line can answer or act on something earlier")
  func firstLine() {
    let lines = Frozen.first("done\nundo\n2\nfriday") {
      $0.choices = ["a", "b"]
      $0.reference = .confirmation
    }
    #expect(lines == ["act done", "remark firstLineOnly", "todo \"2\", due 2026-11-27"])
  }
}
