import Agenda
import Civil
import Markup

/// The agenda of the days ahead.
struct AgendaPage: Page {
  let first: CivilDate
  private let shown: [Appearance]
  private let side: SideList
  private let span: String

  /// The number of days that it shows.
  private static let length = 28

  init(from first: CivilDate, _ desk: Desk) throws {
    self.first = first
    let last = first.adding(days: Self.length - 1)
    shown = try desk.appearances(from: first, to: last).filter { !$0.isLate }
    side = try SideList(desk)
    span = Times.ranged(desk.wording.days(first, last, on: desk))
  }

  func title(_ wording: any Wording) -> String { "\(wording.agendaPage), \(span)" }
  var section: Section { .agenda }
  var day: CivilDate? { first }

  func content(_ context: PageContext) -> HTML {
    let last = first.adding(days: Self.length - 1)
    let heading = PeriodHeading(
      view: .agenda, title: context.wording.agendaPage, detail: span, date: first,
      before: (context.wording.fourWeeksBefore, first.adding(days: -Self.length)),
      after: (context.wording.fourWeeksLater, first.adding(days: Self.length)))
    return """
      \(heading.markup(context))<div class="beside"><div class="body">\
      \(AgendaList.markup(shown, from: first, to: last, context))\
      \(if: shown.isEmpty, Hint.nothing(context.wording.nothingInFourWeeks, context.wording.exampleRent, context))</div>\
      \(side.markup(context))</div>
      """
  }
}
