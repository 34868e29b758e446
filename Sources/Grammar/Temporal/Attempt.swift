/// What came of reading some words in one of several ways.
enum Attempt: Equatable {
  /// The words are not of this form; the next form may read them.
  case other
  /// The words are of this form, and mean nothing.
  case none
  /// It read the words up to this token.
  case read(Int)

  /// The token behind what was read; 0 where nothing was.
  var end: Int {
    if case .read(let end) = self { end } else { 0 }
  }
}
