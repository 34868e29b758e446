import Agenda

extension Desk {
  /// The most requests to search for senders.
  private static let most = 200

  /// The people who asked for todos, by todo.
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
