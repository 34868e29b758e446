import Civil

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

  /// Returns the moment with its hour in the half of the day of the thing that a name tells: `8` for a dinner is in the
  /// evening.
  package func moment(_ moment: TemporalExpression, saidOf name: String) -> TemporalExpression {
    guard moment.hourIsOpen, !moment.isSpan else { return moment }
    var (suited, name, text) = (moment, name, moment.text)
    let state = ReadingState(self)
    let tokens = name.withUTF8 { Lexer.tokens(of: $0, state.lexicon) }
    suited.time = text.withUTF8 { state.whole($0, saidOf: tokens) }?.time ?? moment.time
    return suited
  }
}
