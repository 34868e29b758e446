import Agenda
import Civil
import Markup

/// What is above a calendar: what it shows, the way to the periods beside it, to today and to any date, and the other
/// views of the same time.
struct PeriodHeading {
  enum View: String, CaseIterable {
    case day, work, week, month, agenda

    var label: String {
      switch self {
      case .day: "Day"
      case .work: "Work week"
      case .week: "Week"
      case .month: "Month"
      case .agenda: "Agenda"
      }
    }

    /// The page of this view that shows a day.
    func address(of date: CivilDate) -> Href {
      switch self {
      case .day: .day(date)
      case .work: .workWeek(date)
      case .week: .week(date)
      case .month: .month(date)
      case .agenda: .agenda(date)
      }
    }
  }

  let view: View
  let title: String
  var detail: String?
  /// A day that is shown: the other views go to it.
  let date: CivilDate
  let before: (label: String, date: CivilDate)
  let after: (label: String, date: CivilDate)

  func markup(_ context: PageContext) -> Markup {
    let today = context.desk.today
    let key = { (key: Markup) -> Markup in
      context.look.hasShortcuts ? " aria-keyshortcuts=\"\(key)\"" : ""
    }
    let views = View.allCases.map { other -> Markup in
      "<li><a href=\"\(to: other.address(of: date))\"\(if: other == view, " aria-current=\"page\"")>\(other.label)</a></li>"
    }
    return """
      <div class="heading"><h1>\(title)\(detail.map { " <small>\($0)</small>" as Markup })</h1>
      <nav class="pager" aria-label="Time"><a class="step" rel="prev" href="\(to: view.address(of: before.date))" \
      aria-label="\(before.label)"\(key("k"))>‹</a><a class="now" href="\(to: view.address(of: today))"\(key("t"))>Today</a>\
      <a class="step" rel="next" href="\(to: view.address(of: after.date))" aria-label="\(after.label)"\(key("j"))>›</a></nav>
      <nav class="views" aria-label="Views"><ul>\(views)</ul></nav>
      <form class="jump" action="\(to: Href("go"))"><label class="hidden" for="jump">Go to a date</label>\
      <input type="date" id="jump" name="date" value="\(date.description)" required>\
      <input type="hidden" name="view" value="\(view.rawValue)"><button class="quiet">Go</button></form></div>
      """
  }
}
