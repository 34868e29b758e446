import Agenda
import Civil
import Foundation
import Markup

/// Times of the community's events in the form that programs read.
enum ListedTimes {
  /// `2026-11-28`, or `2026-11-28T17:00:00+00:00` (RFC 3339).
  static func written(_ when: When, in zone: Zone) -> String {
    guard when.time != nil else { return when.date.description }
    let own = when.zone.flatMap { Zone(identifier: $0) } ?? zone
    let instant = when.instant(in: zone)
    let local = own.local(at: instant)
    let offset = own.offset(at: instant) / 60
    let time = local.time.secondOfDay
    let hours = two(time / 3600) + ":" + two(time / 60 % 60) + ":" + two(time % 60)
    return "\(local.date)T\(hours)\(offset < 0 ? "-" : "+")\(two(abs(offset) / 60)):\(two(abs(offset) % 60))"
  }

  /// The same for an end: for whole days the last day, while a time is exclusive.
  ///
  /// - Parameter isExclusive: whether the end of whole days is the day after the last.
  static func end(of start: When, _ end: When?, in zone: Zone, isExclusive: Bool = false) -> String? {
    guard let end else { return nil }
    guard start.time == nil else { return written(end, in: zone) }
    return isExclusive ? end.date.adding(days: 1).description : end.date.description
  }

  /// `Sat, 28 Nov 2026 17:00:00 +0000` (RFC 5322, section 3.3).
  static func mailDate(_ instant: Date) -> String {
    let local = Zone.utc.local(at: instant)
    let (year, month, day) = local.date.components
    let time = local.time.secondOfDay
    return "\(days[local.date.weekday.rawValue - 1]), \(two(day)) \(months[month - 1]) \(year) "
      + "\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) +0000"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
