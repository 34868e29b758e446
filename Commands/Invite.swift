package import Agenda
package import Grammar

/// Asks others whether they come to a community event.
package struct Invite: Command {
  /// The people to ask: handles without `@`.
  package var handles: [String]
  package var name: ItemName

  package init(_ handles: [String], to name: ItemName) { (self.handles, self.name) = (handles, name) }

  package static let guide = Guide(
    "invite", usage: "@bob, @ann to X", bare: [], summary: "invites others to an event: !invite @bob to c12")

  package static var examples: [Example<Invite>] {
    [
      Example("!invite @bob, @ann to c12", Invite(["bob", "ann"], to: .listed([ListedEvent.Reference(12)]))),
      Example("!invite @bob to 2", Invite(["bob"], to: .numbers([2]))),
      Example("!invite @bob", Invite(["bob"], to: .it)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let asked = reader.handles(in: arguments)
    handles = asked.handles
    guard !handles.isEmpty else {
      throw Misunderstanding(
        arguments.isEmpty ? "!invite" : arguments, reason: .needs(.handle), example: "!invite @bob to c12")
    }
    name = reader.expectItems(reader.behind(.to, in: asked.rest) ?? asked.rest)
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    let asked = handles.map { "@\($0)" }.joined(separator: ", ")
    switch try desk.chooseListed(name, in: listed, again: { "!invite \(desk.reader.asking(asked, to: $0))" }) {
    case .unclear(let question): return question
    case .items(let events):
      guard events.count == 1, let event = events.first else {
        throw Misunderstanding("", reason: .oneAtATime, example: "!invite @bob to c12")
      }
      if event.audience != .everybody, event.publisher != desk.person.id {
        return Reply(.error, [desk.wording.onlyPublisherInvites(event.name)])
      }
      let replies = try handles.map { handle in
        try desk.invite(handle, to: event) { "!invite \(desk.reader.asking("@\($0)", to: event.reference.spelled))" }
      }
      var reply = Reply(joining: replies)
      reply.subjects = [.listed(event.reference)]
      return reply
    }
  }
}

extension Reader {
  /// `@bob to c12`
  fileprivate func asking(_ handles: String, to event: String) -> String { "\(handles) \(putting(.to, before: event))" }
}
