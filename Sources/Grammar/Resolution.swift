extension Vocabulary {
  /// What a word behind a command's mark can be.
  public enum Resolution: Hashable, Sendable {
    /// A name, a short, or a beginning that only one command has.
    case found(Word)
    /// The beginning of several commands.
    case ambiguous([Word])
    /// No command's, but spelt nearly as this one's name is.
    case nearest(Word)
    case none
  }

  /// The command a word means: a name or short first, then a prefix that can only mean one, then close spelling.
  public func resolve(_ word: String) -> Resolution {
    let typed = word.lowercased()
    guard !typed.isEmpty else { return .none }
    if let exact = words.first(where: { $0.names.contains(typed) }) { return .found(exact) }
    let begun = words.filter { $0.names.contains { $0.hasPrefix(typed) } }
    if begun.count == 1 { return .found(begun[0]) }
    if begun.count > 1 { return .ambiguous(begun) }
    let letters = Array(typed.utf8)
    // Two letters off in a word of four is another word.
    let limit = letters.count < 5 ? 1 : 2
    var best: (word: Word, distance: Int)?
    for word in words {
      for name in word.names where name.utf8.count > 2 {
        let distance = SpellingDistance.between(letters, Array(name.utf8), limit: limit)
        if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
      }
    }
    return best.map { .nearest($0.word) } ?? .none
  }
}

/// How many letters two spellings differ by.
enum SpellingDistance {
  /// Insertions, deletions, replacements and swaps of neighbours (Damerau-Levenshtein, each place changed once); any
  /// number above `limit` where it is more than that.
  static func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
