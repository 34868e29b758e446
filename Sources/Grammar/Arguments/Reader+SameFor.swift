// Names of things that are the same for somebody else.
extension Reader {
  /// Returns the words before those that tell for whom something is; nil if there are none.
  package func beforeWhom(_ text: String) -> String? {
    language.actWords.forWhom.lazy.compactMap { text.splits(at: $0).first?.before }.first
  }

  /// Returns true if a name tells what the person did: `i quit smoking`.
  package func tellsOfOneself(_ name: String) -> Bool {
    let first = name.lowercased().prefix { $0 != " " }.utf8
    return first.count < 3 && first.first.map(language.itemWords.lettersOfOwners.contains) == true
  }

  /// Returns the thing and the list of `garlic on my shopping list`; the list is empty if it is only called `my list`. Nil
  /// if the words name no list.
  package func thingAndList(_ text: String) -> (thing: String, list: String)? {
    let words = text.split(separator: " ")
    guard
      let link = words.lastIndex(where: { language.itemWords.toLists.contains(WordKey($0.lowercased())) }), link > 0,
      link + 1 < words.count
    else { return nil }
    let list = listName(words[(link + 1)...].joined(separator: " "))
    let thing = selection(words[..<link].joined(separator: " "))
    guard !thing.words.isEmpty, thing.moment == nil else { return nil }
    return (thing.words.joined(separator: " "), list.lowercased() == language.listWords.listWord ? "" : list)
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
