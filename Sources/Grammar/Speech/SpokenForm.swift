/// The form in which phrases know a word whose spelling differs from it, found by one look-up.
struct SpokenForm: Sendable {
  /// The key of the usual spelling.
  var key: WordKey
  /// True if it stands for two words.
  var isContraction: Bool
  /// True if it adds nothing between the words of a phrase: `what can you even do`.
  var isAside: Bool
  var classes: WordClasses
  /// True if a moment, a repeat or a length may begin with it, though it means nothing to date rules by itself.
  var mayBeginTime: Bool
  /// True if date rules read it by its spelling.
  var isOfTime: Bool
}
