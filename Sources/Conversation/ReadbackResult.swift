/// Whether a doubtful message was found among the account's own posts.
public enum ReadbackResult: Hashable, Sendable {
  /// It arrived, as the post with that id.
  case arrived(id: String)
  /// It did not arrive: everything that could be it was read.
  case absent
  /// Reading back cannot tell.
  case unclear

  /// The result, except that ``absent`` counts only where everything was read (`isWhole`).
  public func proven(_ isWhole: Bool) -> ReadbackResult { self == .absent && !isWhole ? .unclear : self }

  /// What one of the account's own posts proves, when reading from the newest; nil where the search goes on.
  ///
  /// - Parameter isSame: whether it has the text, the addressee and the thread of the message.
  public init?(id: String, standing: OwnPost, isSame: @autoclosure () -> Bool) {
    switch standing {
    case .unknown where isSame(): self = .arrived(id: id)
    // Posts further down are even older, so the same text there is another message's.
    case .earlier: self = .absent
    case .unknown, .another: return nil
    }
  }
}
