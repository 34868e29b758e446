package import Civil

/// The texts about the secret address of a person's calendar.
package protocol CalendarWording {
  func calendar(_ address: String, isNew: Bool) -> [String]
  func calendarGiven(_ day: CivilDate, on desk: Desk) -> String
  var noCalendar: String { get }
  var calendarInPrivate: String { get }
  var calendarEnded: String { get }
  var calendarIsOff: String { get }
}
