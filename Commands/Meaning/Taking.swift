import Agenda
import Civil
import Grammar

// What can be done to which items.
extension Desk {
  /// True if an act can be done to an item, and tells no other deed than its own.
  func takes(_ act: PlainAct, _ item: AgendaItem) -> Bool {
    act.takes(item) && (act.verb != .complete || !reader.isAnotherDeed(act.what, than: item.name))
  }
}

extension PlainAct {
  /// True if the act ends the items: it deletes them, or completes todos.
  func ends(_ items: [AgendaItem]) -> Bool {
    verb == .delete || verb == .complete && items.allSatisfy { if case .todo = $0 { true } else { false } }
  }

  /// True if the act can be done to the item.
  func takes(_ item: AgendaItem) -> Bool {
    switch (verb, item) {
    case (.complete, .note), (.postpone, .note), (.lasts, .note), (.due, .note), (.repeat, .note), (.remind, .note),
      (.nag, .note),
      (.priority, .note), (.priority, .event), (.nag, .event), (.uncomplete, .note), (.uncomplete, .event):
      false
    // `publish my thesis` is something to do, whatever day that is due.
    case (.publish, .todo(let todo)): todo.due?.time != nil
    case (.publish, .note): false
    default: true
    }
  }
}
