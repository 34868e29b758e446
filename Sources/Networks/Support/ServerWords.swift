extension StringProtocol {
  /// A server's text for an error or a log: cut to a number of characters, in one line, and without control characters.
  public func inOneLine(limit: Int = 200) -> String {
    let scalars = unicodeScalars.lazy.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    let words = String(String.UnicodeScalarView(scalars.prefix(4 * limit))).split(separator: " ")
    return String(words.joined(separator: " ").prefix(limit))
  }
}
