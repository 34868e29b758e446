extension String {
  /// The text without control characters (general category Cc): what a terminal would obey. Line feeds and tabs stay.
  public var printable: String {
    guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" && $0 != "\t" }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl || $0 == "\n" || $0 == "\t" }))
  }

  /// The same in one line: what comes from elsewhere must not begin a line of its own, in a log or a table.
  public var printableLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// C0, DEL and C1.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
