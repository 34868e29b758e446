/// Words by which a line may ask for something besides the item it describes, each with what it may ask for: a line is
/// looked at once for all of them, and most have none.
struct AskingWords: Sendable {
  /// What a line may ask for.
  struct Purposes: OptionSet, Sendable {
    let rawValue: UInt8

    /// Anything at all: without one of these words, it asks for nothing.
    static let anything = Purposes(rawValue: 1)
    static let reminder = Purposes(rawValue: 2)
    static let nagging = Purposes(rawValue: 4)
    /// To be done before or after something else.
    static let hanging = Purposes(rawValue: 8)
    /// To be done, or reminded of, before something else.
    static let before = Purposes(rawValue: 16)
  }

  private let initials: Initials
  private let purposes: WordTable<Purposes>

  /// - Parameter words: the words for each purpose; those of several may ask for each.
  init(_ words: [(purpose: Purposes, words: KeyWords)] = []) {
    let all = words.flatMap(\.words.words.words)
    initials = Initials(words.map(\.words.initials))
    purposes = WordTable(
      all.map { word in
        (word.value, words.reduce(into: []) { if $1.words.words.contains(word) { $0.formUnion($1.purpose) } })
      })
  }

  /// What a line may ask for, by the words at its start and behind white space.
  func purposes(in line: Bytes) -> Purposes {
    var found: Purposes = []
    var here = line.skippingSpace(from: 0)
    while here < line.count {
      if initials.contains(line[here]), let told = purposes[WordKey(line, here..<line.endOfWord(from: here)).value] {
        found.formUnion(told)
      }
      here = line.skippingSpace(from: line.endOfChunk(from: here))
    }
    return found
  }
}
