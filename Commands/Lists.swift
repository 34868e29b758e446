package import Agenda
package import Grammar

/// Lists all lists; a number shows one.
package struct Lists: Command {
  package init() {}

  package static let guide = Guide("lists", shows: true, summary: "your lists, and how much is on each")

  package static var examples: [Example<Lists>] { [Example("!lists", Lists()), Example("lists", Lists())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    var reply = try desk.groups(.list, heading: desk.wording.lists, show: { "!getlist \($0)" })
    let rest = try desk.belongings.searches.find(.all([.not(.isCompleted), .list(nil)]), limit: 1000).count
    guard rest > 0 else { return reply }
    if reply.isListing { reply = Reply(.answer, [desk.wording.noLists]) }
    reply.choices.append(Reply.Choice(desk.wording.onNoList(rest), message: "!getlist \(desk.reader.spelling(.inbox))"))
    return reply
  }
}
