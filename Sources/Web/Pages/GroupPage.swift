import Agenda
import Markup
import Voice

/// What is on one list, has one tag or is at one place; for a smart list, what its search finds.
struct GroupPage: Page {
  /// What is shown.
  enum Subject: Hashable {
    case list(String), smartList(String, search: String), tag(String), place(String)
    /// What is on no list.
    case inbox
  }

  let subject: Subject
  private let open: [AgendaItem]
  private let done: [AgendaItem]

  private static let most = 300
  private static let mostDone = 20

  /// - Parameter found: for a smart list, what its search finds.
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

  var title: String { subject.name }
  var section: Section { .lists }

  func content(_ context: PageContext) -> Markup {
    let desk = context.desk
    let isLate = { (item: AgendaItem) in Appearance(item, on: desk)?.isLate ?? false }
    let todos = open.filter { $0.isTodo }
    let late = todos.filter(isLate)
    let parts: [(Markup, [AgendaItem])] = [
      ("Overdue", late), ("To do", desk.inOrder(todos.filter { !isLate($0) })),
      ("Events", desk.inOrder(open.filter { $0.reference?.kind == "event" }.map(desk.coming))),
      ("Notes", open.filter { $0.reference?.kind == "note" }), ("Done", done),
    ]
    let sections = parts.map { heading, items -> Markup in
      guard !items.isEmpty else { return .empty }
      return
        "<section><h2>\(heading)</h2><ul class=\"rows\">\(items.map { ItemRow.markup($0, context) })</ul></section>"
    }
    return """
      <div class="heading"><h1>\(subject.sign)<bdi>\(subject.name)</bdi></h1>\
      <p class="crumbs"><a href="\(to: Href("lists"))">All lists</a></p></div>
      \(subject.search.map { "<p class=\"remark\">A smart list: what <q dir=\"auto\">\($0)</q> finds.</p>" as Markup })\
      \(sections)\(if: open.isEmpty && done.isEmpty, Hint.nothing("Nothing here yet.", subject.example))\
      \(done.isEmpty ? nil : clear(context))\(settings(context))
      """
  }

  private func clear(_ context: PageContext) -> Markup? {
    guard case .list(let name) = subject else { return nil }
    return context.saying("!clear \(oneLine(name))", "Delete what is done", style: "quiet")
  }

  /// What can be changed of a list itself.
  private func settings(_ context: PageContext) -> Markup? {
    guard let name = subject.listName else { return nil }
    var field = Field("name", "New name", .line(name), isRequired: true)
    field.idPrefix = "list-"
    return """
      <details class="settings"><summary>Rename or delete this list</summary>\
      \(context.form(Href("list", name), style: "inline").around("\(field.markup)<button>Rename</button>"))\
      \(context.saying("!deletelist \(oneLine(name))", "Delete this list", style: "danger"))\
      <p class="hint">What is on it stays, on no list.</p></details>
      """
  }

  private func oneLine(_ name: String) -> String { Wording.oneLine(name) }
}

extension GroupPage.Subject {
  var name: String {
    switch self {
    case .list(let name), .smartList(let name, _), .tag(let name), .place(let name): name
    case .inbox: "On no list"
    }
  }

  fileprivate var sign: Markup {
    switch self {
    case .tag: "#"
    case .place: "@"
    case .list(let name), .smartList(let name, _): Mark(list: name).badge
    case .inbox: ""
    }
  }

  fileprivate var criterion: Criterion? {
    switch self {
    case .list(let name), .smartList(let name, _): .list(name)
    case .tag(let name): .tag(name)
    case .place(let name): .place(name)
    case .inbox: .list(nil)
    }
  }

  fileprivate var listName: String? {
    switch self {
    case .list(let name), .smartList(let name, _): name
    case .tag, .place, .inbox: nil
    }
  }

  fileprivate var search: String? { if case .smartList(_, let search) = self { search } else { nil } }

  fileprivate var example: String {
    switch self {
    case .list(let name), .smartList(let name, _): "milk and eggs to \(name)"
    case .tag(let name): "buy stamps #\(name)"
    case .place(let name): "print the form @\(name)"
    case .inbox: "buy stamps"
    }
  }
}
