import Agenda
import Civil
import Markup

/// A week, or its five working days, side by side.
struct WeekPage: Page {
  private let days: [CivilDate]
  private let isWorkWeek: Bool
  private let columns: DayColumns
  private let side: SideList
  private let monday: CivilDate
  private let span: String
  private let shownDay: CivilDate

  /// - Parameter monday: the Monday of the ISO 8601 week; the page begins with the person's own first day.
  init(_ monday: CivilDate, isWorkWeek: Bool, _ desk: Desk) throws {
    self.monday = monday
    self.isWorkWeek = isWorkWeek
    let first = isWorkWeek ? monday : monday.adding(days: 3).startOfWeek(from: desk.person.conventions.firstWeekday)
    days = (0..<(isWorkWeek ? 5 : 7)).map { first.adding(days: $0) }
    columns = try DayColumns(days, desk)
    side = try SideList(desk)
    span = Times.ranged(desk.wording.days(days[0], days[days.count - 1], on: desk))
    shownDay = days.contains(desk.today) ? desk.today : days[0]
  }

  func title(_ wording: any Wording) -> String { "\(Self.name(monday, wording)), \(span)" }
  var section: Section { .week }
  var day: CivilDate? { shownDay }
  var hasColumns: Bool { true }

  /// `Week 47`
  private static func name(_ monday: CivilDate, _ wording: any Wording) -> String {
    wording.weekNumbered(monday.isoWeek.week).capitalizedFirst
  }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    let (before, after) = (monday.adding(days: -7), monday.adding(days: 7))
    let heading = PeriodHeading(
      view: isWorkWeek ? .work : .week, title: Self.name(monday, wording), detail: span,
      date: shownDay, before: (Self.name(before, wording), before),
      after: (Self.name(after, wording), after))
    return """
      \(heading.markup(context))<div class="beside"><div class="body">\(columns.markup(context))\
      \(if: columns.isEmpty, Hint.nothing(wording.nothingInWeek, wording.exampleLunch, context))</div>\
      \(side.markup(context))</div>
      """
  }
}
