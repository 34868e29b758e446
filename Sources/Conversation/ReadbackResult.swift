/// What is known of one of the account's own posts, as against a message in doubt.
public enum OwnPost: Hashable, Sendable {
  /// Nothing is: it may be the message.
  case unknown
  /// It is another message, and may be the newer of the two.
  case another
  /// It is another message, and was acknowledged before the first attempt at the one in doubt: all that is older than
  /// it is too old.
  case earlier
}

/// What reading back told of a message in doubt.
public enum ReadbackResult: Hashable, Sendable {
  /// It arrived, as the post of that id.
  case arrived(id: String)
  /// Everything that could be it was read, and it is not there.
  case absent
  /// It could not be told.
  case unclear

  /// That it is not there, as far as everything that could be it was read.
  public func proven(_ isWhole: Bool) -> ReadbackResult { self == .absent && !isWhole ? .unclear : self }

  /// What one of the account's own posts tells, read from the newest back; nil where the search goes on.
  ///
  /// - Parameter isSame: whether it has the words, the addressee and the thread of the message.
  public init?(id: String, standing: OwnPost, isSame: @autoclosure () -> Bool) {
    switch standing {
    case .unknown where isSame(): self = .arrived(id: id)
    // What is listed below is older still: the same words there are another message's.
    case .earlier: self = .absent
    case .unknown, .another: return nil
    }
  }
}
