import Agenda
import Civil
import Markup

/// One day: what takes all of it, and its hours.
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
    name = Times.longDay(date, on: desk)
    scale = DayScale(date, in: desk.person.zone)
  }

  var title: String { name }
  var section: Section { .day }
  var day: CivilDate? { date }
  var hasColumns: Bool { true }

  func content(_ context: PageContext) -> Markup {
    let (before, after) = (date.adding(days: -1), date.adding(days: 1))
    let heading = PeriodHeading(
      view: .day, title: name, detail: "week \(date.isoWeek.week)", date: date,
      before: (Times.longDay(before, on: context.desk), before), after: (Times.longDay(after, on: context.desk), after))
    return """
      \(heading.markup(context))<div class="beside"><div class="body">\
      \(if: scale.isShifted, "<p class=\"remark\">The clock is changed today: this day has \(length) hours.</p>")\
      \(columns.markup(context))\
      \(if: columns.isEmpty, Hint.nothing("Nothing on this day yet.", "call jimmy at 5pm \(example)"))</div>\
      \(side.markup(context))</div>
      """
  }

  /// `23`, `25`, `23.5`
  private var length: String { scale.count % 4 == 0 ? "\(scale.count / 4)" : "\(scale.count / 4).5" }

  private var example: String { date.description }
}
