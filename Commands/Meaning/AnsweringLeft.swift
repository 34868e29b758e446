import Agenda
import Grammar
import Voice

// What is left to buy, to pack, to do.
extension Desk {
  /// What is open on the list that the words speak of: `what do i still need for the christening` is answered from the
  /// list `christening shopping`, `what's left to pack` from `packing`. Else what the words name.
  func left(of what: Selection) throws -> Reply? {
    guard !what.words.isEmpty else { return try show(what) }
    let stems = Set(what.words.map(WordForms.stem))
    let lists = try belongings.names.lists()
    for wanted in [stems.subtracting(Desk.doing), stems, stems.isDisjoint(with: Desk.buying) ? [] : Desk.bought] {
      let named = lists.filter { !$0.tokens.isDisjoint(with: wanted) }
      guard !named.isEmpty else { continue }
      let found = try belongings.searches.find(.all([.not(.isCompleted), .any(named.map { .list($0) })]), limit: 200)
      return found.isEmpty ? Reply.none(Wording.nothing(Wording.joined(named))) : listing([], inOrder(found))
    }
    return stems.isSubset(of: Desk.doing) && stems.isDisjoint(with: Desk.buying)
      ? try GetList("all").run(on: self) : try show(what)
  }

  private static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { WordForms.stem(String($0)) })
  }

  /// What is done with things that are left.
  private static let doing = stems("buy get pack do order make bring wrap sort finish")
  private static let buying = stems("buy get")
  /// Words of lists of what is to be bought.
  private static let bought = stems("shopping groceries grocery buy food presents")
}
