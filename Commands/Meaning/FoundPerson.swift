import Agenda
import Grammar

/// The outcome of finding the person of a handle.
enum FoundPerson {
  case person(Person.ID, Address)
  /// It may mean several people, or one whom the person does not know: asks which.
  case unclear(Reply)
  case nobody
}

extension Desk {
  /// Finds the person that a handle means. A bare handle means somebody on the person's own network and host, or a
  /// contact. One with its host and network means its holder. For anybody else the bot asks the person, even if there
  /// is only one candidate.
  ///
  /// - Parameter again: the command as the person would send it, given a handle; nil if it can't be written.
  /// - Throws: `Misunderstanding` if the handle is unclear and the command can't be written.
  func find(_ handle: String, again: ((String) -> String)?) throws -> FoundPerson {
    // Somebody on another network who guesses a number learns nothing.
    let met = try people.met(by: handle).filter { audience.mayBeTold($0.address.key) }
    // The name in a choice of a question means that address alone.
    let named = met.filter { $0.address.isNamed(by: handle) }
    let found = named.isEmpty ? met : named
    let isBare = Address.isBare(handle)
    let likely = try found.filter { met in
      try met.address.isMeant(by: handle) || met.person == person.id
        || met.address.key.isNear(address.key) && (!isBare || met.address.host == address.host)
        || others.contacts.standing(of: met.person) != nil
    }
    if let met = likely.first, likely.allSatisfy({ $0.person == met.person }) {
      return .person(met.person, likely.first { $0.address.key.isNear(address.key) }?.address ?? met.address)
    }
    var choices: [Address] = []
    for met in likely.isEmpty ? found : likely where !choices.contains(where: { $0.key == met.address.key }) {
      choices.append(met.address)
    }
    choices = Array(choices.prefix(9))
    guard let first = choices.first else { return .nobody }
    guard let again else {
      throw Misunderstanding(
        "@\(handle)", reason: .couldBe(choices.map { Called($0, to: audience, in: wording).text }),
        example: "!send pick up the milk to @\(first.name(to: address.key))")
    }
    return .unclear(
      Reply(
        .answer, [wording.which],
        choices: zip(choices, labels(of: choices)).map { Reply.Choice($1, message: again($0.unmistakable)) }))
  }

  /// Names that tell addresses apart: if two would be the same, each gets its server.
  private func labels(of choices: [Address]) -> [String] {
    let labels = choices.map { "\(Called($0, to: audience, in: wording)) (\($0.network))" }
    return zip(choices, labels).map { choice, label in
      guard labels.filter({ $0 == label }).count > 1, let server = choice.key.server else { return label }
      return "\(Called(choice, to: audience, in: wording)) (\(wording.name(choice.network, on: server)))"
    }
  }

  /// The name of the other person of a request, as this person may see it.
  func other(of itemRequest: ItemRequest) throws -> Called {
    try name(ofSender: itemRequest.sender != person.id, in: itemRequest, to: audience, wording)
  }

  /// The person's name, as the other person of a request may see it.
  ///
  /// - Parameter wording: the other's wording.
  func ownName(in itemRequest: ItemRequest, to reader: Audience, _ wording: any Wording) throws -> Called {
    try name(ofSender: itemRequest.sender == person.id, in: itemRequest, to: reader, wording)
  }

  private func name(
    ofSender: Bool, in itemRequest: ItemRequest, to reader: Audience, _ wording: any Wording
  ) throws -> Called {
    let one = ofSender ? itemRequest.sender : itemRequest.recipient
    let address: Address?
    if let met = itemRequest.acquaintance {
      address = try (ofSender ? met.sender : met.recipient).flatMap { try known(one, by: $0, to: reader.key) }
    } else {
      address = try known(one, by: nil, to: reader.key)
    }
    return Called(address, to: reader, in: wording)
  }

  /// The address by which a reader knows somebody: the noted one, or one on the reader's network and realm. Their other
  /// accounts are never revealed to somebody who has not met them there.
  func known(_ other: Person.ID, by key: AddressKey?, to reader: AddressKey) throws -> Address? {
    let all = try people.addresses(of: other)
    if let key { return all.first { $0.key == key } }
    return all.first { $0.key.isNear(reader) }
  }

  /// The address with which the person signs to somebody who reads there: the one they write from, or, if that must not
  /// be revealed, one that the reader knows already.
  func signature(to other: Person.ID, at reader: AddressKey) throws -> Address? {
    let audience = audience(at: reader)
    if audience.mayBeTold(address.key) { return address }
    if let near = try known(person.id, by: nil, to: reader) { return near }
    let known = try others.itemRequests.ownKeys(knownTo: other).filter { audience.mayBeTold($0) }
    let own = try people.addresses(of: person.id)
    return known.lazy.compactMap { key in own.first { $0.key == key } }.first
  }
}

extension Reader {
  /// Reads a handle, and an `off` after it.
  func expectHandle(_ arguments: String, of guide: Guide, example: String) throws -> (String, isOff: Bool) {
    let (name, off) = cutting([.off], atEndOf: arguments)
    let isOff = off != nil && !name.isEmpty
    let handle = self.handle(isOff ? name : arguments.trimmed)
    guard !name.contains(" "), !handle.isEmpty else {
      throw Misunderstanding(
        arguments.isEmpty ? "!\(guide.name)" : arguments, reason: .needs(.handle), example: example)
    }
    return (handle, isOff)
  }
}
