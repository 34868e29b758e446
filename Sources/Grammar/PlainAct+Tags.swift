// Acts that give tags: `tag tax return urgent`.
extension PlainAct {
  private static let mark: Character = "#"

  /// Gives tags to items.
  public init(tagging what: Selection, with tags: [String], _ mood: Mood) {
    self.init(.edit, what, mood, rest: tags.map { "\(PlainAct.mark)\($0)" }.joined(separator: " "))
  }

  /// Returns the words in the place of a tag, if there are several: the first of them may be of the item's name.
  public func wordsAsTag(in language: LanguageGrammar) -> [String]? {
    let details = details(in: language)
    guard verb == .edit, details.first == PlainAct.mark else { return nil }
    let words = details.dropFirst().split(separator: " ").map(String.init)
    // `#urgent #now` are tags already.
    return words.dropFirst().allSatisfy { $0.first == PlainAct.mark } && words.first?.first != PlainAct.mark
      ? nil : words
  }

  /// Returns the tags if each of the words is written as one: `#urgent #now`.
  public static func marked(_ words: [String]) -> [String]? {
    words.allSatisfy { $0.first == mark } ? words.map { String($0.dropFirst()) } : nil
  }
}
