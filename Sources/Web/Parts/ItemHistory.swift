import Agenda
import Markup

/// What became of an item, the last change first: as far as it can be undone.
struct ItemHistory {
  private let changes: [ItemChange]

  init(of reference: ItemReference, _ desk: Desk) throws {
    changes = try desk.belongings.journal.history(of: reference)
  }

  func markup(_ context: PageContext) -> Markup? {
    guard !changes.isEmpty else { return nil }
    let lines = changes.map { "<li dir=\"auto\">\(context.wording.history($0, on: context.desk))</li>" as Markup }
    return "<details class=\"settings\"><summary>\(context.wording.history)</summary><ul>\(lines)</ul></details>"
  }
}
