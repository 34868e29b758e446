import Agenda
import GRDB

/// The words that a person searches for, as a query of the full-text index that cannot mean anything else.
///
/// Each word is quoted, so that `OR`, `*`, `"` and `name:` are words like others, and matches at the start of words. A
/// word with neither letter nor digit is not in the index, so the name must contain it as it is. Each word is searched
/// for once. If there are very many, only the first ones are.
struct WordQuery {
  /// The full-text query; nil if the index holds none of the words.
  private(set) var match: String?
  /// The words that the index does not hold.
  private(set) var signs: [String]
  private var person: Int64

  /// Returns nil if there is nothing to search for.
  init?(_ words: [String], person: Person.ID) {
    self.person = person.number
    signs = []
    var terms: [String] = []
    // The index needs cubic time to rank matches.
    var sought: Set<String> = []
    for word in words where !word.isEmpty && sought.count < Bounds.searchWords {
      let own = IndexedWords.of(person.number, word)
      guard sought.insert(own.isEmpty ? word : own).inserted else { continue }
      if own.isEmpty { signs.append(word) } else { terms.append("\"\(own)\" *") }
    }
    guard !terms.isEmpty || !signs.isEmpty else { return nil }
    match = terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  /// Returns the SQL that follows the reading of all rows of a table; the best match first, and the newest of equals.
  func condition(_ table: String, _ column: String, and more: String = "true") -> String {
    let signs = signs.map { _ in "AND instr(\(table).\(column), ?) > 0" }.joined(separator: " ")
    guard match != nil else {
      return "WHERE \(Owner.all(table)) AND \(more) \(signs) ORDER BY \(table).id DESC LIMIT ?"
    }
    let index = "\(table)_words"
    return """
      JOIN \(index) ON \(index).rowid = \(table).id
      WHERE \(index) MATCH ? AND \(table).person = ? AND \(more) \(signs)
      ORDER BY bm25(\(index)), \(table).id DESC LIMIT ?
      """
  }

  func arguments(limit: Int) -> StatementArguments {
    StatementArguments([match].compactMap { $0 }) + [person] + StatementArguments(signs) + [limit]
  }
}
