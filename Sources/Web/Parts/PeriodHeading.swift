import Agenda
import Civil
import Markup

/// The heading above a calendar: the period, and links to the periods before and after it, to today and to any date.
struct PeriodHeading {
  enum View: String, CaseIterable {
    case day, work, week, month, agenda

    /// The other form of the same period, and its label; nil if there is none.
    fileprivate func other(_ wording: any Wording) -> (view: View, label: String)? {
      switch self {
      case .week: (.work, wording.workWeek)
      case .work: (.week, wording.wholeWeek)
      case .day, .month, .agenda: nil
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
  /// The initial day of the field for another date.
  let date: CivilDate
  let before: (label: String, date: CivilDate)
  let after: (label: String, date: CivilDate)

  func markup(_ context: PageContext) -> HTML {
    let today = context.desk.today
    let key = { (key: HTML) -> HTML in
      context.look.hasShortcuts ? " aria-keyshortcuts=\"\(key)\"" : ""
    }
    let other = view.other(context.wording).map { other in
      "<a href=\"\(to: other.view.address(of: date))\">\(other.label)</a>" as HTML
    }
    return """
      <div class="heading"><h1>\(title)\(detail.map { " <small>\($0)</small>" as HTML })</h1>
      <nav class="pager" aria-label="\(context.wording.timeLabel)"><a class="step" rel="prev" href="\(to: view.address(of: before.date))" \
      aria-label="\(before.label)"\(key("k"))>‹</a><a class="now" href="\(to: view.address(of: today))"\(key("t"))>\(context.wording.today)</a>\
      <a class="step" rel="next" href="\(to: view.address(of: after.date))" aria-label="\(after.label)"\(key("j"))>›</a>\(other)</nav>
      <form class="jump" action="\(to: Href("go"))"><label class="hidden" for="jump">\(context.wording.goToDate)</label>\
      <input type="date" id="jump" name="date" value="\(date.description)" required>\
      <input type="hidden" name="view" value="\(view.rawValue)"><button class="quiet">\(context.wording.go)</button></form></div>
      """
  }
}
