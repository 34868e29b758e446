/// The command words that the catalogue of commands declares; Grammar knows none itself.
public struct Vocabulary: Hashable, Sendable {
  /// The possible text behind a command word. Without a mark (`!`), the word is a command only if nothing else follows.
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
    /// The name of an existing list.
    case list
    /// The name of a command.
    case command
    /// A time zone, city or country.
    case zone
    /// A handle, perhaps with `off` behind it: `@bob`.
    case handle
    /// The address of a document: `https://example.org/club.ics`. One of a calendar or of contacts is a command by
    /// itself.
    case address
    /// The number of an event of the community: `c12`. It is a command by itself.
    case event
    /// A code that merges two accounts into one person: `k7qx2mpdw4`. Such a command is read in public, too.
    case code
    /// Hours of the day: `9-21`.
    case hours
    /// One of these words.
    case oneOf([String])
    /// Numbers, then a repeat: `1 every hour`.
    case numbersToRecurrence
    /// Numbers, then the number of extra guests: `1 +2`.
    case numbersAndGuests
    /// Any words. No ordinary text begins with the command's name.
    case words
    /// Nothing: the word stands alone.
    case nothing
  }

  /// The names of one command, and the arguments that may follow them.
  public struct Entry: Hashable, Sendable {
    /// The command's name, then its aliases, all in lower case.
    public var names: [String]
    /// The arguments that may follow the word without its mark; empty if it always needs one.
    public var bare: Set<Argument>
    /// True if the command only shows something, so that writing it is a question.
    public var shows: Bool

    /// A command with a name and aliases, in lower case.
    public init(_ names: [String], bare: Set<Argument>, shows: Bool = false) {
      self.names = names
      self.bare = bare
      self.shows = shows
    }
  }

  /// All commands; if two share an alias, it belongs to the first.
  public var words: [Entry] { didSet { index = Vocabulary.index(words) } }
  /// The index of each name's command in ``words``.
  private var index: WordMap

  /// A vocabulary of these commands; without any, no text is a command.
  public init(_ words: [Entry] = []) {
    self.words = words
    index = Vocabulary.index(words)
  }

  /// The command whose name or alias is exactly the text in that range of a line.
  func word(_ bytes: Bytes, _ range: Range<Int>) -> Entry? {
    guard let place = index[WordKey(bytes, range).value] else { return nil }
    let word = words[Int(place)]
    return word.names.contains { bytes.matches($0, in: range) } ? word : nil
  }

  /// Returns true if the command of that name or alias only shows something.
  func shows(_ name: String) -> Bool { index[WordKey(name).value].map { words[Int($0)].shows } ?? false }

  private static func index(_ words: [Entry]) -> WordMap {
    WordMap(words.enumerated().flatMap { place, word in word.names.map { (WordKey($0).value, Int32(place)) } })
  }
}

extension Vocabulary {
  /// The command that a word stands for, if the word is meant as one.
  public enum Resolution: Hashable, Sendable {
    /// A name, an alias, or a prefix of only one command; holds the command's first name.
    case found(String)
    /// A prefix of several commands, which it holds.
    case ambiguous([String])
    /// No command, but this one is spelt similarly.
    case nearest(String)
    case unknown
  }
}
