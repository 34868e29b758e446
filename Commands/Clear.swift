package import Agenda
package import Grammar

/// Deletes the items of a list, after asking.
package struct Clear: Command {
  /// The list; nil for the completed todos.
  package var list: String?

  package init(_ list: String?) { self.list = list }

  package static let guide = Guide(
    "clear", usage: "L", bare: [.list, .oneOf(["completed", "done"])],
    summary: "deletes what is on a list, or completed; asks first")

  package static var examples: [Example<Clear>] {
    [Example("!clear groceries", Clear("groceries")), Example("!clear completed", Clear(nil))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let name = reader.listName(arguments)
    guard !name.isEmpty else {
      throw Misunderstanding("!clear", reason: .needs(.list), example: "!clear groceries")
    }
    list = reader.says(.completed, name) && !reader.context.hasList(name) ? nil : name
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let list else { return try ask(.isCompleted, desk.wording.whatIsDone, on: desk) }
    let name = try desk.expectList(list, example: { "!clear \($0)" })
    return try ask(.list(name), name, on: desk)
  }

  /// The most items that are deleted at once.
  private static let most = 200

  private func ask(_ criterion: Criterion, _ name: String, on desk: Desk) throws -> Reply {
    let found = try desk.belongings.searches.find(criterion, limit: Clear.most)
    guard !found.isEmpty else { return Reply.none(desk.wording.nothing(name)) }
    return desk.confirm(
      Delete.guide.name, found.map(\.name), of: name, by: "!delete \(desk.reader.putting(.allOf, before: found.ids))")
  }
}
