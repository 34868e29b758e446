import Agenda
import GRDB

/// Words a person looks for, as a query of the full-text index that can mean nothing else.
///
/// Each word is quoted, so that `OR`, `*`, `"` and `name:` are words like others, and matches at the start of words. A
/// word with neither letter nor digit is no word to the index: it has to stand in the name as it is.
struct WordQuery {
  private var match: String
  private var signs: [String]
  private var person: Int64

  /// nil when there is nothing to look for.
  init?(_ words: [String], person: Person.ID) {
    var terms = ["person : \"\(person.number)\""]
    signs = []
    for word in words where !word.isEmpty {
      if word.unicodeScalars.contains(where: WordQuery.isIndexed) {
        terms.append("name : \"\(word.replacing("\"", with: "\"\"").replacing("\0", with: ""))\" *")
      } else {
        signs.append(word)
      }
    }
    guard terms.count > 1 || !signs.isEmpty else { return nil }
    match = terms.joined(separator: " AND ")
    self.person = person.number
  }

  /// What follows `TodoRows.select`; the best first, and the newest of equals.
  func condition(open: Bool) -> String {
    """
    JOIN todo_words ON todo_words.rowid = todo.id
    WHERE todo_words MATCH ? AND todo.person = ? \(open ? "AND todo.completed IS NULL" : "")
    \(signs.map { _ in "AND instr(todo.name, ?) > 0" }.joined(separator: " "))
    ORDER BY bm25(todo_words, 0, 1), todo.id DESC LIMIT ?
    """
  }

  var arguments: StatementArguments {
    StatementArguments([match, person] as [any DatabaseValueConvertible]) + StatementArguments(signs)
  }

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
