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

  /// Returns the name with another number behind the same word: `rent flat 2` of `rent flat 1`, for `flat 2`; an amount
  /// of money takes the place of another. Nil if the words name no such thing.
  package func renumbered(_ name: String, for other: String) -> String? {
    let said = other.split { " ,".contains($0) }.map(String.init)
    var words = name.split(separator: " ").map(String.init)
    guard said.count > 1, said[1].first?.isNumber == true,
      let place = words.firstIndex(where: { $0.lowercased() == said[0].lowercased() }), place + 1 < words.count,
      words[place + 1].first?.isNumber == true
    else { return nil }
    let mark = words[place + 1].hasSuffix(",") ? "," : ""
    words[place + 1] = said[1] + mark
    for amount in said.dropFirst(2) {
      guard let sign = amount.first, sign.isCurrencySymbol, let old = words.firstIndex(where: { $0.first == sign })
      else {
        return nil
      }
      words[old] = amount
    }
    return words.joined(separator: " ")
  }

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
