package import Civil

/// What the pages of the calendar say.
package protocol CalendarPageWording {
  /// `Saturday 21 November`, with the year where that is not the present one.
  func longDate(_ date: CivilDate, on desk: Desk) -> String
  /// `week 47`, by ISO 8601.
  func weekNumbered(_ number: Int) -> String
  /// What the numbers of weeks are, above their column.
  var weekShort: String { get }
  /// What the ways to other times are called for those who listen.
  var timeLabel: String { get }
  var goToDate: String { get }
  var go: String { get }
  var workWeek: String { get }
  var wholeWeek: String { get }
  var fourWeeksBefore: String { get }
  var fourWeeksLater: String { get }
  /// Of pages without anything on them, each with words that would put something there.
  var nothingInFourWeeks: String { get }
  var exampleRent: String { get }
  var nothingInMonth: String { get }
  var exampleDentist: String { get }
  var nothingInWeek: String { get }
  var exampleLunch: String { get }
  var nothingOnDay: String { get }
  func exampleCall(on date: CivilDate) -> String
  /// On a day on which the clock goes forward or back.
  func clockChanges(hours: String) -> String
  /// The line at the present moment, for those who listen.
  var now: String { get }
  /// How many things there is no room for.
  func further(_ count: Int) -> String
  /// Follows that for those who listen.
  func furtherOn(_ day: String) -> String
  /// How many things are on a day.
  func things(_ count: Int) -> String
  /// What began on a day before.
  func goesOn(_ name: String) -> String
  var allDay: String { get }
  func from(time: String) -> String
  func until(time: String) -> String
  /// Below hours that are also told in a second zone.
  func secondZone(_ zone: String) -> String
  /// What is beside the calendar, for those who listen.
  var besideCalendar: String { get }
  var lateTodos: String { get }
  var undatedTodos: String { get }
  var moreInLists: String { get }
}
