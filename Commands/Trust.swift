package import Agenda
package import Grammar

/// Accepts somebody's requests from now on, without asking the person.
package struct Trust: Command {
  package var handle: String
  package var isOff: Bool

  package init(_ handle: String, isOff: Bool = false) {
    self.handle = handle
    self.isOff = isOff
  }

  package static let guide = Guide(
    "trust", usage: "@ann [off]", bare: [.handle, .numbers], summary: "you accept what @ann sends without being asked")

  package static var examples: [Example<Trust>] {
    [Example("!trust @ann", Trust("ann")), Example("!trust @ann off", Trust("ann", isOff: true))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    (handle, isOff) = try reader.expectHandle(arguments, of: Self.guide, example: "!trust @ann")
  }

  /// The bot no longer asks about requests from somebody who is trusted.
  package func wantsProof(on desk: Desk) -> Bool { !isOff }

  package func run(on desk: Desk) throws -> Reply {
    switch try desk.find(handle, again: { "!trust @\($0)" + (isOff ? " " + desk.reader.spelling(.off) : "") }) {
    case .unclear(let question): return question
    case .nobody: return Reply(.error, [desk.wording.neverMet(handle)])
    case .person(let id, let address):
      let contacts = desk.others.contacts
      let (name, kept) = (
        Called(address, to: desk.audience, in: desk.wording),
        Called(lasting: address, to: desk.audience, in: desk.wording)
      )
      switch (try contacts.standing(of: id), isOff) {
      case (nil, _), (.blocked, _): return Reply(.error, [desk.wording.neverAccepted(name)])
      case (.known, true): return Reply(.answer, [desk.wording.distrusted(name)])
      case (.trusted, true):
        try contacts.set(.known, of: id)
        try desk.describe(.distrusted, [kept.text])
        return Reply(.answer, [desk.wording.distrusted(name)])
      case (_, false):
        try contacts.set(.trusted, of: id)
        try desk.describe(.trusted, [kept.text])
        return Reply(.answer, [desk.wording.trusted(name)])
      }
    }
  }
}
