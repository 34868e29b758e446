import Agenda
import Grammar

// Invitations to the community's events.
extension Desk {
  /// Asks somebody whether they come to an event.
  ///
  /// - Parameter again: the command as the person would send it, given a handle.
  func invite(_ handle: String, to event: ListedEvent, again: @escaping (String) -> String) throws -> Reply {
    let item = AgendaItem.event(Event(event, added: instant))
    switch try find(handle, again: again) {
    case .unclear(let question): return question
    case .nobody: return Reply(.error, wording.toForward(item, handle, on: self))
    case .person(let id, _) where id == person.id: return Reply(.error, [wording.thatIsYou])
    case .person(let id, let address):
      let name = Called(address, to: audience, in: wording)
      guard let recipient = try people.person(id) else {
        return Reply(.error, wording.toForward(item, handle, on: self))
      }
      if try others.itemRequests.hasInvited(id, to: event.reference.number) {
        return Reply(.answer, [wording.hasInvited(name, to: event.name)])
      }
      if let refusal = try refusal(of: recipient, called: name) { return Reply(.error, [refusal]) }
      let place = try others.messenger.place(of: id) ?? address.key
      let signature = try signature(to: id, at: place)
      var itemRequest = ItemRequest(
        sender: person.id, recipient: id, item: item, asked: instant,
        acquaintance: .init(sender: signature?.key, recipient: address.key))
      itemRequest.event = event.reference.number
      guard try ask(itemRequest, of: recipient) else {
        return Reply(.error, wording.toForward(item, handle, on: self))
      }
      try describe(.sent, [event.name, Called(lasting: address, to: audience, in: wording).text])
      return Reply(.confirmation, [wording.invited(name, to: item, on: self)])
    }
  }

  /// Lets the person go to an event that they are invited to.
  func acceptInvitation(_ itemRequest: ItemRequest, to number: Int64) throws -> Reply {
    let name = itemRequest.item.name
    guard let listed, let event = try listed.event(ListedEvent.Reference(number)) else {
      return try drop(itemRequest, saying: wording.tookBack(itemRequest.item, by: try other(of: itemRequest)))
    }
    let reply = try attend(event, as: .going, 0, in: listed)
    guard reply.kind != .error else { return try drop(itemRequest, saying: reply.lines.joined(separator: " ")) }
    try answer(itemRequest, .accepted) { $0.accepted($1, by: $2) }
    try describe(.accepted, [name])
    try others.contacts.meet(itemRequest.sender)
    return reply
  }

  /// Ends a request that can no longer be answered.
  private func drop(_ itemRequest: ItemRequest, saying told: String) throws -> Reply {
    var itemRequest = itemRequest
    itemRequest.state = .withdrawn
    try others.itemRequests.update(itemRequest)
    return Reply(.answer, [told])
  }
}
