/// A duration (RFC 5545 3.3.6): calendar days and elapsed seconds.
struct DurationText: Hashable {
  var days: Int
  var seconds: Int

  init(days: Int = 0, seconds: Int) {
    self.days = days
    self.seconds = seconds
  }

  /// Splits seconds into whole days and a rest with the same sign.
  init(wallSeconds: Int) { self.init(days: wallSeconds / 86_400, seconds: wallSeconds % 86_400) }
}

extension DurationText: LosslessStringConvertible {
  /// Reads `-P1DT2H`, `PT15M`, `P2W`.
  init?(_ text: String) {
    // Units may be repeated, so a longer text could overflow the sum.
    guard text.utf8.count <= 60 else { return nil }
    var rest = text.uppercased()[...]
    let sign = rest.first == "-" ? -1 : 1
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
    self.init(seconds: 0)
    var isTime = false
    var isEmpty = true
    while let letter = rest.first {
      if letter == "T", !isTime {
        (isTime, isEmpty) = (true, true)
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      // A number of nine digits is about thirty years of seconds, and never overflows.
      guard !digits.isEmpty, digits.count <= 9, let number = Int(digits) else { return nil }
      rest.removeFirst(digits.count)
      isEmpty = false
      switch (rest.popFirst(), isTime) {
      case ("W", false): days += sign * number * 7
      case ("D", false): days += sign * number
      case ("H", true): seconds += sign * number * 3600
      case ("M", true): seconds += sign * number * 60
      case ("S", true): seconds += sign * number
      default: return nil
      }
    }
    if isEmpty { return nil }
  }

  var description: String {
    // Days and seconds of different signs cannot be written together. In that case each day counts as 24 hours.
    guard days == 0 || seconds == 0 || (days < 0) == (seconds < 0) else {
      return DurationText(wallSeconds: days * 86_400 + seconds).description
    }
    var text = (days < 0 || seconds < 0 ? "-P" : "P") + (days == 0 ? "" : "\(abs(days))D")
    let rest = abs(seconds)
    if rest == 0 { return days == 0 ? "PT0S" : text }
    text += "T"
    if rest >= 3600 { text += "\(rest / 3600)H" }
    if rest / 60 % 60 > 0 { text += "\(rest / 60 % 60)M" }
    if rest % 60 > 0 { text += "\(rest % 60)S" }
    return text
  }
}
