package import Agenda
package import Grammar

/// Lists the person's requests to others, and their states.
package struct Sent: Command {
  /// The name of the person who was asked; nil for everybody.
  package var handle: String?

  package init(_ handle: String? = nil) { self.handle = handle }

  package static let guide = Guide(
    "sent", usage: "[@bob]", bare: [.nothing], summary: "what you asked of others, and what became of it")

  package static var examples: [Example<Sent>] {
    [Example("!sent", Sent()), Example("!sent @bob", Sent("bob"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    handle = reader.handle(arguments).nonEmpty
  }

  /// The most requests that are listed, the newest first.
  private static let most = 20

  package func run(on desk: Desk) throws -> Reply {
    let wanted = handle?.folded.split(separator: " ").first.map(String.init)
    var lines: [Reply.Entry] = []
    for itemRequest in try desk.others.itemRequests.sent(limit: Sent.most * 5) where lines.count < Sent.most {
      let theirs = try desk.other(of: itemRequest)
      if let wanted, !theirs.isCalled(wanted) { continue }
      var line = Reply.Entry(desk.wording.sent(itemRequest, to: theirs, on: desk))
      line.request = itemRequest.id?.number
      lines.append(line)
    }
    guard !lines.isEmpty else { return Reply.none(desk.wording.nothing(desk.wording.sent)) }
    return Reply(.answer, [desk.wording.heading(desk.wording.sent)], list: lines)
  }
}
