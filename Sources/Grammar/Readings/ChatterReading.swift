/// Small talk: thanks, a greeting, an emoji.
extension LineReader {
  func chatter() -> Chatter? {
    guard bytes.count <= 64, let first = bytes.first else { return nil }
    if !first.isLetter || first >= 0x80, isWordless { return .smallTalk }
    guard first.isLetter else { return nil }
    var (here, parts) = (0, 0)
    var kind: Chatter?
    while here < bytes.count {
      let byte = bytes[here]
      guard byte.isWord else {
        // Anything but punctuation may be a sigil.
        guard byte.isSpace || LineReader.isSpeech(byte) else { return nil }
        here += 1
        continue
      }
      if byte >= 0x80, let width = bytes.pictureWidth(at: here) {
        here += width
        continue
      }
      guard let (part, end) = readingState.language.phrases.chatter.longest(bytes, at: here), parts < 8 else {
        return parts == 1 && thanksSomebody(at: here) ? .smallTalk : nil
      }
      switch part {
      case .greeting: kind = kind ?? .greeting
      case .talk: kind = kind ?? .smallTalk
      case .filler: if parts == 0 { return nil }
      }
      here = end
      parts += 1
    }
    return kind
  }

  /// True for the name of somebody thanked, alone behind the thanks: `thanks Tom`, `thank you tom!`, but not `thanks card`.
  private func thanksSomebody(at offset: Int) -> Bool {
    let name = offset..<bytes.endOfWord(from: offset)
    let rest = bytes[name.upperBound...]
    return readingState.language.lineWords.thanking.contains(bytes, 0..<bytes.endOfWord(from: 0))
      && rest.allSatisfy { $0.isSpace || LineReader.isSpeech($0) }
      && (bytes[offset] &- 65 < 26 || rest.contains(UInt8(ascii: "!")))
  }

  /// True if the line has no letter or digit: emoji and punctuation.
  private var isWordless: Bool {
    var here = 0
    while here < bytes.count {
      if bytes[here] < 0x80 {
        if bytes[here].isWord { return false }
        here += 1
      } else {
        guard let width = bytes.pictureWidth(at: here) else { return false }
        here += width
      }
    }
    return true
  }

  private static func isSpeech(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: ")"), UInt8(ascii: "("), UInt8(ascii: ";"), UInt8(ascii: "'"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
