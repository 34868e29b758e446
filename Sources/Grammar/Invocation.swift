/// A command's word and what follows it, both as written.
public struct Invocation: Hashable, Sendable {
  /// Lower case, without its mark.
  public var word: String
  public var arguments: String
  /// Whether it was marked by `!` or `/`.
  public var isMarked: Bool

  public init(word: String, arguments: String = "", isMarked: Bool = true) {
    self.word = word
    self.arguments = arguments
    self.isMarked = isMarked
  }
}
