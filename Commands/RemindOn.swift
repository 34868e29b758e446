package import Agenda
package import Grammar

/// Sets the network on which the person is reminded.
package struct RemindOn: Command {
  package enum Choice: Hashable, Sendable {
    case ask
    /// On the network where each thing was added.
    case anywhere
    case network(String)
  }

  package var choice: Choice

  package init(_ choice: Choice) { self.choice = choice }

  package static let guide = Guide(
    "remindon", usage: "NETWORK", bare: [.words], summary: "where I remind you: !remindon mastodon, !remindon anywhere")

  package static var examples: [Example<RemindOn>] {
    [
      Example("!remindon mastodon", RemindOn(.network("mastodon"))),
      Example("!remindon anywhere", RemindOn(.anywhere)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty {
      choice = .ask
    } else if reader.says(.anywhere, words) {
      choice = .anywhere
    } else {
      choice = .network(words)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let network: String?
    switch choice {
    case .ask: return Reply(.answer, [desk.wording.remindsOn(desk.person.remindsOn)])
    case .anywhere: network = nil
    case .network(let name):
      var known: [String] = []
      for address in try desk.people.addresses(of: desk.person.id) where !known.contains(address.network) {
        known.append(address.network)
      }
      guard let found = known.first(where: { $0.lowercased() == name }) else {
        throw Misunderstanding(
          name, reason: .noSuchNetwork(known), example: "!remindon \(known.first ?? desk.address.network)")
      }
      network = found
    }
    return try desk.set(
      \.remindsOn, to: network, did: ChangeSummary(.setWhereToRemind), told: desk.wording.remindsOn(network))
  }
}
