/// Talk that asks for nothing: thanks, a greeting, an emoji.
extension LineReader {
  func chatter() -> Chatter? {
    guard bytes.count <= 64, let first = bytes.first else { return nil }
    if !first.isLetter || first >= 0x80 { return isWordless ? .smallTalk : nil }
    var (here, words) = (0, 0)
    var kind: Chatter?
    while here < bytes.count {
      let byte = bytes[here]
      guard byte.isWord else {
        // Anything but punctuation may be a sigil.
        guard byte.isSpace || LineReader.isSpeech(byte) else { return nil }
        here += 1
        continue
      }
      if byte >= 0x80 {
        guard let width = LineReader.pictureWidth(bytes, at: here) else { return nil }
        here += width
        continue
      }
      var end = here
      while end < bytes.count, bytes[end] < 0x80, bytes[end].isWord || bytes[end] == UInt8(ascii: "'") { end += 1 }
      let key = WordKey(bytes, here..<end)
      // `great` is chatter alone, and so is `great job`.
      if let next = pair(at: here) {
        kind = kind ?? next.kind
        here = next.end
        words += 2
        continue
      }
      if ChatterWords.greetings.contains(key) {
        kind = kind ?? .greeting
      } else if ChatterWords.talk.contains(key) {
        kind = kind ?? .smallTalk
      } else if words == 0 || !ChatterWords.fillers.contains(key) {
        return nil
      }
      here = end
      words += 1
      if words > 8 { return nil }
    }
    return kind
  }

  /// Two words that are chatter together, though neither is alone.
  private func pair(at offset: Int) -> (kind: Chatter, end: Int)? {
    guard ChatterWords.pairs.contains(bytes, offset..<bytes.endOfWord(from: offset)) else { return nil }
    for phrase: StaticString in ["good morning", "good afternoon", "good evening", "good day"] {
      if let end = bytes.phrase(phrase, at: offset) { return (.greeting, end) }
    }
    for phrase: StaticString in [
      "thank you", "good night", "good job", "good bot", "good work", "great job", "nice job", "nice work", "nice one",
      "great work", "how are you", "how's it going", "well done", "got it", "will do", "no problem",
      "no worries", "never mind", "sounds good", "looks good", "see you", "of course", "all good", "you rock",
      "you're the best", "love it", "love you", "my bad", "not bad", "i see", "makes sense", "that's all",
      "that's great", "that's perfect", "that works",
    ] {
      if let end = bytes.phrase(phrase, at: offset) { return (.smallTalk, end) }
    }
    return nil
  }

  /// Whether the line has no letter or digit: emoji and punctuation.
  private var isWordless: Bool {
    var here = 0
    while here < bytes.count {
      if bytes[here] < 0x80 {
        if bytes[here].isWord { return false }
        here += 1
      } else {
        guard let width = LineReader.pictureWidth(bytes, at: here) else { return false }
        here += width
      }
    }
    return true
  }

  /// How many bytes the emoji or symbol takes that stands there; nil for a letter.
  private static func pictureWidth(_ bytes: Bytes, at offset: Int) -> Int? {
    switch bytes[offset] {
    case 0xF0 where offset + 3 < bytes.count && bytes[offset + 1] == 0x9F: 4
    case 0xE2 where offset + 2 < bytes.count: 3
    case 0xEF where bytes.starts(with: "\u{FE0F}", at: offset): 3
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] != 0xAA && bytes[offset + 1] != 0xBA: 2
    default: nil
    }
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

/// The words of chatter.
enum ChatterWords {
  static let greetings = WordSet("hi hello hey hiya howdy yo heya greeting hallo sup morning")
  static let talk = WordSet(
    """
    thanks thx tnx thankyou ty tysm cheers ok okay k kk okey great nice cool perfect awesome lovely super sweet fine \
    sure yes yeah yep yup no nope lol haha hahaha hehe wow hmm oops sorry welcome bye goodbye alright right amazing \
    nvm nm brb cya y n brilliant excellent fantastic wonderful congrats np ah oh aha xd
    """)
  /// Words that such chatter begins with as takes two.
  static let pairs = WordSet(
    "great nice how good thank well got will no never sounds looks see of all you love my not i makes that")
  /// Words that go along with chatter but do not make it.
  static let fillers = WordSet(
    """
    you so much very a lot again my friend nuthatch bot dear buddy mate there all everyone for the that that's it it's \
    is was me please really too then now and but well d p o help everything man
    """)
}
