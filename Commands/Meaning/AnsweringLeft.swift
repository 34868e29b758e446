import Agenda
import Grammar

// Answers what is left to buy, to pack, to do.
extension Desk {
  /// Lists the open items of the list that the words refer to. For `what do i still need for the christening` that is
  /// the list `christening shopping`, for `what's left to pack` it is `packing`. Without such a list, shows the items
  /// that the words name.
  func left(of what: Selection) throws -> Reply? {
    guard !what.words.isEmpty else {
      // `what else do i need`, of the list spoken of
      guard what.moment == nil, let list = try spokenList else { return try what.isIt ? everything() : show(what) }
      return try GetList(list).run(on: self)
    }
    // `what do i still need to take today` lists the items due today, unless one has those words.
    if let day = what.moment, day.saysDay, try select(what).items.isEmpty {
      return try GetDue(day, from: today)?.run(on: self)
    }
    let (lists, forms) = (try belongings.names.lists(), forms)
    for wanted in [
      reader.stemsOfThings(what), forms.stems(of: what), reader.isOfBuying(what) ? reader.wordsOfShoppingLists : [],
    ] {
      let named = lists.filter { !forms.stems(of: $0).isDisjoint(with: wanted) }
      guard !named.isEmpty else { continue }
      let found = try belongings.searches.find(.all([.not(.isCompleted), .any(named.map { .list($0) })]), limit: 200)
      return found.isEmpty ? Reply.none(wording.nothing(wording.joined(named))) : listing([], inOrder(found))
    }
    if reader.isOnlyOfBuying(what) {
      let bought = reader.stemsOfBuying.flatMap(forms.beginnings).map { Criterion.name([$0]) }
      let errands = try belongings.searches.find(.all([.not(.isCompleted), .any(bought)]), limit: 200).filter {
        reader.beginsWithBuying($0.name)
      }
      return errands.isEmpty ? Reply.none(wording.knowNothing(what.text)) : listing([], inOrder(errands))
    }
    return reader.stemsOfThings(what).isEmpty && !reader.isOfBuying(what) ? try everything() : try show(what)
  }
}
