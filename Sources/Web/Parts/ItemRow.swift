import Agenda
import Civil
import Markup

/// An item as one line of a list.
enum ItemRow {
  /// A line in the list of one day, without the day.
  ///
  /// - Parameter style: further classes of the line.
  static func markup(
    _ shown: Appearance, on day: CivilDate, _ context: PageContext, style: String = ""
  ) -> HTML {
    row(
      shown.item, isLate: shown.isLate, isMoved: shown.isMoved, time: Times.span(shown, on: day, context.desk),
      at: shown.start, style: style, context)
  }

  /// A line in any other list, with the day.
  ///
  /// - Parameter group: the list, place or tag whose page it is on, if any: it needs no link to that.
  static func markup(_ item: AgendaItem, _ context: PageContext, in group: Href? = nil) -> HTML {
    let shown = Appearance(context.desk.coming(item), on: context.desk)
    let time: HTML? = shown.map { shown in
      let told =
        shown.item.isTodo
        ? context.desk.wording.moment(shown.start, on: context.desk)
        : Times.ranged(context.desk.wording.span(shown.start, shown.end, on: context.desk))
      return "<time class=\"time\" datetime=\"\(shown.start.description)\">\(told)</time>"
    }
    return row(item, isLate: shown?.isLate ?? false, time: time ?? .empty, at: nil, group: group, context)
  }

  /// A line for a thing that is not kept (yet), without a link.
  static func plain(
    _ item: AgendaItem, _ context: PageContext, detail: HTML? = nil, act: HTML? = nil
  ) -> HTML {
    let time: HTML? = Appearance(item, on: context.desk).map { shown in
      "<time class=\"time\" datetime=\"\(shown.start.description)\">\(Times.ranged(context.desk.wording.span(shown.start, shown.end, on: context.desk)))</time>"
    }
    return """
      <li class="row \(Mark(list: item.list).style)\(if: item.isDone, " done")"><span class="sign \(item.kind)" aria-hidden="true"></span>\
      <div class="what"><span dir="auto">\(firstLine(item.name))</span><div class="details">\(time)\(repeats(item, context))\
      \(marks(item, context)) \(detail)</div></div>\(act.map { "<div class=\"act\">\($0)</div>" as HTML })</li>
      """
  }

  private static func row(
    _ item: AgendaItem, isLate: Bool, isMoved: Bool = false, time: HTML, at occurrence: When?, style: String = "",
    group: Href? = nil, _ context: PageContext
  ) -> HTML {
    guard let reference = item.reference else { return .empty }
    let mark = context.mark(of: item)
    return """
      <li class="row \(mark.style)\(if: isLate, " late")\(if: item.isDone, " done")\(style)">\(tick(item, at: occurrence, context))\
      <div class="what"><a dir="auto" href="\(to: .item(reference, on: occurrence))">\(firstLine(item.name))</a>\
      \(priority(item, context))<div class="details">\(time)\(if: isLate, "<span class=\"late-word\">\(context.wording.isLate)</span>")\
      \(if: isMoved, "<span class=\"moved\">\(context.wording.isMoved)</span>")\
      \(repeats(item, context))\(marks(item, in: group, context))\(sender(reference, context))\(origin(mark, context))</div></div></li>
      """
  }

  /// The sign that it came from a file, if it has no other mark.
  private static func origin(_ mark: Mark, _ context: PageContext) -> HTML {
    guard mark == .imported(context.wording) else { return .empty }
    return "<span class=\"chip\">\(mark.badge)\(context.wording.isImported)</span>"
  }

  /// A button that completes a todo; a sign for an event or a note.
  private static func tick(_ item: AgendaItem, at occurrence: When?, _ context: PageContext) -> HTML {
    guard case .todo(let todo) = item, let id = todo.id else {
      return "<span class=\"sign \(item.kind)\" aria-hidden=\"true\"></span>"
    }
    guard todo.completed == nil else {
      return context.saying(
        "!uncomplete #\(id)", "✓", name: context.wording.notDone(todo.name), style: "tick checked")
    }
    return context.saying(
      "!complete #\(id)", "", name: context.wording.complete(todo.name), style: "tick")
  }

  private static func priority(_ item: AgendaItem, _ context: PageContext) -> HTML {
    guard case .todo(let todo) = item, let priority = todo.priority else { return .empty }
    return "<span class=\"priority p\(priority)\" title=\"\(context.wording.priorityIs(priority))\">!\(priority)</span>"
  }

  private static func repeats(_ item: AgendaItem, _ context: PageContext) -> HTML? {
    switch item {
    case .todo(let todo): todo.recurrence.map { rule($0, todo.repeatFrom, context) }
    case .event(let event): event.recurrence.map { rule($0, .due, context) }
    case .note: nil
    }
  }

  private static func rule(_ rule: Recurrence, _ from: Todo.RepeatFrom, _ context: PageContext) -> HTML {
    "<span class=\"repeats\">\(context.desk.wording.repeating(rule, from, on: context.desk))</span>"
  }

  /// The person who asked for it; empty if it is the reader's own.
  private static func sender(_ reference: ItemReference, _ context: PageContext) -> HTML? {
    context.senders[reference].map { "<span class=\"chip\">\(context.wording.sentBy($0).markup())</span>" }
  }

  /// Links to its list, place and tags.
  ///
  /// - Parameter group: the group whose page they are on, which gets no link.
  static func marks(_ item: AgendaItem, in group: Href? = nil, _ context: PageContext) -> HTML {
    let chip = { (kind: NamedGroup.Kind, name: String) -> HTML? in
      .group(kind, name) == group ? nil : self.chip(kind, name)
    }
    let links: [HTML?] =
      [item.list.flatMap { chip(.list, $0) }, item.place.flatMap { chip(.place, $0) }]
      + item.tags.map { chip(.tag, $0) }
      + item.people.map { "<span class=\"chip\">\(context.wording.with($0).markup())</span>" }
    return links.compactMap { $0 }.joined(by: " ")
  }

  /// A link to a list with its letter, to a place or to a tag.
  static func chip(_ kind: NamedGroup.Kind, _ name: String) -> HTML {
    let sign: HTML =
      switch kind {
      case .list: Mark(list: name).badge
      case .place: "@"
      case .tag: "#"
      }
    return "<a class=\"chip\" href=\"\(to: .group(kind, name))\">\(sign)<bdi>\(name)</bdi></a>"
  }

  /// The first line of a note, shortened if it is long.
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

  /// True if it is a completed todo.
  var isDone: Bool { if case .todo(let todo) = self { todo.completed != nil } else { false } }
}
