import Agenda

/// The first word of a command's arguments, and what follows it.
package struct FirstWord {
  package var word: String
  /// What follows; empty for nothing.
  package var rest: String

  package init(_ arguments: String) {
    let words = arguments.split(separator: " ", maxSplits: 1).map(String.init)
    (word, rest) = (words.first ?? "", words.count > 1 ? words[1].trimmed : "")
  }
}
