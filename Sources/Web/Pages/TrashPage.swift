import Agenda
import Markup

/// What was completed or deleted, and the ways to take that back.
struct TrashPage: Page {
  private let deleted: [DeletedItem]
  private let done: [Todo]
  private static let most = 100

  init(_ desk: Desk) throws {
    deleted = try desk.belongings.journal.deleted()
    done = try desk.belongings.todos.completed(limit: Self.most)
  }

  var title: String { "Done and deleted" }
  var section: Section { .more }

  func content(_ context: PageContext) -> Markup {
    let rows = done.map { ItemRow.markup(.todo($0), context) }
    let gone = deleted.prefix(Self.most).map { gone -> Markup in
      let item = gone.item
      let restore = item.reference.map {
        context.form(Href("restore", $0.kind, "\($0.number)"))
          .button("Restore", name: "Restore \(ItemRow.firstLine(item.name))", style: "quiet")
      }
      let told = gone.deleted.map { "deleted \(context.desk.wording.moment(at: $0, on: context.desk))" as Markup }
      return ItemRow.plain(item, context, detail: told, act: restore)
    }
    return """
      <div class="heading"><h1>Done and deleted</h1></div>
      <section><h2>Deleted</h2><p>What you delete stays here until you have made \(Bounds.undo) more changes, on these pages or in the \
      chat. Then it is gone.</p>\
      \(if: deleted.isEmpty, "<div class=\"empty\"><p>Nothing is in the trash.</p></div>")\
      \(if: !deleted.isEmpty, "<ul class=\"rows\">\(gone)</ul>")\
      \(if: deleted.count > Self.most, "<p>and \(deleted.count - Self.most) more</p>")</section>
      <section><h2>Changed by mistake?</h2><p>You can undo your last \(Bounds.undo) changes, one after the other.</p>\
      <div class="actions">\(context.form(Href("undo")).button("Undo the last change"))\
      \(context.saying("!redo", "Redo", style: "quiet"))</div></section>
      <section><h2>Done</h2>\(if: done.isEmpty, "<div class=\"empty\"><p>Nothing is done yet.</p></div>")\
      \(if: !done.isEmpty, "<ul class=\"rows\">\(rows)</ul>")</section>
      """
  }
}
