import Agenda
import Markup

/// The results of a search among todos, events and notes.
struct SearchPage: Page {
  let words: String
  /// The results, and the mistake in a search that makes no sense.
  private let found: [AgendaItem]
  private let problem: String?

  init(_ words: String, found: [AgendaItem] = [], problem: String? = nil) {
    self.words = words
    self.found = found
    self.problem = problem
  }

  func title(_ wording: any Wording) -> String { words.isEmpty ? wording.searchPage : wording.searchPage(words) }
  var section: Section { .search }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    let rows = found.map { ItemRow.markup($0, context) }
    return """
      <div class="heading"><h1>\(wording.searchPage)</h1></div>
      <form class="search inline" action="\(to: Href("search"))" role="search">\
      \(Field("q", wording.whatToLookFor, .line(words, type: "search"), hint: wording.howToLook, error: problem).markup)\
      <button class="main">\(wording.searchPage)</button></form>
      \(if: !words.isEmpty && problem == nil, "<p role=\"status\">\(wording.foundSo(found.count))</p>")\
      \(if: !found.isEmpty, "<ul class=\"rows\">\(rows)</ul>")\
      \(if: found.isEmpty && !words.isEmpty && problem == nil, "<div class=\"empty\"><p>\(wording.nothingFound)</p></div>")\
      \(if: !found.isEmpty, keep(context))
      """
  }

  private func keep(_ context: PageContext) -> HTML {
    var field = Field("list", context.wording.keepSearchAs, .line(""), isRequired: true)
    field.idPrefix = "keep-"
    return """
      <details class="settings"><summary>\(context.wording.keepSearch)</summary>\
      \(context.form(Href("keep"), ["q": words], style: "inline").around("\(field.markup)<button>\(context.wording.keep)</button>"))</details>
      """
  }
}
