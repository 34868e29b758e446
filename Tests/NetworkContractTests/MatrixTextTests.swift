import Testing

@testable import Matrix

@Suite("What people write on Matrix, as plain text")
struct MatrixTextTests {
  private static let me = MatrixName(id: "@nuthatch:example.org", local: "nuthatch", shown: "Nut Hatch")

  private func plain(_ body: String, html: String? = nil, isReply: Bool = false) -> String {
    var content = MatrixContent()
    (content.body, content.html, content.repliesTo) = (body, html, isReply ? "$1" : nil)
    return MatrixText.plain(content, naming: Self.me)
  }

  @Test(arguments: [
    ("call jimmy at 5pm", "call jimmy at 5pm"), ("@nuthatch:example.org: buy milk", "@nuthatch: buy milk"),
    ("ask @bob:elsewhere.example about it", "ask @bob@elsewhere.example about it"),
    ("ask @bob:elsewhere.example:8448.", "ask @bob@elsewhere.example:8448."),
    ("call bob @office:5.30", "call bob @office:5.30"), ("meet @home:tomorrow", "meet @home:tomorrow"),
    ("Nut Hatch: buy milk", "@nuthatch: buy milk"), ("nuthatch, buy milk", "@nuthatch, buy milk"),
    ("nuthatch is a bird", "nuthatch is a bird"), ("ann@example.org", "ann@example.org"), ("", ""),
  ])
  func `names are written as the agent writes them`(body: String, text: String) { #expect(plain(body) == text) }

  @Test(arguments: [
    (
      "Nut: tell Bob & Co.",
      "<a href=\"https://matrix.to/#/@nuthatch:example.org\">Nut</a>: tell "
        + "<a href=\"https://matrix.to/#/@bob:b.example\">Bob &amp; Co.</a>",
      "@nuthatch: tell @bob@b.example"
    ),
    ("Nut hi", "<a class='x' href='matrix:u/nuthatch:example.org'>Nut</a> hi", "@nuthatch hi"),
    ("see Room", "see <a href=\"https://matrix.to/#/!room:example.org\">Room</a>", "see Room"),
    ("see it", "see <a href=\"https://example.org/\">it</a>", "see it"),
    ("a <b", "<a href=\"https://matrix.to/#/", "a <b"),
  ])
  func `links to people are names`(body: String, html: String, text: String) {
    #expect(plain(body, html: html) == text)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      String(repeating: "<a ", count: 9_000) + String(repeating: "href='matrix:u/x\"", count: 9_000),
      String(repeating: "<a href='matrix:u/x:y'", count: 9_000) + ">",
      String(repeating: "<a href='matrix:u/x:y'>\(String(repeating: "a", count: 40))b</a>", count: 900),
      String(repeating: "<a " + String(repeating: " href=\"", count: 40) + "></a>", count: 900) + "matrix",
    ])
  func `no HTML takes longer than the bot can wait`(html: String) {
    let body = String(repeating: "a", count: 60_000)
    #expect(plain(body, html: html) == body)
  }

  @Test(arguments: [
    ("> <@a:b.example> hi\n> there\n\ndone", "done"), ("> <@a:b.example> hi\ndone", "done"),
    ("done\n> not a quotation", "done\n> not a quotation"), (">\n\nfirst\n\nsecond", "first\n\nsecond"), (">", ""),
  ])
  func `the quotation before a reply is left out`(body: String, text: String) {
    #expect(plain(body, isReply: true) == text)
    #expect(plain(body) == body.replacing("@a:b.example", with: "@a@b.example"))
  }

  @Test(arguments: [
    ("@nuthatch hi", true), ("hi @Nuthatch!", true), ("(@nuthatch)", true), ("nuthatch", false),
    ("me@nuthatch.example", false), ("@nuthatches", false), ("@nuthatch@other.example", false),
  ])
  func `what names it`(text: String, isNamed: Bool) { #expect(MatrixText.names(Self.me, in: text) == isNamed) }

  @Test(arguments: [
    ("@ann:example.org", "ann@example.org"), ("@a.b=c/d:[::1]:8448", "a.b=c/d@[::1]:8448"), ("ann:example.org", nil),
    ("@ann", nil), ("@:example.org", nil), ("@ann:", nil), ("", nil),
  ])
  func `ids and handles`(id: String, handle: String?) { #expect(MatrixID(id)?.handle == handle) }
}
