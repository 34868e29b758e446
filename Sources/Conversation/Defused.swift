/// A text in which no `@name` is a handle any more: on many networks naming someone delivers the message to them.
///
/// A zero-width space after the `@` is invisible to people, no network's pattern for handles passes over it, and it is
/// dropped again when someone copies the text back to the bot.
public func defused(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0 == "@" || $0 == "\u{FF20}" }) else { return text }
  return MessageToken.all(in: text).reduce(into: "") { result, token in
    guard case .handle = token.kind else {
      result += token.text
      return
    }
    for scalar in token.text.unicodeScalars {
      result.unicodeScalars.append(scalar)
      if scalar == "@" || scalar == "\u{FF20}" { result.unicodeScalars.append("\u{200B}") }
    }
  }
}
