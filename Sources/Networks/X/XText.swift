/// Makes plain text from the API's texts: with links in full, and without HTML's character references
/// (docs.x.com/x-api/fundamentals/data-dictionary, `entities`).
enum XText {
  private static let references: [(String, String)] = [
    ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"), ("apos;", "'"), ("amp;", "&"),
  ]

  static func plain(_ text: String, links: [XLink]) -> String {
    var text = unescaped(text)
    for link in links where !link.url.isEmpty {
      text = text.replacing(link.url, with: link.isAttachment ? "" : link.expanded ?? link.url)
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Decodes each reference once, so that `&amp;lt;` becomes `&lt;`.
  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[rest.index(after: ampersand)...]
      if let (name, character) = references.first(where: { rest.hasPrefix($0.0) }) {
        result += character
        rest = rest.dropFirst(name.count)
      } else {
        result += "&"
      }
    }
    return result + rest
  }
}

extension XLink {
  /// Whether the link represents an attachment.
  var isAttachment: Bool {
    mediaKey != nil || ["pic.twitter.com/", "pic.x.com/"].contains { shown?.hasPrefix($0) == true }
  }
}
