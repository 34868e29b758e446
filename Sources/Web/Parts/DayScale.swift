import Agenda
import Civil
import Foundation

/// The quarters of an hour of one day, in elapsed time. A day on which the clock changes by an hour has 92 or 100 of
/// them.
struct DayScale {
  private static let quarter = 900.0

  let date: CivilDate
  private let start: Date
  private let zone: Zone
  /// The number of quarters of the whole day.
  let count: Int
  /// True if the clock changes on this day.
  let isShifted: Bool

  init(_ date: CivilDate, in zone: Zone) {
    self.date = date
    self.zone = zone
    start = zone.instant(of: CivilDateTime(date, .midnight))
    let end = zone.instant(of: CivilDateTime(date.adding(days: 1), .midnight))
    count = Int((end.timeIntervalSince(start) / Self.quarter).rounded())
    isShifted = count != 96
  }

  /// The quarters that something takes, at least two so that it can be read.
  func quarters(of shown: Appearance) -> Range<Int> {
    let begin = shown.start.instant(in: zone), end = shown.end?.instant(in: zone) ?? begin
    let first = min(max(0, Int((begin.timeIntervalSince(start) / Self.quarter).rounded(.down))), count - 2)
    let last = min(count, Int((end.timeIntervalSince(start) / Self.quarter).rounded(.up)))
    return first..<max(first + 2, last)
  }

  /// The quarter of an instant; nil on another day.
  func quarter(of instant: Date) -> Int? {
    let quarter = Int((instant.timeIntervalSince(start) / Self.quarter).rounded(.down))
    return (0..<count).contains(quarter) ? quarter : nil
  }

  /// The quarters at which an hour of the wall clock begins, with that time. A repeated hour is there twice.
  var hours: [(quarter: Int, time: CivilTime)] {
    (0..<count).compactMap { quarter -> (quarter: Int, time: CivilTime)? in
      let time = time(of: quarter, in: zone)
      return time.minute == 0 ? (quarter, time) : nil
    }
  }

  /// Returns the time in a zone when a quarter begins.
  func time(of quarter: Int, in zone: Zone) -> CivilTime {
    zone.local(at: start.addingTimeInterval(Double(quarter) * Self.quarter)).time
  }
}
