import Agenda
import Markup

/// What a search finds, among todos, events and notes.
struct SearchPage: Page {
  let words: String
  /// What was found, and what is wrong with the search where it makes no sense.
  private let found: [AgendaItem]
  private let problem: String?

  init(_ words: String, found: [AgendaItem] = [], problem: String? = nil) {
    self.words = words
    self.found = found
    self.problem = problem
  }

  var title: String { words.isEmpty ? "Search" : "Search: \(words)" }
  var section: Section { .search }

  func content(_ context: PageContext) -> Markup {
    let rows = found.map { ItemRow.markup($0, context) }
    return """
      <div class="heading"><h1>Search</h1></div>
      <form class="search inline" action="\(to: Href("search"))" role="search">\
      \(Field("q", "What to look for", .line(words, type: "search"), hint: "Words, or for example: tag:errand AND due:today, list:work, priority:1, kind:note", error: problem).markup)\
      <button class="main">Search</button></form>
      \(if: !words.isEmpty && problem == nil, "<p role=\"status\">\(found.count) found.</p>")\
      \(if: !found.isEmpty, "<ul class=\"rows\">\(rows)</ul>")\
      \(if: found.isEmpty && !words.isEmpty && problem == nil, "<div class=\"empty\"><p>Nothing has all of these words. Fewer of them find more.</p></div>")\
      \(if: !found.isEmpty, keep(context))
      """
  }

  private func keep(_ context: PageContext) -> Markup {
    var field = Field("list", "Keep this search as a list called", .line(""), isRequired: true)
    field.idPrefix = "keep-"
    return """
      <details class="settings"><summary>Keep this search</summary>\
      \(context.form(Href("keep"), ["q": words], style: "inline").around("\(field.markup)<button>Keep</button>"))</details>
      """
  }
}
