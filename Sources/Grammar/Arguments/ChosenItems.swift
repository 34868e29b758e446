/// The items that the arguments of a choice are about, as commands write them, and what follows: `#12 friday`.
package struct ChosenItems {
  package var items: String
  package var rest: String

  /// Reads arguments; nil if they begin with no item.
  package init?(_ arguments: String) {
    let parts = FirstWord(arguments)
    guard parts.word.hasPrefix("#") else { return nil }
    (items, rest) = (parts.word, parts.rest)
  }

  /// The number of the one item; nil if there are several.
  package var number: Int64? { Int64(items.drop { $0 == "#" }) }

  /// Joins the items of several choices which say the same of each; nil if they don't.
  package init?(joining choices: [ChosenItems?]) {
    let all = choices.compactMap { $0 }
    guard let first = all.first, all.count == choices.count, all.allSatisfy({ $0.rest == first.rest }) else {
      return nil
    }
    (items, rest) = (all.map(\.items).joined(separator: ","), first.rest)
  }

  /// The arguments.
  package var arguments: String { rest.isEmpty ? items : "\(items) \(rest)" }
}
