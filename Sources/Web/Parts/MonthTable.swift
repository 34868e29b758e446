import Agenda
import Civil
import Markup

/// A month as a table of weeks.
struct MonthTable {
  let month: CivilDate
  private let shown: [Appearance]
  private let range: ClosedRange<CivilDate>
  private let lanes: MonthLanes

  /// The most lines of a day; a link leads to the rest.
  private static let most = 4

  init(_ month: CivilDate, _ desk: Desk) throws {
    self.month = month.firstOfMonth
    let first = desk.person.conventions.firstWeekday
    let begin = self.month.startOfWeek(from: first)
    let last = self.month.adding(months: 1).adding(days: -1)
    range = begin...last.startOfWeek(from: first).adding(days: 6)
    shown = try desk.appearances(from: range.lowerBound, to: range.upperBound)
    lanes = MonthLanes(shown.map(\.days), in: range)
  }

  var isEmpty: Bool { shown.isEmpty }

  func markup(_ context: PageContext) -> HTML {
    let dates = range.days
    let heads = dates.prefix(7).map { date -> HTML in
      let index = date.weekday.rawValue - 1
      return """
        <th scope="col"><span class="hidden">\(context.desk.wording.weekdays[index])</span>\
        <span aria-hidden="true">\(context.desk.wording.shortWeekdays[index])</span></th>
        """
    }
    let weeks = stride(from: 0, to: dates.count, by: 7).map { start -> HTML in
      // The Thursday determines the week of the year (ISO 8601).
      let thursday = dates[start..<start + 7].first { $0.weekday == .thursday } ?? dates[start]
      let cells = (start..<start + 7).map { cell(dates[$0], lanes.days[$0], isFirstOfWeek: $0 == start, context) }
      return """
        <tr><th scope="row" class="week"><a href="\(to: .week(thursday))"><span class="hidden">\(context.wording.weekPage) </span>\
        \(thursday.isoWeek.week)</a></th>\(cells)</tr>

        """
    }
    return """
      <table class="month"><caption class="hidden">\(context.desk.wording.month(month))</caption>\
      <thead><tr><th scope="col" class="week"><span class="hidden">\(context.wording.weekPage)</span><span aria-hidden="true">\(context.wording.weekShort)</span></th>\
      \(heads)</tr></thead><tbody>\(weeks)</tbody></table>
      """
  }

  private func cell(_ date: CivilDate, _ slots: [MonthLanes.Slot?], isFirstOfWeek: Bool, _ context: PageContext)
    -> HTML
  {
    let count = slots.count { $0 != nil }
    let isToday = date == context.desk.today
    let visible = slots.count > Self.most ? Array(slots.prefix(Self.most - 1)) : slots
    let rest = slots.dropFirst(visible.count).count { $0 != nil }
    let lines = visible.map { $0.map { line($0, isFirstOfWeek: isFirstOfWeek, context) } ?? "<li class=\"free\"></li>" }
    return """
      <td\(classes(date, count, context))\(if: isToday, " aria-current=\"date\"")><a class="date" \
      href="\(to: .day(date))"><span class="hidden">\(context.wording.longDate(date, on: context.desk))\
      \(if: isToday, ", \(context.wording.keyToday)")\(if: count > 0, ", \(context.wording.things(count))")</span>\
      <time datetime="\(date.description)" aria-hidden="true">\(date.day)</time>\
      \(if: count > 0, "<span class=\"count\" aria-hidden=\"true\">\(count)</span>")</a>\
      \(if: count > 0, "<ul>\(lines)</ul>")\
      \(if: rest > 0, "<a class=\"more\" href=\"\(to: .day(date))\">\(context.wording.further(rest))<span class=\"hidden\"> \(context.wording.furtherOn(context.wording.longDate(date, on: context.desk)))</span></a>")</td>
      """
  }

  private func classes(_ date: CivilDate, _ count: Int, _ context: PageContext) -> HTML {
    let names = [
      date.month == month.month ? nil : "other", date == context.desk.today ? "today" : nil, count > 0 ? "marked" : nil,
    ].compactMap { $0 }
    return names.isEmpty ? .empty : " class=\"\(names.joined(separator: " "))\""
  }

  private func line(_ slot: MonthLanes.Slot, isFirstOfWeek: Bool, _ context: PageContext) -> HTML {
    let shown = shown[slot.index]
    guard let reference = shown.item.reference else { return .empty }
    let mark = context.mark(of: shown.item)
    let (before, after) = (slot.continuesBefore, slot.continuesAfter)
    let isBar = before || after || shown.isAllDay && !shown.item.isTodo
    let style = [
      mark.style, isBar ? "bar" : "dot", shown.item.isTodo ? "todo" : nil, before ? "before" : nil,
      after ? "after" : nil, shown.isLate ? "late" : nil,
    ].compactMap { $0 }.joined(separator: " ")
    let time =
      before ? nil : shown.start.time.map { "<b>\(context.desk.wording.time($0, on: context.desk))</b> " as HTML }
    // A thing that takes several days shows its name again at the beginning of a line. In between, only screen readers
    // get the name.
    let name: HTML =
      before && !isFirstOfWeek
      ? "<span class=\"hidden\">\(context.wording.goesOn(shown.item.name))</span>"
      : "\(mark.badge)\(time)<bdi>\(shown.item.name)</bdi>\(if: shown.isMoved, Mark.moved(context.wording))"
    return "<li class=\"\(style)\"><a href=\"\(to: .item(reference, on: shown.occurrence))\">\(name)</a></li>"
  }
}
