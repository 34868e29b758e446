public import Conversation

extension NetworkTraits.Counting {
  /// Half-width characters. An ASCII character is half a Chinese one, and 140 Chinese ones fit into a comment
  /// (open.weibo.com/wiki/2/comments/create).
  public static let weibo = Self("weibo", unit: "half-width characters") { text in
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }
}
