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
    /// Numbers, then `to` and the name of a list: `2 to groceries`.
    case numbersToList
    /// The name of a list there is.
    case list
    /// The name of a command.
    case command
    /// A time zone, city or country.
    case zone
    /// A handle, `off` behind it or not: `@bob`.
    case handle
    /// Hours of the day: `9-21`.
    case hours
    /// One of these words.
    case oneOf([String])
    /// Numbers, then a repeat: `1 every hour`.
    case numbersToRecurrence
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

  public var words: [Word] { didSet { index = Vocabulary.index(words) } }
  /// Where each name's word is, by the name's key.
  private var index: [WordKey: Int]

  public init(_ words: [Word] = []) {
    self.words = words
    index = Vocabulary.index(words)
  }

  /// The word that has exactly that name or short, in that range of a line.
  func word(_ bytes: Bytes, _ range: Range<Int>) -> Word? {
    guard !index.isEmpty, let place = index[WordKey(bytes, range)] else { return nil }
    let word = words[place]
    return word.names.contains { bytes.matches($0, in: range) } ? word : nil
  }

  private static func index(_ words: [Word]) -> [WordKey: Int] {
    var index: [WordKey: Int] = [:]
    // Where two commands claim one short, the first has it.
    for (place, word) in words.enumerated().reversed() {
      for name in word.names { index[WordKey(name)] = place }
    }
    return index
  }
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
