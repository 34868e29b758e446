import Agenda

extension Desk {
  /// The most community events in a digest.
  private static let mostInDigest = 3

  /// The digest's line about today's events: first those that interest the person, then those that friends openly go
  /// to. Nil if earlier digests have named all of them. Notes the events that it names.
  func communityDigest() throws -> String? {
    guard let listed else { return nil }
    let ofFriends = try listed.eventsOfFriends()
    guard !person.interests.isEmpty || !ofFriends.isEmpty else { return nil }
    var filter = EventFilter()
    (filter.first, filter.last) = (today, today)
    let all = try listed.events(filter, limit: 200).filter { event in
      try event.status != .cancelled && listed.attendance(of: event.reference) == nil
    }
    let kinds = Set(person.interests.map(\.folded))
    let isOfInterest = { (event: ListedEvent) in event.categories.contains { kinds.contains($0.folded) } }
    let hasFriends = { (event: ListedEvent) in
      ofFriends.contains(event.reference) || ofFriends.contains(ListedEvent.Reference(event.reference.number))
    }
    let fits = all.filter(isOfInterest) + all.filter { !isOfInterest($0) && hasFriends($0) }
    let told = try fits.filter { try !listed.isTold($0.reference) }.prefix(Self.mostInDigest)
    guard !told.isEmpty else { return nil }
    for event in told { try listed.noteTold(event.reference) }
    return wording.onToday(
      told.map { (event: $0, hasFriends: hasFriends($0)) }, more: all.count - told.count, on: self)
  }
}
