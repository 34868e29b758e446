package import Agenda
package import Grammar

/// Declines somebody else's request.
package struct Decline: Command {
  package var name: ItemName

  package init(_ name: ItemName = .it) { self.name = name }

  package static let guide = Guide(
    "decline", usage: "[X]", bare: [.numbers, .nothing], summary: "says no to what somebody asks of you")

  package static var examples: [Example<Decline>] {
    [Example("!decline", Decline()), Example("!decline milk", Decline(.words("milk")))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    switch try desk.chooseItemRequest(name, again: { "!decline \($0)" }) {
    case .unclear(let question): return question
    case .items(let itemRequests):
      let told = try itemRequests.map { itemRequest in
        try desk.answer(itemRequest, .declined) { $0.declined($1, by: $2) }
        return desk.wording.declined(itemRequest.item, from: try desk.other(of: itemRequest))
      }
      return try desk.goingOn(Reply(.answer, told, closesQuestion: true))
    }
  }
}
