import Agenda
import Markup

/// What was done and can be taken back: completed todos, and the way to undo what was deleted.
struct DonePage: Page {
  private let done: [Todo]
  private static let most = 100

  init(_ desk: Desk) throws { done = try desk.belongings.todos.completed(limit: Self.most) }

  var title: String { "Done and deleted" }
  var section: Section { .more }

  func content(_ context: PageContext) -> Markup {
    let rows = done.map { ItemRow.markup(.todo($0), context) }
    return """
      <div class="heading"><h1>Done and deleted</h1></div>
      <section><h2>Deleted or changed by mistake?</h2><p>The last 50 changes can be taken back one after the other, whether \
      they were made here or in the chat.</p><div class="actions">\
      \(context.form(Href("undo")).button("Undo the last change"))\
      \(context.saying("!redo", "Do it again", style: "quiet"))</div></section>
      <section><h2>Done</h2>\(if: done.isEmpty, "<div class=\"empty\"><p>Nothing is done yet.</p></div>")\
      \(if: !done.isEmpty, "<ul class=\"rows\">\(rows)</ul>")</section>
      """
  }
}
