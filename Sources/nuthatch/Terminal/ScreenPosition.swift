import CTerminal

/// A place on the screen, counted from where the prompt begins, as text written from there moves it.
struct ScreenPosition: Equatable {
  var row = 0
  var column = 0

  /// Moves behind the text as a terminal of so many columns writes it. What no longer fits a row goes to the next: a
  /// wide character whole.
  mutating func advance(over text: some Sequence<Character>, columns: Int) {
    for character in text {
      if character == "\n" {
        (row, column) = (row + 1, 0)
        continue
      }
      let width = character.columns
      if column + width > columns { (row, column) = (row + 1, 0) }
      column += width
    }
  }

  /// Returns the position of the cursor: behind a full row, the beginning of the next.
  func settled(columns: Int) -> ScreenPosition {
    column < columns ? self : ScreenPosition(row: row + 1, column: 0)
  }
}

extension Character {
  /// The number of columns that a terminal gives it: two for East Asian wide characters and emoji, none for a mark
  /// alone.
  ///
  /// Source: wcwidth(3) for its first scalar; what follows that in one character joins it.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    if isEmoji { return 2 }
    return max(0, Int(wcwidth(Int32(bitPattern: first.value))))
  }
}
