/// The command words, as the catalogue of commands declares them: Grammar knows none by itself.
public struct Vocabulary: Hashable, Sendable {
  /// What can follow a command word; a bare one (without `!`) counts only when nothing else follows.
  public enum Argument: Hashable, Sendable {
    /// Numbers of the list shown last or `#id`: `2`, `1,3-5`, `#12`.
    case numbers
    /// A date, time or duration and nothing else.
    case moment
    /// Words, then `to` and the name of a list: `milk to groceries`.
    case textToList
    /// Numbers, then `to` and a date: `2 to friday`.
    case numbersToMoment
    /// The name of a list there is.
    case list
    /// The name of a command.
    case command
    /// A time zone, city or country.
    case zone
    /// Nothing: the word stands alone.
    case nothing
  }

  public struct Word: Hashable, Sendable {
    /// The command's name, then its shorts, all lower case.
    public var names: [String]
    /// What may follow the bare word.
    public var bare: Set<Argument>

    public init(_ names: [String], bare: Set<Argument>) {
      self.names = names
      self.bare = bare
    }
  }

  public var words: [Word]

  public init(_ words: [Word] = []) { self.words = words }
}

extension Vocabulary {
  /// What a word that is meant as a command amounts to.
  public enum Resolution: Hashable, Sendable {
    /// A name, a short, or a prefix of only one; the command's first name.
    case found(String)
    /// A prefix of these.
    case ambiguous([String])
    /// Nothing, but this is spelt nearly so.
    case nearest(String)
    case unknown
  }
}
