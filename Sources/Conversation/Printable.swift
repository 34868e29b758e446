extension String {
  /// The text without control characters (general category Cc), which a terminal would obey. Line feeds and tabs stay.
  public var printable: String {
    guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" && $0 != "\t" }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl || $0 == "\n" || $0 == "\t" }))
  }

  /// The same in one line, since text from elsewhere must not start a new line in a log or a table.
  public var printableLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it is one of C0, DEL and C1.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
