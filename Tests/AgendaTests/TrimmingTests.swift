import Agenda
import Foundation
import Testing

@Suite("White space around a text") struct TrimmingTests {
  @Test(
    "goes, whatever stands beside it",
    arguments: [
      "", " ", "\t\r\n", "milk", " milk ", "\n buy milk\r\n", "\u{A0}milk\u{2003}", "caf\u{E9} ", " \u{1F95B}",
      "x \u{301}",
      " \u{301}x", "\u{B}milk\u{C}", "milk\u{1F}", "\u{85} x \u{2028}",
    ])
  func trimmed(_ text: String) {
    #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
