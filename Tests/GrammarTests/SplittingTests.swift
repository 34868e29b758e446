import Testing

@testable import Grammar

@Suite("Texts parted at a word") struct SplittingTests {
  @Test(
    "each place parts it, in upper or lower case, where something stands on both sides",
    arguments: [
      ("milk to work", ["milk|work"]), ("Milk TO Work", ["Milk|Work"]), (" to work", []), ("work to ", []),
      ("go to to do", ["go|to do", "go to|do"]),
      ("caf\u{E9} To bar to x", ["caf\u{E9}|bar to x", "caf\u{E9} To bar|x"]),
      ("tomato tool", []), ("a  to  b", ["a|b"]),
    ])
  func splits(_ text: String, _ expected: [String]) {
    #expect(text.splits(at: " to ").map { "\($0.before)|\($0.after)" } == expected)
  }
}
