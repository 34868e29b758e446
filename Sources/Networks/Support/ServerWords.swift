extension StringProtocol {
  /// What a server says of itself as it may stand in an error and a log: so many characters at most, in one line, without
  /// anything that a terminal obeys.
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
