package import Agenda
package import Grammar

extension Desk {
  /// Returns the positions of the choices that an answer picks; empty if the answer is about something else.
  package func told(by what: Selection, among asked: [ItemReference?]) throws -> [Int] {
    guard what.without.isEmpty, what.isCompleted == nil, !what.isLoose else { return [] }
    let places: [Int]
    switch what.name {
    case .numbers(let numbers): places = numbers.map { $0 - 1 }
    case nil: places = Array(asked.indices)
    default: return []
    }
    guard places.allSatisfy(asked.indices.contains) else { return [] }
    let told = try places.filter { place in
      guard !what.words.isEmpty || what.moment != nil else { return true }
      return try asked[place].flatMap { try kept($0) }.map { tells(what, $0) } ?? false
    }
    return switch what.quantity {
    case .first(let count): Array(told.prefix(count))
    case .last(let count): Array(told.suffix(count))
    case .both: told.count == 2 ? told : []
    case .rest: []
    case .one, .all: told
    }
  }

  /// Returns the arguments of a question about several things, without the things that words name; nil if they name
  /// none of them, or all.
  package func things(of arguments: String, without what: Selection) throws -> String? {
    let all = reader.behind(.allOf, in: arguments) ?? arguments
    guard let chosen = ChosenItems(all), case .ids(let ids) = reader.references(chosen.items), ids.count > 1,
      case .items(let items) = try choose(.ids(ids), again: { _ in "" })
    else { return nil }
    let named = try told(by: what, among: items.map(\.reference))
    guard !named.isEmpty, named.count < items.count else { return nil }
    let left = items.indices.filter { !named.contains($0) }.map { items[$0] }
    let told = [left.ids, chosen.rest].filter { !$0.isEmpty }.joined(separator: " ")
    return all == arguments ? told : reader.putting(.allOf, before: told)
  }

  /// True if the words are of an item's name or labels, and the moment is the item's own.
  private func tells(_ what: Selection, _ item: AgendaItem) -> Bool {
    forms.stems(of: item).union(forms.labels(of: item)).isSuperset(of: forms.stems(what.words))
      && what.moment.map { takesPlace(item, at: $0) } ?? true
  }
}
