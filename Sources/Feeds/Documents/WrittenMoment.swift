import Civil
import Foundation
import ICalendar

/// A day or a time as feeds and pages write it, in ISO 8601, RFC 822 or English words.
struct WrittenMoment: Equatable {
  var date: CivilDate
  var time: CivilTime?
  /// Seconds east of UTC; nil if the text gives no offset.
  var offset: Int?

  /// Reads a text; nil if the whole of it is not a day or a time.
  ///
  /// - Parameter reference: the day near which a day without a year lies.
  init?(_ text: String, near reference: CivilDate? = nil) {
    let text = PlainText.trimmed(text)
    guard !text.isEmpty, text.utf8.count <= 100 else { return nil }
    if let stamp = Stamp(text) {
      (date, time, offset) = (stamp.date, stamp.time, stamp.isUTC ? 0 : stamp.offset)
      return
    }
    guard let words = DateWords(text), let date = words.date(near: reference) else { return nil }
    (self.date, time, offset) = (date, words.time, words.offset)
  }

  /// The moment in the local time of a zone, which it names; a whole day has no zone.
  func moment(in zone: Zone) -> When {
    guard let time else { return When(date) }
    guard let offset else { return When(date, time, zone: zone.identifier) }
    let instant = Zone.utc.instant(of: CivilDateTime(date, time)).addingTimeInterval(-Double(offset))
    let local = zone.local(at: instant)
    return When(local.date, local.time, zone: zone.identifier)
  }
}
