/// A piece of a search, as written.
struct SearchToken: Hashable {
  enum Kind: Hashable {
    case open, close, and, or, not
    case word
    /// `"call of the wild"`, kept together.
    case quoted
    /// `dueBefore:` with the value behind it, in quotes or up to the next space.
    case operation(String, isQuoted: Bool)
  }

  var kind: Kind
  /// The word, the quoted words, or the operator's value.
  var text: String
}

/// Takes a search apart: parentheses, quotes, operators, words.
struct SearchLexer {
  private let characters: [Character]
  private var here = 0

  init(_ text: String) { characters = Array(text) }

  static func tokens(_ text: String) -> [SearchToken] {
    var lexer = SearchLexer(text)
    var tokens: [SearchToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> SearchToken? {
    while here < characters.count, characters[here].isWhitespace { here += 1 }
    guard here < characters.count else { return nil }
    switch characters[here] {
    case "(": return mark(.open)
    case ")": return mark(.close)
    case "\"": return SearchToken(kind: .quoted, text: quoted())
    default: break
    }
    let word = word()
    switch word {
    case "AND", "&&": return SearchToken(kind: .and, text: word)
    case "OR", "||": return SearchToken(kind: .or, text: word)
    case "NOT": return SearchToken(kind: .not, text: word)
    default: break
    }
    guard let colon = word.firstIndex(of: ":"), word.startIndex < colon, word[..<colon].allSatisfy(\.isLetter) else {
      return SearchToken(kind: .word, text: word)
    }
    let name = String(word[..<colon])
    let value = String(word[word.index(after: colon)...])
    if value.isEmpty, here < characters.count, characters[here] == "\"" {
      return SearchToken(kind: .operation(name, isQuoted: true), text: quoted())
    }
    // `postponed: >2`, `postponed:> 2`
    if value.isEmpty || value.allSatisfy({ "<>=".contains($0) }) {
      var text = value
      repeat {
        while here < characters.count, characters[here].isWhitespace { here += 1 }
        guard here < characters.count, !"()".contains(characters[here]) else { break }
        text += characters[here] == "\"" ? quoted() : self.word()
      } while text.allSatisfy { "<>=".contains($0) }
      return SearchToken(kind: .operation(name, isQuoted: false), text: text)
    }
    return SearchToken(kind: .operation(name, isQuoted: false), text: value)
  }

  private mutating func mark(_ kind: SearchToken.Kind) -> SearchToken {
    defer { here += 1 }
    return SearchToken(kind: kind, text: String(characters[here]))
  }

  /// Returns the text up to a space, a parenthesis or a quotation mark.
  private mutating func word() -> String {
    let start = here
    while here < characters.count, !characters[here].isWhitespace, !"()\"".contains(characters[here]) { here += 1 }
    return String(characters[start..<here])
  }

  /// Returns the text up to the closing quotation mark, or to the end if there is none.
  private mutating func quoted() -> String {
    here += 1
    let start = here
    while here < characters.count, characters[here] != "\"" { here += 1 }
    defer { here += 1 }
    return String(characters[start..<min(here, characters.count)])
  }
}
