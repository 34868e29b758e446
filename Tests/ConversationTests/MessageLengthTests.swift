import Conversation
import Mastodon
import SMS
import Testing
import X

@Suite("The length of a message")
struct MessageLengthTests {
  private func length(_ text: String, _ counting: NetworkTraits.Counting) -> Int {
    NetworkTraits(lengthLimit: 500, counting: counting).length(of: text)
  }

  private static let mastodon: [(String, Int)] = [
    ("", 0), ("hello", 5), ("éß☕", 3), ("👨‍👩‍👧‍👦", 1), ("e\u{301}", 1),
    ("https://example.org/a/very/long/path/that/goes/on?and=on#and-on", 23), ("http://example.org", 23),
    ("see https://example.org/a. And", 32), ("(https://example.org/a)", 25),
    // Text that the server does not recognize as a link counts in full.
    ("https://localhost:8080/a/very/long/path/here", 44), ("http://nas.local/a", 23), ("https://", 8),
    ("xhttps://example.org/abcdefghijklmnop", 37), ("example.org/a/very/long/path/that/goes/on", 41),
    ("@ann", 4), ("@ann@example.org", 4), ("hi @ann@example.org, you", 12), ("@ann@example.org.", 5),
    ("@ann.b-c@example.org", 8), ("ann@example.org", 15), ("@ 3:15", 6), ("@@ann@example.org", 5),
  ]

  @Test(arguments: mastodon)
  func `Mastodon counts characters, links as 23, remote handles by their name`(text: String, length: Int) {
    #expect(self.length(text, .mastodon) == length)
  }

  @Test(arguments: [
    ("éß☕", 3), ("👨‍👩‍👧‍👦", 7), ("e\u{301}", 2), ("http://a.example", 23), ("@ann@example.org", 16),
    ("https://example.org/a/very/long/path/that/goes/on", 49),
  ])
  func `where the way of counting is not known, nothing is counted short`(text: String, length: Int) {
    #expect(self.length(text, .scalars) == length)
  }

  @Test(arguments: [("👨‍👩‍👧‍👦 https://example.org", 21), ("e\u{301}", 1)])
  func `plain counting is of characters as people see them`(text: String, length: Int) {
    #expect(self.length(text, .characters) == length)
  }

  @Test(arguments: [
    ("hello", 5), ("日本", 4), ("👨‍👩‍👧‍👦", 2), ("☕️", 2), ("e\u{301}", 1), ("– “a”", 5),
    ("https://example.org/a/b/c/d/e/f/g/h/i", 23),
  ])
  func `weights count what is outside the Latin ranges twice`(text: String, length: Int) {
    #expect(self.length(text, .weighted) == length)
  }

  @Test(arguments: [
    ("", 1), (String(repeating: "a", count: 160), 1), (String(repeating: "a", count: 161), 2),
    (String(repeating: "a", count: 306), 2), (String(repeating: "a", count: 307), 3),
    (String(repeating: "€", count: 80), 1), (String(repeating: "€", count: 81), 2),
    (String(repeating: "ж", count: 70), 1), (String(repeating: "ж", count: 71), 2),
    (String(repeating: "😀", count: 35), 1), (String(repeating: "😀", count: 36), 2),
  ])
  func `short messages are counted in segments`(text: String, segments: Int) {
    #expect(length(text, .segments) == segments)
  }

  @Test(arguments: [
    // Plain marks save a segment, and then the text is sent with them.
    ("\u{201C}" + String(repeating: "a", count: 100) + "\u{201D}", "\"" + String(repeating: "a", count: 100) + "\""),
    (String(repeating: "a", count: 78) + "\u{2026}", String(repeating: "a", count: 78) + "..."),
    // They save nothing here: one segment anyway, and no fewer with another character that needs two bytes.
    ("\u{201C}short\u{201D}", "\u{201C}short\u{201D}"), ("ж\u{2019}", "ж\u{2019}"),
    ("ask @\u{200B}bob", "ask @bob"), ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{200D}\u{1F469}"),
  ])
  func `typographic marks become plain ones where that saves a segment`(text: String, folded: String) {
    #expect(ShortMessage.folded(text) == folded)
    #expect(length(text, .segments) == length(folded, .segments))
  }
}
