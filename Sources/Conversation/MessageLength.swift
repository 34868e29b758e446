import Foundation

extension NetworkTraits {
  /// The length of a text in the units of ``counting``, to compare with ``lengthLimit``.
  public func length(of text: String) -> Int {
    switch counting {
    case .characters: text.count
    case .scalars:
      MessageToken.all(in: text).reduce(0) { sum, token in
        let count = token.text.unicodeScalars.count
        return sum + (token.kind == .link ? max(count, Self.mastodonLink) : count)
      }
    case .mastodon: MessageToken.all(in: text).reduce(0) { $0 + Self.mastodonLength($1) }
    case .weighted: MessageToken.all(in: text).reduce(0) { $0 + Self.weight($1) }
    case .segments: ShortMessage.segments(ShortMessage.folded(text))
    }
  }

  /// The length that every link counts as (docs.joinmastodon.org, "Posting to your profile").
  private static let mastodonLink = 23

  private static func mastodonLength(_ token: MessageToken) -> Int {
    switch token.kind {
    case .text: token.text.count
    case .handle(let name): 1 + name
    // Only public host names count short: the server does not recognise others as links.
    case .link: isPublicAddress(token.text) ? mastodonLink : max(mastodonLink, token.text.count)
    }
  }

  private static func isPublicAddress(_ link: Substring) -> Bool {
    let host = link.drop { $0 != "/" }.dropFirst(2).prefix { !"/:?#".contains($0) }
    guard let dot = host.lastIndex(of: "."), dot > host.startIndex else { return false }
    let domain = host[host.index(after: dot)...].lowercased()
    let isPrivate = ["local", "localhost", "internal", "lan", "home", "corp", "test", "invalid", "example"].contains(
      domain)
    return domain.count >= 2 && domain.allSatisfy(\.isLetter) && !isPrivate
  }

  /// twitter-text's weights: links 23, an emoji or a character outside the Latin ranges 2
  /// (docs.x.com/fundamentals/counting-characters).
  private static func weight(_ token: MessageToken) -> Int {
    guard token.kind != .link else { return mastodonLink }
    var bare = 0
    // The network recognises host names as links even without a scheme.
    for word in token.text.split(whereSeparator: { $0.isWhitespace || "()<>,;\"'".contains($0) }) where isHost(word) {
      bare += max(0, mastodonLink - weight(word))
    }
    return weight(token.text) + bare
  }

  private static func weight(_ text: Substring) -> Int {
    text.precomposedStringWithCanonicalMapping.reduce(0) { sum, character in
      let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
      return sum + (isEmoji ? 2 : character.unicodeScalars.reduce(0) { $0 + (isLight($1) ? 1 : 2) })
    }
  }

  /// Whether a word begins as `example.org` does.
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
