import Conversation
import Testing
import X

/// twitter-text's rules as they are published (docs.x.com/fundamentals/counting-characters), each by cases of its own.
@Suite("Weighted lengths")
struct WeightedLengthTests {
  private func length(_ text: String) -> Int {
    NetworkTraits(lengthLimit: 280, counting: .weighted).length(of: text)
  }

  @Test(arguments: [
    ("", 0), ("hello", 5), ("naïve", 5), ("e\u{301}", 1), ("Ωмега", 5), ("שלום", 4), ("สวัสดี", 6), ("\u{10FF}", 1),
    ("ა", 1),
    ("\u{1100}", 2), ("–—‘’“”", 6), ("\u{2010}\u{201F}", 2), ("\u{200B}\u{200D}", 2), ("\u{2032}\u{2037}", 2), ("…", 2),
    ("•", 2), ("€", 2), ("™", 2),
  ])
  func `Latin and most alphabets weigh one, and so do the usual quotes and dashes`(text: String, weight: Int) {
    #expect(length(text) == weight)
  }

  @Test(arguments: [
    ("日本語", 6), ("カタカナ", 8), ("한국어", 6), ("한", 2), ("ﾊﾛｰ", 6), ("全角Ａ", 6), ("𝒜", 2), ("mixed 混ぜ", 10),
  ])
  func `characters of East Asia weigh two`(text: String, weight: Int) {
    #expect(length(text) == weight)
  }

  @Test(arguments: [
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇬🇧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "☎️", "1️⃣", "🧑🏿‍🚀", "🏳️‍🌈", "♾️", "©️",
  ])
  func `an emoji weighs two, however it is made`(emoji: String) {
    #expect(length(emoji) == 2)
    #expect(length("a\(emoji)b\(emoji)") == 6)
  }

  @Test(arguments: [
    ("https://example.org", 23), ("http://example.org/a/very/long/path/that/goes/on?and=on#and-on", 23),
    ("see https://x.com.", 28), ("(https://example.org/日)", 27), ("https://a.example.org https://b.example.org", 47),
    ("example.org", 23), ("see example.org/a/b, or not", 35), ("www.a-really-long-name-of-a-host.example.com", 44),
    ("at 12.30", 8), ("e.g. milk", 9), ("wait...what", 11), ("v1.2", 4),
  ])
  func `a link weighs the same, however long it is`(text: String, weight: Int) {
    #expect(length(text) == weight)
  }

  @Test func `what weighs 280 is one message, what weighs more is two`() {
    let traits = NetworkTraits(lengthLimit: 280, counting: .weighted)
    #expect(traits.parts(of: String(repeating: "語", count: 140), mentioning: "").count == 1)
    #expect(traits.parts(of: String(repeating: "語", count: 141), mentioning: "").count == 2)
    #expect(traits.parts(of: String(repeating: "a", count: 280), mentioning: "").count == 1)
  }

  @Test func `a public reply is measured with its mention, a private one as all others are`() {
    let traits = NetworkTraits(
      lengthLimit: 1_000, counting: .characters, publicReply: .init(lengthLimit: 280, counting: .weighted))
    #expect(traits.of(.direct) == traits)
    #expect(traits.of(.open).lengthLimit == 280 && traits.of(.open).mentionsRecipient)
    #expect(traits.of(.open).parts(of: String(repeating: "a", count: 276), mentioning: "ann").count == 2)
    #expect(traits.visibility(answering: .open) == .open)
    #expect(traits.visibility(answering: .direct) == .direct)
    #expect(NetworkTraits(lengthLimit: 500).visibility(answering: .open) == .direct)
    #expect(NetworkTraits(lengthLimit: 140, hasDirectMessages: false).visibility(answering: .direct) == .direct)
  }
}
