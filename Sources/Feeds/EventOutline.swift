import Agenda
import Civil
import Foundation

/// The few bytes for comparing an event of an answer, since an answer may have tens of thousands of events.
struct EventOutline: Sendable {
  /// A hash of the key that identifies the event.
  let key: TextHash
  /// The source's own name for it, which the parts of a series share.
  let uid: TextHash
  /// A hash of the parts of an event that stay when its source gives it a new UID.
  let likeness: TextHash
  /// A hash of all details of the event.
  let state: TextHash
  /// The revision of it; the higher one of two counts.
  let sequence: Int
  /// The end of its last occurrence; nil for a series without an end.
  let over: Date?
  /// The number of its calendar in the answer, and its start and end in the file; for other answers, its place among
  /// the events.
  let (calendar, start, end): (Int32, Int32, Int32)

  init(_ event: CommunityEvent, zone: Zone, calendar: Int = 0, at range: Range<Int>) {
    key = TextHash(event.uid, event.recurrenceID)
    uid = TextHash(event.uid)
    likeness = TextHash(CommunityEvent.likeness(event.name, event.start), event.recurrenceID)
    state = TextHash(event.fingerprint, event.detailsFingerprint)
    sequence = event.sequence
    over = event.over(in: zone)
    // No answer is that long.
    self.calendar = Int32(clamping: calendar)
    (start, end) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// Of two with the same key, the one with the higher revision counts, or the later one.
  static func withoutDoubles(_ outlines: some Sequence<EventOutline>) -> [EventOutline] {
    var places: [TextHash: Int] = [:]
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
