import Agenda
import Markup

/// The items of one list, tag or place; for a smart list, the results of its search.
struct GroupPage: Page {
  /// The group that is shown.
  enum Subject: Hashable {
    case list(String), smartList(String, search: String), tag(String), place(String)
    /// The items that are on no list.
    case inbox
  }

  let subject: Subject
  private let open: [AgendaItem]
  private let done: [AgendaItem]

  private static let most = 300
  private static let mostDone = 20

  /// - Parameter found: the items that a smart list's search finds.
  init(_ subject: Subject, found: [AgendaItem] = [], _ desk: Desk) throws {
    self.subject = subject
    let searches = desk.belongings.searches
    var open = found.filter { !$0.isDone }
    if let criterion = subject.criterion {
      let own = try searches.find(.all([.not(.isCompleted), criterion]), limit: Self.most)
      open += own.filter { item in !open.contains { $0.reference == item.reference } }
      done = try searches.find(.all([.isCompleted, criterion]), limit: Self.mostDone)
    } else {
      done = []
    }
    self.open = open
  }

  func title(_ wording: any Wording) -> String { subject.name(wording) }
  var section: Section { .lists }

  func content(_ context: PageContext) -> HTML {
    let (desk, wording) = (context.desk, context.wording)
    let isLate = { (item: AgendaItem) in Appearance(item, on: desk)?.isLate ?? false }
    let todos = open.filter { $0.isTodo }
    let late = todos.filter(isLate)
    let events = desk.inOrder(open.filter { $0.reference?.kind == "event" }.map(desk.coming))
    let isPast = { (item: AgendaItem) in Appearance(item, on: desk).map { desk.isPast($0.end ?? $0.start) } ?? false }
    let parts: [(String, [AgendaItem])] = [
      (wording.lateTodos, late), (wording.toDo, desk.inOrder(todos.filter { !isLate($0) })),
      (wording.events, events.filter { !isPast($0) }),
      (wording.notesPage, open.filter { $0.reference?.kind == "note" }), (wording.doneTodos, done),
      (wording.pastEvents, events.filter(isPast).reversed()),
    ]
    let sections = parts.map { heading, items -> HTML in
      guard !items.isEmpty else { return .empty }
      return
        "<section><h2>\(heading)</h2><ul class=\"rows\">\(items.map { ItemRow.markup($0, context, in: subject.address) })</ul></section>"
    }
    return """
      <div class="heading"><h1 class="\(subject.style)">\(subject.sign)<bdi>\(subject.name(wording))</bdi></h1>\
      <p class="crumbs"><a href="\(to: Href("lists"))">\(wording.allLists)</a></p></div>
      \(subject.search.map { "<p class=\"remark\">\(wording.smartListOf($0).markup())</p>" as HTML })\
      \(sections)\(if: open.isEmpty && done.isEmpty, Hint.nothing(wording.nothingHere, subject.example(wording), context))\
      \(settings(context))
      """
  }

  /// The forms that change the list itself; nil if it is not a list.
  private func settings(_ context: PageContext) -> HTML? {
    guard let name = subject.listName else { return nil }
    let wording = context.wording
    var field = Field("name", wording.newName, .line(name), isRequired: true)
    field.idPrefix = "list-"
    // Afterwards this list's address no longer works.
    var (rename, delete) = (
      context.form(Href("list", name), style: "inline"), context.form(Href("list", name, "delete"), style: "say")
    )
    (rename.back, delete.back) = (Href("lists"), Href("lists"))
    let clear = context.form(Href("list", name, "clear"), style: "say")
    return """
      <details class="settings"><summary>\(wording.changeList)</summary>\
      \(rename.around("\(field.markup)<button>\(wording.rename)</button>"))<div class="actions">\
      \(clear.button(wording.deleteWhatIsOnIt, style: "danger"))\
      \(delete.button(wording.deleteListAlone, style: "danger"))</div>\
      <p class="hint">\(wording.withoutTheList)</p></details>
      """
  }
}

extension GroupPage.Subject {
  func name(_ wording: any Wording) -> String {
    switch self {
    case .list(let name), .smartList(let name, _), .tag(let name), .place(let name): name
    case .inbox: wording.unlisted
    }
  }

  fileprivate var sign: HTML {
    switch self {
    case .tag: "#"
    case .place: "@"
    case .list(let name), .smartList(let name, _): Mark(list: name).badge
    case .inbox: ""
    }
  }

  /// The class of its colour.
  fileprivate var style: String { Mark(list: listName).style }

  fileprivate var criterion: Criterion? {
    switch self {
    case .list(let name), .smartList(let name, _): .list(name)
    case .tag(let name): .tag(name)
    case .place(let name): .place(name)
    case .inbox: .list(nil)
    }
  }

  fileprivate var address: Href? {
    switch self {
    case .list(let name), .smartList(let name, _): .group(.list, name)
    case .tag(let name): .group(.tag, name)
    case .place(let name): .group(.place, name)
    case .inbox: nil
    }
  }

  fileprivate var listName: String? {
    switch self {
    case .list(let name), .smartList(let name, _): name
    case .tag, .place, .inbox: nil
    }
  }

  fileprivate var search: String? { if case .smartList(_, let search) = self { search } else { nil } }

  fileprivate func example(_ wording: any Wording) -> String {
    switch self {
    case .list(let name), .smartList(let name, _): wording.exampleOnList(name)
    case .tag(let name): wording.exampleTagged(name)
    case .place(let name): wording.exampleAt(name)
    case .inbox: wording.exampleStamps
    }
  }
}
