/// A person's answer to an event: `c12 +2 every time`.
package struct AttendanceAsked {
  /// The words that name the event.
  package var name: String
  /// The number of guests; nil if no number follows the `+`.
  package var guests: Int? = 0
  /// The guests as written.
  package var writtenGuests = ""
  /// True if every time of a series is meant.
  package var isEveryTime = false

  package init(_ text: String, by reader: Reader) {
    var words = text.split(separator: " ").map(String.init)
    for count in [2, 1] where words.count >= count && !isEveryTime {
      guard reader.says(.everyTime, words.suffix(count).joined(separator: " ")) else { continue }
      isEveryTime = true
      words.removeLast(count)
    }
    if let last = words.last, last.hasPrefix("+") {
      (guests, writtenGuests) = (Int(last.dropFirst()), last)
      words.removeLast()
    }
    name = words.joined(separator: " ")
  }
}
