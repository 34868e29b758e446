// Months and years, as lengths that have no fixed number of days.
extension Reader {
  /// Returns the number of months in a length: 2 for `2 months`, 12 for `a year`; nil if it is no number of months.
  package func months(_ text: String) -> Int? {
    let words = text.lowercased().utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    let known = language.lengthWords
    if known.halfYears.contains(text.lowercased()) { return 6 }
    guard words.count == 2, let unit = known.unitsOfMonths[words[1]],
      let number = Int(words[0]) ?? known.countedLengths[words[0]], (1...1200).contains(number)
    else { return nil }
    return number * unit
  }

  /// Returns a number of months as a length that can be read again.
  package func words(forMonths number: Int) -> String {
    let (one, several) = language.lengthWords.inMonths
    return number == 1 ? one : "\(number)\(several)"
  }
}
