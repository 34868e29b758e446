// Changes to texts in every language, before people read them.
extension String {
  /// The characters that fit in one message on any network.
  package static let longestLine = 200

  /// The mark before each line that somebody else wrote.
  package static let mark = "> "

  /// A text of several lines as one line.
  package var onOneLine: String { utf8.contains(UInt8(ascii: "\n")) ? replacing("\n", with: " / ") : self }

  /// Returns the text cut to a number of characters, between words if possible, since an answer need not repeat a long
  /// message.
  package func short(to length: Int = 56) -> String {
    guard count > length else { return self }
    let cut = prefix(length - 3)
    return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "..."
  }

  /// The text with a capital letter first.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Somebody else's text, with each line marked and short enough not to be split across messages.
  package var marked: String {
    split(whereSeparator: \.isNewline).flatMap(String.wrapped).map { .mark + $0 }.joined(separator: "\n")
  }

  /// Splits a line into lines of at most `longestLine`, between words if possible.
  private static func wrapped(_ line: Substring) -> [Substring] {
    var (lines, rest): ([Substring], Substring) = ([], line)
    while rest.count > longestLine {
      let most = rest.prefix(longestLine)
      let end = most.lastIndex(of: " ").flatMap { $0 > rest.startIndex ? $0 : nil } ?? most.endIndex
      lines.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [rest]
  }
}
