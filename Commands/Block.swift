package import Agenda
package import Grammar

/// Stops somebody from sending anything to the person.
package struct Block: Command {
  package var handle: String
  package var isOff: Bool

  package init(_ handle: String, isOff: Bool = false) {
    self.handle = handle
    self.isOff = isOff
  }

  package static let guide = Guide(
    "block", usage: "@bob [off]", bare: [.handle, .numbers], summary: "@bob can send you nothing any more")

  package static var examples: [Example<Block>] {
    [Example("!block @bob", Block("bob")), Example("!block @bob off", Block("bob", isOff: true))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    (handle, isOff) = try reader.expectHandle(arguments, of: Self.guide, example: "!block @bob")
  }

  /// Otherwise somebody who is blocked could unblock themselves.
  package func wantsProof(on desk: Desk) -> Bool { isOff }

  package func run(on desk: Desk) throws -> Reply {
    switch try desk.find(handle, again: { "!block @\($0)" + (isOff ? " " + desk.reader.spelling(.off) : "") }) {
    case .unclear(let question): return question
    case .nobody: return Reply(.error, [desk.wording.neverMet(handle)])
    case .person(desk.person.id, _): return Reply(.error, [desk.wording.thatIsYou])
    case .person(let id, let address):
      let (name, kept) = (
        Called(address, to: desk.audience, in: desk.wording),
        Called(lasting: address, to: desk.audience, in: desk.wording)
      )
      let isBlocked = try desk.others.contacts.standing(of: id) == .blocked
      if isOff {
        if isBlocked {
          // The person still knows somebody from whom they accepted something.
          let isKnown = try desk.others.itemRequests.landed(limit: 500).contains { $0.sender == id }
          try desk.others.contacts.set(isKnown ? .known : nil, of: id)
          try desk.describe(.unblocked, [kept.text])
        }
        return Reply(.answer, [desk.wording.unblocked(name)])
      }
      if !isBlocked {
        try desk.others.contacts.set(.blocked, of: id)
        try desk.describe(.blocked, [kept.text])
        let dropped = try dropPending(from: id, on: desk)
        if !dropped.isEmpty {
          let told = [desk.wording.blocked(name), desk.wording.declinedSilently(dropped)]
          return Reply(.answer, told, closesQuestion: true)
        }
      }
      return Reply(.answer, [desk.wording.blocked(name)], closesQuestion: true)
    }
  }

  /// Declines the sender's open requests without telling them, and returns the names of the items.
  private func dropPending(from sender: Person.ID, on desk: Desk) throws -> [String] {
    var names: [String] = []
    for var itemRequest in try desk.others.itemRequests.pending() where itemRequest.sender == sender {
      itemRequest.state = .declined
      try desk.others.itemRequests.update(itemRequest)
      if let question = itemRequest.question { _ = try desk.others.messenger.withdraw(question, from: desk.person.id) }
      names.append(itemRequest.item.name)
    }
    return names
  }
}
