// What a person may do in the community, and how others are called there: for commands and pages alike.
extension Desk {
  /// Whether the person decides what others see.
  package func isModerator(in listed: any ListedEvents) throws -> Bool { try listed.moderators().contains(person.id) }

  /// Whether the person may publish what the community stands behind.
  package func isOrganiser(in listed: any ListedEvents) throws -> Bool {
    try listed.role() == .organiser || isModerator(in: listed)
  }

  /// For whom the person may publish events; empty where they may publish none.
  package func audiencesToPublish(in listed: any ListedEvents) throws -> [EventAudience] {
    switch listed.community.publishing {
    case .nobody: []
    // An event that is not for everybody is none of the moderators' business.
    case .moderators: try isOrganiser(in: listed) ? EventAudience.allCases : [.friends, .invited]
    case .approve, .open: EventAudience.allCases
    }
  }

  /// Whether the person may change a published event. One that is not for everybody belongs to its publisher alone.
  package func mayChange(_ event: PublishedEvent, in listed: any ListedEvents) throws -> Bool {
    try event.publisher == person.id || event.publication.audience == .everybody && isModerator(in: listed)
  }

  /// How somebody is called who is known of by what they do in the community.
  package func called(_ other: Person.ID) throws -> Called {
    let all = try people.addresses(of: other)
    let near = all.first { $0.key.isNear(address.key) } ?? all.first { !audience.isTelephone($0.key) }
    return Called(lasting: near, to: audience, in: wording)
  }
}
