import Agenda
import Civil
import Conversation

/// The buttons below a message: the recipient's likely answers, on networks that show buttons.
struct ReplyButtons {
  let traits: NetworkTraits
  /// The wording in the recipient's language.
  let wording: any Wording

  /// The most todos of a list that have buttons.
  static let mostTodos = 8

  /// Returns a button for each choice of a question. It writes an answer to the question, which means nothing once the
  /// question is closed.
  func answering(_ choices: [Reply.Choice]) -> [[MessageButton]] {
    let numbered = choices.enumerated().filter { $0.element.agreement == nil }.map { index, choice in
      [MessageButton("\(index + 1)", label: "\(index + 1). \(choice.label)")]
    }
    let takesAgreement = choices.contains { $0.agreement != nil }
    return fitting(numbered + (takesAgreement ? [[MessageButton(wording.yes), MessageButton(wording.no)]] : []))
  }

  /// Returns two buttons for each open todo of a list. They name the todo itself: its number in the list is another's
  /// in the next list.
  ///
  /// - Parameters:
  ///   - first: the number of the first entry.
  ///   - openTodo: the todo that an item is, if it is one that is not done.
  func acting(on list: some Sequence<Reply.Entry>, from first: Int, openTodo: (ItemReference) throws -> Todo?) rethrows
    -> [[MessageButton]]
  {
    var rows: [[MessageButton]] = []
    for (index, entry) in list.enumerated() where rows.count < Self.mostTodos {
      guard let item = entry.item, let todo = try openTodo(item) else { continue }
      let done = MessageButton(
        completing(todo, item, at: entry.occurrence), label: wording.doneButton(first + index))
      let snooze = MessageButton("!postpone #\(item.number)", label: wording.snoozeButton(first + index))
      // Of a series, only the whole can be put off by its number.
      rows.append(todo.recurrence == nil ? [done, snooze] : [done])
    }
    return fitting(rows)
  }

  /// Returns the buttons of a reminder of one item.
  ///
  /// - Parameter todo: the item, if it is a todo that is not done.
  func reminding(of item: ItemReference, _ todo: Todo?) -> [[MessageButton]] {
    var buttons = wording.reminderButtons.map { MessageButton($0) }
    if let todo, todo.recurrence != nil, let done = buttons.first {
      buttons[0] = MessageButton(completing(todo, item, at: nil), label: done.label)
    }
    return fitting([buttons])
  }

  /// Returns the command that completes a todo. For a series it names the day: pressed twice, it does not complete the
  /// next one too.
  private func completing(_ todo: Todo, _ item: ItemReference, at occurrence: String?) -> String {
    let command = "!complete #\(item.number)"
    guard todo.recurrence != nil else { return command }
    let day = occurrence.map { String($0.prefix { $0 != "T" }) } ?? todo.due?.date.description
    return day.map { "\(command) \($0)" } ?? command
  }

  private func fitting(_ rows: [[MessageButton]]) -> [[MessageButton]] {
    guard let longest = traits.longestButton else { return [] }
    return rows.map { $0.filter { $0.message.utf8.count <= longest } }.filter { !$0.isEmpty }
  }
}

extension Desk {
  /// Returns the todo that an item is; nil if it is another thing, or done.
  func openTodo(_ item: ItemReference) throws -> Todo? {
    guard case .todo(let todo) = try kept(item), todo.completed == nil else { return nil }
    return todo
  }
}
