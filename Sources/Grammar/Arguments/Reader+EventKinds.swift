extension Reader {
  /// Returns the kinds of event that words name, each once, and a number that none of the offered kinds has.
  ///
  /// - Parameter offered: the kinds that numbers stand for. An offered kind of several words is one kind.
  package func kinds(in text: String, of offered: [String]) -> (kinds: [String], unread: Int?) {
    var kinds: [String] = []
    let take = { (kind: String) in if !kinds.contains(kind) { kinds.append(kind) } }
    let parts = replacing(.and, in: text, with: ",").split(separator: ",")
    for part in parts {
      var words = part.split(separator: " ").map { tagName(String($0)).replacing("-", with: " ") }[...]
      if parts.count > 1, words.count > 1, words.allSatisfy({ Int($0) == nil }) {
        take(words.joined(separator: " "))
        continue
      }
      while let word = words.popFirst() {
        if let number = Int(word) {
          guard offered.indices.contains(number - 1) else { return ([], number) }
          take(offered[number - 1])
        } else if let named = offered.first(where: {
          ([word] + words).starts(with: $0.split(separator: " ").map(String.init))
        }) {
          take(named)
          words = words.dropFirst(named.split(separator: " ").count - 1)
        } else if !word.isEmpty {
          take(word)
        }
      }
    }
    return (kinds, nil)
  }
}
