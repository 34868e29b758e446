public import Conversation

extension NetworkTraits.Counting {
  /// Characters as people see them. A link counts 23, and a remote handle counts as its local part
  /// (docs.joinmastodon.org, "Posting to your profile").
  public static let mastodon = Self("mastodon") { text in
    MessageToken.all(in: text).reduce(0) { $0 + mastodonLength($1) }
  }

  /// Unicode scalars, with whole links and handles. No server counts more, so it is safe for unknown ones.
  public static let scalars = Self("scalars") { text in
    MessageToken.all(in: text).reduce(0) { sum, token in
      let count = token.text.unicodeScalars.count
      return sum + (token.kind == .link ? max(count, link) : count)
    }
  }

  /// The length that every link counts as.
  private static let link = 23

  private static func mastodonLength(_ token: MessageToken) -> Int {
    switch token.kind {
    case .text: token.text.count
    case .handle(let name): 1 + name
    // Only public host names count short: the server does not recognise others as links.
    case .link: isPublicAddress(token.text) ? link : max(link, token.text.count)
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
}
