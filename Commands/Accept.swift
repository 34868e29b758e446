package import Agenda
package import Grammar

/// Accepts somebody else's request: its item becomes one of the person's own things.
package struct Accept: Command {
  package var name: ItemName

  package init(_ name: ItemName = .it) { self.name = name }

  package static let guide = Guide(
    "accept", usage: "[X]", bare: [.numbers, .nothing], summary: "agrees to what somebody asks of you")

  package static var examples: [Example<Accept>] {
    [Example("!accept", Accept()), Example("!accept milk", Accept(.words("milk")))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    switch try desk.chooseItemRequest(name, again: { "!accept \($0)" }) {
    case .unclear(let question): return question
    case .items(let itemRequests):
      var lines: [String] = []
      var subjects: [ItemReference] = []
      for itemRequest in itemRequests {
        if let event = itemRequest.event {
          let reply = try desk.acceptInvitation(itemRequest, to: event)
          (lines, subjects) = (lines + reply.lines, subjects + reply.subjects)
          continue
        }
        let sender = try desk.other(of: itemRequest)
        let kept = try desk.keep(itemRequest.item)
        var itemRequest = itemRequest
        itemRequest.landed = kept.todoID
        try desk.answer(itemRequest, .accepted) { $0.accepted($1, by: $2) }
        try desk.describe(.accepted, [kept.name])
        lines.append(desk.wording.accepted(kept, from: sender, on: desk))
        if sender.isName, try desk.others.contacts.standing(of: itemRequest.sender) == nil {
          lines.append(desk.wording.canTrust(sender))
        }
        try desk.others.contacts.meet(itemRequest.sender)
        subjects += [kept.reference].compactMap { $0 }
      }
      return try desk.goingOn(Reply(.answer, lines, closesQuestion: true, subjects: subjects))
    }
  }
}
