/// The capacity of an event, and the other words that describe the event: `max 60`, `for 20 people`.
package struct PlacesAsked {
  /// The words without the capacity.
  package var rest: String
  /// The number of places; nil if none is given.
  package var count: Int?

  /// Reads the capacity. The note behind `//` is not read.
  package init(_ text: String, by reader: Reader) {
    rest = text
    let words = text.split(separator: " ").map(String.init)
    let told = words.beforeNote
    for index in told.indices.dropFirst() {
      guard let number = Int(told[index]), (1...Self.most).contains(number),
        let first = Self.beginning(before: index, in: told, by: reader)
      else { continue }
      count = number
      let end = index + (Self.isPlaces(after: index, in: told, by: reader) ? 2 : 1)
      rest = (words[..<first] + words[end...]).joined(separator: " ")
      return
    }
  }

  private static let most = 1_000_000

  /// Returns the start of the words that make a number a capacity: `at most`, or `for` if the number ends the text or
  /// if a mark or a word for places follows it.
  private static func beginning(before index: Int, in words: ArraySlice<String>, by reader: Reader) -> Int? {
    for count in (1...3).reversed() where index - count >= 0 {
      if reader.says(.atMost, words[(index - count)..<index].joined(separator: " ")) { return index - count }
    }
    guard reader.says(.placesFor, words[index - 1]) else { return nil }
    let isLast = index + 1 == words.endIndex || words[index + 1].hasPrefix("#") || words[index + 1].hasPrefix("@")
    return isLast || isPlaces(after: index, in: words, by: reader) ? index - 1 : nil
  }

  private static func isPlaces(after index: Int, in words: ArraySlice<String>, by reader: Reader) -> Bool {
    index + 1 < words.endIndex && reader.says(.places, words[index + 1])
  }
}
