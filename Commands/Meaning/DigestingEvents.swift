import Agenda

extension Desk {
  /// How many of the community's events a digest tells of.
  private static let mostInDigest = 3

  /// The line of the day's digest that tells of what is on and interests the person; nil where nothing does that it has
  /// not told of before. What is told is noted.
  func communityDigest() throws -> String? {
    guard let listed, !person.interests.isEmpty else { return nil }
    var filter = EventFilter()
    (filter.first, filter.last) = (today, today)
    let all = try listed.events(filter, limit: 200).filter { event in
      try event.status != .cancelled && listed.attendance(of: event.reference) == nil
    }
    let kinds = Set(person.interests.map(\.folded))
    let fits = try all.filter { event in
      try event.categories.contains { kinds.contains($0.folded) } && !listed.isTold(event.reference)
    }.prefix(Self.mostInDigest)
    guard !fits.isEmpty else { return nil }
    for event in fits { try listed.noteTold(event.reference) }
    return wording.onToday(Array(fits), more: all.count - fits.count, on: self)
  }
}
