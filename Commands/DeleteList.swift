package import Agenda
package import Grammar

/// Removes a list; its items stay, on no list.
package struct DeleteList: Command {
  package var list: String

  package init(_ list: String) { self.list = list }

  package static let guide = Guide(
    "deletelist", usage: "L", bare: [.words], summary: "takes a list away; what was on it stays")

  package static var examples: [Example<DeleteList>] {
    [Example("!deletelist groceries", DeleteList("groceries"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    list = reader.listName(arguments)
    guard !list.isEmpty else {
      throw Misunderstanding("!deletelist", reason: .needs(.list), example: "!deletelist groceries")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let name = try desk.expectList(list, example: { "!deletelist \($0)" })
    let freed = try desk.belongings.names.removeList(name)
    try desk.describe(.deletedList, [name])
    return Reply(.confirmation, [desk.wording.listDeleted(name, freed: freed)])
  }
}
