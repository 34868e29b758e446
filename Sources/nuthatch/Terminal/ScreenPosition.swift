import CTerminal

/// A position on the screen, counted from the start of the prompt, that moves with the text written from there.
struct ScreenPosition: Equatable {
  var row = 0
  var column = 0

  /// Moves past the text as a terminal with that many columns writes it. A character that does not fit into a row goes
  /// to the next, and a wide one is not split.
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

  /// Returns the cursor's position: after a full row it is at the beginning of the next.
  func settled(columns: Int) -> ScreenPosition {
    column < columns ? self : ScreenPosition(row: row + 1, column: 0)
  }
}

extension Character {
  /// The number of columns in a terminal: two for East Asian wide characters and emoji, none for a combining mark
  /// alone.
  ///
  /// Source: wcwidth(3) for its first scalar, which the following scalars join in one character.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    if isEmoji { return 2 }
    return max(0, Int(wcwidth(Int32(bitPattern: first.value))))
  }
}
