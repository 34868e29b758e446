import Agenda
import Civil
import Foundation
import Markup

/// The page of a todo or an event, or of one occurrence: its details, its actions, and the form.
struct ItemPage: Page {
  private let item: AgendaItem
  private let reference: ItemReference
  private let occurrence: Occurrence?
  private let shown: When?
  private let form: ItemForm
  private let details: [String]
  private let reminders: [When]
  private let next: Occurrence?
  /// True if the item was changed elsewhere while the form was open. The form then has the values that the person
  /// wanted to save.
  private let isConflict: Bool
  private let pictures: [Picture]
  private let history: ItemHistory
  /// The requested time, if nothing takes place then.
  private let missing: When?

  /// - Parameter fields: the typed fields that could not be saved; nil for the item as it is.
  init(
    _ item: AgendaItem, at shown: When? = nil, missing: When? = nil, fields: ItemFields? = nil,
    problems: [String: String] = [:],
    isConflict: Bool = false, _ desk: Desk
  ) throws {
    self.item = item
    self.missing = missing
    reference = item.reference ?? .todo(Todo.ID(0))
    occurrence = desk.occurrence(of: item, at: shown)
    self.shown = occurrence == nil ? nil : shown
    let isSeries = item.repeats && occurrence != nil
    form = ItemForm(
      item: item, reference: reference, occurrence: isSeries ? shown : nil,
      fields: fields ?? ItemFields(item, at: occurrence, desk), problems: problems,
      lists: try desk.belongings.names.lists(), places: try desk.belongings.names.places())
    details = desk.wording.details(item, on: desk)
    reminders = desk.reminders(of: item)
    next = desk.next(of: item)
    self.isConflict = isConflict
    pictures = try desk.belongings.pictures.of(reference)
    history = try ItemHistory(of: reference, desk)
  }

  func title(_ wording: any Wording) -> String { item.name.onOneLine.short(to: 60) }
  var section: Section { item.isTodo ? .lists : .day }
  var day: CivilDate? { item.isTodo ? nil : shown?.date }

  func content(_ context: PageContext) -> HTML {
    """
    <article class="item \(context.mark(of: item).style)"><div class="heading"><h1 dir="auto">\(ItemRow.firstLine(item.name))</h1>\
    <p class="crumbs">\(crumbs(context))</p></div>
    \(missing.map { "<p class=\"notice\" role=\"status\">\(context.wording.noneThen(context.wording.moment($0, on: context.desk)))</p>" as HTML })\
    \(if: isConflict, conflict(context))<div class="about">\(facts(context))\
    \(PictureList.markup(pictures, of: item.name, context))\(actions(context))\(history.markup(context))</div>
    <section class="edit"><h2 id="edit">\(isConflict ? context.wording.wantedToSave : context.wording.edit)</h2>\
    \(form.markup(context))</section></article>
    """
  }

  private func crumbs(_ context: PageContext) -> HTML {
    let day = (shown ?? next?.start ?? item.moment)?.local(in: context.zone).date
    let links: [HTML] = [
      day.map { "<a href=\"\(to: .day($0))\">\(context.desk.wording.date($0, on: context.desk))</a>" },
      item.list.map { "<a href=\"\(to: .group(.list, $0))\"><bdi>\($0)</bdi></a>" }
        ?? (item.isTodo ? "<a href=\"\(to: Href("inbox"))\">\(context.wording.unlisted)</a>" : nil),
    ].compactMap { $0 }
    return links.joined(by: " · ")
  }

  private func conflict(_ context: PageContext) -> HTML {
    """
    <div class="notice wrong" role="alert"><div class="said"><p>\(context.wording.changedElsewhere)</p>\
    <p>\(context.wording.replaceOrKeep.markup(linkingTo: context.here))</p></div></div>
    """
  }

