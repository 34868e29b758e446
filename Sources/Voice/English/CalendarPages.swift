package import Agenda
package import Civil

// The pages of the calendar, in English.
extension Wording {
  package func longDate(_ date: CivilDate, on desk: Desk) -> String {
    let (year, month, day) = date.components
    let name = monthNames[month - 1]
    let ordered = desk.person.conventions.dateOrder == .dayFirst ? "\(day) \(name)" : "\(name) \(day)"
    return "\(weekdays[date.weekday.rawValue - 1]) \(ordered)" + (year == desk.today.year ? "" : " \(year)")
  }

  package func weekNumbered(_ number: Int) -> String { "week \(number)" }
  package var weekShort: String { "Wk" }
  package var timeLabel: String { "Time" }
  package var goToDate: String { "Go to a date" }
  package var go: String { "Go" }
  package var workWeek: String { "Work week" }
  package var wholeWeek: String { "Whole week" }
  package var fourWeeksBefore: String { "Four weeks before" }
  package var fourWeeksLater: String { "Four weeks later" }
  package var nothingInFourWeeks: String { "Nothing in these four weeks yet." }
  package var exampleRent: String { "pay rent on the 1st of every month" }
  package var nothingInMonth: String { "Nothing in this month yet." }
  package var exampleDentist: String { "dentist on the 14th at 9:30" }
  package var nothingInWeek: String { "Nothing in this week yet." }
  package var exampleLunch: String { "lunch with ann on thursday 12-13" }
  package var nothingOnDay: String { "Nothing on this day yet." }
  package func exampleCall(on date: CivilDate) -> String { "call jimmy at 5pm \(date)" }
  package func clockChanges(hours: String) -> String { "The clocks change today: this day has \(hours) hours." }
  package var now: String { "Now" }
  package func further(_ count: Int) -> String { "\(count) more" }
  package func furtherOn(_ day: String) -> String { "on \(day)" }
  package func things(_ count: Int) -> String { "\(count) \(count == 1 ? "thing" : "things")" }
  package func goesOn(_ name: String) -> String { "\(name), goes on" }
  package var allDay: String { "all day" }
  package func from(time: String) -> String { "from \(time)" }
  package func until(time: String) -> String { "until \(time)" }
  package func secondZone(_ zone: String) -> String { "In italics: the time in \(zone)." }
  package var besideCalendar: String { "Todos beside the calendar" }
  package var lateTodos: String { "Overdue" }
  package var undatedTodos: String { "No date" }
  package var moreInLists: String { "More in your lists" }
}
