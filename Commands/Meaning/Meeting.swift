import Agenda
import Grammar

/// Whom a handle means.
enum Met {
  case person(Person.ID, Address)
  /// Several go by it: asked which.
  case several(Reply)
  case nobody
}

extension Desk {
  /// The person a handle means: one of the person's own contacts where only one fits, else the only one known.
  ///
  /// - Parameter again: the command as the person would send it, given a handle; nil where it can't be told.
  /// - Throws: `Misunderstanding` where several fit and the command can't be told.
  func find(_ handle: String, again: ((String) -> String)?) throws -> Met {
    let found = try people.met(by: handle)
    var ids: [Person.ID] = []
    for (id, _) in found where !ids.contains(id) { ids.append(id) }
    let close = ids.count > 1 ? try ids.filter { try others.contacts.standing(of: $0) != nil } : []
    if close.count == 1 { ids = close }
    guard let first = ids.first, let address = found.first(where: { $0.person == first })?.address else {
      return .nobody
    }
    if ids.count == 1 { return .person(first, address) }
    let addresses = ids.prefix(9).compactMap { id in found.first { $0.person == id }?.address }
    guard let again else {
      throw Misunderstanding(
        "@\(handle)", reason: Voice.couldBe(addresses.map { Voice.called($0) }),
        example: "!send pick up the milk to @\(addresses[0].handle)")
    }
    let choices = addresses.map {
      Reply.Choice("@\($0.name) (\($0.network))", message: again($0.unmistakable))
    }
    return .several(Reply(.answer, [Voice.which], choices: choices))
  }

  /// How somebody is called: where they share a network with the person, by their handle there.
  func address(of other: Person.ID) throws -> Address {
    let all = try people.addresses(of: other)
    return all.first { $0.network == address.network } ?? all.first
      ?? Address(network: address.network, realm: address.realm, remoteID: "", handle: Voice.somebody)
  }

  /// How the person is called where the other is.
  func signature(for other: Person.ID) throws -> Address {
    let networks = Set(try people.addresses(of: other).map(\.network))
    if networks.contains(address.network) { return address }
    return try people.addresses(of: person.id).first { networks.contains($0.network) } ?? address
  }
}

extension Reader {
  /// Reads a handle, and `off` behind it.
  func expectHandle(_ arguments: String, of guide: Guide, example: String) throws -> (String, isOff: Bool) {
    var words = arguments.split(separator: " ").map(String.init)
    let isOff = words.count > 1 && words.last?.lowercased() == "off"
    if isOff { words.removeLast() }
    let handle = words.first.map { String($0.drop { $0 == "@" }) } ?? ""
    guard words.count == 1, !handle.isEmpty else {
      throw Misunderstanding(
        arguments.isEmpty ? "!\(guide.name)" : arguments, reason: Voice.needsHandle, example: example)
    }
    return (handle, isOff)
  }
}
