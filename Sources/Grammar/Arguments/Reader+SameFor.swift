// Names of things that are the same for somebody else.
extension Reader {
  /// Returns the words before those that tell for whom something is; nil if there are none.
  package func beforeWhom(_ text: String) -> String? {
    language.actWords.forWhom.lazy.compactMap { text.splits(at: $0).first?.before }.first
  }

  /// Returns true if a word in the place of a handle means the person who writes.
  package func isOneself(_ handle: String) -> Bool { language.actWords.oneself.contains(WordKey(handle)) }

  /// Returns the name of the same thing for somebody else: `swimming for tom` of `swimming for ella`, `tom's bath` of
  /// `ella's bath`, `buy eggs` of `buy milk`.
  package func name(_ name: String, for other: String) -> String {
    for link in language.actWords.forWhom {
      if let split = name.splits(at: link).last { return "\(split.before)\(link)\(other)" }
    }
    let isOwned = name.withBytes { bytes in
      language.wordForms.isOwner(bytes, 0..<bytes.endOfChunk(from: 0))
    }
    if isOwned, let space = name.firstIndex(of: " "), let ending = name[..<space].firstIndex(of: "'") {
      return other + name[ending...]
    }
    let words = name.split(separator: " ")
    if words.count == 2, let verb = name.keyOfFirstWord, language.actWords.doneToEach.contains(verb),
      other.first?.isUppercase == false
    {
      return "\(words[0]) \(other)"
    }
    return name + (language.actWords.forWhom.first ?? " ") + other
  }
}
