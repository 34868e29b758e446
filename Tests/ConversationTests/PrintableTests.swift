import Conversation
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    ("call bob", "call bob"), ("\u{1B}[2Jbob", "[2Jbob"), ("a\u{7F}\u{9B}31mb", "a31mb"), ("a\tb\nc", "a\tb\nc"),
    ("a\r\nb", "a\nb"), ("\u{0}", ""), ("e\u{301}\u{200D}", "e\u{301}\u{200D}"),
  ])
  func `what a terminal would obey is left out`(text: String, plain: String) { #expect(text.printable == plain) }

  @Test(arguments: [
    ("500\n2026-11-22 error: forged", "500 2026-11-22 error: forged"), ("a\u{85}b\u{1B}", "a b "), ("plain", "plain"),
  ])
  func `what comes from elsewhere begins no line of its own`(text: String, plain: String) {
    #expect(text.printableLine == plain)
  }
}
