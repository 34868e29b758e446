package import Agenda
package import Grammar

/// Says an item as others may read it, with the forms of the person's networks for posting it. Nothing is posted.
package struct Share: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "share", usage: "X", bare: [.numbers], summary: "an item as text for others, with links to post it")

  package static var examples: [Example<Share>] {
    [Example("!share street party", Share(.words("street party"))), Example("share 2", Share(.numbers([2])))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!share \($0)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      let lines = try items.flatMap { item in
        let text = desk.wording.forOthers(item, on: desk)
        return [text] + (try desk.shareLinks(text, item.url)).map { desk.wording.sharing($0) }
      }
      return Reply(.answer, [desk.wording.toShare] + lines, subjects: items.compactMap(\.reference))
    }
  }
}
