import Agenda
import Civil
import Foundation
import Markup

/// Days side by side, each a column of quarters of an hour. On a narrow screen several days are lists instead.
struct DayColumns {
  private let days: [CivilDate]
  private let shown: [Appearance]
  private let scales: [DayScale]
  /// The quarters that are drawn: from morning to evening, and all those that something takes.
  private let window: Range<Int>
  /// The events that take all of a day, and their lines above the hours.
  private let whole: [Appearance]
  private let lines: MonthLanes

  private static let usual = 28..<80

  init(_ days: [CivilDate], _ desk: Desk) throws {
    self.days = days
    shown = try desk.appearances(from: days.first ?? desk.today, to: days.last ?? desk.today)
    scales = days.map { DayScale($0, in: desk.person.zone) }
    let first = days.first ?? desk.today
    let spans = shown.compactMap { shown in shown.wholeDays.map { (shown, $0) } }
    whole = spans.map(\.0)
    lines = MonthLanes(spans.map(\.1), in: first...max(first, days.last ?? first))
    let isShifted = scales.contains { $0.isShifted }
    var window = isShifted ? 0..<(scales.map(\.count).max() ?? 96) : Self.usual
    for scale in scales {
      for appearance in shown where !appearance.isAllDay && appearance.days.contains(scale.date) {
        let taken = scale.quarters(of: appearance)
        window =
          min(window.lowerBound, taken.lowerBound / 4 * 4)..<max(window.upperBound, (taken.upperBound + 3) / 4 * 4)
      }
    }
    // The line at the current time is always drawn, however late it is.
    if let quarter = scales.lazy.compactMap({ $0.quarter(of: desk.instant) }).first {
      window = min(window.lowerBound, quarter / 4 * 4)..<max(window.upperBound, quarter / 4 * 4 + 4)
    }
    self.window = window
  }

  var isEmpty: Bool { shown.isEmpty }

  func markup(_ context: PageContext) -> HTML {
    let isShifted = scales.contains { $0.isShifted }
    let style = days.count == 1 ? "one" : "many" + (isShifted ? " shifted" : "")
    let columns = scales.map { column($0, context) }
    let zones = context.look.zone.map { zone in
      "<p class=\"hint zones\">\(context.wording.secondZone(zone.label))</p>" as HTML
    }
    return "<div class=\"columns \(style)\">\(columns)</div>\(zones)"
  }

  private func column(_ scale: DayScale, _ context: PageContext) -> HTML {
    let date = scale.date
    let above = lines.days[date.dayNumber - scales[0].date.dayNumber].map { slot in
      slot.map { ItemRow.markup(whole[$0.index], on: date, context, style: style($0)) } ?? "<li class=\"free\"></li>"
    }
    let timed = shown.filter { $0.days.contains(date) && $0.wholeDays?.contains(date) != true }
    let today = date == context.desk.today
    return """
      <section class="col\(if: today, " today")"><h2><a href="\(to: .day(date))"\(if: today, " aria-current=\"date\"")>\
      <span class="dow">\(context.desk.wording.shortWeekdays[date.weekday.rawValue - 1])</span> <time datetime="\(date.description)">\
      <span class="hidden">\(context.wording.longDate(date, on: context.desk))</span><span aria-hidden="true">\(date.day)</span></time>\
      \(if: today, "<span class=\"hidden\">, \(context.wording.keyToday)</span>")</a></h2>\
      \(if: days.count > 1 || !above.isEmpty, "<ul class=\"rows above\">\(above)</ul>")\
      \(grid(scale, timed, context))</section>

      """
  }

  /// The classes of a line above the hours: events of several days are one bar over all of them.
  private func style(_ slot: MonthLanes.Slot) -> String {
    guard !whole[slot.index].item.isTodo else { return "" }
    return " bar" + (slot.continuesBefore ? " before" : "") + (slot.continuesAfter ? " after" : "")
  }

  private func grid(_ scale: DayScale, _ timed: [Appearance], _ context: PageContext) -> HTML {
    let spans = timed.map(scale.quarters)
    let lanes = DayLanes(spans)
    let hours = scale.hours.filter { window.contains($0.quarter) }.map { hour -> HTML in
      let from = hour.quarter - window.lowerBound
      return """
        <li class="hour \(rows(from, min(from + 4, window.count)))" aria-hidden="true"><span>\
        \(context.desk.wording.time(hour.time, on: context.desk))</span>\(elsewhere(scale, hour.quarter, context))</li>
        """
    }
    let blocks = timed.indices.map { block(timed[$0], spans[$0], lanes.places[$0], scale.date, context) }
    let now = scale.quarter(of: context.desk.instant).map { quarter -> HTML in
      "<li class=\"now \(rows(quarter - window.lowerBound))\"><span class=\"hidden\">\(context.wording.now)</span></li>"
    }
    let hidden: HTML =
      lanes.hidden > 0
      ? "<p class=\"more\"><a href=\"\(to: .agenda(scale.date))\">\(context.wording.further(lanes.hidden))</a></p>" : ""
    return "<ol class=\"grid\" data-from=\"\(window.lowerBound)\">\(hours)\(blocks)\(now)</ol>\(hidden)"
  }

  /// The hour in the second zone, below that of the person's own.
  private func elsewhere(_ scale: DayScale, _ quarter: Int, _ context: PageContext) -> HTML? {
    context.look.zone.map { zone in
      "<span class=\"elsewhere\">\(context.desk.wording.time(scale.time(of: quarter, in: zone), on: context.desk))</span>"
    }
  }

  /// The classes of the rows that something takes: the tens and the ones of its first and its last row.
  private func rows(_ from: Int, _ to: Int? = nil) -> String {
    "s\(from / 10) t\(from % 10)" + (to.map { " e\($0 / 10) f\($0 % 10)" } ?? "")
  }

  private func block(
    _ shown: Appearance, _ span: Range<Int>, _ place: DayLanes.Place, _ date: CivilDate, _ context: PageContext
  ) -> HTML {
    guard let reference = shown.item.reference, let width = place.width else { return .empty }
    let mark = context.mark(of: shown.item)
    let (from, to) = (span.lowerBound - window.lowerBound, span.upperBound - window.lowerBound)
    return """
      <li class="block \(mark.style) \(rows(from, to)) c\(place.column) w\(width)\(if: shown.item.isTodo, " todo")\
      \(if: shown.isLate, " late")\(if: span.count < 4, " short")"><a href="\(to: .item(reference, on: shown.occurrence))">\
      <bdi class="name">\(shown.item.name)</bdi> \(Times.span(shown, on: date, context.desk))\
      \(shown.item.place.map { "<span class=\"at\">@<bdi>\($0)</bdi></span>" as HTML })\(mark.badge)\
      \(if: shown.isMoved, Mark.moved(context.wording))</a></li>
      """
  }
}
