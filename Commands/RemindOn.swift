public import Agenda
public import Grammar
import Voice

/// Sets the network on which the person is reminded.
public struct RemindOn: Command {
  public enum Choice: Hashable, Sendable {
    case ask
    /// Where each thing was added.
    case anywhere
    case network(String)
  }

  public var choice: Choice

  public init(_ choice: Choice) { self.choice = choice }

  public static let guide = Guide(
    "remindon", usage: "NETWORK", bare: [], summary: "where I remind you: !remindon mastodon, !remindon anywhere")

  public static var examples: [Example<RemindOn>] {
    [
      Example("!remindon mastodon", RemindOn(.network("mastodon"))),
      Example("!remindon anywhere", RemindOn(.anywhere)),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty {
      choice = .ask
    } else if ["anywhere", "any", "off", "all", "everywhere"].contains(words) {
      choice = .anywhere
    } else {
      choice = .network(words)
    }
  }

  public func run(on desk: Desk) throws -> Reply {
    let network: String?
    switch choice {
    case .ask: return Reply(.answer, [Wording.remindsOn(desk.person.remindsOn)])
    case .anywhere: network = nil
    case .network(let name):
      var known: [String] = []
      for address in try desk.people.addresses(of: desk.person.id) where !known.contains(address.network) {
        known.append(address.network)
      }
      guard let found = known.first(where: { $0.lowercased() == name }) else {
        throw Misunderstanding(
          name, reason: Wording.noSuchNetwork(known), example: "!remindon \(known.first ?? desk.address.network)")
      }
      network = found
    }
    return try desk.set(\.remindsOn, to: network, summary: "set where to remind", told: Wording.remindsOn(network))
  }
}
