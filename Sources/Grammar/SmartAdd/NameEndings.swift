// The words at the ends of a name that are no part of it.
extension String {
  /// The text without quotation marks around all of it.
  var withoutQuotation: String {
    guard let mark = utf8.first, "\"'".utf8.contains(mark), utf8.count > 2, utf8.last == mark,
      !utf8.dropFirst().dropLast().contains(mark)
    else { return self }
    return String(dropFirst().dropLast())
  }

  /// Its text without the verb that joined a thing to its day: `parents evening` for the `parents evening is` of
  /// `parents evening is thursday`.
  func droppingLinkingVerb(in language: LanguageGrammar) -> String {
    let endsInVerb = withBytes { bytes in
      var start = bytes.count
      while start > 0, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
      return start > 0 && language.itemWords.linkingVerbs.contains(bytes, start..<bytes.count)
    }
    guard endsInVerb else { return self }
    var words = split(separator: " ")
    guard !words.contains(where: { language.itemWords.interrogatives.contains(WordKey($0)) }) else { return self }
    while words.count > 1, let last = words.last, language.itemWords.linkingVerbs.contains(WordKey(last)) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Its text, which stands behind its day, without the verb between them: `bin day` for the `is bin day` of `tomorrow is
  /// bin day`.
  func droppingBeing(in language: LanguageGrammar) -> String {
    guard let end = withBytes({ language.phrases.being.longest($0, at: 0)?.end }), end < utf8.count else { return self }
    return String(self[utf8.index(startIndex, offsetBy: end)...])
  }

  /// Its text without the words of possession: `i have a dentist appointment`, `we've got swimming`.
  func droppingHaving(in language: LanguageGrammar) -> String {
    guard let first = utf8.first, language.itemWords.lettersOfOwners.contains(first),
      let end = withBytes({ language.phrases.possessing.longest($0, at: 0)?.end }), end < utf8.count
    else { return self }
    let rest = String(self[utf8.index(startIndex, offsetBy: end)...])
    // `i have booked the hall friday` tells what was done.
    let next = rest.prefix { $0 != " " }.lowercased()
    return language.wordForms.isPast(next) ? self : rest
  }

  /// Returns true if it ends in two texts, one behind the other, with more before them.
  func ends(in first: StaticString, _ second: StaticString) -> Bool {
    let start = utf8.count - first.utf8CodeUnitCount - second.utf8CodeUnitCount
    return start > 0 && utf8.last?.lowered == second.utf8Start[second.utf8CodeUnitCount - 1]
      && withBytes { $0.reads(first, at: start) && $0.reads(second, at: start + first.utf8CodeUnitCount) }
  }

  /// Removes two texts, one behind the other, from its end, unless they are all of it.
  mutating func dropEnd(_ first: StaticString, _ second: StaticString) {
    guard ends(in: first, second) else { return }
    let start = utf8.count - first.utf8CodeUnitCount - second.utf8CodeUnitCount
    self = String(self[..<utf8.index(startIndex, offsetBy: start)])
  }
}
