/// A command's word and the text after it.
public struct Invocation: Hashable, Sendable {
  /// The command's word in lower case, without its mark.
  public var word: String
  /// The rest of the line, as written; empty if nothing follows.
  public var arguments: String
  /// True if the word was marked by `!` or `/`.
  public var isMarked: Bool

  /// A command with its mark, or a bare one.
  public init(word: String, arguments: String = "", isMarked: Bool = true) {
    self.word = word
    self.arguments = arguments
    self.isMarked = isMarked
  }
}
