import Agenda
import Civil
import Markup

/// One day: the events that take all of it, and its hours.
struct DayPage: Page {
  let date: CivilDate
  private let columns: DayColumns
  private let side: SideList
  private let name: String
  private let scale: DayScale

  init(_ date: CivilDate, _ desk: Desk) throws {
    self.date = date
    columns = try DayColumns([date], desk)
    side = try SideList(desk)
    name = desk.wording.longDate(date, on: desk)
    scale = DayScale(date, in: desk.person.zone)
  }

  func title(_ wording: any Wording) -> String { name }
  var section: Section { .day }
  var day: CivilDate? { date }
  var hasColumns: Bool { true }

  func content(_ context: PageContext) -> HTML {
    let (desk, wording) = (context.desk, context.wording)
    let (before, after) = (date.adding(days: -1), date.adding(days: 1))
    let heading = PeriodHeading(
      view: .day, title: name, detail: wording.weekNumbered(date.isoWeek.week), date: date,
      before: (wording.longDate(before, on: desk), before), after: (wording.longDate(after, on: desk), after))
    return """
      \(heading.markup(context))<div class="beside"><div class="body">\
      \(if: scale.isShifted, "<p class=\"remark\">\(wording.clockChanges(hours: length))</p>")\
      \(columns.markup(context))\
      \(if: columns.isEmpty, Hint.nothing(wording.nothingOnDay, wording.exampleCall(on: date), context))</div>\
      \(side.markup(context))</div>
      """
  }

  /// `23`, `25`, `23.5`
  private var length: String { scale.count % 4 == 0 ? "\(scale.count / 4)" : "\(scale.count / 4).5" }
}
