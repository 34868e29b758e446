// The person's rights in the community, and the names of others there: for commands and pages alike.
extension Desk {
  /// Whether the person is a moderator, who decides what others see.
  package func isModerator(in moderation: any Moderation) throws -> Bool {
    try moderation.moderators().contains(person.id)
  }

  /// Whether the person may publish events that the community itself stands behind.
  package func isOrganiser(in listed: any Moderation) throws -> Bool {
    try listed.role() == .organiser || isModerator(in: listed)
  }

  /// Returns the audiences for which the person may publish events; empty if they may publish none.
  package func audiencesToPublish(in listed: any ListedEvents) throws -> [EventAudience] {
    switch listed.community.publishing {
    case .nobody: []
    // Moderators have nothing to do with an event that is not for everybody.
    case .moderators: try isOrganiser(in: listed) ? EventAudience.allCases : [.friends, .invited]
    case .approve, .open: EventAudience.allCases
    }
  }

  /// Whether the person may change a published event. One that is not for everybody may be changed only by its
  /// publisher.
  package func mayChange(_ event: PublishedEvent, in listed: any Moderation) throws -> Bool {
    try event.publisher == person.id || event.publication.audience == .everybody && isModerator(in: listed)
  }

  /// Returns the name for somebody whom the person knows only from the community.
  package func called(_ other: Person.ID) throws -> Called {
    let all = try people.addresses(of: other)
    let near = all.first { $0.key.isNear(address.key) } ?? all.first { !audience.isTelephone($0.key) }
    return Called(lasting: near, to: audience, in: wording)
  }
}
