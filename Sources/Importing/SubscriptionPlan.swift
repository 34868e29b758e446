public import Agenda
public import Civil
public import Foundation

/// The changes that a followed calendar makes to its events among a person's own.
public struct SubscriptionPlan: Sendable {
  /// The events that are new.
  public private(set) var added: [Event] = []
  /// The events that differ, as they will be.
  public private(set) var changed: [Event] = []
  /// The events that are called off or gone, and not over.
  public private(set) var removed: [Event] = []
  /// Whether so many events are missing that they do not count as gone.
  public private(set) var isHeld = false

  /// If at least this many events are missing, and more than this share of the coming ones, a mistake is more likely.
  private static let (fewest, share) = (5, 0.3)

  /// - Parameters:
  ///   - kept: the events from the subscription.
  ///   - own: finds the person's own event with a UID that came from a file or an earlier subscription.
  ///   - believesLoss: whether all missing events are gone, however many they are.
  ///   - zone: the person's zone.
  public init(
    _ calendar: SubscribedCalendar, of subscribed: Subscribed, kept: [Event], own: (String) throws -> Event?,
    believesLoss: Bool, zone: Zone, now: Date
  ) rethrows {
    let known = Dictionary(
      kept.compactMap { event in event.imported.map { ($0.uid, event) } }, uniquingKeysWith: { first, _ in first })
    var told: Set<String> = []
    for event in calendar.events {
      guard let imported = event.imported, told.insert(imported.uid).inserted else { continue }
      var event = event
      (event.subscribed, event.list) = (subscribed, nil)
      // A calendar without alarms says nothing about them, so the usual reminder stays.
      if event.reminders?.isEmpty == true { event.reminders = nil }
      if let before = try known[imported.uid] ?? own(imported.uid) {
        if before.imported != imported || before.subscribed != subscribed { changed.append(event.merged(into: before)) }
      } else {
        added.append(event)
      }
    }
    let coming = kept.filter { $0.isComing(at: now, in: zone) }
    let calledOff = coming.filter { $0.imported.map { calendar.calledOff.contains($0.uid) } ?? false }
    let missing = coming.filter { event in
      guard let uid = event.imported?.uid else { return true }
      return !told.contains(uid) && !calendar.calledOff.contains(uid)
    }
    isHeld =
      !believesLoss && missing.count >= Self.fewest && Double(missing.count) > Self.share * Double(coming.count)
    removed = calledOff.filter { event in !told.contains(event.imported?.uid ?? "") } + (isHeld ? [] : missing)
  }

  /// Makes the changes.
  ///
  /// - Throws: `QuotaReached`, or what the store throws. The transaction must not be committed then.
  public func apply(to events: any Events) throws {
    for event in removed { if let id = event.id { try events.remove(id) } }
    for event in changed { try events.update(event) }
    for event in added { _ = try events.add(event) }
  }
}

extension Event {
  /// The calendar's version of an event, with the number and the reminders that only the store knows.
  fileprivate func merged(into kept: Event) -> Event {
    var event = self
    (event.id, event.added, event.snoozed) = (kept.id, kept.added, kept.snoozed)
    event.reminders = kept.reminders ?? event.reminders
    return event
  }

  /// Whether the event, or one of its occurrences, is still to come or under way.
  fileprivate func isComing(at now: Date, in zone: Zone) -> Bool {
    !occurrences(from: now, before: .distantFuture, in: zone, most: 1).isEmpty
  }
}
