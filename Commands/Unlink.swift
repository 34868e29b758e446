package import Agenda
package import Grammar

/// Separates one of a person's accounts, which becomes its own person again.
package struct Unlink: Command {
  /// The account to separate; nil is the one that the message comes from.
  package var handle: String?
  /// True if they mean it; nil shows what it would do.
  package var isMeant: Bool?

  package init(_ handle: String? = nil, isMeant: Bool? = nil) {
    self.handle = handle
    self.isMeant = isMeant
  }

  package static let guide = Guide("unlink", usage: "[@handle]", summary: "separates this account from your others")

  package static var examples: [Example<Unlink>] {
    [Example("!unlink", Unlink()), Example("!unlink @ann@example.org", Unlink("ann@example.org"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let (account, answer) = reader.cutting([.yes, .no], atEndOf: arguments)
    isMeant = answer.map { $0 == .yes }
    guard !account.contains(" ") else { throw Misunderstanding(arguments, reason: .needs(.handle), example: "!unlink") }
    handle = account.nonEmpty.map(reader.handle)
  }

  package func wantsProof(on desk: Desk) -> Bool { isMeant == true }

  package func run(on desk: Desk) throws -> Reply {
    let addresses = try desk.people.addresses(of: desk.person.id)
    guard addresses.count > 1 else { return Reply(.error, [desk.wording.onlyAccount]) }
    let found = try account(among: addresses, on: desk)
    let rest = addresses.filter { $0 != found }
    switch isMeant {
    case nil:
      let target = "@\(found.unmistakable)"
      let choices = desk.agreement(to: "!unlink \(target)")
      return Reply(.answer, desk.wording.beforeUnlinking(found, rest, to: desk.audience), choices: choices)
    case false:
      return Reply(.answer, [desk.wording.notUnlinked], closesQuestion: true)
    case true:
      try desk.rights.part(found)
      return Reply(.answer, [desk.wording.unlinked(found, to: desk.audience)], closesQuestion: true)
    }
  }

  /// The account that is meant.
  private func account(among addresses: [Address], on desk: Desk) throws -> Address {
    guard let handle = handle?.lowercased() else { return desk.address }
    let found = addresses.called(handle)
    guard found.count == 1, let only = found.first else {
      let offered = addresses.first { desk.audience.mayBeTold($0.key) } ?? desk.address
      throw Misunderstanding(
        "@\(handle)", reason: desk.wording.accounts(addresses, to: desk.audience),
        example: "!unlink @\(offered.unmistakable)")
    }
    return only
  }
}
