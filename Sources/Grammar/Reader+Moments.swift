// A text that told one moment, told again.
extension Reader {
  /// The text with a moment in the place of the one that it tells; nil where it tells none, or several.
  ///
  /// An hour leaves the day that was told, and goes behind it.
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
