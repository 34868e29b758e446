// Replacing the moment that a text tells.
extension Reader {
  /// Returns the text with another moment in the place of the one that it tells; nil if it tells none, or several.
  ///
  /// An hour keeps the day of the text, and goes behind it.
  package func putting(_ moment: TemporalExpression, into text: String) -> String? {
    guard let line = message(text).lines.first, line.text == text, line.expressions.count == 1 else { return nil }
    let told = line.expressions[0].range
    guard line.expressions[0].ranges.count == 1, told.upperBound <= text.utf8.count else { return nil }
    let (start, end) = (
      text.utf8.index(text.startIndex, offsetBy: told.lowerBound),
      text.utf8.index(text.startIndex, offsetBy: told.upperBound)
    )
    let keepsDay = moment.hasTime && !moment.saysDay && line.expressions[0].saysDay && !line.expressions[0].hasTime
    let kept = keepsDay ? "\(text[start..<end]) " : ""
    return text[..<start] + kept + moment.text + text[end...]
  }
}
