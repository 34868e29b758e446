import Agenda
import Civil
import Foundation

/// What an event of an answer is compared by, in few bytes: an answer may have tens of thousands.
struct EventOutline: Sendable {
  /// What the event is known by.
  let key: Digest
  /// The source's own name for it, which the parts of a series share.
  let uid: Digest
  /// What is the same of an event whose source has renamed it.
  let likeness: Digest
  /// All that is told of it.
  let state: Digest
  /// The revision of it; the higher one of two counts.
  let sequence: Int
  /// When the last of it is over; nil for what repeats without an end.
  let over: Date?
  /// Which of the answer's calendars it is in, and where it stands there; for other answers, its place among the events.
  let (calendar, start, end): (Int32, Int32, Int32)

  init(_ event: CommunityEvent, zone: Zone, calendar: Int = 0, at range: Range<Int>) {
    key = Digest(event.uid, event.recurrenceID)
    uid = Digest(event.uid)
    likeness = Digest(CommunityEvent.likeness(event.name, event.start), event.recurrenceID)
    state = Digest(event.fingerprint, event.detailsFingerprint)
    sequence = event.sequence
    over = event.over(in: zone)
    // No answer is that long.
    self.calendar = Int32(clamping: calendar)
    (start, end) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// Of two with one key the one with the higher revision counts, or the later one.
  static func withoutDoubles(_ outlines: some Sequence<EventOutline>) -> [EventOutline] {
    var places: [Digest: Int] = [:]
    var kept: [EventOutline] = []
    for outline in outlines {
      guard let place = places[outline.key] else {
        places[outline.key] = kept.count
        kept.append(outline)
        continue
      }
      if outline.sequence >= kept[place].sequence { kept[place] = outline }
    }
    return kept
  }
}
