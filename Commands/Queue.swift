package import Agenda
package import Grammar

/// Lists the events that a moderator must look at.
package struct Queue: Command {
  package init() {}

  package static let guide = Guide("queue", summary: "events that a moderator has to look at")

  package static var examples: [Example<Queue>] { [Example("!queue", Queue())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    guard try desk.isModerator(in: listed) else { return Reply(.error, [desk.wording.notModerator]) }
    let heading = desk.wording.queue(in: listed.community)
    let waiting = try listed.queue()
    guard !waiting.isEmpty else { return Reply.none(desk.wording.nothing(heading)) }
    return Reply(
      .answer, [desk.wording.heading(heading)],
      list: waiting.map { Reply.Entry(desk.wording.line($0, on: desk), item: .listed($0.event.reference)) })
  }
}
