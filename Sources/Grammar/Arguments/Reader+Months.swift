// Months and years, as lengths that have no fixed number of days.
extension Reader {
  /// The months that a length is: 2 of `2 months`, 12 of `a year`; nil where it is none.
  package func months(_ text: String) -> Int? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let known = language.lengthWords
    guard words.count == 2, let unit = known.unitsOfMonths[words[1]],
      let number = Int(words[0]) ?? known.countedLengths[words[0]], (1...1200).contains(number)
    else { return nil }
    return number * unit
  }

  /// So many months, as a length that is read.
  package func words(forMonths number: Int) -> String {
    let (one, several) = language.lengthWords.inMonths
    return number == 1 ? one : "\(number)\(several)"
  }
}
