extension NetworkTraits {
  /// Returns the text without live mentions, since many networks deliver a message to everybody it mentions.
  ///
  /// A zero-width space after the `@` is invisible to people, ends every network's pattern for handles, and is removed
  /// when someone copies the text back to the bot. A text that is already defused stays as it is.
  public func defused(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: MessageToken.isAt) else { return text }
    return MessageToken.all(in: text).reduce(into: "") { result, token in
      switch token.kind {
      case .link: result += Self.encoded(token.text)
      case .handle: result += Self.parted(token.text) { _ in true }
      case .text where mentions == .anywhere: result += Self.parted(token.text, where: MessageToken.isWord)
      case .text: result += token.text
      }
    }
  }

  /// Returns a URL without live mentions: an `@` after punctuation becomes `%40`, which means the same. After a letter
  /// or a slash, as in `https://example.org/@bob`, no server looks for a name.
  private static func encoded(_ link: Substring) -> String {
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in link.unicodeScalars {
      if let before, scalar == "@", before != "/", !MessageToken.isLetterOrDigit(before) {
        result.append(contentsOf: "%40".unicodeScalars)
      } else {
        result.append(scalar)
      }
      before = scalar
    }
    return String(result)
  }

  /// Returns the text with a zero-width space between each `@` and a following character of a name.
  private static func parted(_ text: Substring, where isName: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let before, MessageToken.isAt(before), isName(scalar) { result.append("\u{200B}") }
      result.append(scalar)
      before = scalar
    }
    return String(result)
  }
}
