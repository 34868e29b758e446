import Agenda
import Markup

/// The list beside a calendar: todos that are overdue, and those that have no date.
struct SideList {
  let late: [AgendaItem]
  let undated: [AgendaItem]

  /// The most lines of each; the lists have the rest.
  private static let most = 12

  init(_ desk: Desk) throws {
    late = try desk.lateTodos().map { .todo($0) }
    undated = try desk.undatedTodos(limit: SideList.most + 1)
  }

  func markup(_ context: PageContext) -> HTML {
    guard !late.isEmpty || !undated.isEmpty else { return .empty }
    return """
      <aside class="side" aria-label="\(context.wording.besideCalendar)">\
      \(part(context.wording.lateTodos, late, context))\(part(context.wording.undatedTodos, undated, context))</aside>
      """
  }

  private func part(_ heading: String, _ items: [AgendaItem], _ context: PageContext) -> HTML {
    guard !items.isEmpty else { return .empty }
    let rows = items.prefix(SideList.most).map { ItemRow.markup($0, context) }
    let rest: HTML =
      items.count > SideList.most
      ? "<p class=\"more\"><a href=\"\(to: Href("lists"))\">\(context.wording.moreInLists)</a></p>" : ""
    return "<section><h2>\(heading)</h2><ul class=\"rows\">\(rows)</ul>\(rest)</section>"
  }
}
