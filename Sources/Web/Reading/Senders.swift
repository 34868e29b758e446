import Agenda

extension Desk {
  /// How many requests are looked at for who sent what.
  private static let most = 200

  /// Who asked for those of the person's todos that others asked for.
  func senders() throws -> [ItemReference: String] {
    var senders: [ItemReference: String] = [:]
    for request in try others.itemRequests.landed(limit: Self.most) {
      guard let todo = request.landed else { continue }
      let key = request.acquaintance?.sender
      let address = try key.flatMap { key in try people.addresses(of: request.sender).first { $0.key == key } }
      senders[.todo(todo)] = Called(lasting: address, to: audience, in: wording).text
    }
    return senders
  }
}
