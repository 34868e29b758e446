package import Civil
package import Foundation

/// The wording of days, times and lengths.
package protocol DateWording {
  var shortWeekdays: [String] { get }
  /// `Sat 21 Nov`, with the year if it is not this one.
  func date(_ date: CivilDate, on desk: Desk) -> String
  /// `17:00` or `5pm`.
  func time(_ time: CivilTime, on desk: Desk) -> String
  func time(_ time: CivilTime, _ conventions: Conventions) -> String
  /// `Sat 21 Nov, 17:00`, in the person's zone, followed by the moment's own zone if one was named.
  func moment(_ when: When, on desk: Desk) -> String
  /// `Fri 27 Nov, 12:00-13:00`, `Mon 3 May - Wed 5 May`.
  func span(_ start: When, _ end: When?, on desk: Desk) -> String
  /// The moment on the person's wall clock.
  func moment(at instant: Date, on desk: Desk) -> String
  /// `45 min`, `2 h`, `1 h 30 min`, `3 days`, `1 week`.
  func duration(_ seconds: Int) -> String
}
