import Agenda
import Markup

/// The completed and deleted items, and the ways to undo that.
struct TrashPage: Page {
  private let deleted: [DeletedItem]
  private let done: [Todo]
  private static let most = 100

  init(_ desk: Desk) throws {
    deleted = try desk.belongings.journal.deleted()
    done = try desk.belongings.todos.completed(limit: Self.most)
  }

  func title(_ wording: any Wording) -> String { wording.trashPage }
  var section: Section { .more }

  func content(_ context: PageContext) -> HTML {
    let (desk, wording) = (context.desk, context.wording)
    let rows = done.map { ItemRow.markup(.todo($0), context) }
    let gone = deleted.prefix(Self.most).map { gone -> HTML in
      let item = gone.item
      let restore = item.reference.map {
        context.form(Href("restore", $0.kind, "\($0.number)"))
          .button(wording.restore, name: wording.restore(ItemRow.firstLine(item.name)), style: "quiet")
      }
      let told = gone.deleted.map { "\(wording.deleted(then: wording.moment(at: $0, on: desk)))" as HTML }
      return ItemRow.plain(item, context, detail: told, act: restore)
    }
    return """
      <div class="heading"><h1>\(wording.trashPage)</h1></div>
      <section><h2>\(wording.deletedThings)</h2><p>\(wording.untilGone)</p>\
      \(if: deleted.isEmpty, "<div class=\"empty\"><p>\(wording.nothingInTrash)</p></div>")\
      \(if: !deleted.isEmpty, "<ul class=\"rows\">\(gone)</ul>")\
      \(if: deleted.count > Self.most, "<p>\(wording.andMore(deleted.count - Self.most))</p>")</section>
      <section><h2>\(wording.byMistake)</h2><p>\(wording.howMuchIsUndone)</p>\
      <div class="actions">\(context.form(Href("undo")).button(wording.undoLast))\
      \(context.saying("!redo", wording.redo, style: "quiet"))</div></section>
      <section><h2>\(wording.doneTodos)</h2>\(if: done.isEmpty, "<div class=\"empty\"><p>\(wording.nothingDoneYet)</p></div>")\
      \(if: !done.isEmpty, "<ul class=\"rows\">\(rows)</ul>")</section>
      """
  }
}
