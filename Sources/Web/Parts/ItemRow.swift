import Agenda
import Civil
import Markup

/// An item as one line of a list.
enum ItemRow {
  /// A line of a list of one day, which does not tell the day.
  static func markup(_ shown: Appearance, on day: CivilDate, _ context: PageContext) -> Markup {
    row(
      shown.item, isLate: shown.isLate, isMoved: shown.isMoved, time: Times.span(shown, on: day, context.desk),
      at: shown.start, context)
  }

  /// A line of any other list, which tells the day.
  static func markup(_ item: AgendaItem, _ context: PageContext) -> Markup {
    let shown = Appearance(context.desk.coming(item), on: context.desk)
    let time: Markup? = shown.map { shown in
      let told =
        shown.item.isTodo
        ? context.desk.wording.moment(shown.start, on: context.desk)
        : context.desk.wording.span(shown.start, shown.end, on: context.desk)
      return "<time class=\"time\" datetime=\"\(shown.start.description)\">\(told)</time>"
    }
    return row(item, isLate: shown?.isLate ?? false, time: time ?? .empty, at: nil, context)
  }

  /// A line of what is not kept, or not yet: it leads nowhere.
  static func plain(
    _ item: AgendaItem, _ context: PageContext, detail: Markup? = nil, act: Markup? = nil
  ) -> Markup {
    let time: Markup? = Appearance(item, on: context.desk).map { shown in
      "<time class=\"time\" datetime=\"\(shown.start.description)\">\(context.desk.wording.span(shown.start, shown.end, on: context.desk))</time>"
    }
    return """
      <li class="row \(Mark(list: item.list).style)\(if: item.isDone, " done")"><span class="sign \(item.kind)" aria-hidden="true"></span>\
      <div class="what"><span dir="auto">\(firstLine(item.name))</span><div class="details">\(time)\(repeats(item, context))\
      \(marks(item)) \(detail)</div></div>\(act.map { "<div class=\"act\">\($0)</div>" as Markup })</li>
      """
  }

  private static func row(
    _ item: AgendaItem, isLate: Bool, isMoved: Bool = false, time: Markup, at occurrence: When?, _ context: PageContext
  ) -> Markup {
    guard let reference = item.reference else { return .empty }
    let mark = context.mark(of: item)
    return """
      <li class="row \(mark.style)\(if: isLate, " late")\(if: item.isDone, " done")">\(tick(item, at: occurrence, context))\
      <div class="what"><a dir="auto" href="\(to: .item(reference, on: occurrence))">\(firstLine(item.name))</a>\
      \(priority(item))<div class="details">\(time)\(if: isLate, "<span class=\"late-word\">overdue</span>")\
      \(if: isMoved, "<span class=\"moved\">moved</span>")\
      \(repeats(item, context))\(marks(item))\(sender(reference, context))</div></div></li>
      """
  }

  /// A button that completes a todo; a sign for an event or a note.
  private static func tick(_ item: AgendaItem, at occurrence: When?, _ context: PageContext) -> Markup {
    guard case .todo(let todo) = item, let id = todo.id else {
      return "<span class=\"sign \(item.kind)\" aria-hidden=\"true\"></span>"
    }
    guard todo.completed == nil else {
      return context.saying(
        "!uncomplete #\(id)", "✓", name: "Not done after all: \(todo.name)", style: "tick checked")
    }
    return context.saying(
      "!complete #\(id)", "", name: "Complete \(todo.name)", style: "tick")
  }

  private static func priority(_ item: AgendaItem) -> Markup {
    guard case .todo(let todo) = item, let priority = todo.priority else { return .empty }
    return "<span class=\"priority p\(priority)\" title=\"Priority \(priority)\">!\(priority)</span>"
  }

  private static func repeats(_ item: AgendaItem, _ context: PageContext) -> Markup? {
    switch item {
    case .todo(let todo): todo.recurrence.map { rule($0, todo.repeatFrom, context) }
    case .event(let event): event.recurrence.map { rule($0, .due, context) }
    case .note: nil
    }
  }

  private static func rule(_ rule: Recurrence, _ from: Todo.RepeatFrom, _ context: PageContext) -> Markup {
    "<span class=\"repeats\">\(context.desk.wording.repeating(rule, from, on: context.desk))</span>"
  }

  /// Who asked for it; nothing where it is the person's own.
  private static func sender(_ reference: ItemReference, _ context: PageContext) -> Markup? {
    context.senders[reference].map { "<span class=\"chip\">from <bdi>\($0)</bdi></span>" }
  }

  /// Links to its list, place and tags.
  static func marks(_ item: AgendaItem) -> Markup {
    let links: [Markup] =
      (item.list.map { [chip(.list, $0, Mark(list: $0).badge + "<bdi>\($0)</bdi>")] } ?? [])
      + (item.place.map { [chip(.place, $0, "@<bdi>\($0)</bdi>")] } ?? [])
      + item.tags.map { chip(.tag, $0, "#<bdi>\($0)</bdi>") }
      + item.people.map { "<span class=\"chip\">with <bdi>\($0)</bdi></span>" }
    return links.joined(by: " ")
  }

  private static func chip(_ kind: NamedGroup.Kind, _ name: String, _ label: Markup) -> Markup {
    "<a class=\"chip\" href=\"\(to: .group(kind, name))\">\(label)</a>"
  }

  /// The first line of a note, cut where it is long.
  static func firstLine(_ text: String) -> String {
    (text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? text).short(to: 140)
  }
}

extension AgendaItem {
  /// `todo`, `event` or `note`.
  var kind: String {
    switch self {
    case .todo: "todo"
    case .event: "event"
    case .note: "note"
    }
  }

  /// Whether it is a todo that was completed.
  var isDone: Bool { if case .todo(let todo) = self { todo.completed != nil } else { false } }
}