  /// The facts of the item, a line each.
  private func facts(_ context: PageContext) -> HTML {
    let (desk, wording) = (context.desk, context.wording)
    var rows: [(String, HTML)] = []
    let local = Appearance(desk.coming(item), on: desk)
    if let occurrence, item.repeats {
      let moved: HTML = occurrence.override == nil ? "" : " <em class=\"moved\">\(wording.differs)</em>"
      rows.append((wording.thisOne, "\(whenTold(at: occurrence, desk))\(moved)"))
      if let next { rows.append((wording.nextOne, "\(desk.wording.moment(next.start, on: desk))")) }
    } else if local != nil {
      rows.append((item.isTodo ? wording.due : wording.whenItIs, "\(whenTold(at: next, desk))"))
    }
    if let list = item.list { rows.append((wording.listLabel, ItemRow.chip(.list, list))) }
    if let place = item.place { rows.append((wording.placeLabel, ItemRow.chip(.place, place))) }
    if !item.tags.isEmpty { rows.append((wording.tagsOfIt, item.tags.map { ItemRow.chip(.tag, $0) }.joined(by: " "))) }
    if !item.people.isEmpty {
      rows.append((wording.withWhom, item.people.map { "<bdi>\($0)</bdi>" as HTML }.joined(by: ", ")))
    }
    rows += details.dropFirst().map { line -> (String, HTML) in
      guard let link = Href(elsewhere: line) else {
        return (line == remarks ? wording.remarksOfIt : wording.detailsOfIt, "<span dir=\"auto\">\(line)</span>")
      }
      return (wording.linkLabel, "<a rel=\"noreferrer\" dir=\"auto\" href=\"\(to: link)\">\(line)</a>")
    }
    if let sender = context.senders[reference] { rows.append((wording.senderLabel, "<bdi>\(sender)</bdi>")) }
    if !reminders.isEmpty {
      rows.append(
        (wording.remindersOfIt, "\(wording.joined(reminders.prefix(4).map { wording.moment($0, on: desk) }))"))
    }
    rows.append(
      (wording.addedThen, "\(desk.wording.moment(at: added, on: desk)) <span class=\"id\">#\(reference.number)</span>"))
    let list = rows.map { name, value -> HTML in
      "<div><dt>\(name)</dt><dd>\(value)</dd></div>"
    }
    return "<div class=\"facts\"><dl>\(list)</dl></div>"
  }

  private var remarks: String? {
    switch item {
    case .todo(let todo): todo.note
    case .event(let event): event.note
    case .note: nil
    }
  }

  private func whenTold(at occurrence: Occurrence?, _ desk: Desk) -> String {
    switch item {
    case .event(let event):
      let one = occurrence.map(event.at) ?? event
      return Times.ranged(desk.wording.span(one.start, one.end, on: desk))
    case .todo(let todo): return (occurrence?.start ?? todo.due).map { desk.wording.moment($0, on: desk) } ?? ""
    case .note: return ""
    }
  }

  private var added: Date {
    switch item {
    case .todo(let todo): todo.added
    case .event(let event): event.added
    case .note(let note): note.added
    }
  }

  /// The actions with one button each: those that dragging does, and more.
  private func actions(_ context: PageContext) -> HTML {
    let (number, wording) = ("#\(reference.number)", context.wording)
    let day = shown.map { " \($0.date)" } ?? ""
    let away = (shown ?? item.moment)?.local(in: context.zone).date
    let back = away.map(Href.day) ?? Href("lists")
    var buttons: [HTML] = []
    if case .todo(let todo) = item {
      let isOpen = occurrence.map(todo.isOpen) ?? true
      buttons.append(
        todo.completed == nil
          ? context.saying("!complete \(number)\(isOpen ? "" : day)", wording.doneTodos, style: "main act-done")
          : context.saying("!uncomplete \(number)", wording.notDone))
      if todo.completed == nil { buttons.append(context.saying("!postpone \(number)", wording.dayLater)) }
    } else if let shown = shown ?? (item.repeats ? nil : away.map { When($0) }) {
      let later = shown.date.adding(days: 1)
      let to = item.repeats ? "!move \(number)\(day) to \(later)" : "!edit \(number) \(later)"
      buttons.append(context.saying(to, wording.dayLater))
      let earlier = shown.date.adding(days: -1)
      let before = item.repeats ? "!move \(number)\(day) to \(earlier)" : "!edit \(number) \(earlier)"
      buttons.append(context.saying(before, wording.dayEarlier))
    }
    if item.repeats {
      if !day.isEmpty { buttons.append(context.saying("!skip \(number)\(day)", wording.leaveOut, back: back)) }
      buttons.append(context.saying("!delete all of \(number)", wording.deleteAll, style: "danger", back: back))
    } else {
      buttons.append(context.saying("!delete \(number)", wording.delete, style: "danger", back: back))
    }
    return "<div class=\"actions\">\(buttons)</div>"
  }
}
