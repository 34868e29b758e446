package import Agenda
package import Grammar

/// Lists the items of a list, or the results of a smart list's search.
package struct GetList: Command {
  package var list: String

  package init(_ list: String) { self.list = list }

  package static let guide = Guide(
    "getlist", "gl", "list", usage: "L", bare: [.list], summary: "what is on a list: !gl groceries; all: !list all")

  package static var examples: [Example<GetList>] {
    [
      Example("!getlist groceries", GetList("groceries")), Example("!gl #groceries", GetList("groceries")),
      Example("list groceries", GetList("groceries")), Example("list all", GetList("all")),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    list = reader.listName(arguments)
    guard !list.isEmpty else {
      throw Misunderstanding("!getlist", reason: .needs(.list), example: "!getlist groceries")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    if desk.reader.says(.inbox, list), try !desk.belongings.names.has(list) {
      return try desk.present(.all([.not(.isCompleted), .list(nil)]), as: desk.wording.inbox, asWritten: true)
    }
    if desk.reader.says(.everything, list), try !desk.belongings.names.has(list) {
      return try desk.everything()
    }
    let name = try desk.expectList(list, example: { "!getlist \($0)" }, none: "!add milk to \(list)")
    var criterion = Criterion.all([.not(.isCompleted), .list(name)])
    if let search = try desk.belongings.names.search(ofList: name) {
      criterion = .any([try desk.reader.search(search), criterion])
    }
    return try desk.present(criterion, as: name, asWritten: true) { item in
      var bare = item
      if item.list == name { bare.list = nil }
      return bare
    }
  }
}

extension Desk {
  /// Lists everything that is open.
  func everything() throws -> Reply { try present(.not(.isCompleted), as: wording.everything, asWritten: true) }
}
