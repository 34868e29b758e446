package import Agenda
package import Grammar

/// Lists the items that have a tag.
package struct GetTag: Command {
  package var tag: String

  package init(_ tag: String) { self.tag = tag }

  package static let guide = Guide(
    "gettag", "gt", "tag", usage: "T", bare: [.words], summary: "what has a tag: !gt errand")

  package static var examples: [Example<GetTag>] {
    [Example("!gettag errand", GetTag("errand")), Example("!gt #errand", GetTag("errand"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    tag = reader.tagName(arguments)
    guard !tag.isEmpty else { throw Misunderstanding("!gettag", reason: .needs(.tag), example: "!gettag errand") }
  }

  package func run(on desk: Desk) throws -> Reply {
    let name = try desk.expect(
      tag, among: desk.belongings.names.tags(), missing: .isNo(.tag), example: { "!gettag \($0)" },
      none: "buy stamps #\(tag)")
    return try desk.present(.all([.not(.isCompleted), .tag(name)]), as: "#\(name)", asWritten: true) {
      $0.without(tag: name)
    }
  }
}
