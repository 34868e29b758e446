import Agenda
import Grammar

/// Whom a handle means.
enum Met {
  case person(Person.ID, Address)
  /// It may mean several, or one whom the person does not know: asked which.
  case unclear(Reply)
  case nobody
}

extension Desk {
  /// The person a handle means. A bare handle means somebody on the person's own network and host, or a contact; one with
  /// its host and network means who has it. Anybody else is asked for, even where there is only one.
  ///
  /// - Parameter again: the command as the person would send it, given a handle; nil where it can't be told.
  /// - Throws: `Misunderstanding` where it is unclear and the command can't be told.
  func find(_ handle: String, again: ((String) -> String)?) throws -> Met {
    // Anybody who guesses a number elsewhere learns nothing.
    let met = try people.met(by: handle).filter { audience.mayBeTold($0.address.key) }
    // What the choices of a question name means that one alone.
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

  /// Names by which addresses are told apart: if two would be the same, each has its server.
  private func labels(of choices: [Address]) -> [String] {
    let labels = choices.map { "\(Called($0, to: audience, in: wording)) (\($0.network))" }
    return zip(choices, labels).map { choice, label in
      guard labels.filter({ $0 == label }).count > 1, let server = choice.key.server else { return label }
      return "\(Called(choice, to: audience, in: wording)) (\(choice.network) on \(server))"
    }
  }

  /// How the other of a request is called here.
  func other(of itemRequest: ItemRequest) throws -> Called {
    try name(ofSender: itemRequest.sender != person.id, in: itemRequest, to: audience, wording)
  }

  /// How the person is called where the other of a request reads of it.
  ///
  /// - Parameter wording: the other's.
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

  /// The address by which a reader knows somebody: the one that was noted, or one where both are. Another account of theirs
  /// is told to nobody who has not met them there.
  func known(_ other: Person.ID, by key: AddressKey?, to reader: AddressKey) throws -> Address? {
    let all = try people.addresses(of: other)
    if let key { return all.first { $0.key == key } }
    return all.first { $0.key.isNear(reader) }
  }

  /// The address by which the person goes to somebody who reads there: where they write from, or where that is not to be
  /// told, one that the other knows already.
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
  /// Reads a handle, and `off` behind it.
  func expectHandle(_ arguments: String, of guide: Guide, example: String) throws -> (String, isOff: Bool) {
    var words = arguments.split(separator: " ").map(String.init)
    let isOff = words.count > 1 && words.last.map { says(.off, $0) } == true
    if isOff { words.removeLast() }
    let handle = words.first.map(self.handle) ?? ""
    guard words.count == 1, !handle.isEmpty else {
      throw Misunderstanding(
        arguments.isEmpty ? "!\(guide.name)" : arguments, reason: .needs(.handle), example: example)
    }
    return (handle, isOff)
  }
}
