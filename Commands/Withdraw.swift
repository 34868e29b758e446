package import Agenda
package import Grammar

/// Takes back the person's requests to others that have no answer yet.
package struct Withdraw: Command {
  package var name: ItemName

  package init(_ name: ItemName = .it) { self.name = name }

  package static let guide = Guide(
    "withdraw", usage: "[X]", bare: [.nothing], summary: "takes back what you asked of somebody: !withdraw 2")

  package static var examples: [Example<Withdraw>] {
    [Example("!withdraw 2", Withdraw(.numbers([2]))), Example("!withdraw milk", Withdraw(.words("milk")))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    let found = try desk.sentRequests(name)
    guard !found.isEmpty else { throw Misunderstanding("", reason: .nothingSent, example: "!sent") }
    guard found.count == 1 || name.isOfNumbers else {
      let choices = try found.prefix(9).map {
        Reply.Choice(
          desk.wording.sent($0, to: try desk.other(of: $0), on: desk), message: "!withdraw #\($0.id?.number ?? 0)")
      }
      return Reply(.answer, [desk.wording.which], choices: choices)
    }
    let lines = try found.map { request in
      let theirs = try desk.other(of: request)
      guard request.state == .asked else { return desk.wording.notTakenBack(request, theirs) }
      try desk.withdraw(request)
      return desk.wording.withdrawn(request.item, from: theirs)
    }
    return Reply(.confirmation, lines, closesQuestion: true)
  }
}

extension ItemName {
  /// True if it gives each of them by its number.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .numbers, .ids: true
    case .it, .listed, .words: false
    }
  }
}
