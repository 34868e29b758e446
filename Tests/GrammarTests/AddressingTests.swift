import Grammar
import Testing

@Suite struct AddressingTests {
  @Test(
    "addressing is dropped",
    arguments: [
      "@nuthatch buy milk", "@nuthatch@bots.example buy milk", "@Nuthatch, buy milk", "@nuthatch: buy milk",
      "d nuthatch buy milk", "D nuthatch buy milk", "dm nuthatch buy milk", "d @nuthatch buy milk",
      "buy milk @nuthatch",
      "@nuthatch @ann buy milk", "@ann @nuthatch buy milk", "buy milk @nuthatch @ann",
      "@nuthatch buy milk @ann@home.example",
      "\u{FF20}nuthatch \u{FF42}uy milk", "\u{200B}@nuthatch\u{FEFF} buy milk", "@nuthatch\u{A0}buy\u{3000}milk",
      "nuthatch, buy milk", "hey nuthatch, buy milk", "hey nuthatch buy milk",
      "@nuthatch\nbuy milk", "@nuthatch @nuthatch buy milk",
      "@nuthatch! buy milk", "@nuthatch. buy milk", "@nuthatch... buy milk", "@nuthatch?! @ann: buy milk",
    ])
  func dropped(_ text: String) {
    #expect(Frozen.first(text) { $0.copiedHandles = ["ann@home.example"] } == ["todo \"buy milk\""])
  }

  @Test(
    "a handle that is nobody's addressing stays",
    arguments: [
      ("@nuthatch @bob buy milk", "todo \"buy milk\", to bob"), ("d note buy milk", "todo \"d note buy milk\""),
      ("ask @nuthatch about milk", "todo \"ask about milk\", @nuthatch"), ("nuthatch seeds", "todo \"nuthatch seeds\""),
      ("@nuthatch !! buy milk", "todo \"buy milk\", !2"), ("@nuthatch!today", "command !today "),
    ])
  func kept(_ text: String, _ expected: String) { #expect(Frozen.first(text) == [expected]) }

  @Test(
    "a public post is for the bot only if it starts or ends with its handle",
    arguments: [
      ("@nuthatch buy milk", true), ("buy milk @nuthatch", true), ("@ann @nuthatch buy milk", true),
      ("buy milk @nuthatch @ann", true), ("try @nuthatch, it is great", false), ("buy milk", false),
      ("I told @nuthatch@bots.example to remind me", false), ("@nuthatcher buy milk", false),
      ("@bob buy milk @nuthatch", true),
      ("mail me@nuthatch", false), ("", false), ("@nuthatch", true), ("d nuthatch buy milk", true),
    ])
  func addressed(_ text: String, _ expected: Bool) {
    let reader = Frozen.reader {
      $0.isPrivate = false
      $0.copiedHandles = ["ann"]
    }
    #expect(reader.message(text).isAddressed == expected)
  }

  @Test("a bot with a host in its handle is not its namesake elsewhere")
  func host() {
    let reader = Frozen.reader {
      $0.isPrivate = false
      $0.handles = ["nuthatch@bots.example"]
    }
    #expect(reader.message("@nuthatch buy milk").isAddressed)
    #expect(reader.message("@nuthatch@bots.example buy milk").isAddressed)
    #expect(!reader.message("@nuthatch@other.example buy milk").isAddressed)
  }

  @Test(
    "nothing but addressing says nothing", arguments: ["@nuthatch", " ", "", "\u{200B}", "@nuthatch,\n", "@nuthatch!"])
  func empty(_ text: String) { #expect(Frozen.reader().message(text).lines.isEmpty) }
}
