package import Agenda
package import Grammar

/// Gives a list another name; its items stay on it.
package struct RenameList: Command {
  package var list: String
  package var newName: String

  package init(_ list: String, to newName: String) {
    self.list = list
    self.newName = newName
  }

  package static let guide = Guide(
    "renamelist", usage: "L to N", bare: [.words], summary: "another name for a list: !renamelist food to groceries")

  package static var examples: [Example<RenameList>] {
    [Example("!renamelist groceries to food", RenameList("groceries", to: "food"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let splits = reader.splits(arguments, at: .to).map {
      (reader.listName($0.before), reader.listName($0.after))
    }
    let known = splits.last { reader.context.hasList($0.0) }
    guard let (list, newName) = known ?? splits.first else {
      throw Misunderstanding("!renamelist", reason: .needs(.newListName), example: "!renamelist food to groceries")
    }
    self.init(list, to: newName)
  }

  package func run(on desk: Desk) throws -> Reply {
    let names = desk.belongings.names
    let old = try desk.expectList(list, example: { "!renamelist \($0) \(desk.reader.putting(.to, before: newName))" })
    guard newName != old else { return Reply(.answer, [desk.wording.nothingChanged]) }
    if newName.lowercased() != old.lowercased(), try names.has(newName) {
      throw Misunderstanding(newName, reason: .listIsThere, example: "!renamelist \(old) to \(newName) 2")
    }
    try names.renameList(old, to: newName)
    try desk.describe(.renamedList, [old])
    return Reply(.confirmation, [desk.wording.listRenamed(old, to: newName)])
  }
}
