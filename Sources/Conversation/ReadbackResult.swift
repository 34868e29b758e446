/// The result of looking for a doubtful message among the account's own posts.
public enum ReadbackResult: Hashable, Sendable {
  /// The message arrived, as the post with that id.
  case arrived(id: String)
  /// The message did not arrive: everything that could be it was read.
  case absent
  /// Reading back cannot show it.
  case unclear

  /// Returns the result, except that ``absent`` counts only if everything was read (`isWhole`).
  public func proven(_ isWhole: Bool) -> ReadbackResult { self == .absent && !isWhole ? .unclear : self }

  /// The result that one of the account's own posts proves, when reading from the newest; nil if the search goes on.
  ///
  /// - Parameter isSame: whether it has the text, the addressee and the thread of the message.
  public init?(id: String, standing: OwnPost, isSame: @autoclosure () -> Bool) {
    switch standing {
    case .unknown where isSame(): self = .arrived(id: id)
    // Posts further down are even older, so the same text there belongs to another message.
    case .earlier: self = .absent
    case .unknown, .another: return nil
    }
  }
}
