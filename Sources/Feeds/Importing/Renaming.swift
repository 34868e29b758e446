import Agenda

/// Some servers give every event a new UID at each answer. Where nearly all UIDs are new, and nearly all events are
/// otherwise known, the UIDs that are known are kept.
struct Renaming {
  /// The events, by the UIDs that are known.
  let events: [CommunityEvent]

  /// With fewer events it may be chance.
  private static let fewest = 5
  /// The part of the events that have to be new by UID and known by name and start, in percent.
  private static let percent = 80

  init(known: KnownSource, events: [CommunityEvent]) {
    let fresh = events.filter { known.events[$0.key] == nil }
    guard !known.events.isEmpty, events.count >= Self.fewest, fresh.count * 100 >= events.count * Self.percent else {
      self.events = events
      return
    }
    let given = Set(events.map(\.key))
    let lost = known.events.values.filter { !given.contains($0.key) }.map { ($0.likeness, $0.key) }
    let keys = Dictionary(lost, uniquingKeysWith: { min($0, $1) })
    var used: Set<CommunityEvent.Key> = []
    var renamed = 0
    let kept = events.map { event in
      let likeness = CommunityEvent.likeness(event.name, event.start) + " " + event.recurrenceID
      guard known.events[event.key] == nil, let key = keys[likeness], used.insert(key).inserted else { return event }
      renamed += 1
      var event = event
      event.uid = key.uid
      return event
    }
    self.events = renamed * 100 >= events.count * Self.percent ? kept : events
  }
}
