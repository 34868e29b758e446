public import Conversation
import Foundation

extension NetworkTraits.Counting {
  /// twitter-text's weights: 23 for a link, 2 for an emoji or a character outside the Latin ranges, otherwise 1
  /// (docs.x.com/fundamentals/counting-characters).
  public static let weighted = Self("weighted") { text in
    MessageToken.all(in: text).reduce(0) { $0 + weight($1) }
  }

  /// The length that every link counts as.
  private static let link = 23

  private static func weight(_ token: MessageToken) -> Int {
    guard token.kind != .link else { return link }
    var bare = 0
    // The network recognises host names as links even without a scheme.
    for word in token.text.split(whereSeparator: { $0.isWhitespace || "()<>,;\"'".contains($0) }) where isHost(word) {
      bare += max(0, link - weight(word))
    }
    return weight(token.text) + bare
  }

  private static func weight(_ text: Substring) -> Int {
    text.precomposedStringWithCanonicalMapping.reduce(0) { sum, character in
      let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
      return sum + (isEmoji ? 2 : character.unicodeScalars.reduce(0) { $0 + (isLight($1) ? 1 : 2) })
    }
  }

  /// Whether a word begins with a host name, like `example.org`.
  private static func isHost(_ word: Substring) -> Bool {
    var host = word.prefix { !"/?#".contains($0) }
    while let last = host.last, !last.isLetter, !last.isNumber { host.removeLast() }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let domain = labels.last else { return false }
    return domain.count >= 2 && domain.allSatisfy(\.isLetter)
  }

  private static func isLight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...4351, 8192...8205, 8208...8223, 8242...8247: true
    default: false
    }
  }
}
