import Testing

@testable import Grammar

@Suite("What occurs in a text") struct PresenceTests {
  @Test("is told of each character by itself", arguments: Array(" !#&*-/09:>@az".utf8))
  func tells(_ byte: UInt8) {
    for other in " !#&*-/09:>@az\n\r".utf8 {
      let presence = presence([byte, byte])
      #expect(presence.has(Unicode.Scalar(other)) == (byte == other))
    }
  }

  @Test("line ends, figures, arrows and what is no ASCII are told")
  func kinds() {
    #expect(presence(Array("a\nb".utf8)).hasLineEnds && presence(Array("a\rb".utf8)).hasLineEnds)
    #expect(presence(Array("at 9".utf8)).hasDigits && presence(Array("0".utf8)).hasDigits)
    #expect(presence(Array("a -> b".utf8)).hasArrows && presence(Array("a \u{2192} b".utf8)).hasArrows)
    #expect(!presence(Array("caf\u{E9}".utf8)).isASCII)
    let plain = presence(Array("buy milk".utf8))
    #expect(plain.isASCII && !plain.hasLineEnds && !plain.hasDigits && !plain.hasArrows)
    #expect(Presence.unknown.hasLineEnds && Presence.unknown.hasDigits && Presence.unknown.hasArrows)
  }

  private func presence(_ bytes: [UInt8]) -> Presence { bytes.withUnsafeBufferPointer { Presence($0) } }
}
