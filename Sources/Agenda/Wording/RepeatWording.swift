package import Civil

/// Repeats, in the words that people use.
package protocol RepeatWording {
  /// A rule in words: `every week`, `every Monday and Thursday`, `every day at 8am, 2pm and 8pm`.
  func rule(_ rule: Recurrence, on desk: Desk) -> String
  /// `a`, `a and b`, `a, b and c`.
  func joined(_ words: [String]) -> String
}
