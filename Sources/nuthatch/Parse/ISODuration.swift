/// A length of time as ISO 8601 writes it.
enum ISODuration {
  /// `PT2H30M`, of so many seconds.
  static func text(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let told = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    return "PT" + (told.isEmpty ? "0S" : told)
  }
}
