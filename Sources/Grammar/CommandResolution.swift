import Agenda

extension Vocabulary {
  /// The command that a word stands for: by its name or alias, or else by a prefix, or else by similar spelling.
  public func resolve(_ word: String) -> Resolution {
    let typed = word.lowercased()
    guard !typed.isEmpty else { return .unknown }
    if let exact = words.first(where: { $0.names.contains(typed) }) { return .found(exact.name) }
    let begun = words.filter { $0.names.contains { $0.hasPrefix(typed) } }
    if begun.count == 1 { return .found(begun[0].name) }
    if begun.count > 1 { return .ambiguous(begun.map(\.name)) }
    // A word of four letters with two changed is another word.
    let limit = typed.utf8.count < 5 ? 1 : 2
    var best: (name: String, distance: Int)?
    for word in words {
      for name in word.names where name.utf8.count > 2 {
        guard let distance = Spelling.distance(typed, name, limit: limit) else { continue }
        if distance < best?.distance ?? .max { best = (word.name, distance) }
      }
    }
    return best.map { .nearest($0.name) } ?? .unknown
  }
}

extension Vocabulary.Entry {
  /// The command's name.
  var name: String { names.first ?? "" }
}
