package import Civil

/// The texts of the calendar pages.
package protocol CalendarPageWording {
  /// `Saturday 21 November`, with the year if it is not the current one.
  func longDate(_ date: CivilDate, on desk: Desk) -> String
  /// `week 47`, by ISO 8601.
  func weekNumbered(_ number: Int) -> String
  /// The heading above the column of week numbers.
  var weekShort: String { get }
  /// The label for screen readers of the links to other times.
  var timeLabel: String { get }
  var goToDate: String { get }
  var go: String { get }
  var workWeek: String { get }
  var wholeWeek: String { get }
  var fourWeeksBefore: String { get }
  var fourWeeksLater: String { get }
  /// The texts of pages with nothing on them, each with an example of words that would add something.
  var nothingInFourWeeks: String { get }
  var exampleRent: String { get }
  var nothingInMonth: String { get }
  var exampleDentist: String { get }
  var nothingInWeek: String { get }
  var exampleLunch: String { get }
  var nothingOnDay: String { get }
  func exampleCall(on date: CivilDate) -> String
  /// The note on a day on which the clock is put forward or back.
  func clockChanges(hours: String) -> String
  /// The label for screen readers of the line at the current time.
  var now: String { get }
  /// The number of things that have no room.
  func further(_ count: Int) -> String
  /// The day of these things, which follows their number for screen readers.
  func furtherOn(_ day: String) -> String
  /// The number of things on a day.
  func things(_ count: Int) -> String
  /// The label of a thing that began on an earlier day.
  func goesOn(_ name: String) -> String
  var allDay: String { get }
  func from(time: String) -> String
  func until(time: String) -> String
  /// The note below hours that are also shown in a second zone.
  func secondZone(_ zone: String) -> String
  /// The label for screen readers of the list beside the calendar.
  var besideCalendar: String { get }
  var lateTodos: String { get }
  var undatedTodos: String { get }
  var moreInLists: String { get }
}
