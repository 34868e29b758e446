import Agenda
import Foundation

@testable import Feeds

/// The facts known about a source from its earlier answers, as a store keeps them.
struct KnownEvents: Equatable {
  var source = KnownSource()
  private(set) var events: [CommunityEvent.Key: KnownSource.KnownEvent] = [:]
  private var last: Int64 = 0

  /// Compares an answer with the known facts, and notes its changes.
  mutating func take(_ answer: SourceAnswer, at now: Date) -> SourceUpdate {
    var update = SourceUpdate(by: answer, at: now)
    for event in events.values.sorted(by: { $0.id.number < $1.id.number }) { update.compare(with: event) }
    update.finish(with: source)
    source = update.known
    for place in update.written {
      guard let event = answer.event(at: place) else { continue }
      let renamed = update.renamed(at: place)
      let key = renamed.flatMap { id in events.values.first { $0.id == id }?.key } ?? event.key
      if events[key] == nil { last += 1 }
      events[key] = KnownSource.KnownEvent(
        id: events[key]?.id ?? CommunityEvent.ID(last), key: key, name: event.name, start: event.start,
        over: event.over(in: Samples.london), fingerprint: event.fingerprint, details: event.detailsFingerprint)
    }
    for absence in update.absences {
      guard var event = events.values.first(where: { $0.id == absence.id }) else { continue }
      (event.missed, event.missedSince, event.isListed) = (absence.missed, absence.since, absence.isListed)
      events[event.key] = event
    }
    return update
  }
}
