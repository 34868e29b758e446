/// The form in which phrases know a word whose spelling differs from it, found by one look-up.
struct SpokenForm: Sendable {
  /// In its usual spelling.
  var key: WordKey
  /// Whether it stands for two words.
  var isContraction: Bool
  /// Whether it adds nothing between the words of a phrase: `what can you even do`.
  var isAside: Bool
  var classes: WordClasses
  /// Whether a moment, a repeat or a length may begin with it, though it means nothing to date rules by itself.
  var mayBeginTime: Bool
  /// Whether date rules read it by its spelling.
  var isOfTime: Bool
}
