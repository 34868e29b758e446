/// Durations in the format of ISO 8601.
enum ISODuration {
  /// Returns a duration of that many seconds, such as `PT2H30M`.
  static func text(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let told = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    return "PT" + (told.isEmpty ? "0S" : told)
  }
}
