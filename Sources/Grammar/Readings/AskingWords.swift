/// Words that may ask for something besides the item of a line, each with its possible requests. A line is searched
/// once for all of them, and most lines have none.
struct AskingWords: Sendable {
  /// The requests that a line may make.
  struct Purposes: OptionSet, Sendable {
    let rawValue: UInt8

    /// Any request: a line without one of these words makes none.
    static let anything = Purposes(rawValue: 1)
    static let reminder = Purposes(rawValue: 2)
    static let nagging = Purposes(rawValue: 4)
    /// An item before or after something else.
    static let hanging = Purposes(rawValue: 8)
    /// An item, or a reminder, before something else.
    static let before = Purposes(rawValue: 16)
  }

  private let initials: Initials
  private let purposes: WordTable<Purposes>

  /// - Parameter words: the words for each purpose; a word may have several purposes.
  init(_ words: [(purpose: Purposes, words: KeyWords)] = []) {
    let all = words.flatMap(\.words.words.words)
    initials = Initials(words.map(\.words.initials))
    purposes = WordTable(
      all.map { word in
        (word.value, words.reduce(into: []) { if $1.words.words.contains(word) { $0.formUnion($1.purpose) } })
      })
  }

  /// Returns the requests that the words at the start of a line and behind white space allow.
  func purposes(in line: Bytes) -> Purposes {
    var found: Purposes = []
    var here = line.skippingSpace(from: 0)
    while here < line.count {
      if initials.contains(line[here]) {
        let word = here..<line.endOfWord(from: here)
        if let told = purposes[WordKey(line, word).value] { found.formUnion(told) }
        here = word.upperBound
      }
      here = line.skippingSpace(from: line.endOfChunk(from: here))
    }
    return found
  }
}
