extension Desk {
  /// The open todos that words refer to: those with exactly that name, else those whose name begins with the words,
  /// else those with all the words, else, unless `byWordsOnly`, those with a similar spelling. Each group is newest
  /// first.
  public func todos(named words: String, byWordsOnly: Bool = false) throws -> [Todo] {
    let wanted = words.folded
    guard !wanted.isEmpty else { return [] }
    let found = try belongings.todos.search(wanted.split(separator: " ").map(String.init), open: true, limit: 50)
    let exact = found.filter { $0.name.folded == wanted }
    if !exact.isEmpty { return exact }
    let prefixed = found.filter { $0.name.folded.hasPrefix(wanted) }
    if !prefixed.isEmpty { return prefixed }
    if byWordsOnly || !found.isEmpty { return found }
    return try closelySpelt(wanted)
  }

  /// The items with all these words: open todos, then events, then notes.
  public func kept(with words: [String], limit: Int = 50) throws -> [AgendaItem] {
    guard !words.isEmpty else { return [] }
    return try belongings.todos.search(words, open: true, limit: limit).map { .todo($0) }
      + belongings.events.search(words, limit: limit).map { .event($0) }
      + belongings.notes.search(words, limit: limit).map { .note($0) }
  }

  /// Returns the one open todo, or else the one event, whose name has all these words; nil if there are none or
  /// several.
  public func only(named words: String) throws -> AgendaItem? {
    let found = try todos(named: words, byWordsOnly: true).map { AgendaItem.todo($0) }
    guard found.isEmpty else { return found.count == 1 ? found.first : nil }
    let events = try belongings.events.search(words.folded.split(separator: " ").map(String.init), limit: 2)
    return events.count == 1 ? events.first.map { .event($0) } : nil
  }

  private func closelySpelt(_ wanted: String) throws -> [Todo] {
    let limit = wanted.utf8.count < 5 ? 1 : 2
    let near = try belongings.todos.openNames(limit: 2000).compactMap { id, name -> (id: Todo.ID, distance: Int)? in
      let name = name.folded
      let candidates = [name] + name.split(separator: " ").map(String.init)
      return candidates.compactMap { Spelling.distance($0, wanted, limit: limit) }.min().map { (id, $0) }
    }
    guard let best = near.map(\.distance).min() else { return [] }
    return try near.filter { $0.distance == best }.compactMap { try belongings.todos.todo($0.id) }
  }
}

extension String {
  /// The form in which names are compared: lower case, without punctuation, words separated by single spaces.
  public var folded: String {
    lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "-") }.joined(separator: " ")
  }
}
