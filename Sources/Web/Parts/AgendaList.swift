import Agenda
import Civil
import Markup

/// Days one below the other, each with a heading and its lines.
enum AgendaList {
  /// The days with something on them, or all days.
  static func markup(
    _ shown: [Appearance], from first: CivilDate, to last: CivilDate, _ context: PageContext
  ) -> HTML {
    var days: [CivilDate: [Appearance]] = [:]
    for appearance in shown {
      for day in appearance.days.clamped(to: first...last).days { days[day, default: []].append(appearance) }
    }
    let sections = days.keys.sorted().map { day -> HTML in
      let rows = (days[day] ?? []).map { ItemRow.markup($0, on: day, context) }
      return """
        <section class="day\(if: day == context.desk.today, " today")"><h2>\(heading(day, context))</h2>\
        <ul class="rows">\(rows)</ul></section>
        """
    }
    return "<div class=\"agenda\">\(sections)</div>"
  }

  private static func heading(_ day: CivilDate, _ context: PageContext) -> HTML {
    let name: HTML =
      switch day.dayNumber - context.desk.today.dayNumber {
      case 0: "<span class=\"word\">\(context.wording.today)</span> "
      case 1: "<span class=\"word\">\(context.wording.tomorrow)</span> "
      default: ""
      }
    return """
      <a href="\(to: .day(day))">\(name)<time datetime="\(day.description)">\(context.wording.longDate(day, on: context.desk))</time></a>\
      \(if: day.weekday == context.desk.person.conventions.firstWeekday, "<small>\(context.wording.weekNumbered(day.isoWeek.week))</small>")
      """
  }
}

extension ClosedRange<CivilDate> {
  /// The days, one after the other.
  var days: [CivilDate] {
    (lowerBound.dayNumber...upperBound.dayNumber).map(CivilDate.init(dayNumber:))
  }
}
