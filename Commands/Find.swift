package import Agenda
package import Grammar

/// Searches todos, events and notes; the search can be kept as a list.
package struct Find: Command {
  /// The search as written: days in it count from the day of each search.
  package var search: String
  /// The name of the list to keep it as; nil only searches.
  package var list: String?

  package init(_ search: String, as list: String? = nil) {
    self.search = search
    self.list = list
  }

  package static let guide = Guide(
    "find", "f", "search", usage: "Q [as L]", bare: [], shows: true,
    summary: "finds: !find milk, !find tag:errand AND due:today")

  package static var examples: [Example<Find>] {
    [
      Example("!find milk", Find("milk")),
      Example("!f list:work AND NOT tag:waiting", Find("list:work AND NOT tag:waiting")),
      Example("!find priority:1 as urgent", Find("priority:1", as: "urgent")),
      Example("!find dress as pirate", Find("dress as pirate")),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let split = reader.lastSplits(arguments, at: .as).first
    // `as` may be one of the words to find. After an operator, which such words seldom have, it gives the list's name.
    if let (before, name) = split, reader.spelledOut(before).contains(":"), !name.contains(":"), !name.contains("\"") {
      self.init(before, as: reader.listName(name))
    } else {
      self.init(arguments.trimmed)
    }
    _ = try reader.search(reader.spelledOut(search))
  }

  package var listMade: String? { list }

  package func run(on desk: Desk) throws -> Reply {
    let criterion = try desk.reader.search(desk.reader.spelledOut(search))
    guard let list else {
      let found = try desk.present(criterion, as: desk.wording.found(search), hidesPast: false)
      return found.list.isEmpty ? Reply(.answer, [desk.wording.knowNothing(desk.wording.search(search))]) : found
    }
    try desk.belongings.names.setSearch(desk.reader.spelledOut(search), ofList: list)
    try desk.describe(.keptSearch, [list])
    return try desk.present(criterion, as: desk.wording.keptSearch(search, as: list), hidesPast: false)
  }
}
