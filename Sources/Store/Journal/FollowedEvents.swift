import Agenda
import GRDB

/// Decides what undo and redo do to one person's events that come from calendars they follow. Such an event is always
/// as its calendar gives it, and the journal has none of its changes.
struct FollowedEvents {
  let owner: Owner
  /// The subscriptions that the same change set restores.
  let returning: Set<Int64>

  /// Returns the event that replaces `now` when the journal would restore `image`; nil if there is none.
  ///
  /// - Parameter other: the journal's image of what the change set would replace.
  func event(for image: Event?, insteadOf now: Event?, thatWas other: Event?) throws -> Event? {
    if var kept = now, kept.subscribed != nil {
      if let image { (kept.reminders, kept.snoozed) = (image.reminders, image.snoozed) }
      return kept
    }
    guard let image else { return nil }
    if let subscribed = image.subscribed { return returning.contains(subscribed.id.number) ? image : now }
    let isGone = now == nil && other != nil
    return try isGone || brings(image) ? now : image
  }

  /// Returns true if a calendar that the person follows has an event with the same UID.
  func brings(_ event: Event) throws -> Bool {
    guard let uid = event.imported?.uid else { return false }
    let find = try owner.db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM event WHERE person = ? AND uid = ? AND subscription IS NOT NULL)")
    return try find.value([owner.person.number, uid]) ?? false
  }
}
