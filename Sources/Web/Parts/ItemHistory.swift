import Agenda
import Markup

/// The changes of an item, the last one first, as far as they can be undone.
struct ItemHistory {
  private let changes: [ItemChange]

  init(of reference: ItemReference, _ desk: Desk) throws {
    changes = try desk.belongings.journal.history(of: reference)
  }

  func markup(_ context: PageContext) -> HTML? {
    guard !changes.isEmpty else { return nil }
    let lines = changes.map { change -> HTML in
      let told = context.wording.history(change, on: context.desk)
      let undo = context.form(.undo(change.origin)).button(
        context.wording.undo, name: context.wording.undo(told), style: "quiet")
      return "<li class=\"row\"><span class=\"what\" dir=\"auto\">\(told)</span><div class=\"act\">\(undo)</div></li>"
    }
    return "<details class=\"settings\"><summary>\(context.wording.history)</summary><ul>\(lines)</ul></details>"
  }
}
