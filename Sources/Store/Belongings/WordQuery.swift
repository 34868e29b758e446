import Agenda
import GRDB

/// Words a person looks for, as a query of the full-text index that can mean nothing else.
///
/// Each word is quoted, so that `OR`, `*`, `"` and `name:` are words like others, and matches at the start of words. A
/// word with neither letter nor digit is no word to the index: it has to stand in the name as it is.
struct WordQuery {
  /// What the index is asked.
  private(set) var match: String
  /// The words that the index does not hold.
  private(set) var signs: [String]
  private var person: Int64

  /// nil when there is nothing to look for.
  init?(_ words: [String], in column: String, person: Person.ID) {
    var terms = ["person : \"\(person.number)\""]
    signs = []
    for word in words where !word.isEmpty {
      if word.unicodeScalars.contains(where: WordQuery.isIndexed) {
        terms.append("\(column) : \"\(word.replacing("\"", with: "\"\"").replacing("\0", with: ""))\" *")
      } else {
        signs.append(word)
      }
    }
    guard terms.count > 1 || !signs.isEmpty else { return nil }
    match = terms.joined(separator: " AND ")
    self.person = person.number
  }

  /// What follows the reading of all rows of a table; the best first, and the newest of equals.
  func condition(_ table: String, _ column: String, and more: String = "true") -> String {
    """
    JOIN \(table)_words ON \(table)_words.rowid = \(table).id
    WHERE \(table)_words MATCH ? AND \(table).person = ? AND \(more)
    \(signs.map { _ in "AND instr(\(table).\(column), ?) > 0" }.joined(separator: " "))
    ORDER BY bm25(\(table)_words, 0, 1), \(table).id DESC LIMIT ?
    """
  }

  func arguments(limit: Int) -> StatementArguments { [match, person] + StatementArguments(signs) + [limit] }

  /// Whether the index's tokenizer (unicode61) takes it for part of a word.
  private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
