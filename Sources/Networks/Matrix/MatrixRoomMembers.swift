/// The people in a room besides the account.
enum MatrixRoomMembers: Equatable {
  case people(Set<String>)
  /// More people than are counted. It stays a crowd, even if somebody leaves.
  case crowd
  /// The account itself is not in the room.
  case unknown

  /// The most people to count.
  private static let most = 200

  init(_ people: Set<String>) { self = people.count > Self.most ? .crowd : .people(people) }

  /// Whether the sender is alone with the account.
  func isPrivate(to sender: String) -> Bool {
    guard case .people(let people) = self else { return false }
    return people.isSubset(of: [sender])
  }

  /// The people in the room after these events, which are given oldest first.
  func after(_ events: some Sequence<MatrixEvent>, besides account: String) -> MatrixRoomMembers {
    events.reduce(self) { $0.moved($1, besides: account, isThere: $1.content.membership == "join") }
  }

  /// The people in the room before these events, which are given oldest first.
  func before(_ events: [MatrixEvent], besides account: String) -> MatrixRoomMembers {
    events.reversed().reduce(self) { members, event in
      let wasThere = event.formerMembership.map { $0 == "join" }
      // If the server does not give the former membership, a person who leaves was there.
      let isEnd = ["leave", "ban"].contains(event.content.membership)
      return members.moved(event, besides: account, isThere: wasThere ?? isEnd)
    }
  }

  private func moved(_ event: MatrixEvent, besides account: String, isThere: Bool) -> MatrixRoomMembers {
    guard case .people(var people) = self, event.isMembership, let person = event.stateKey, person != account else {
      return self
    }
    if isThere { people.insert(person) } else { people.remove(person) }
    return MatrixRoomMembers(people)
  }
}
