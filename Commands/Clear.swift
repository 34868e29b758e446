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
    if try !desk.belongings.names.has(list), let asked = try askOfWords(list, on: desk) { return asked }
    let name = try desk.expectList(list, example: { "!clear \($0)" })
    return try ask(.list(name), name, on: desk)
  }

  /// Asks about everything, or about the list that was shown last, if the words mean that; nil for a name.
  private func askOfWords(_ words: String, on desk: Desk) throws -> Reply? {
    if desk.reader.says(.it, words) {
      guard let list = try desk.spokenList else { return Reply(.answer, [desk.wording.whatTo(Clear.guide.name)]) }
      return try ask(.list(list), list, on: desk)
    }
    guard desk.reader.says(.everything, words) else { return nil }
    return try desk.act(PlainAct(.delete, desk.reader.selection(words), .statement), isFresh: true, by: desk.reader)
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
