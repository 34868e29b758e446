import Agenda
import Civil
import Markup

/// A month, a table of weeks with the items of each day.
struct MonthPage: Page {
  let month: CivilDate
  private let name: String
  private let table: MonthTable
  private let side: SideList
  private let shownDay: CivilDate

  init(_ month: CivilDate, _ desk: Desk) throws {
    self.month = month.firstOfMonth
    name = desk.wording.month(month)
    table = try MonthTable(month, desk)
    side = try SideList(desk)
    shownDay = desk.today.firstOfMonth == self.month ? desk.today : self.month
  }

  func title(_ wording: any Wording) -> String { name }
  var section: Section { .month }
  var day: CivilDate? { shownDay }

  func content(_ context: PageContext) -> HTML {
    let before = month.adding(months: -1), after = month.adding(months: 1)
    let heading = PeriodHeading(
      view: .month, title: name, date: shownDay,
      before: (context.wording.month(before), before), after: (context.wording.month(after), after))
    return """
      \(heading.markup(context))<div class="beside"><div class="body">\(table.markup(context))\
      \(if: table.isEmpty, Hint.nothing(context.wording.nothingInMonth, context.wording.exampleDentist, context))</div>\
      \(side.markup(context))</div>
      """
  }
}
