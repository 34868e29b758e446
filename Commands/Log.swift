package import Agenda
package import Grammar

/// Lists the latest decisions about events, for moderators.
package struct Log: Command {
  package init() {}

  package static let guide = Guide("log", bare: [], summary: "moderators: what was decided about events")

  package static var examples: [Example<Log>] { [Example("!log", Log())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  /// The most decisions that are listed.
  private static let most = 10

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    guard try desk.isModerator(in: listed) else { return Reply(.error, [desk.wording.notModerator]) }
    let heading = desk.wording.log(in: listed.community)
    let entries = try listed.log(limit: Self.most)
    guard !entries.isEmpty else { return Reply.none(desk.wording.nothing(heading)) }
    let lines = try entries.map { entry in
      "- \(desk.wording.line(entry, try listed.moderated(entry.event)?.event.name, on: desk))"
    }
    return Reply(.answer, [desk.wording.heading(heading)] + lines)
  }
}
