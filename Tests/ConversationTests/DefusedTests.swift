import Conversation
import Testing

@Suite("Handles in what is sent")
struct DefusedTests {
  private static let bounded = NetworkTraits(lengthLimit: 500, mentions: .bounded)
  private static let anywhere = NetworkTraits(lengthLimit: 500, mentions: .anywhere)

  private static let handles = [
    ("Sent to @bob.", "Sent to @\u{200B}bob."),
    ("@bob@example.org, @ann", "@\u{200B}bob@\u{200B}example.org, @\u{200B}ann"),
    ("(@bob)", "(@\u{200B}bob)"), ("＠bob", "＠\u{200B}bob"), ("\"@bob\"", "\"@\u{200B}bob\""),
    ("@élan", "@\u{200B}élan"), ("a/@bob", "a/@\u{200B}bob"), ("@_x", "@\u{200B}_x"),
    ("_@bob@example.org", "_@\u{200B}bob@\u{200B}example.org"), ("a_@bob", "a_@\u{200B}bob"),
    ("①@bob", "①@\u{200B}bob"), ("Ⓐ@bob", "Ⓐ@\u{200B}bob"), ("e\u{301}@bob", "e\u{301}@\u{200B}bob"),
    ("=@bob", "=@\u{200B}bob"), ("@@bob", "@@\u{200B}bob"), ("👍@bob", "👍@\u{200B}bob"),
  ]

  @Test(arguments: handles)
  func `no handle is live on any server`(text: String, dead: String) {
    for traits in [Self.bounded, Self.anywhere] {
      #expect(traits.defused(text) == dead)
      #expect(traits.defused(dead) == dead)
    }
  }

  @Test(arguments: [
    ("mail bob@victim.example", "mail bob@\u{200B}victim.example"), ("x@victim", "x@\u{200B}victim"),
    ("é@b@c", "é@\u{200B}b@\u{200B}c"), ("7@7", "7@\u{200B}7"),
  ])
  func `where a handle may stand anywhere, an address of e-mail is one as well`(text: String, dead: String) {
    #expect(Self.anywhere.defused(text) == dead)
    #expect(Self.anywhere.defused(dead) == dead)
    #expect(Self.bounded.defused(text) == text)
  }

  @Test(arguments: ["lunch @ 3:15", "https://example.org/@bob/1", "@", "a @, b", "", "milk \"2%\"", "@ bob", "a@"])
  func `what is no handle stays`(text: String) {
    #expect(Self.bounded.defused(text) == text)
    #expect(Self.anywhere.defused(text) == text)
  }

  @Test(arguments: [
    ("https://a.example/-@eve@b.example", "https://a.example/-%40eve@b.example"),
    ("https://a.example/?q=@eve", "https://a.example/?q=%40eve"),
    ("https://a.example/,@eve/@bob", "https://a.example/,%40eve/@bob"),
    ("https://a.example/@@eve", "https://a.example/@%40eve"), ("https://ann@a.example/b", "https://ann@a.example/b"),
  ])
  func `nobody is mentioned by what stands in a link`(text: String, dead: String) {
    for traits in [Self.bounded, Self.anywhere] {
      #expect(traits.defused("see \(text) soon") == "see \(dead) soon")
      #expect(traits.defused(dead) == dead)
    }
  }

  @Test func `whoever does not say how mentions are found has the strictest way`() {
    #expect(NetworkTraits(lengthLimit: 500).mentions == .anywhere)
  }

  @Test func `a long text is split into parts that mention nobody`() {
    var traits = Self.anywhere
    traits.lengthLimit = 60
    let text = String(repeating: "ask bob@victim.example or @ann about it ", count: 9)
    let parts = traits.parts(of: text, mentioning: "zed")
    #expect(parts.count > 3)
    for part in parts { #expect(!part.contains(/@\w/)) }
  }
}
