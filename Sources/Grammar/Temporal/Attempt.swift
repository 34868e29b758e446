/// The result of one of several ways to read some words.
enum Attempt: Equatable {
  /// The words are not of this form; the next form may read them.
  case other
  /// The words are of this form, and mean nothing.
  case none
  /// It read the words up to this token.
  case read(Int)
}
