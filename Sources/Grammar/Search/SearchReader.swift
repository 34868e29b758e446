public import Agenda

extension Reader {
  /// The criterion of a search, in words or in Remember The Milk's operators. A search that says nothing about
  /// completion finds open todos only.
  ///
  /// - Throws: `Misunderstanding` for a search that cannot be read.
  public func search(_ text: String) throws -> Criterion {
    let criterion = try SearchReader.criterion(text, by: self)
    return criterion.tellsCompletion ? criterion : .all([.not(.isCompleted), criterion])
  }
}

/// Reads a search: `OR` binds the loosest, then `AND`, which may be left out, then `NOT`.
struct SearchReader {
  let reader: Reader
  private var tokens: ArraySlice<SearchToken>
  private var depth = 0

  /// The greatest number of words in a search. Nobody writes longer ones, and they would burden the database.
  static let longest = 100
  static let deepest = 20

  static func criterion(_ text: String, by reader: Reader) throws -> Criterion {
    let tokens = SearchLexer.tokens(text)
    guard !tokens.isEmpty else {
      throw Misunderstanding(
        "", reason: reader.language.searchWords.nothingToFind, example: reader.language.searchWords.findMilk)
    }
    guard tokens.count <= longest else {
      throw Misunderstanding(
        "", reason: reader.language.searchWords.tooMuchToFind, example: reader.language.searchWords.findOnList)
    }
    var search = SearchReader(reader: reader, tokens: tokens[...])
    let criterion = try search.alternatives()
    guard search.tokens.isEmpty else {
      throw Misunderstanding(
        ")", reason: reader.language.searchWords.noOpenParenthesis, example: reader.language.searchWords.findGroup)
    }
    return criterion
  }

  private init(reader: Reader, tokens: ArraySlice<SearchToken>) {
    self.reader = reader
    self.tokens = tokens
  }

  private mutating func alternatives() throws -> Criterion {
    var parts = [try conjunction()]
    while tokens.first?.kind == .or {
      tokens.removeFirst()
      parts.append(try conjunction())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> Criterion {
    var parts: [Criterion] = []
    while let token = tokens.first, token.kind != .or, token.kind != .close {
      if token.kind == .and {
        guard !parts.isEmpty else { break }
        tokens.removeFirst()
      }
      parts.append(try term())
    }
    guard !parts.isEmpty else {
      let token = tokens.first?.text ?? "OR"
      throw Misunderstanding(
        token, reason: reader.language.searchWords.missingTerm, example: reader.language.searchWords.findEither)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func term() throws -> Criterion {
    guard let token = tokens.popFirst() else {
      throw Misunderstanding(
        "AND", reason: reader.language.searchWords.missingBehind, example: reader.language.searchWords.findBoth)
    }
    switch token.kind {
    case .not:
      guard let next = tokens.first, next.kind == .word else { return .not(try term()) }
      tokens.removeFirst()
      return .not(.words(terms(next.text)))
    case .open:
      depth += 1
      defer { depth -= 1 }
      guard depth <= SearchReader.deepest else {
        throw Misunderstanding(
          "(", reason: reader.language.searchWords.tooDeep, example: reader.language.searchWords.findGroup)
      }
      let inner = try alternatives()
      guard tokens.popFirst()?.kind == .close else {
        throw Misunderstanding(
          "(", reason: reader.language.searchWords.notClosed, example: reader.language.searchWords.findGroupOnList)
      }
      return inner
    case .quoted:
      return .words(terms(token.text))
    case .word:
      // Words in a row are looked for together.
      var words = terms(token.text)
      while let next = tokens.first, next.kind == .word {
        tokens.removeFirst()
        words += terms(next.text)
      }
      return .words(words)
    case .operation(let name, let isQuoted):
      return try operation(name, token.text, isQuoted: isQuoted)
    case .and, .or, .close:
      throw Misunderstanding(
        token.text, reason: reader.language.searchWords.missingBefore, example: reader.language.searchWords.findEither)
    }
  }

  private mutating func operation(_ name: String, _ value: String, isQuoted: Bool) throws -> Criterion {
    guard let operation = SearchOperator.named(name, in: reader.language.searchWords) else {
      if let near = SearchOperator.near(name) {
        throw Misunderstanding(
          "\(name):", reason: reader.language.searchWords.noOperator, example: "!find \(near):\(value)")
      }
      // `re:invent` is a word.
      return .words(terms("\(name) \(value)"))
    }
    var value = value
    if operation.takesMoment, !isQuoted { value = longestMoment(value) }
    return try SearchValues(reader: reader, name: operation.rawValue, value: value).criterion(operation)
  }

  /// The value with the words behind it that make one date with it: `dueBefore:next friday`.
  private mutating func longestMoment(_ value: String) -> String {
    let following = tokens.prefix { $0.kind == .word }.prefix(5).map(\.text)
    for count in stride(from: following.count, to: 0, by: -1) {
      let longer = ([value] + following.prefix(count)).joined(separator: " ")
      if reader.moment(longer) != nil || SearchValues.stretch(longer, reader.language.searchWords.values) != nil {
        tokens.removeFirst(count)
        return longer
      }
    }
    return value
  }

  private func terms(_ text: String) -> [String] { text.folded.split(separator: " ").map(String.init) }
}
