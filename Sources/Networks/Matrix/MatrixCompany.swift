/// The people in a room beside the account.
enum MatrixCompany: Equatable {
  case people(Set<String>)
  /// More people than are counted: whoever leaves, it stays a crowd.
  case crowd
  /// The account itself is not there.
  case unknown

  /// The most people that are counted; more are a crowd.
  private static let most = 200

  init(_ people: Set<String>) { self = people.count > Self.most ? .crowd : .people(people) }

  /// True if the sender is alone with the account.
  func isPrivate(to sender: String) -> Bool {
    guard case .people(let people) = self else { return false }
    return people.isSubset(of: [sender])
  }

  /// Returns the company after these events, oldest first.
  func after(_ events: some Sequence<MatrixEvent>, besides account: String) -> MatrixCompany {
    events.reduce(self) { $0.moved($1, besides: account, isThere: $1.content.membership == "join") }
  }

  /// Returns the company before these events, oldest first.
  func before(_ events: [MatrixEvent], besides account: String) -> MatrixCompany {
    events.reversed().reduce(self) { company, event in
      let wasThere = event.formerMembership.map { $0 == "join" }
      // If the server does not state the former membership, whoever leaves was there.
      let isEnd = ["leave", "ban"].contains(event.content.membership)
      return company.moved(event, besides: account, isThere: wasThere ?? isEnd)
    }
  }

  private func moved(_ event: MatrixEvent, besides account: String, isThere: Bool) -> MatrixCompany {
    guard case .people(var people) = self, event.isMembership, let person = event.stateKey, person != account else {
      return self
    }
    if isThere { people.insert(person) } else { people.remove(person) }
    return MatrixCompany(people)
  }
}
